// What is known to differ from the surface before: a tool of which one thing was known at a door, and now another. A tool that is only
// seen for the first time is no change: what held of it before is not known.

import type { Claim } from "../../model/claim.ts";
import type { PresentEvidence } from "../../model/evidence.ts";
import type { ClaimId } from "../../model/ids.ts";
import { claimId, computed, inferred } from "../claims.ts";
import type { Known } from "./distinct.ts";
import { listPlace, placesOf } from "./places.ts";
import type { Sighting } from "./sightings.ts";
import { factKey, type StatedList, type Stretch } from "./stretches.ts";

export interface Change {
  readonly tool: string;
  /** What showed the one and the other. */
  readonly before: Sighting | StatedList;
  readonly after: Sighting | StatedList;
}

/** Of a stretch against what was known when it began. */
export function changesOf({ facts, list }: Stretch, known: Known): readonly Change[] {
  const found: Change[] = [];
  if (list !== null) found.push(...againstList(list, known));
  for (const { sighting } of facts.values()) {
    if (sighting.standing === "unknown") continue;
    const before = known.facts.get(factKey(sighting))?.sighting;
    if (before !== undefined) {
      if (before.standing !== "unknown" && before.reach !== sighting.reach && list === null)
        found.push({ tool: sighting.tool, before, after: sighting });
      continue;
    }
    if (known.list === null || list !== null || sighting.doors === "execute") continue;
    if (known.list.names.has(sighting.spelled) !== (sighting.reach === "direct"))
      found.push({ tool: sighting.tool, before: known.list, after: sighting });
  }
  return found;
}

function againstList(list: StatedList, { facts, list: before }: Known): readonly Change[] {
  const found: Change[] = [];
  for (const { sighting } of facts.values()) {
    if (sighting.standing === "unknown" || sighting.doors === "execute") continue;
    if (list.names.has(sighting.spelled) !== (sighting.reach === "direct"))
      found.push({ tool: sighting.tool, before: sighting, after: list });
  }
  if (before === null) return found;
  const changed = new Set(found.map(({ tool }) => tool));
  for (const name of new Set([...list.names, ...before.names])) {
    if (list.names.has(name) !== before.names.has(name) && !changed.has(name))
      found.push({ tool: name, before, after: list });
  }
  return found;
}

/** null: nothing is known to differ. Changes that both sides observe are said without those that are inferred on one. */
export function changesClaim(subject: ClaimId, changes: readonly Change[]): Claim<readonly string[]> | null {
  const observed = changes.filter((change) => isObserved(change.before) && isObserved(change.after));
  const said = observed.length > 0 ? observed : changes;
  if (said.length === 0) return null;
  const names = [...new Set(said.map(({ tool }) => tool))];
  const grounds = said.flatMap(({ before, after }) => [...shown(before), ...shown(after)]);
  const basis = { warrant: "reach-differs", grounds } as const;
  const id = claimId(subject, "changes");
  return observed.length > 0 ? computed(id, names, basis) : inferred(id, names, basis);
}

function isObserved(side: Sighting | StatedList): boolean {
  return "names" in side || side.standing === "observed";
}

function shown(side: Sighting | StatedList): readonly PresentEvidence[] {
  return "names" in side ? listPlace(side) : placesOf(side);
}
