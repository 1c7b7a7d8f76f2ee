// Reads lines of a log (JSONL): one object a line, each a record with its line number. A bad line costs only itself: a line
// end inside a string is no JSON, so damage cannot reach into the next line. Stops where a whole document stands in a line.

import type { Json } from "../base/json.ts";
import { ROOT } from "../base/json-pointer.ts";
import { COMMA, isSpace, MARK, NEWLINE, OPEN_BRACE, OPEN_BRACKET } from "./bytes.ts";
import { type ListState, newContainer, type OpenDocument } from "./document.ts";
import {
  arrived,
  byteAt,
  endOf,
  type Feed,
  holdsNewline,
  more,
  nextOnLine,
  type Reading,
  skipBlanks,
  view,
} from "./feed.ts";
import type { FileReading } from "./file-reading.ts";
import { checkKeys, reportInvalid } from "./hand-on.ts";
import { BATCH_BYTES, VALUE_BYTES_LIMIT } from "./limits.ts";
import { faultsBefore, type LineReport, lineReport, reportLine, reportTextAfter } from "./line-problems.ts";
import { openDocument } from "./open-document.ts";
import { parsedRun, parseSlice, runText } from "./parse-slice.ts";
import { handOnText, leaveLinesBefore } from "./record-run.ts";
import { scanValue, startScan, type ValueScan } from "./scan-value.ts";
import { isExportShaped } from "./shape.ts";

/** So many lines are always parsed here: whether a log holds whole documents shows early, if at all. */
const LINES_LOOKED_AT = 256;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly keys: number;
}

interface LinesReading {
  readonly file: FileReading;
  readonly feed: Feed;
  readonly scan: ValueScan;
  readonly document: OpenDocument;
  readonly list: ListState;
  batch: Line[];
  /** Lines that are no JSON at all, until it shows whether more JSON follows. */
  texts: LineReport[];
  line: number;
}

/** Reads lines from `start`, where the first one begins, to the end of the file or to a line that is a document. */
export function* readLines(file: FileReading, start: number): Reading<void> {
  const { feed, scan } = file;
  feed.pos = start;
  feed.held = Number.POSITIVE_INFINITY;
  if (file.newlines === null) {
    file.uncounted = start;
    yield;
  }
  const { list } = newContainer(ROOT, null, true, false);
  if (!list) return;
  const faults = faultsBefore(file);
  const document = openDocument(file, start, { form: "jsonl", lists: [list], root: null, findings: [] });
  for (const [fault, report] of faults) reportLine(file, document, fault, report);
  document.isClosed = true;
  const line = (file.newlines ?? 0) + 1;
  const lines: LinesReading = { file, feed, scan, document, list, batch: [], texts: [], line };

  for (;;) {
    feed.mark = feed.pos;
    let byte = skipBlanks(feed);
    if (byte < 0) byte = yield* nextOnLine(feed);
    if (byte < 0) break;
    if (byte === NEWLINE) {
      feed.pos += 1;
      lines.line += 1;
    } else if (byte === MARK[0] && (yield* isMark(feed))) feed.pos += MARK.length;
    else if (!(yield* readLine(lines, byte))) break;
  }
  handOnLines(lines);
  reportTextAfter(file, lines.texts);
  document.bytes = [document.bytes[0], file.toFile(feed.pos)];
  file.newlines = lines.line - 1;
  file.isLineStart = true;
}

/** A byte order mark stands at `feed.pos`: files joined by a tool keep theirs. */
function* isMark(feed: Feed): Reading<boolean> {
  yield* arrived(feed, feed.pos, MARK.length);
  return MARK.every((byte, index) => byteAt(feed, feed.pos + index) === byte);
}

/** Reads the line that begins at `feed.pos`, up to its end. False when it is no line but a document. */
function* readLine(lines: LinesReading, first: number): Reading<boolean> {
  const { feed, scan } = lines;
  const start = feed.pos;
  feed.mark = start;
  if (first !== OPEN_BRACE) return yield* readOther(lines, start, false);
  startScan(scan, start);
  let status = scanValue(scan, feed);
  while (status === "more") {
    if (scan.at - start > VALUE_BYTES_LIMIT) return yield* passTooLong(lines, start);
    if (!(yield* more(feed))) break;
    status = scanValue(scan, feed);
  }
  if (status === "done" && !holdsNewline(feed, start, scan.at)) {
    const end = scan.at;
    feed.pos = end;
    const next = yield* nextOnLine(feed);
    if (next < 0 || next === NEWLINE) return takeLine(lines, start, end);
    scan.at = feed.pos;
  } else if (isAloneOnLine(feed, start)) return leaveAt(lines, { start, line: lines.line });
  return yield* readOther(lines, start, status === "more" && !holdsNewline(feed, start, endOf(feed)));
}

function takeLine(lines: LinesReading, start: number, end: number): boolean {
  const { file, feed, scan, document, batch } = lines;
  for (const text of lines.texts) reportLine(file, document, "syntax-error", text);
  lines.texts = [];
  if (scan.tooDeepAt >= 0) {
    reportLine(file, document, "too-deep", lineReport(file, lines.line, start, end, scan.tooDeepAt));
    return true;
  }
  if (batch.length === 0) feed.held = start;
  batch.push({ start, end, line: lines.line, keys: scan.keys });
  return feed.pos - feed.held < BATCH_BYTES || handOnLines(lines);
}

/** A line that is no object. Takes it up to its end, whatever it holds. */
function* readOther(lines: LinesReading, start: number, isCut: boolean): Reading<boolean> {
  const { file, feed, document, scan } = lines;
  let newline = -1;
  for (;;) {
    newline = view(feed, start, endOf(feed)).indexOf(NEWLINE);
    if (newline >= 0 || !(yield* more(feed))) break;
  }
  const end = newline < 0 ? endOf(feed) : start + newline;
  feed.pos = end;
  const first = byteAt(feed, start);
  if (first === OPEN_BRACE) {
    if (isCut) document.isClosed = false;
    const report = lineReport(file, lines.line, start, end, Math.min(scan.at, end));
    reportLine(file, document, isCut ? "torn-line" : "syntax-error", report);
    return true;
  }
  const result = parseSlice(view(feed, start, end));
  const report = lineReport(file, lines.line, start, end, result.ok ? start : start + result.failure);
  if (result.ok) reportLine(file, document, "non-object-line", report);
  else if (first === OPEN_BRACKET && newline >= 0) reportLine(file, document, "syntax-error", report);
  else lines.texts.push(report);
  return true;
}

function* passTooLong(lines: LinesReading, start: number): Reading<boolean> {
  const { file, feed, document } = lines;
  const report = lineReport(file, lines.line, start, start, start);
  let newline = -1;
  do {
    feed.mark = feed.pos;
    newline = view(feed, feed.pos, endOf(feed)).indexOf(NEWLINE);
    feed.pos = newline < 0 ? endOf(feed) : feed.pos + newline;
  } while (newline < 0 && (yield* more(feed)));
  reportLine(file, document, "too-large", { ...report, bytes: [report.bytes[0], file.toFile(feed.pos)] });
  return true;
}

/** The bracket stands alone on its line: a document on several lines begins here. */
function isAloneOnLine(feed: Feed, start: number): boolean {
  let at = start + 1;
  while (isSpace(byteAt(feed, at)) && byteAt(feed, at) !== NEWLINE) at += 1;
  return byteAt(feed, at) === NEWLINE;
}

/** Hands on what comes before a line and leaves it to be read as a document. */
function leaveAt(lines: LinesReading, { start, line }: Pick<Line, "start" | "line">): boolean {
  if (!handOnLines(lines)) return false;
  lines.file.notALine = start;
  lines.feed.pos = start;
  lines.line = line;
  return false;
}

/** Empties the batch. False when one of its lines is a document: reading stands before it then. */
function handOnLines(lines: LinesReading): boolean {
  const { feed, batch } = lines;
  lines.batch = [];
  feed.held = Number.POSITIVE_INFINITY;
  for (let from = 0; from < batch.length; ) {
    let to = from + 1;
    while (to < batch.length && isNext(feed, batch[to - 1], batch[to])) to += 1;
    if (!handOnRun(lines, batch.slice(from, to))) return false;
    from = to;
  }
  return true;
}

/** Only white space lies between two lines. */
function isNext(feed: Feed, previous: Line | undefined, next: Line | undefined): boolean {
  if (!previous || !next) return false;
  for (let at = previous.end; at < next.start; at += 1) if (!isSpace(byteAt(feed, at))) return false;
  return true;
}

function handOnRun(lines: LinesReading, run: readonly Line[]): boolean {
  const { feed, list, file, document } = lines;
  if (document.sink.run && document.kept >= LINES_LOOKED_AT) {
    const text = joinedText(feed, run);
    if (text !== null) {
      handOnText(file, document, list, { first: 0, text }, run);
      return true;
    }
  }
  const values = parseJoined(feed, run);
  for (const [index, item] of run.entries()) {
    const value = values?.[index] ?? readAlone(lines, item);
    if (value === undefined) continue;
    if (isExportShaped(value)) return leaveAt(lines, item);
    const bytes = [file.toFile(item.start), file.toFile(item.end)] as const;
    leaveLinesBefore(list, item.line, bytes[0]);
    list.starts.push(bytes[0]);
    list.ends.push(bytes[1]);
    checkKeys(file, document, item, value, ROOT, item.line);
    document.kept += 1;
    document.sink.record({ pointer: ROOT, line: item.line, bytes, value });
  }
  return true;
}

/** Parses lines in one go. */
function parseJoined(feed: Feed, run: readonly Line[]): readonly Json[] | null {
  const text = joinedText(feed, run);
  return text === null ? null : parsedRun(text, run.length);
}

/** For as long as the text is made, commas stand in the memory copy where the lines end. */
function joinedText(feed: Feed, run: readonly Line[]): string | null {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last) return null;
  const ends = run.slice(0, -1).map(({ end }) => end - feed.base);
  const replaced = ends.map((end) => feed.bytes[end] ?? NEWLINE);
  for (const end of ends) feed.bytes[end] = COMMA;
  const text = runText(feed.bytes, first.start - feed.base, last.end - feed.base);
  ends.forEach((end, index) => {
    feed.bytes[end] = replaced[index] ?? NEWLINE;
  });
  return text;
}

function readAlone(lines: LinesReading, item: Line): Json | undefined {
  const { file, feed, document } = lines;
  const result = parseSlice(view(feed, item.start, item.end));
  if (!result.ok) {
    const report = lineReport(file, item.line, item.start, item.end, item.start + result.failure);
    reportLine(file, document, "syntax-error", report);
    return undefined;
  }
  const { value, invalidAt } = result.value;
  if (invalidAt >= 0) reportInvalid(file, document, item.start + invalidAt, ROOT, item.line);
  return value;
}
