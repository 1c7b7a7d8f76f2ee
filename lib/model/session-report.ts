// The only format that we write: one analysis after redaction, with how it was made. It stands as data in the .html report,
// is the .json report itself, and comes back in as an import. Published as a JSON Schema; versions form a chain.

import type { EpochMs } from "../base/time.ts";
import type { ANALYSIS_VERSION, Analysis } from "./analysis.ts";
import type { DocumentId } from "./ids.ts";
import type { SecretKind } from "./secret-kinds.ts";

/** Names the schema without naming a host: the app serves it as schema/session-report-1.json. */
export const SESSION_REPORT_SCHEMA_ID = "urn:groundline:schema:session-report-1";
export const REPORT_FORMAT = "groundline-report";
/** Grows with every change of the format; each step brings an upgrader and a fixture of the older one. */
export const REPORT_VERSION = 1;

/** Free text by what it is. Each kind is left out unless the person who makes the report asks for it. */
export const FREE_TEXT_KINDS = [
  "prompts",
  "messages",
  "tool-input",
  "tool-output",
  "errors",
  "paths",
  "titles",
  "descriptions",
] as const;
export type FreeTextKind = (typeof FREE_TEXT_KINDS)[number];

export const REPORT_LANGUAGES = ["en", "zh"] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** From this instant on the zone stands so many minutes east of UTC; `from` null: before any other. */
export interface ZoneOffset {
  readonly from: EpochMs | null;
  readonly minutes: number;
}

/**
 * The zone in which the report's times are written. Whoever makes the report looks the offsets up for its range of times,
 * so that reading them needs no knowledge of zones. In order of `from`; the first has null.
 */
export interface ReportZone {
  readonly name: string;
  readonly offsets: readonly ZoneOffset[];
}

export const UTC_REPORT_ZONE: ReportZone = { name: "UTC", offsets: [{ from: null, minutes: 0 }] };

/** What was taken out, as counts: never what it was. Kinds of which nothing was found are left out of `secrets`. */
export interface Removals {
  /** Texts not included, by kind. */
  readonly text: Readonly<Record<FreeTextKind, number>>;
  /** Texts that are no known word and belong to no kind: left out whatever is included. */
  readonly other: number;
  /** Ids, names, and keys in places that read like free text: each was replaced by one stable number. */
  readonly ids: number;
  readonly names: number;
  readonly keys: number;
  /** Secrets masked, by kind: also in what is included. */
  readonly secrets: Readonly<Partial<Record<SecretKind, number>>>;
}

/** What decides the bytes of a report, beside the analysis and the analyzer. */
export interface ReportMade {
  readonly language: ReportLanguage;
  readonly zone: ReportZone;
  /** In the order of FREE_TEXT_KINDS. */
  readonly include: readonly FreeTextKind[];
  /** Only live-observed: every inference was taken out. */
  readonly only: boolean;
  readonly removals: Removals;
}

/** A document that the report speaks of. Its bytes are not in the report; its id is their digest. */
export interface ReportDocument {
  readonly id: DocumentId;
  /** As in the analysis: `⟦document:1.json⟧` where paths are not included. */
  readonly name: string;
  readonly size: number;
}

export interface SessionReport {
  readonly $schema: typeof SESSION_REPORT_SCHEMA_ID;
  readonly format: typeof REPORT_FORMAT;
  readonly version: typeof REPORT_VERSION;
  readonly analyzer: {
    readonly name: "groundline";
    readonly version: string;
    readonly analysisVersion: typeof ANALYSIS_VERSION;
  };
  readonly made: ReportMade;
  readonly documents: readonly ReportDocument[];
  /** After redaction; strings may hold the marks of lib/model/marks.ts. */
  readonly analysis: Analysis;
}

/** Minutes east of UTC at an instant, from the offsets written into the report. */
export function reportOffsetAt(zone: ReportZone, at: EpochMs): number {
  let minutes = 0;
  for (const offset of zone.offsets) if (offset.from === null || offset.from <= at) minutes = offset.minutes;
  return minutes;
}
