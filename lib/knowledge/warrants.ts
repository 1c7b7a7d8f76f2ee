// Every rule that licenses a claim: its ceiling, on whose authority, and where it was seen. Its sentences stand in lib/words.
// A claim can only name a rule that stands here (WarrantName).

import { brand } from "../base/brand.ts";
import type { WarrantId } from "../model/ids.ts";
import type { Warrant } from "../model/warrant.ts";
import { DECISION_WARRANTS } from "./warrants/decision.ts";
import { asWarrant } from "./warrants/define.ts";
import { DISPATCH_WARRANTS } from "./warrants/dispatch.ts";
import { READING_WARRANTS } from "./warrants/reading.ts";
import { SESSION_WARRANTS } from "./warrants/session.ts";
import { SURFACE_WARRANTS } from "./warrants/surface.ts";

const ALL = [
  ...READING_WARRANTS,
  ...DISPATCH_WARRANTS,
  ...SESSION_WARRANTS,
  ...SURFACE_WARRANTS,
  ...DECISION_WARRANTS,
] as const;

export type WarrantName = (typeof ALL)[number]["id"];

export const WARRANTS: readonly Warrant[] = ALL.map(asWarrant);

const BY_ID: ReadonlyMap<string, Warrant> = new Map(WARRANTS.map((warrant) => [warrant.id, warrant]));

export function warrantId(name: WarrantName): WarrantId {
  return brand<WarrantId>(name);
}

/** undefined only for an id from a foreign or later report. */
export function warrantOf(id: WarrantId | string): Warrant | undefined {
  return BY_ID.get(id);
}

/** Rules that can only ever infer: each is tallied over the bundle. */
export const INFERRING_WARRANTS: readonly Warrant[] = WARRANTS.filter(
  (warrant) => warrant.ceiling === "inferred",
);
