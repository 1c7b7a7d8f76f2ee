// One value of a document as it stands in the file, with the claims that rest on it. Lists of records are shown record by
// record from their byte ranges: no list is ever held as a whole.

import { isJsonObject, type JsonObject } from "../base/json.ts";
import { appendTo, type Pointer, ROOT, resolvePointer } from "../base/json-pointer.ts";
import { byKeys } from "../base/order.ts";
import { newUnits } from "../decode/units.ts";
import { SOURCE_PAGE, type SourceNode, type SourceValue } from "../model/bundle-view.ts";
import type { ByteRange, RecordList } from "../model/raw-document.ts";
import { claimsAt } from "./claims-at.ts";
import { cutMember, cutValue, folded } from "./cut-value.ts";
import { bytesOf, locateIn } from "./located.ts";
import type { Opened, OpenedDocument } from "./opened-bundles.ts";
import type { Request } from "./protocol.ts";

/** Raw text of a value that cannot be parsed. */
const RAW_BYTES = 20_000;

/** null: the bundle holds no such document, or nothing stands there. */
export async function sourceNode(
  opened: Opened,
  { document, line, at, from }: Extract<Request, { kind: "source" }>,
): Promise<SourceNode | null> {
  const holder = opened.documents.get(document);
  if (holder === undefined) return null;
  const shown = (await lineList(holder, line, at, from)) ?? (await valueAt(holder, line, at, from));
  return shown === null
    ? null
    : { document, line, at, ...shown, ...claimsAt(opened, { document, line, at }) };
}

/** Bytes of the file, or of the archive's member, decoded as its own encoding says. */
export async function sourceBytes(
  opened: Opened,
  { document, range }: Extract<Request, { kind: "source-bytes" }>,
): Promise<string> {
  const holder = opened.documents.get(document);
  const source = holder === undefined ? null : await bytesOf(holder);
  if (source === null) throw new Error("the file does not hold this document any more");
  return (await newUnits(source)).text(range[0], range[1]);
}

type Shown = Pick<SourceNode, "bytes" | "value">;

/** A document of lines as a whole: the lines that were read, by their numbers. */
async function lineList(
  holder: OpenedDocument,
  line: number | null,
  at: Pointer,
  from: number,
): Promise<Shown | null> {
  const [list] = holder.document.lists;
  if (holder.frame.form !== "jsonl" || line !== null || at !== ROOT || list === undefined) return null;
  const lines = list.starts.flatMap((_, index) => (isRecord(list, index) ? [index + 1] : []));
  const members = await Promise.all(
    lines.slice(from, from + SOURCE_PAGE).map(async (number) => ({
      key: String(number),
      value: await member(holder, number, ROOT),
    })),
  );
  return { bytes: holder.frame.bytes, value: { ...folded("lines", lines.length), from, members } };
}

async function valueAt(
  holder: OpenedDocument,
  line: number | null,
  at: Pointer,
  from: number,
): Promise<Shown | null> {
  const located = await locateIn(holder, line, at);
  const value = located?.value;
  if (located !== null && typeof value === "number") {
    return {
      bytes: located.bytes,
      value: { kind: "number", text: await rawText(holder, located.bytes) },
    };
  }
  const bytes = located?.bytes ?? null;
  if (value !== undefined) return { bytes, value: cutValue(value, from) };
  // In a document that is cut, what the cut left open has no end, but its complete members are known.
  const list = line === null ? holder.document.lists.find((known) => known.at === at) : undefined;
  if (list !== undefined) return { bytes, value: await recordPage(holder, list, from) };
  const around = line === null ? await aroundLists(holder, at, from) : null;
  if (around !== null) return { bytes, value: around };
  return located === null ? null : { bytes, value: await rawValue(holder, located.bytes) };
}

/** One page of a list of records; a record that could not be read keeps its place. */
async function recordPage(holder: OpenedDocument, list: RecordList, from: number): Promise<SourceValue> {
  const size = list.starts.length;
  const indices = Array.from({ length: Math.max(0, Math.min(SOURCE_PAGE, size - from)) }, (_, n) => from + n);
  const members = await Promise.all(
    indices.map(async (index) => ({
      key: String(index),
      value: isRecord(list, index) ? await member(holder, null, appendTo(list.at, index)) : NOT_READ,
    })),
  );
  return { ...folded("array", size), from, members };
}

/** An object that holds lists of records: its other members stand in the head. */
async function aroundLists(holder: OpenedDocument, at: Pointer, from: number): Promise<SourceValue | null> {
  const head = resolvePointer(holder.frame.head, at);
  if (head === undefined) return null;
  if (!isJsonObject(head)) return cutValue(head, from);
  const cut = cutValue(await inFileOrder(holder, at, head), from);
  if (cut.kind !== "object") return cut;
  return {
    ...cut,
    members: cut.members.map((one) => {
      const list = holder.document.lists.find((known) => known.at === appendTo(at, one.key));
      return list === undefined ? one : { ...one, value: folded("array", list.starts.length) };
    }),
  };
}

/** The head is put together as its parts end; the file has an order of its own. */
async function inFileOrder(holder: OpenedDocument, at: Pointer, head: JsonObject): Promise<JsonObject> {
  const placed = await Promise.all(
    Object.entries(head).map(async (entry) => {
      const located = await locateIn(holder, null, appendTo(at, entry[0]));
      return { entry, start: located?.bytes[0] ?? Number.POSITIVE_INFINITY };
    }),
  );
  return Object.fromEntries(placed.sort(byKeys(({ start }) => start)).map(({ entry }) => entry));
}

const NOT_READ: SourceValue = { kind: "null", text: "not read" };

async function member(holder: OpenedDocument, line: number | null, at: Pointer): Promise<SourceValue> {
  const located = await locateIn(holder, line, at);
  return located?.value === undefined ? NOT_READ : cutMember(located.value);
}

function isRecord({ starts, ends }: RecordList, index: number): boolean {
  return (ends[index] ?? 0) > (starts[index] ?? 0);
}

async function rawValue(holder: OpenedDocument, bytes: ByteRange): Promise<SourceValue> {
  return { kind: "string", text: await rawText(holder, bytes), chars: bytes[1] - bytes[0] };
}

async function rawText(holder: OpenedDocument, [start, end]: ByteRange): Promise<string> {
  const source = await bytesOf(holder);
  if (source === null) return "";
  return (await newUnits(source)).text(start, Math.min(end, start + RAW_BYTES));
}
