// Reads one JSON document from its opening bracket: goes into wrappers and lists of records, scans everything else as whole
// values. Says how it ended; whether the text was a document at all is for read-file.ts to say.
//
//   { "info": {…}, "messages": [ {…}, {…} ] }      { "data": { "info": {…}, "messages": { "data": [ … ], "cursor": {…} } } }
//     ‾‾‾ member    ‾‾‾ list  record  record         ‾‾‾ wrapper                          ‾‾‾ list        ‾‾‾ member

import { appendTo } from "../base/json-pointer.ts";
import { say } from "../model/sentences.ts";
import { CLOSE_BRACE, CLOSE_BRACKET, COLON, COMMA, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "./bytes.ts";
import { type Container, type DocumentReading, isDocument, newContainer } from "./document.ts";
import { holdsNewline, more, nextByte, type Reading, skipSpace, view } from "./feed.ts";
import { type FileReading, skip } from "./file-reading.ts";
import { finding } from "./findings.ts";
import { handOn } from "./hand-on.ts";
import { BATCH_BYTES, UNDECIDED_BYTES } from "./limits.ts";
import { decide } from "./open-document.ts";
import { type Ending, readValue, type Unfinished } from "./read-value.ts";
import { learnBeginning } from "./record-shape.ts";
import { scanValue, startScan } from "./scan-value.ts";
import { isListKey, isOpeningKey, isTagKey, isTellingList, isWrapperKey } from "./shape.ts";

type Step = Ending | null;

/** Reads on from `reading.gap` until the root closes, the file ends, or something cannot be. */
export function* readDocument(file: FileReading, reading: DocumentReading): Reading<Ending> {
  const { feed } = reading;
  for (;;) {
    const container = reading.open.at(-1);
    if (!container) return { kind: "closed" };
    feed.mark = reading.gap;
    const byte = yield* nextByte(feed);
    if (byte < 0) return { kind: "cut", from: feed.pos };
    if (!reading.isMultiline) reading.isMultiline = holdsNewline(feed, reading.gap, feed.pos);

    let step: Step = null;
    if (reading.expects === "after") {
      if (byte === COMMA) moveOn(reading, container.list ? "element" : "member");
      else if (byte === closerOf(container)) close(reading);
      else step = { kind: "failed", from: feed.pos, at: feed.pos };
    } else if (reading.expects === "first" && byte === closerOf(container)) close(reading);
    else if (container.list) step = yield* readElement(file, reading, container);
    else if (byte === QUOTE) step = yield* readMember(file, reading, container);
    else step = { kind: "failed", from: feed.pos, at: feed.pos };
    if (step) return step;
  }
}

function closerOf(container: Container): number {
  return container.list ? CLOSE_BRACKET : CLOSE_BRACE;
}

function moveOn(reading: DocumentReading, expects: DocumentReading["expects"]): void {
  reading.feed.pos += 1;
  reading.gap = reading.feed.pos;
  reading.expects = expects;
}

function close(reading: DocumentReading): void {
  reading.open.pop();
  moveOn(reading, "after");
}

function* readElement(file: FileReading, reading: DocumentReading, container: Container): Reading<Step> {
  const { feed } = reading;
  const { list } = container;
  if (!list) return null;
  const { gap } = reading;
  const start = feed.pos;
  const first = skipSpace(feed);
  if (first === OPEN_BRACE) {
    reading.hasObjects = true;
    if (container === reading.root) reading.isTelling = true;
  }
  const step = yield* readValue(file, reading, start, () => appendTo(list.at, list.next));
  const isScalar = first !== OPEN_BRACE && first !== OPEN_BRACKET;
  if (step.kind === "read" && isScalar) {
    const next = yield* nextByte(feed);
    if (next < 0) return { kind: "cut", from: start };
    if (next !== COMMA && next !== CLOSE_BRACKET) return failAt(reading, start, feed.pos, gap);
    feed.pos = reading.gap;
  }
  if (step.kind === "lost") reading.pending.push({ kind: "lost", list, start: feed.pos });
  else if (step.kind !== "read") return step;
  else {
    learnBeginning(list.shape, feed, gap, start);
    reading.pending.push({
      kind: "record",
      list,
      index: list.next,
      start,
      end: feed.pos,
      keys: reading.scan.keys,
    });
    if (container === reading.root) reading.isCommitted ||= reading.hasObjects;
  }
  list.next += 1;
  settleBatch(file, reading, step.kind === "lost" ? feed.pos : start);
  return null;
}

/** A text or number that is no element after all: what follows shows it. */
function failAt(reading: DocumentReading, from: number, at: number, gap: number): Ending {
  reading.gap = gap;
  reading.expects = "element";
  return { kind: "failed", from, at };
}

function* readMember(file: FileReading, reading: DocumentReading, container: Container): Reading<Step> {
  const { feed } = reading;
  const from = feed.pos;
  container.gap ??= holdsNewline(feed, reading.gap, from) ? view(feed, reading.gap, from).slice() : null;
  const key = yield* readKey(reading);
  if (typeof key !== "string") return { ...key, from };
  const colon = yield* nextByte(feed);
  if (colon < 0) return { kind: "cut", from };
  if (colon !== COLON) return { kind: "failed", from, at: feed.pos };
  feed.pos += 1;
  const byte = yield* nextByte(feed);
  if (byte < 0) return { kind: "cut", from };

  const isEntered = container.members.some(
    (known) => known.key === key && known.inner && !isUnread(reading, known.inner),
  );
  if (container.keys.has(key)) reportDuplicate(file, reading, container, key, from, isEntered);
  container.keys.add(key);
  if (container === reading.root && isTagKey(key) && byte === QUOTE) reading.isTagged = true;
  const isList = byte === OPEN_BRACKET && isListKey(key);
  if (!isEntered && (isList || (byte === OPEN_BRACE && isWrapperKey(key, reading.open.length)))) {
    enter(reading, container, key, isList);
    return null;
  }
  const start = feed.pos;
  reading.isCommitted ||= isOpeningKey(key);
  const step = yield* readValue(file, reading, start, () => appendTo(container.at, key));
  if (step.kind === "lost") return null;
  if (step.kind !== "read") return { ...step, from: step.from === start ? from : step.from };
  if (isEntered) {
    skip(file, start, feed.pos);
    return null;
  }
  reading.pending.push({ kind: "member", container, key, start, end: feed.pos, keys: reading.scan.keys });
  reading.isCommitted = true;
  settleBatch(file, reading, start);
  return null;
}

/** A list of which damage left nothing; it gives way to a second one under its key. */
function isUnread(reading: DocumentReading, { list }: Container): boolean {
  if (
    !list ||
    list.next > list.starts.length ||
    list.starts.some((start, index) => start !== list.ends[index])
  )
    return false;
  reading.lists.splice(reading.lists.indexOf(list), 1);
  return true;
}

/** Goes into a list or a wrapper whose bracket stands at `feed.pos`. */
export function enter(reading: DocumentReading, parent: Container, key: string, isList: boolean): void {
  const inner = newContainer(
    appendTo(parent.at, key),
    parent,
    isList,
    parent.isTelling || isTellingList(key),
  );
  parent.keys.add(key);
  parent.members.push({ key, start: reading.feed.pos, value: null, inner });
  reading.open.push(inner);
  if (inner.list) {
    reading.lists.push(inner.list);
    reading.listContainers.push(inner);
    reading.isTelling ||= inner.isTelling;
  }
  reading.isCommitted = true;
  moveOn(reading, "first");
}

/** The key at `feed.pos`, which is moved past it. */
function* readKey(reading: DocumentReading): Reading<string | Unfinished> {
  const { feed, scan } = reading;
  const start = feed.pos;
  startScan(scan, start);
  for (;;) {
    const status = scanValue(scan, feed);
    if (status === "bad") return { kind: "failed", from: start, at: scan.at };
    if (status === "done") break;
    if (!(yield* more(feed))) return { kind: "cut", from: start };
  }
  feed.pos = scan.at;
  try {
    return String(JSON.parse(new TextDecoder().decode(view(feed, start, scan.at))));
  } catch {
    return { kind: "failed", from: start, at: start + 1 };
  }
}

function reportDuplicate(
  file: FileReading,
  reading: DocumentReading,
  container: Container,
  key: string,
  from: number,
  isLeftOut: boolean,
): void {
  const at = file.toFile(from);
  const says = isLeftOut ? "key-twice-left-out" : "key-twice";
  reading.findings.push(
    finding("duplicate-key", (spot) => say(says, { key, at, spot }), {
      at: appendTo(container.at, key),
      bytes: [at, at + 1],
      spot: from,
    }),
  );
}

/** Hands on what is pending once it is enough, as soon as it is clear that this is a document. */
function settleBatch(file: FileReading, reading: DocumentReading, start: number): void {
  const { feed } = reading;
  if (feed.held > start) feed.held = start - 1;
  if (start - feed.held < BATCH_BYTES) return;
  const isClear = isDocument(reading) || (reading.hasObjects && feed.pos - reading.start > UNDECIDED_BYTES);
  if (reading.document || isClear) handOn(file, reading, decide(file, reading), true);
}
