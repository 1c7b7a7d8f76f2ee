// A refused call tried another way: a later call of the same session, in the same turn or the next, with another tool or
// another command, that shares a path, a host or a program with it. That it was meant as another way is a premise of ours, so
// it is always inferred, and what was shared is said.

import { groupBy } from "../../base/group-by.ts";
import { toolPermission } from "../../knowledge/tool-permissions.ts";
import type { Decision, Retry, RetryMatch } from "../../model/call-records.ts";
import { isKnown, knownValue } from "../../model/claim.ts";
import type { ClaimId } from "../../model/ids.ts";
import { type Call, callIdClaim } from "../call-index.ts";
import { claimId, groundsOf, inferred, unknown } from "../claims.ts";
import { type CallTraits, traitsOf } from "./call-traits.ts";
import { folderShown, resourceShown } from "./resource-shown.ts";
import { mayMissRows, turnsBetween, turnsOf } from "./turn-window.ts";
import { isSameRow } from "./unseen-retries.ts";

/** So many later calls are named for one refusal. */
const MOST_RETRIES = 3;

type Refusal = Pick<Decision, "id" | "effect">;

export function retriesOf(calls: readonly Call[], decisions: readonly Refusal[]): readonly Retry[] {
  const denied = new Set(decisions.filter(({ effect }) => knownValue(effect) === "deny").map(({ id }) => id));
  if (denied.size === 0) return [];
  const traits = new Map<ClaimId, CallTraits>();
  const known = (call: Call): CallTraits => {
    const found = traits.get(call.subject) ?? traitsOf(call);
    traits.set(call.subject, found);
    return found;
  };
  return [...groupBy(calls, ({ session }) => session).values()].flatMap((own) => {
    const [first] = own;
    if (!first || !own.some((call) => denied.has(decisionId(call)))) return [];
    const turns = turnsOf(first.source);
    return own.flatMap((call, index) =>
      denied.has(decisionId(call)) ? retriesAfter(call, own.slice(index + 1), turns, known, denied) : [],
    );
  });
}

export function decisionId(call: Call): ClaimId {
  return claimId(call.subject, "decision");
}

function retriesAfter(
  refused: Call,
  later: readonly Call[],
  turns: readonly number[],
  known: (call: Call) => CallTraits,
  denied: ReadonlySet<ClaimId>,
): readonly Retry[] {
  const found: Retry[] = [];
  for (const call of later) {
    const distance = turnsBetween(turns, refused.entry, call.entry);
    if (distance > 1 || found.length === MOST_RETRIES) break;
    // Which turn this is is not known then.
    if (mayMissRows(refused.source, refused.entry, call.entry)) break;
    if (isSameRow(call, refused) || isSameRequest(call, refused) || !mayFollow(refused, call)) continue;
    const shared = sharedTrait(known(refused), known(call));
    // The same tool on the same path, with another word to look for or spelt otherwise, is no other way; a command is.
    if (shared?.by === "path" && !isCommand(call) && call.event.tool.value === refused.event.tool.value)
      continue;
    if (shared) found.push(retry(refused, call, shared, distance, found.length + 1, denied));
  }
  return found;
}

interface Shared {
  readonly by: RetryMatch;
  readonly value: string;
}

function retry(
  refused: Call,
  call: Call,
  shared: Shared,
  distance: number,
  number: number,
  denied: ReadonlySet<ClaimId>,
): Retry {
  const id = claimId(refused.subject, `retry-${number}`);
  const grounds = [refused, call].flatMap((one) => [...resourceShown(one), ...folderShown(one)]);
  const later = callIdClaim(call);
  const basis = { warrant: "retried-another-way", grounds: [...grounds, ...groundsOf(later)] } as const;
  return {
    id,
    session: refused.session,
    decision: decisionId(refused),
    call: isKnown(later)
      ? inferred(claimId(id, "call"), later.value, basis)
      : unknown(claimId(id, "call"), "not recorded"),
    tool: call.event.tool.value,
    by: inferred(claimId(id, "by"), shared.by, basis),
    shared: inferred(claimId(id, "shared"), shared.value, basis),
    turn: distance === 0 ? "same" : "next",
    ended: denied.has(decisionId(call)) ? "denied" : endOf(call),
  };
}

/** The state word of a call that nobody knows, or that a migration wrote, tells nothing of its end. */
function endOf({ event }: Call): Retry["ended"] {
  if (event.phase === "other" || event.isCutByMigration) return "not known";
  return event.phase === "completed" || event.phase === "error" ? event.phase : "not ended";
}

function sharedTrait(one: CallTraits, other: CallTraits): Shared | null {
  const kinds = [
    ["path", one.paths, other.paths],
    ["host", one.hosts, other.hosts],
    ["program", one.programs, other.programs],
  ] as const;
  for (const [by, left, right] of kinds) {
    for (const [key, value] of left) if (right.has(key)) return { by, value };
  }
  return null;
}

/** A call of the model that began when the refusal stood, and that could do what was refused: a read writes nothing. */
function mayFollow(refused: Call, call: Call): boolean {
  const began = (call.event.requested ?? call.event.started)?.value;
  const ended = refused.event.ended?.value;
  if (began !== undefined && ended !== undefined && began < ended) return false;
  return !call.event.isByHost && !(actionOf(refused) === "edit" && READING.has(actionOf(call)));
}

const READING: ReadonlySet<string> = new Set(["read", "list", "glob", "grep"]);

function actionOf({ source, event }: Call): string {
  return toolPermission(source.format, event.tool.value).action;
}

function isCommand({ source, event }: Call): boolean {
  return toolPermission(source.format, event.tool.value).kind === "command";
}

/** The same again is no other way. */
function isSameRequest({ event: one }: Call, { event: other }: Call): boolean {
  return one.tool.value === other.tool.value && one.resource?.value.value === other.resource?.value.value;
}
