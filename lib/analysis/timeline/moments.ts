// The instants worth a mark: of each dispatch, each idle, and each row that is no step or call.

import { byKeys } from "../../base/order.ts";
import { startOf } from "../../base/text.ts";
import type { EpochMs } from "../../base/time.ts";
import type { Decision, Idle } from "../../model/call-records.ts";
import { type Claim, isKnown, knownValue } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { EvidenceRef } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { weakest } from "../../model/standing.ts";
import type { Moment, MomentKind } from "../../model/timeline.ts";
import type { ToolSurface } from "../../model/tool-surface.ts";
import { claimId } from "../claims.ts";
import type { LeadPrompts } from "../dispatch/dispatched-prompts.ts";
import { placeOf, refAt } from "../evidence.ts";
import type { Entry, SessionSource } from "../session-source.ts";

const LINE_LENGTH = 120;

/** What analysis made of the sessions, as far as it has moments. */
export interface StatedThings {
  readonly dispatches: readonly Dispatch[];
  readonly idles: readonly Idle[];
  readonly decisions: readonly Decision[];
  readonly leadPrompts: LeadPrompts;
  readonly toolSurfaces: readonly ToolSurface[];
}

export function momentsOf(
  sources: readonly SessionSource[],
  { dispatches, idles, decisions, leadPrompts, toolSurfaces }: StatedThings,
): readonly Moment[] {
  const answers = answersOf(dispatches);
  return [
    ...dispatches.flatMap(dispatchMoments),
    ...idles.flatMap((idle) => atClaim("idle", idle.session, idle.from, { text: knownValue(idle.outcome) })),
    ...decisions
      .filter(({ effect }) => knownValue(effect) === "deny")
      .flatMap((decision) =>
        atClaim("refused", decision.session, decision.at, {
          text: knownValue(decision.words),
          claim: decision.effect.id,
          agent: decision.tool,
        }),
      ),
    ...toolSurfaces.flatMap(surfaceMoment),
    ...sources.flatMap((source) =>
      source.entries.flatMap((entry) => rowMoment(source, entry, answers, leadPrompts)),
    ),
  ].sort(
    byKeys(
      (moment) => moment.at,
      (moment) => moment.session,
      (moment) => moment.id,
    ),
  );
}

interface About {
  readonly text?: string | null;
  readonly dispatch?: ClaimId;
  readonly claim?: ClaimId;
  readonly agent?: string | null;
}

/** A moment where a claim's time is known; its mark stands as the claim does. */
function atClaim(
  kind: MomentKind,
  session: SessionId,
  claim: Claim<EpochMs>,
  about: About,
): readonly Moment[] {
  if (!isKnown(claim)) return [];
  const place = claim.grounds.find((evidence) => evidence.kind === "present");
  if (place?.kind !== "present") return [];
  return [
    {
      id: `${kind}:${claim.id}`,
      kind,
      session,
      at: claim.value,
      standing: claim.standing,
      claim: about.claim ?? claim.id,
      dispatch: about.dispatch ?? null,
      agent: about.agent ?? null,
      ref: place.ref,
      text: about.text === undefined || about.text === null ? null : startOf(about.text, LINE_LENGTH),
      says: place.says,
    },
  ];
}

/** Where the reach of some tool is known to differ from before. A tool seen for the first time makes no mark. */
function surfaceMoment({ session, at, changes }: ToolSurface): readonly Moment[] {
  if (changes === null || !isKnown(changes)) return [];
  const text = changes.value.join(", ");
  return atClaim("surface", session, at, { text, claim: changes.id }).map((moment) => ({
    ...moment,
    standing: weakest(moment.standing, changes.standing),
  }));
}

function dispatchMoments(dispatch: Dispatch): readonly Moment[] {
  const about: About = {
    text: knownValue(dispatch.description),
    dispatch: dispatch.id,
    agent: knownValue(dispatch.agent),
  };
  const child = knownValue(dispatch.child);
  const by = knownValue(dispatch.settledBy);
  return [
    ...atClaim("request", dispatch.caller, dispatch.requestedAt, about),
    ...atClaim("acknowledgement", dispatch.caller, dispatch.acknowledgedAt, about),
    ...(child === null ? [] : atClaim("child-start", child, dispatch.childStartedAt, about)),
    ...(child === null ? [] : atClaim("child-end", child, dispatch.childEndedAt, about)),
    ...atClaim("injection", dispatch.caller, dispatch.injectedAt, about),
    ...(by === "parent-idle" ? atClaim("settled", child ?? dispatch.caller, dispatch.settledAt, about) : []),
  ];
}

function rowMoment(
  source: SessionSource,
  entry: Entry,
  answers: ReadonlySet<string>,
  leadPrompts: LeadPrompts,
): readonly Moment[] {
  const { event } = entry;
  const { at } = event;
  const row = leadPrompts.has(entry) ? leadPrompt(entry) : rowKind(entry);
  if (!at || !row) return [];
  if (row.kind === "notice" && answers.has(placeKey(refAt(placeOf(entry), at.at)))) return [];
  return [
    {
      id: `${row.kind}:${source.id}/${event.row}.${event.seq}`,
      kind: row.kind,
      session: source.id,
      at: at.value,
      standing: leadPrompts.get(entry) ?? "observed",
      claim: claimId(claimId(sessionSubject(source.id), `row-${event.row}`), "at"),
      dispatch: null,
      agent: null,
      ref: refAt(placeOf(entry), event.source),
      text: row.text === null ? null : startOf(row.text, LINE_LENGTH),
      says: row.kind === "prompt" ? "prompt" : "record",
    },
  ];
}

function leadPrompt({ event }: Entry): { readonly kind: MomentKind; readonly text: string | null } {
  return { kind: "lead-prompt", text: event.kind === "prompt" ? (event.text?.value.text ?? null) : null };
}

function rowKind({ event }: Entry): { readonly kind: MomentKind; readonly text: string | null } | null {
  switch (event.kind) {
    case "prompt":
      return { kind: "prompt", text: event.text?.value.text ?? null };
    case "notice":
      return { kind: "notice", text: event.description?.value ?? event.subject?.value ?? null };
    case "synthetic":
      return { kind: "synthetic", text: event.description?.value ?? event.text?.value.text ?? null };
    case "switch":
      return { kind: "switch", text: event.to?.value ?? null };
    case "system":
    case "skill":
      return { kind: "system", text: event.description?.value ?? event.text?.value.text ?? null };
    case "compaction":
      return { kind: "compaction", text: event.reason?.value ?? null };
    case "retry":
      return { kind: "retry", text: event.error?.message?.value.text ?? null };
    case "unread":
      return { kind: "unread", text: event.type };
    default:
      return null;
  }
}

/** The rows of notices that answer a dispatch: they are drawn as its injection already. */
function answersOf(dispatches: readonly Dispatch[]): ReadonlySet<string> {
  return new Set(
    dispatches.flatMap(({ injectedAt }) =>
      isKnown(injectedAt)
        ? injectedAt.grounds.flatMap((evidence) =>
            evidence.kind === "present" ? placeKey(evidence.ref) : [],
          )
        : [],
    ),
  );
}

function placeKey({ doc, line, at }: EvidenceRef): string {
  return `${doc}:${line ?? ""}#${at}`;
}
