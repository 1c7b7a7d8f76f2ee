// Evidence from what a reader stated: the place, a quotation that is really found there, and the clause for it.

import type { Stated } from "../base/cursor.ts";
import { type Pointer, ROOT } from "../base/json-pointer.ts";
import { QUOTE_LENGTH, startOf } from "../base/text.ts";
import type { StatedExcerpt, TokenCounts } from "../model/event.ts";
import type { AbsentEvidence, EvidenceRef, PresentEvidence, Says, Sought } from "../model/evidence.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Entry, SessionSource } from "./session-source.ts";

/** Where an event, or a session's own record (`line` null), stands. */
export interface Place {
  readonly doc: DocumentId;
  readonly line: number | null;
}

export function placeOf(entry: Entry): Place {
  return { doc: entry.doc, line: entry.event.line };
}

/** Where a session's own record stands. */
export function recordPlace({ document, record }: SessionSource): Place {
  return { doc: document.id, line: record.line };
}

export function refAt(place: Place, at: Pointer): EvidenceRef {
  return { doc: place.doc, line: place.line, at };
}

type Quotable = string | number | boolean | readonly string[] | readonly (readonly string[])[] | TokenCounts;

/** A stated value as evidence; nothing when it was not stated. */
export function shows(
  place: Place,
  stated: Stated<Quotable> | StatedExcerpt | null,
  says: Says,
): readonly PresentEvidence[] {
  if (!stated) return [];
  return [{ kind: "present", ref: refAt(place, stated.at), excerpt: quote(stated.value), says }];
}

export function showsPlace(place: Place, at: Pointer, says: Says, excerpt = ""): readonly PresentEvidence[] {
  return [{ kind: "present", ref: refAt(place, at), excerpt: startOf(excerpt, QUOTE_LENGTH), says }];
}

/** A word that the host's sentence means without spelling it: the sentence itself is what can be quoted. */
export function showsSentence(
  place: Place,
  stated: Stated<string> | null,
  text: StatedExcerpt | null,
  says: Says,
): readonly PresentEvidence[] {
  if (!stated) return [];
  const isSpelt = text?.at !== stated.at || text.value.text.includes(stated.value);
  return isSpelt ? shows(place, stated, says) : shows(place, text, says);
}

export function lookedFor(doc: DocumentId, sought: Sought, looked: number): readonly AbsentEvidence[] {
  return [{ kind: "absent", within: { doc, line: null, at: ROOT }, sought, looked }];
}

function quote(value: Quotable | StatedExcerpt["value"]): string {
  if (typeof value === "string") return startOf(value, QUOTE_LENGTH);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if ("chars" in value) return startOf(value.text, QUOTE_LENGTH);
  if ("cacheRead" in value) return String(value.input);
  return startOf(JSON.stringify(value), QUOTE_LENGTH);
}
