// Which session is the child of a call: by an id that the call itself states, else by what fits one child and one call
// only. Two equal candidates are joined to none.

import { brand } from "../../base/brand.ts";
import { descriptionInTitle } from "../../knowledge/child-wording.ts";
import { type Claim, isKnown } from "../../model/claim.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";
import { claimId, inferred, observed, rival, unknown } from "../claims.ts";
import { placeOf, recordPlace, shows } from "../evidence.ts";
import { entriesOf, type SessionSource } from "../session-source.ts";
import { documentName } from "./acknowledge.ts";
import { type Candidate, isRedacted } from "./candidates.ts";

export interface ChildLinks {
  readonly children: ReadonlyMap<ClaimId, Claim<SessionId>>;
  readonly problems: readonly Problem[];
}

export function linkChildren(
  candidates: readonly Candidate[],
  sources: readonly SessionSource[],
): ChildLinks {
  const children = new Map<ClaimId, Claim<SessionId>>();
  const problems: Problem[] = [];
  for (const candidate of candidates) {
    children.set(candidate.call.subject, childById(candidate));
    problems.push(...withoutChildId(candidate));
  }
  const claimed = new Set([...children.values()].flatMap((claim) => (isKnown(claim) ? [claim.value] : [])));
  const open = candidates.filter((candidate) => isOpenToInference(candidate, children));
  const unclaimed = unclaimedChildren(open, sources).filter(({ id }) => !claimed.has(id));
  const ambiguous = new Set<SessionId>();
  for (const candidate of open) {
    const fits = unclaimed.filter((child) => fitsCall(child, candidate));
    const [only] = fits;
    if (!only) continue;
    const isMutual = fits.length === 1 && open.filter((other) => fitsCall(only, other)).length === 1;
    if (isMutual) children.set(candidate.call.subject, childByFit(candidate, only));
    else {
      children.set(candidate.call.subject, ambiguousChild(candidate, fits));
      for (const child of fits) ambiguous.add(child.id);
    }
  }
  for (const id of ambiguous) {
    problems.push(
      problem("ambiguous-link", say("session-fits-several", { session: id }), {
        hint: "child-id-would-settle",
      }),
    );
  }
  return { children, problems };
}

function childById({ call, delegation }: Candidate): Claim<SessionId> {
  const id = claimId(call.subject, "child");
  const place = placeOf(call.entry);
  const { childInMetadata, childInText, resumes } = delegation;
  if (childInMetadata) {
    const agrees = childInText?.value === childInMetadata.value;
    const inText = shows(place, childInText, "child-in-text");
    const grounds = [...shows(place, childInMetadata, "child-in-metadata"), ...(agrees ? inText : [])];
    const rivals = childInText && !agrees ? rival(childInText.value, "child-in-result", inText) : [];
    return observed(id, childInMetadata.value, { warrant: "child-in-metadata", grounds, rivals });
  }
  if (childInText) {
    const grounds = shows(place, childInText, "child-in-text");
    return observed(id, childInText.value, { warrant: "child-in-result", grounds });
  }
  // An error may say that there is no such child; any other answer that names none is taken for the child asked for.
  if (resumes && call.event.phase !== "error") {
    return inferred(id, resumes.value, { warrant: "child-resumed", grounds: shows(place, resumes, "input") });
  }
  if (isRedacted({ call, delegation })) {
    return unknown(id, "redacted", { remedy: { kind: "unsanitized-export", session: call.session } });
  }
  return unknown(id, "not recorded");
}

/** An acknowledgement that names no child anywhere. Errors and redacted answers are none. */
function withoutChildId(candidate: Candidate): readonly Problem[] {
  const { call, delegation } = candidate;
  if (call.event.phase !== "completed" || isRedacted(candidate)) return [];
  if (delegation.childInMetadata || delegation.childInText) return [];
  return [
    problem(
      "ack-without-child-id",
      say("acknowledged-without-child", { call: call.event.call?.value ?? null }),
      {
        document: documentName(call.entry.doc, call.source),
        line: call.event.line,
        at: call.event.source,
        hint: "child-only-inferred",
      },
    ),
  ];
}

function isOpenToInference(candidate: Candidate, children: ReadonlyMap<ClaimId, Claim<SessionId>>): boolean {
  const claim = children.get(candidate.call.subject);
  return claim?.standing === "unknown" && !isRedacted(candidate) && candidate.call.event.phase !== "error";
}

/** A child that no call names: known from a notice in the caller's session, or by its own document. */
interface Unclaimed {
  readonly id: SessionId;
  readonly caller: SessionId;
  readonly agent: string | null;
  readonly description: string | null;
  /** Not before this; null when not recorded. */
  readonly created: number | null;
  readonly knownAt: number | null;
  readonly grounds: readonly Evidence[];
}

function unclaimedChildren(
  open: readonly Candidate[],
  sources: readonly SessionSource[],
): readonly Unclaimed[] {
  const callers = new Set(open.map(({ call }) => call.session));
  const found = new Map<SessionId, Unclaimed>();
  for (const source of sources) {
    const parent = source.record.parent?.value;
    if (parent && callers.has(parent)) found.set(source.id, childOfDocument(source, parent));
    if (!callers.has(source.id)) continue;
    for (const entry of entriesOf(source, "notice")) {
      const { about, subject, agent, description, at } = entry.event;
      if (about !== "subagent" || !subject || found.has(brand<SessionId>(subject.value))) continue;
      const place = placeOf(entry);
      const id = brand<SessionId>(subject.value);
      const grounds = [
        ...shows(place, subject, "notice-child"),
        ...shows(place, description, "notice-description"),
        ...shows(place, agent, "notice-agent"),
      ];
      const time = at?.value ?? null;
      found.set(id, {
        id,
        caller: source.id,
        agent: agent?.value ?? null,
        description: description?.value ?? null,
        created: null,
        knownAt: time,
        grounds,
      });
    }
  }
  return [...found.values()];
}

function childOfDocument(source: SessionSource, caller: SessionId): Unclaimed {
  const { record } = source;
  const place = recordPlace(source);
  return {
    id: source.id,
    caller,
    agent: record.agent?.value ?? null,
    description: record.title ? descriptionInTitle(record.title.value) : null,
    created: record.created?.value ?? null,
    knownAt: null,
    grounds: [
      ...shows(place, record.id, "child-session-record"),
      ...shows(place, record.parent, "parent-link"),
      ...shows(place, record.title, "session-title"),
    ],
  };
}

function fitsCall(child: Unclaimed, { call, delegation }: Candidate): boolean {
  if (child.caller !== call.session) return false;
  const agent = delegation.agent?.value;
  const description = delegation.description?.value;
  if (description === undefined || child.description === null || description !== child.description)
    return false;
  if (agent !== undefined && child.agent !== null && !isSameAgent(agent, child.agent)) return false;
  const requested = call.event.requested?.value ?? call.event.at?.value ?? null;
  if (requested === null) return true;
  return (child.created ?? child.knownAt ?? requested) >= requested;
}

/** A display name (“General”) and an id (`general`) name one agent. */
function isSameAgent(left: string, right: string): boolean {
  return left.toLowerCase().replaceAll(/[\s_-]/g, "") === right.toLowerCase().replaceAll(/[\s_-]/g, "");
}

function childByFit({ call, delegation }: Candidate, child: Unclaimed): Claim<SessionId> {
  const place = placeOf(call.entry);
  const own = [
    ...shows(place, delegation.description, "description-in-input"),
    ...shows(place, delegation.agent, "agent-in-input"),
  ];
  return inferred(claimId(call.subject, "child"), child.id, {
    warrant: "child-by-description",
    grounds: [...child.grounds, ...own],
  });
}

function ambiguousChild({ call }: Candidate, fits: readonly Unclaimed[]): Claim<SessionId> {
  const grounds = fits.flatMap((child) => child.grounds.slice(0, 1));
  return unknown(claimId(call.subject, "child"), "ambiguous", { warrant: "child-by-description", grounds });
}
