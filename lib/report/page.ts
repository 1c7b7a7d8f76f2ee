// What every section of the page is given: the report, its words, how times are written, and the claims that have a home.

import type { Analysis, DocumentSummary } from "../model/analysis.ts";
import type { Claim } from "../model/claim.ts";
import type { ClaimId, DocumentId } from "../model/ids.ts";
import { reportOffsetAt, type SessionReport } from "../model/session-report.ts";
import type { Clock } from "../words/clock.ts";
import type { Words } from "../words/en/index.ts";
import { type ClaimBook, type ClaimGroup, claimBook } from "./claim-book.ts";
import { type Extent, extentOf, homesOf } from "./extent.ts";

export interface Page {
  readonly report: SessionReport;
  readonly analysis: Analysis;
  readonly words: Words;
  readonly clock: Clock;
  readonly book: ClaimBook;
  /** How much of each list is written out. */
  readonly extent: Extent;
  /** Claims whose grounds stand on the page, each in one record: a value links to it. */
  readonly homes: ReadonlyMap<ClaimId, ClaimGroup>;
  /** Claims of the paragraph, with the number of their note. */
  readonly notes: ReadonlyMap<ClaimId, number>;
  readonly documents: ReadonlyMap<DocumentId, { readonly number: number; readonly name: string }>;
}

export function pageOf(report: SessionReport, words: Words): Page {
  const { analysis } = report;
  const { zone } = report.made;
  const isUtc = zone.offsets.every(({ minutes }) => minutes === 0);
  const book = claimBook(analysis, words.claim);
  const extent = extentOf(analysis, book);
  return {
    report,
    analysis,
    words,
    clock: { zone: isUtc ? "utc" : "local", offsetAt: (at) => reportOffsetAt(zone, at), start: null },
    book,
    extent,
    homes: homesOf(extent),
    notes: new Map(),
    documents: new Map(
      analysis.documents.map((document: DocumentSummary, place) => [
        document.id,
        { number: place + 1, name: document.name },
      ]),
    ),
  };
}

/** The id of a claim's place on the page, of characters that stand in an address as they are. */
export function anchorOf(id: ClaimId): string {
  return `claim-${id.replace(/[^\w.:/-]/g, (unit) => `~${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}`;
}

/** The same for a rule, whose id a foreign report could have made up. */
export function ruleAnchorOf(id: string): string {
  return `rule-${id.replace(/[^\w-]/g, "_")}`;
}

export function hasHome({ homes }: Page, claim: Claim<unknown>): boolean {
  return homes.has(claim.id);
}

/** The same page for a place that is itself pressed, and may hold no link: the line of a fold. */
export function unlinked(page: Page): Page {
  return { ...page, homes: new Map() };
}
