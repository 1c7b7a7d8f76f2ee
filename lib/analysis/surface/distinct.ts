// Stretches to distinct surfaces: a stretch in which the records add nothing to what is known, and contradict nothing of it, is a
// moment of the surface before it, and counted there.

import { isWithin } from "../../model/standing.ts";
import type { SurfaceOccasion } from "../../model/tool-surface.ts";
import { type Change, changesOf } from "./changes.ts";
import { isMissing } from "./sightings.ts";
import { type Fact, factKey, type StatedList, type Stretch } from "./stretches.ts";

export interface DistinctSurface {
  readonly stretch: Stretch;
  readonly unchanged: Map<SurfaceOccasion, number>;
  /** What is known to differ from before. */
  readonly changes: readonly Change[];
}

/** What all stretches before one show. */
export interface Known {
  readonly facts: Map<string, Fact>;
  list: StatedList | null;
}

export function distinctSurfaces(stretches: readonly Stretch[]): readonly DistinctSurface[] {
  const known: Known = { facts: new Map(), list: null };
  const distinct: DistinctSurface[] = [];
  for (const stretch of stretches) {
    const last = distinct.at(-1);
    if (last !== undefined && !adds(stretch, known, last.stretch)) {
      for (const kind of stretch.occasions) last.unchanged.set(kind, (last.unchanged.get(kind) ?? 0) + 1);
      for (const [key, fact] of stretch.facts) countMore(last, key, fact);
    } else distinct.push({ stretch, unchanged: new Map(), changes: changesOf(stretch, known) });
    learn(stretch, known);
  }
  return distinct;
}

function adds({ facts, list }: Stretch, known: Known, last: Stretch): boolean {
  if (list !== null && !isSame(list, known.list)) return true;
  return [...facts].some(([key, fact]) => isNews(fact, known) || isAnsweredAgain(key, fact, last, known));
}

/** That a tool was not there is not presumed to go on, so a surface that does not say so itself does not hold it. */
function isAnsweredAgain(key: string, { sighting }: Fact, last: Stretch, { list }: Known): boolean {
  return isMissing(sighting) && list === null && !last.facts.has(key);
}

function isNews({ sighting }: Fact, { facts, list }: Known): boolean {
  if (sighting.standing === "unknown") return false;
  const before = facts.get(factKey(sighting))?.sighting;
  if (before === undefined) {
    if (list === null || sighting.doors === "execute") return true;
    return list.names.has(sighting.spelled) !== (sighting.reach === "direct");
  }
  if (before.reach !== sighting.reach) return true;
  return !isWithin(sighting.standing, before.standing);
}

function isSame(list: StatedList, before: StatedList | null): boolean {
  if (before === null || before.names.size !== list.names.size) return false;
  return [...list.names].every((name) => before.names.has(name));
}

function countMore({ stretch }: DistinctSurface, key: string, { calls, spelled }: Fact): void {
  const fact = stretch.facts.get(key);
  if (fact === undefined) return;
  fact.calls += calls;
  for (const name of spelled) fact.spelled.add(name);
}

/** A list says all at once: what was known before it is answered by it. A contradiction of it puts the list out of force. */
function learn({ facts, list }: Stretch, known: Known): void {
  if (list !== null) {
    known.facts.clear();
    known.list = list;
  }
  for (const [key, fact] of facts) {
    known.facts.set(key, stronger(fact, known.facts.get(key)));
    const { sighting } = fact;
    if (known.list === null || sighting.doors === "execute") continue;
    if (known.list.names.has(sighting.spelled) !== (sighting.reach === "direct")) known.list = null;
  }
}

function stronger(fact: Fact, before: Fact | undefined): Fact {
  const isNoStronger =
    before?.sighting.reach === fact.sighting.reach &&
    isWithin(fact.sighting.standing, before.sighting.standing);
  return isNoStronger ? before : fact;
}
