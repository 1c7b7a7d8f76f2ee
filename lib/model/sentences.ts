// Every sentence that a problem can be, with the values that it names. A sentence stands in the dictionaries of all
// languages; a new one begins here. Free text of a file may be a value only of a class that says so (sentence.ts).

import { boundedValues, type SentenceValues, type ValueSlots, type ValuesFor } from "./sentence.ts";

/** Of files and archives, before any document is found. */
const OF_FILES = {
  "byte-order-mark": {},
  "utf-16-little-endian": {},
  "utf-16-big-endian": {},
  "utf-32": {},
  "file-empty": {},
  "file-blank": { size: "count" },
  "file-without-json": { look: "look", excerpt: "excerpt" },
  "text-begins-like-json": { from: "offset", byte: "byte", at: "offset", spot: "spot" },
  "text-before": { count: "count", from: "offset", to: "offset", excerpt: "excerpt" },
  "text-after": { count: "count", from: "offset", to: "offset", excerpt: "excerpt" },
  "several-documents": { count: "count", first: "name", last: "name" },
  "too-many-documents": { limit: "count", from: "offset", to: "offset" },
  "half-surrogate": { at: "offset" },
  "half-unit": { at: "offset" },
  "file-ends-early": { at: "offset", size: "count" },
  "file-unreadable-from": { at: "offset", size: "count", error: "engine" },
  "reading-stopped": { at: "offset", size: "count" },
  "archive-in-archive": { name: "name" },
  "archive-without-directory": { members: "count" },
  "archive-with-many-members": { limit: "count" },
  "archive-without-sessions": {},
  "archive-inflates-beyond": { limit: "count" },
  "inflates-times": { times: "count", out: "count", into: "count" },
  "inflated-data-ends-early": { length: "count" },
  "inflated-data-differs": {},
  "compressed-data-damaged": { at: "offset", error: "engine" },
  "member-twice-in-place": { member: "name" },
  "member-outside": { member: "name" },
  "member-encrypted": { member: "name" },
  "member-of-method": { member: "name", method: "count" },
  "member-misplaced": { member: "name" },
  "member-beyond-limit": { member: "name", limit: "count" },
} as const satisfies Readonly<Record<string, ValueSlots>>;

/** Of documents and lines, while their bytes are read. */
const OF_DOCUMENTS = {
  "document-cut": { at: "offset", kept: "count" },
  "document-cut-in-value": { at: "offset", kept: "count", lost: "count" },
  "beginning-damaged": { byte: "byte", at: "offset", spot: "spot", to: "offset", excerpt: "excerpt" },
  "document-damaged": { byte: "byte", at: "offset", spot: "spot", from: "offset", to: "offset" },
  "document-damaged-to-end": { byte: "byte", at: "offset", spot: "spot", from: "offset", to: "offset" },
  "place-damaged": {
    place: "pointer",
    byte: "byte",
    at: "offset",
    spot: "spot",
    from: "offset",
    to: "offset",
  },
  "place-damaged-to-end": {
    place: "pointer",
    byte: "byte",
    at: "offset",
    spot: "spot",
    from: "offset",
    to: "offset",
  },
  "value-no-json": { place: "pointer", byte: "byte", at: "offset", spot: "spot" },
  "value-too-deep": { place: "pointer", limit: "count", from: "offset", to: "offset" },
  "value-too-large": { place: "pointer", limit: "count", from: "offset", to: "offset" },
  "no-utf-8-in-place": { place: "pointer", at: "offset", spot: "spot" },
  "no-utf-8-in-line": { at: "offset", spot: "spot" },
  "key-twice": { key: "word", at: "offset", spot: "spot" },
  "key-twice-left-out": { key: "word", at: "offset", spot: "spot" },
  "line-no-json": {
    line: "line",
    byte: "byte",
    at: "offset",
    spot: "spot",
    from: "offset",
    to: "offset",
    excerpt: "excerpt",
  },
  "line-cut": { line: "line", from: "offset", to: "offset" },
  "line-no-object": { line: "line", from: "offset", to: "offset", excerpt: "excerpt" },
  "line-too-deep": {
    line: "line",
    limit: "count",
    at: "offset",
    spot: "spot",
    from: "offset",
    to: "offset",
  },
  "line-too-large": { line: "line", limit: "count", from: "offset", to: "offset" },
  "more-places": { rest: "count", count: "count" },
} as const satisfies Readonly<Record<string, ValueSlots>>;

/** Of what a document holds, while a reader translates it. */
const OF_RECORDS = {
  "looks-like": { look: "look" },
  "looks-like-lines-with-keys": { count: "count", keys: "keys" },
  "looks-like-lines-of": { kind: "kind" },
  "looks-like-list-with-keys": { count: "count", keys: "keys" },
  "looks-like-list-of": { kind: "kind" },
  "looks-like-object-with-keys": { count: "count", keys: "keys" },
  "looks-like-value-of": { kind: "kind" },
  "report-without-data": {},
  "report-of-other-version": { version: "count", analysis: "count" },
  "report-altered": { place: "pointer" },
  "report-cut-short": {},
  "report-changed": {},
  "report-claims-lowered": { count: "count" },
  "report-places-elsewhere": { count: "count" },
  "report-ids-repeated": { count: "count" },
  "rows-after-loss": { count: "count" },
  "shape-without-content": {},
  "no-session-read": { name: "name", reasons: "reasons" },
  "element-no-export": { place: "pointer" },
  "wrapped-in": { place: "pointer" },
  "one-page": { place: "pointer" },
  "shapes-mixed": { reasons: "reasons" },
  "sanitized-placeholders": {},
  "sanitized-texts": {},
  "row-is": { kind: "kind" },
  "row-at-is": { place: "pointer", value: "value" },
  "line-is": { value: "value" },
  "row-without-type": {},
  "row-of-type": { type: "word" },
  "row-at-of-type": { place: "pointer", type: "word" },
  "line-of-type": { type: "word" },
  "event-is": { kind: "kind" },
  "event-without-type": {},
  "event-of-name": { name: "word" },
  "event-data-is": { event: "word", kind: "kind" },
  "result-item-is": { kind: "kind" },
  "result-item-of-type": { type: "value" },
  "nested-call-is": { kind: "kind" },
  "content-item-is": { kind: "kind" },
  "content-item-without-type": {},
  "content-item-of-type": { type: "word" },
  "part-is": { place: "pointer", value: "value" },
  "part-without-type": { place: "pointer", type: "value" },
  "part-of-type": { place: "pointer", type: "word" },
  "parts-are": { place: "pointer", value: "value" },
  "messages-are": { place: "pointer", value: "value" },
  "rows-are": { place: "pointer", kind: "kind" },
  "info-is": { kind: "kind" },
  "rules-stated-twice": {},
  "session-record-is": { place: "pointer", value: "value" },
  "message-record-is": { place: "pointer", value: "value" },
  "message-without-role": { place: "pointer" },
  "message-of-role": { place: "pointer", role: "word" },
  "call-in-state": { tool: "tool", state: "word" },
  "tool-in-state": { state: "word" },
  "time-unreadable": { field: "field", value: "value" },
  "ends-before-begins": { end: "instant", start: "instant" },
  "place-is-no-object": { place: "pointer", value: "value" },
  "field-is": { field: "field", record: "record", kind: "kind", due: "kind" },
  "field-holds": { field: "field", record: "record", value: "value" },
  "field-missing": { field: "field", record: "record" },
  "pattern-missing": { pattern: "pointer" },
  "pattern-of-kind": { pattern: "pointer", value: "value", due: "kind" },
  "pattern-of-words": { pattern: "pointer", value: "value", due: "words" },
  "pattern-too-small": { pattern: "pointer", value: "value", limit: "count" },
  "pattern-too-large": { pattern: "pointer", value: "value", limit: "count" },
  "pattern-of-form": { pattern: "pointer", value: "value" },
} as const satisfies Readonly<Record<string, ValueSlots>>;

/** Of what the records of a bundle say together, and of work that stopped. */
const OF_BUNDLES = {
  "same-bytes": { name: "name", other: "name" },
  "session-in-several": { session: "session", count: "count", names: "names" },
  "message-repeated": { message: "message" },
  "message-id-twice": { message: "message" },
  "call-id-twice": { call: "call" },
  "row-out-of-order": { at: "instant", above: "instant" },
  "ends-in-message": {},
  "ends-in-call": { call: "call", phase: "phase" },
  "ends-in-call-of": { tool: "tool", phase: "phase" },
  "child-not-loaded": { session: "session" },
  "child-of-agent-not-loaded": { session: "session", agent: "agent" },
  "parent-not-loaded": { session: "session", child: "session" },
  "acknowledged-as": { call: "call", status: "word" },
  "acknowledged-without-child": { call: "call" },
  "session-fits-several": { session: "session" },
  "notice-in-state": { child: "child", state: "word" },
  "notice-before-acknowledgement": { child: "child" },
  "end-before-acknowledgement": { child: "session" },
  "notice-twice": { child: "child" },
  "notice-too-early": { child: "child" },
  "notice-fits-several": { child: "child" },
  "notice-of-no-dispatch": { child: "child" },
  "import-stopped": { error: "engine" },
  "analysis-stopped": { error: "engine" },
  "analysis-not-started": {},
  "analysis-ended": {},
  "analysis-not-loaded": {},
  "analysis-answer-unreadable": {},
  "needs-secure-context": {},
  "search-stopped": { error: "engine" },
  "search-ended": {},
  "search-not-loaded": {},
  "search-answer-unreadable": {},
  "search-superseded": {},
  "search-too-slow": {},
  "reading-cancelled": {},
  "file-gone": {},
  "file-not-opened": {},
  "library-list-unreadable": {},
  "library-file-missing": { name: "name" },
  "library-file-cut": { held: "count", size: "count", name: "name" },
  "library-file-packed": {},
  "not-as-exported": {},
} as const satisfies Readonly<Record<string, ValueSlots>>;

export const SENTENCES = { ...OF_FILES, ...OF_DOCUMENTS, ...OF_RECORDS, ...OF_BUNDLES } as const;

export type FileSentence = keyof typeof OF_FILES;
export type DocumentSentence = keyof typeof OF_DOCUMENTS;
export type RecordSentence = keyof typeof OF_RECORDS;
export type BundleSentence = keyof typeof OF_BUNDLES;
export type SentenceKey = keyof typeof SENTENCES;

export const SENTENCE_KEYS: readonly SentenceKey[] = Object.keys(SENTENCES).filter(isSentenceKey);

function isSentenceKey(key: string): key is SentenceKey {
  return Object.hasOwn(SENTENCES, key);
}

export interface Sentence {
  readonly says: SentenceKey;
  readonly values: SentenceValues;
}

/** A sentence with the values that it names, each cut where it is longer than a message should be. */
export function say<Key extends SentenceKey>(
  says: Key,
  values: ValuesFor<(typeof SENTENCES)[Key]>,
): Sentence {
  return { says, values: boundedValues(values) };
}
