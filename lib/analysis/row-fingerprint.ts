// What a row says, without where it stands: equal for two copies of one row, whichever document or index they have.

import type { SessionEvent } from "../model/event.ts";

const PLACES: ReadonlySet<string> = new Set(["seq", "row", "source", "line"]);
/** Pointers differ between copies by their row; times are no pointers, though both are called `at`. */
const POINTERS = /"at":"(?:[^"\\]|\\.)*"/g;

export function rowFingerprint(events: readonly SessionEvent[]): string {
  const said = JSON.stringify(events, (key, value: unknown) => (PLACES.has(key) ? undefined : value));
  return said.replaceAll(POINTERS, "");
}
