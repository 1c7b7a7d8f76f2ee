// A session in stretches: from one moment at which its tools may have changed to the next. What the records show of single tools is
// gathered per stretch; a call that is answered otherwise than one before it ends a stretch that no row ends.

import { callSubject, sessionSubject } from "../../model/claim-subject.ts";
import type { ClaimId } from "../../model/ids.ts";
import { isWithin } from "../../model/standing.ts";
import type { SurfaceOccasion } from "../../model/tool-surface.ts";
import type { Call } from "../call-index.ts";
import { claimId } from "../claims.ts";
import { type Entry, isKind, type SessionSource } from "../session-source.ts";
import { isModelStep, type Occasion, occasionsOf } from "./occasions.ts";
import { type Sighting, sightingsOf } from "./sightings.ts";

/** What the calls of one stretch show of one tool at one door. */
export interface Fact {
  /** The first of the strongest. */
  sighting: Sighting;
  calls: number;
  readonly spelled: Set<string>;
}

export interface StatedList {
  readonly call: Call;
  readonly names: ReadonlySet<string>;
}

export interface Stretch {
  readonly subject: ClaimId;
  /** The record that opens it; null: the session's own. */
  readonly entry: Entry | null;
  /** The call whose answer opens it. */
  readonly call: Call | null;
  readonly occasions: SurfaceOccasion[];
  names: string | null;
  readonly facts: Map<string, Fact>;
  list: StatedList | null;
  /** A request was made under it. */
  isAsked: boolean;
}

export function factKey({ doors, tool }: Pick<Sighting, "doors" | "tool">): string {
  return `${doors === "execute" ? "execute" : "direct"}:${tool}`;
}

/** `calls`: those of the session, in document order. */
export function stretchesOf(source: SessionSource, calls: readonly Call[]): readonly Stretch[] {
  const start = opened(claimId(sessionSubject(source.id), "tools"), null, null);
  start.occasions.push("session-start");
  start.names = firstAgent(source);
  const stretches = [start];
  const used = new Set<string>([start.subject]);
  const occasions = occasionsOf(source);
  let current = start;
  let next = 0;

  const open = (subject: ClaimId, entry: Entry, call: Call | null): Stretch => {
    let unique = subject;
    for (let copy = 2; used.has(unique); copy += 1) unique = claimId(`${subject}~${copy}`, "tools");
    used.add(unique);
    current = opened(unique, entry, call);
    stretches.push(current);
    return current;
  };

  for (const entry of source.entries) {
    for (const occasion of occasions(entry)) {
      if (current.isAsked) open(rowSubject(source, entry), entry, null);
      stand(current, occasion);
    }
    if (isModelStep(source, entry)) current.isAsked = true;
    if (!isKind(entry, "tool-call")) continue;
    const call = calls[next];
    next += 1;
    if (call === undefined) continue;
    current.isAsked = true;
    const stated = call.event.statedTools;
    if (stated !== null && !isSameList(current.list, stated.value)) {
      stand(open(claimId(call.subject, "tools"), entry, call), { kind: "stated-list", names: null });
      current.list = { call, names: new Set(stated.value) };
      current.isAsked = true;
    }
    for (const sighting of sightingsOf(call)) {
      if (contradicts(current, sighting)) {
        stand(open(claimId(call.subject, "tools"), entry, call), { kind: "host-answer", names: null });
        current.isAsked = true;
      }
      see(current, sighting);
    }
  }
  return stretches;
}

/** A session names the agent that it has now; who was asked first is what its first step says. */
function firstAgent(source: SessionSource): string | null {
  const first = source.byKind.step.find((entry) => isModelStep(source, entry));
  return (first === undefined ? source.record.agent : first.event.agent)?.value ?? null;
}

function opened(subject: ClaimId, entry: Entry | null, call: Call | null): Stretch {
  return {
    subject,
    entry,
    call,
    occasions: [],
    names: null,
    facts: new Map(),
    list: null,
    isAsked: false,
  };
}

function rowSubject(source: SessionSource, { event }: Entry): ClaimId {
  return claimId(callSubject(source.id, event.message?.value ?? `row-${event.row}`), "tools");
}

/** The last agent named before the first request is the one that asks. */
function stand(stretch: Stretch, { kind, names }: Occasion): void {
  if (!stretch.occasions.includes(kind)) stretch.occasions.push(kind);
  const isOpener = stretch.occasions[0] === kind;
  const isAgentOfStart = kind === "agent-switch" && stretch.occasions[0] === "session-start";
  if (names !== null && (isOpener || isAgentOfStart)) stretch.names = names;
}

function isSameList(list: StatedList | null, names: readonly string[]): boolean {
  const other = new Set(names);
  return list !== null && list.names.size === other.size && names.every((name) => list.names.has(name));
}

/** What is not decided contradicts nothing. */
function contradicts(stretch: Stretch, sighting: Sighting): boolean {
  if (sighting.standing === "unknown") return false;
  const fact = stretch.facts.get(factKey(sighting));
  if (fact !== undefined && fact.sighting.standing !== "unknown")
    return fact.sighting.reach !== sighting.reach;
  if (stretch.list === null || sighting.doors === "execute") return false;
  return stretch.list.names.has(sighting.spelled) !== (sighting.reach === "direct");
}

function see(stretch: Stretch, sighting: Sighting): void {
  const key = factKey(sighting);
  const fact = stretch.facts.get(key);
  const isUndecided = (standing: Sighting["standing"]) => standing === "unknown";
  if (fact !== undefined && isUndecided(sighting.standing) && !isUndecided(fact.sighting.standing)) return;
  if (fact === undefined || (isUndecided(fact.sighting.standing) && !isUndecided(sighting.standing))) {
    stretch.facts.set(key, { sighting, calls: 1, spelled: new Set([sighting.spelled]) });
    return;
  }
  fact.calls += 1;
  fact.spelled.add(sighting.spelled);
  if (isWithin(sighting.standing, fact.sighting.standing)) return;
  fact.sighting = sighting;
}
