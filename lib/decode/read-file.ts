// Reads the text of one file: tells documents, lines of a log and other text apart. What looks like JSON is read as a
// document first; whether it is one shows at its end, or earlier, and until then nothing of it is handed on.
//
//   complete, on several lines, or on one with a list of records   a document
//   complete, on a line of its own, and another line follows       lines of a log (read-lines.ts)
//   complete, and nothing else in the file                         a document
//   complete, with other text on its line                          text
//   breaks off at the end of the file                              a document that is cut
//   not JSON                                                       text, or a damaged document when enough was seen

import { say } from "../model/sentences.ts";
import { isSpace, MARK, NEWLINE, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "./bytes.ts";
import { type DocumentReading, isDocument, newReading, type OpenDocument } from "./document.ts";
import { arrived, endOf, more, nextByte, nextOnLine, type Reading } from "./feed.ts";
import { type FileReading, skip, skipBytes } from "./file-reading.ts";
import { finding } from "./findings.ts";
import { handOn } from "./hand-on.ts";
import { openingOf } from "./landmark.ts";
import { DOCUMENT_LIMIT, NEXT_LINE_BYTES, RETRY_BYTES } from "./limits.ts";
import { decide, isFull } from "./open-document.ts";
import { readLines } from "./read-lines.ts";
import { BEGINNING_BYTES } from "./record-shape.ts";
import { type Outcome, readThrough } from "./salvage.ts";
import { nextStart, passBrokenLine, passText } from "./text-stretch.ts";

const NOTHING = Number.POSITIVE_INFINITY;

export function* readFile(file: FileReading): Reading<void> {
  const { feed } = file;
  for (;;) {
    const byte = yield* nextStart(file);
    if (byte < 0) return;
    if (isFull(file)) return yield* leaveRest(file);
    yield* readAt(file, byte);
    feed.mark = NOTHING;
    feed.held = NOTHING;
  }
}

/** Reads what begins at `feed.pos` and moves past it. */
function* readAt(file: FileReading, byte: number): Reading<void> {
  const { feed } = file;
  const start = feed.pos;
  const isInline = !file.isLineStart;
  const isHeadless = byte === QUOTE;
  feed.held = start;
  yield* arrived(feed, start, 2 * BEGINNING_BYTES);
  if (!isHeadless) feed.pos += 1;
  const reading = newReading(feed, file.scan, start, byte === OPEN_BRACKET, isHeadless);
  reading.opening = openingOf(feed, start);
  const outcome = yield* readThrough(file, reading, isInline && !isHeadless);
  const isOne = reading.document !== null || (isDocument(reading) && (!isHeadless || reading.isTelling));
  if (outcome.kind === "torn") {
    feed.pos = start;
    yield* passBrokenLine(file, outcome.at);
  } else if (outcome.kind === "failed") yield* takeAsText(file, reading, outcome.at, isInline);
  else if (isOne) finish(file, reading, outcome);
  else if (outcome.kind === "cut") yield* settleCut(file, reading, outcome, isInline);
  else if (isHeadless) takeBack(file, start, start + 1);
  else yield* settleLine(file, reading, isInline);
}

/** The document is over. */
function finish(
  file: FileReading,
  reading: DocumentReading,
  outcome: Exclude<Outcome, { kind: "failed" | "torn" }>,
): void {
  const { feed } = file;
  const document = decide(file, reading);
  handOn(file, reading, document);
  if (outcome.kind === "lost") feed.pos = outcome.at;
  if (outcome.kind === "cut" || (outcome.kind === "lost" && !outcome.isClosed))
    reportCut(file, document, outcome);
  document.isClosed = outcome.kind === "closed" || (outcome.kind === "lost" && outcome.isClosed);
  document.bytes = [document.bytes[0], file.toFile(feed.pos)];
  file.isLineStart = true;
  file.newlines = null;
}

function reportCut(
  file: FileReading,
  document: OpenDocument,
  outcome: Extract<Outcome, { kind: "cut" | "lost" }>,
): void {
  const end = outcome.kind === "cut" ? endOf(file.feed) : outcome.at;
  file.feed.pos = end;
  const bytes = skip(file, outcome.kind === "cut" ? outcome.from : end, end);
  const { kept } = document;
  const [from, at] = bytes;
  document.findings.push(
    finding(
      "truncated-document",
      at > from
        ? say("document-cut-in-value", { at, kept, lost: at - from })
        : say("document-cut", { at, kept }),
      { bytes, hint: "export-again-after-cut" },
    ),
  );
}

/** What began like JSON is none. */
function* takeAsText(
  file: FileReading,
  reading: DocumentReading,
  at: number,
  isInline: boolean,
): Reading<void> {
  const { start } = reading;
  if (reading.isCommitted && !reading.isMultiline && !isInline) {
    file.feed.pos = start;
    yield* passBrokenLine(file, at);
  } else takeBack(file, start, at - start <= RETRY_BYTES ? start + 1 : at);
}

function takeBack(file: FileReading, start: number, end: number): void {
  file.failedAttempts += 1;
  file.feed.pos = start;
  passText(file, Math.max(end, start + 1));
}

/** The file ends before the value does, and nothing shows yet what it was. */
function* settleCut(
  file: FileReading,
  reading: DocumentReading,
  outcome: Extract<Outcome, { kind: "cut" }>,
  isInline: boolean,
): Reading<void> {
  if (isInline || reading.isHeadless) takeBack(file, reading.start, endOf(file.feed));
  else if (file.prefersLines) yield* readLines(file, reading.start);
  else finish(file, reading, outcome);
}

/** A complete value on one line, without a telling list of records. */
function* settleLine(file: FileReading, reading: DocumentReading, isInline: boolean): Reading<void> {
  const { feed } = file;
  const { start } = reading;
  const end = feed.pos;
  const next = yield* nextOnLine(feed);
  const endsLine = next < 0 || next === NEWLINE;
  const isList = reading.root.list !== null;
  const isAlone = file.documents.length === 0 && file.text === null && (yield* nextByte(feed)) < 0;
  const isLine =
    endsLine && !isList && file.notALine !== start && (file.prefersLines || (yield* lineFollows(file, end)));
  const isText =
    isInline || (!endsLine && next !== OPEN_BRACE && next !== OPEN_BRACKET) || (isList && !isAlone);
  if (isText && !reading.hasObjects) return takeBack(file, start, end);
  feed.pos = isLine ? start : end;
  if (isLine) yield* readLines(file, start);
  else finish(file, reading, { kind: "closed" });
}

/** A further line begins like an object, close enough to look for. */
function* lineFollows(file: FileReading, from: number): Reading<boolean> {
  const { feed } = file;
  feed.pos = from;
  let isLineStart = false;
  while (feed.pos - from < NEXT_LINE_BYTES) {
    if (feed.pos >= endOf(feed) && !(yield* more(feed))) return false;
    const byte = feed.bytes[feed.pos - feed.base];
    if (byte === OPEN_BRACE && isLineStart) return true;
    if (byte === NEWLINE) isLineStart = true;
    else if (byte !== undefined && !isBlank(byte)) isLineStart = false;
    feed.pos += 1;
  }
  return false;
}

/** White space within a line, or a byte of a byte order mark: files joined by a tool keep theirs. */
function isBlank(byte: number): boolean {
  return isSpace(byte) || MARK.includes(byte);
}

function* leaveRest(file: FileReading): Reading<void> {
  const { feed } = file;
  const from = file.toFile(feed.pos);
  do feed.pos = endOf(feed);
  while (yield* more(feed));
  const bytes = skipBytes(file, [from, file.toFile(feed.pos)]);
  const told = say("too-many-documents", { limit: DOCUMENT_LIMIT, from, to: bytes[1] });
  file.findings.push(finding("unreadable-document", told, { bytes, hint: "split-file" }));
}
