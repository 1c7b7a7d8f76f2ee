// The state of reading one JSON document: which brackets are open around the records, what was read but not handed on,
// what is known of its records' looks. Only states and small questions about them; read-document.ts does the reading.

import type { Json } from "../base/json.ts";
import { type Pointer, ROOT } from "../base/json-pointer.ts";
import type { ByteRange, DocumentSink } from "../model/raw-document.ts";
import type { Feed } from "./feed.ts";
import type { Finding } from "./findings.ts";
import { newShape, type RecordShape } from "./record-shape.ts";
import type { ValueScan } from "./scan-value.ts";

/** A list of records. `starts` and `ends` are bytes of the file; a record that could not be read has an empty range. */
export interface ListState {
  readonly at: Pointer;
  readonly starts: number[];
  readonly ends: number[];
  /** Index of the element that comes next. */
  next: number;
  readonly shape: RecordShape;
}

/** A bracket that reading goes into: the root, a wrapper, a list. */
export interface Container {
  readonly at: Pointer;
  /** null for an object. */
  readonly list: ListState | null;
  readonly parent: Container | null;
  readonly members: Member[];
  readonly keys: Set<string>;
  /** `messages` or `events` stand in its path. */
  readonly isTelling: boolean;
  /** White space before its first key, when a line ends in it: the same stands before every other key. */
  gap: Uint8Array | null;
}

interface Member {
  readonly key: string;
  /** Where its value begins: members are handed on later than lists are entered. */
  readonly start: number;
  /** null where `inner` stands. */
  readonly value: Json;
  readonly inner: Container | null;
}

export type Pending =
  | {
      readonly kind: "record";
      readonly list: ListState;
      readonly index: number;
      readonly start: number;
      readonly end: number;
      readonly keys: number;
    }
  | {
      readonly kind: "member";
      readonly container: Container;
      readonly key: string;
      readonly start: number;
      readonly end: number;
      readonly keys: number;
    }
  | { readonly kind: "lost"; readonly list: ListState; readonly start: number };

/** A document whose sink is open. Its end is told when the whole file was read: only then are its id and name known. */
export interface OpenDocument {
  readonly form: "json" | "jsonl";
  readonly sink: DocumentSink;
  readonly lists: ListState[];
  readonly root: Container | null;
  readonly findings: Finding[];
  bytes: ByteRange;
  /** Its closing bracket, or its last line's end, was read. */
  isClosed: boolean;
  /** Something in it could not be read. */
  isDamaged: boolean;
  /** Records handed on. */
  kept: number;
}

export type Expected = "first" | "member" | "element" | "after";

export interface DocumentReading {
  readonly feed: Feed;
  readonly scan: ValueScan;
  /** Stream offset of the opening bracket. */
  readonly start: number;
  /** How the document begins, up to its first short value: another document of the same kind begins alike. */
  opening: Uint8Array;
  readonly root: Container;
  readonly open: Container[];
  expects: Expected;
  /** Where the white space before the next token begins. */
  gap: number;
  readonly lists: ListState[];
  readonly listContainers: Container[];
  readonly pending: Pending[];
  readonly findings: Finding[];
  /** A line ends between its brackets: no line of a log. */
  isMultiline: boolean;
  isTelling: boolean;
  isTagged: boolean;
  hasObjects: boolean;
  /** A first member, or a first key that exports begin with, was read: no chance text. */
  isCommitted: boolean;
  /** Its opening bracket was damaged and is taken as read. */
  readonly isHeadless: boolean;
  /** null while it may still be a line of a log, or text. */
  document: OpenDocument | null;
}

export function newContainer(
  at: Pointer,
  parent: Container | null,
  isList: boolean,
  isTelling: boolean,
): Container {
  const list = isList ? { at, starts: [], ends: [], next: 0, shape: newShape() } : null;
  return { at, list, parent, members: [], keys: new Set(), isTelling, gap: null };
}

export function newReading(
  feed: Feed,
  scan: ValueScan,
  start: number,
  isList: boolean,
  isHeadless: boolean,
): DocumentReading {
  const root = newContainer(ROOT, null, isList, false);
  return {
    feed,
    scan,
    start,
    opening: new Uint8Array(0),
    root,
    open: [root],
    expects: isHeadless ? "member" : "first",
    gap: feed.pos,
    lists: root.list ? [root.list] : [],
    listContainers: root.list ? [root] : [],
    pending: [],
    findings: [],
    isMultiline: false,
    isTelling: false,
    isTagged: false,
    hasObjects: false,
    isCommitted: false,
    isHeadless,
    document: null,
  };
}

/** What is read is a document of its own and no line of a log. */
export function isDocument(reading: DocumentReading): boolean {
  if (reading.isHeadless && !reading.isTelling) return false;
  return reading.isMultiline || (reading.isTelling && !reading.isTagged);
}

/** The document's value with an empty array for each list of records, its members in the order of the file. */
export function headOf(container: Container): Json {
  if (container.list) return [];
  // A list is entered before the members that stand before it are handed on.
  const order = new Map([...container.keys].map((key, index) => [key, index] as const));
  const placeOf = ({ key }: Container["members"][number]) => order.get(key) ?? container.keys.size;
  const members = container.members.toSorted((left, right) => placeOf(left) - placeOf(right));
  return Object.fromEntries(
    members.map(({ key, value, inner }) => [key, inner ? headOf(inner) : value] as const),
  );
}
