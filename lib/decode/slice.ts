// Shows evidence from the file itself: finds the value at a pointer, with the exact bytes that it takes in the file as
// dropped. Reads only the record concerned, or the head up to the member; lists of records are jumped over.

import type { Json } from "../base/json.ts";
import { appendTo, type Pointer, ROOT, segmentsOf } from "../base/json-pointer.ts";
import type { ByteRange, ByteSource, RecordList } from "../model/raw-document.ts";
import { CLOSE_BRACKET, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "./bytes.ts";
import { decode } from "./decode.ts";
import { VALUE_BYTES_LIMIT } from "./limits.ts";
import { newUnits, type Units } from "./units.ts";
import { afterSpace, elementAt, memberAt, unitAt, valueEnd } from "./walk-value.ts";

/** What is needed of a document's end to find things in its file. */
export interface DocumentPlace {
  readonly lists: readonly RecordList[];
  readonly bytes: ByteRange;
}

export interface Located {
  /** undefined when it is no JSON, too long to show, or holds a whole list of records. */
  readonly value: Json | undefined;
  readonly bytes: ByteRange;
}

/**
 * The value at a pointer into a document, or into one line of a log. null when nothing stands there.
 * `source` is the file, or the archive's member (member-source.ts), in which the document was found.
 */
export async function locate(
  source: ByteSource,
  document: DocumentPlace,
  at: Pointer,
  line: number | null,
): Promise<Located | null> {
  const units = await newUnits(source);
  const record = line === null ? recordOf(document.lists, at) : lineOf(document.lists, line, at);
  if (record)
    return record.bytes[0] < record.bytes[1] ? locateWithin(units, record.bytes, record.rest) : null;
  return (await locateInHead(units, document, at)) ?? locateByReading(source, units, document, at);
}

export interface RecordPlace {
  readonly list: RecordList;
  readonly index: number;
}

/** The record that a byte of the file lies in; null between records. */
export function recordAt(lists: readonly RecordList[], byte: number): RecordPlace | null {
  for (const list of lists) {
    let [low, high] = [0, list.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((list.starts[middle] ?? 0) <= byte) low = middle + 1;
      else high = middle;
    }
    const index = low - 1;
    if (index >= 0 && byte < (list.ends[index] ?? 0)) return { list, index };
  }
  return null;
}

interface FoundRecord {
  readonly bytes: ByteRange;
  /** The pointer's segments within the record. */
  readonly rest: readonly string[];
}

function recordOf(lists: readonly RecordList[], at: Pointer): FoundRecord | null {
  const segments = segmentsOf(at);
  for (const list of lists) {
    const depth = segmentsOf(list.at).length;
    const segment = segments[depth];
    if (segment === undefined || !at.startsWith(`${list.at}/`) || !/^(0|[1-9]\d*)$/.test(segment)) continue;
    return { bytes: rangeOf(list, Number(segment)), rest: segments.slice(depth + 1) };
  }
  return null;
}

function lineOf(lists: readonly RecordList[], line: number, at: Pointer): FoundRecord | null {
  const [list] = lists;
  return list ? { bytes: rangeOf(list, line - 1), rest: segmentsOf(at) } : null;
}

function rangeOf(list: RecordList, index: number): ByteRange {
  return [list.starts[index] ?? 0, list.ends[index] ?? 0];
}

async function locateInHead(units: Units, document: DocumentPlace, at: Pointer): Promise<Located | null> {
  if (at === ROOT) return { value: undefined, bytes: document.bytes };
  let start = document.bytes[0];
  let pointer = ROOT;
  for (const segment of segmentsOf(at)) {
    const around = pointer;
    const ends = new Map<string, number>();
    for (const list of document.lists) {
      const end = await listEnd(units, list);
      const parent = list.at.slice(0, list.at.lastIndexOf("/"));
      if (parent === around && end >= 0) ends.set(segmentsOf(list.at).at(-1) ?? "", end);
    }
    start = await step(units, start, segment, (key) => ends.get(key) ?? -1);
    if (start < 0) return null;
    pointer = appendTo(pointer, segment);
  }
  const list = document.lists.find((known) => known.at === at);
  const known = list ? await listEnd(units, list) : -1;
  const end = known >= 0 ? known : await valueEnd(units, start);
  if (end < 0) return null;
  const holdsList = document.lists.some((inner) => inner.at === at || inner.at.startsWith(`${at}/`));
  return { value: holdsList ? undefined : await valueIn(units, start, end), bytes: [start, end] };
}

interface HeadMember {
  readonly pointer: Pointer;
  readonly bytes: ByteRange;
}

/** In a damaged document the way to a member may be broken: then the file is read again as it was the first time. */
async function locateByReading(
  source: ByteSource,
  units: Units,
  document: DocumentPlace,
  at: Pointer,
): Promise<Located | null> {
  const found: HeadMember[] = [];
  await decode(source, () => {
    const around: HeadMember[] = [];
    return {
      head(pointer, _value, bytes) {
        if (at === pointer || at.startsWith(`${pointer}/`)) around.push({ pointer, bytes });
      },
      record: () => undefined,
      end(end) {
        if (end.bytes[0] === document.bytes[0]) found.push(...around);
      },
    };
  });
  const member = found.at(-1);
  return member ? locateWithin(units, member.bytes, segmentsOf(at.slice(member.pointer.length))) : null;
}

/** Steps into a value whose bytes are known. */
async function locateWithin(
  units: Units,
  bytes: ByteRange,
  segments: readonly string[],
): Promise<Located | null> {
  let start = bytes[0];
  for (const segment of segments) {
    start = await step(units, start, segment);
    if (start < 0) return null;
  }
  const end = segments.length === 0 ? bytes[1] : await valueEnd(units, start);
  return end < 0 ? null : { value: await valueIn(units, start, end), bytes: [start, end] };
}

/** Past the bracket that closes a list; -1 when the list is empty or nothing closes it. */
async function listEnd(units: Units, list: RecordList): Promise<number> {
  const last = list.ends.at(-1);
  if (last === undefined) return -1;
  let at = await afterSpace(units, last);
  if ((await unitAt(units, at)) === COMMA) at = await afterSpace(units, at + units.step);
  return (await unitAt(units, at)) === CLOSE_BRACKET ? at + units.step : -1;
}

async function step(
  units: Units,
  start: number,
  segment: string,
  shortcut?: (key: string) => number,
): Promise<number> {
  const at = await afterSpace(units, start);
  const unit = await unitAt(units, at);
  if (unit === OPEN_BRACE) return memberAt(units, at, segment, shortcut);
  // A document whose opening bracket is damaged begins with a key.
  if (unit === QUOTE && shortcut) return memberAt(units, at - units.step, segment, shortcut);
  if (unit !== OPEN_BRACKET || !/^(0|[1-9]\d*)$/.test(segment)) return -1;
  return elementAt(units, at, Number(segment));
}

async function valueIn(units: Units, start: number, end: number): Promise<Json | undefined> {
  if (end - start > VALUE_BYTES_LIMIT) return undefined;
  try {
    return JSON.parse(await units.text(start, end));
  } catch {
    return undefined;
  }
}
