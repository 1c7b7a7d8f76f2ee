// The places in the files that a sighting and a stated list stand on.

import type { PresentEvidence } from "../../model/evidence.ts";
import { placeOf, shows } from "../evidence.ts";
import { isMissing, type Sighting } from "./sightings.ts";
import type { StatedList } from "./stretches.ts";

export function placesOf(sighting: Sighting): readonly PresentEvidence[] {
  const { call, nested } = sighting;
  const place = placeOf(call.entry);
  const { event } = call;
  if (nested !== null) {
    const inside = event.nested?.calls[nested];
    return inside === undefined
      ? []
      : [...shows(place, inside.tool, "nested-calls"), ...shows(place, inside.status, "call-state")];
  }
  if (isMissing(sighting)) return shows(place, event.unavailable, "tool-name");
  return [
    ...shows(place, event.tool, "tool-name"),
    ...shows(place, event.state, "call-state"),
    ...shows(place, event.error?.message ?? null, "error-message"),
  ];
}

export function listPlace({ call }: StatedList): readonly PresentEvidence[] {
  const stated = call.event.statedTools;
  return stated === null ? [] : shows(placeOf(call.entry), { value: "", at: stated.at }, "tool-list");
}
