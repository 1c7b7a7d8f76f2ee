// Text around the JSON: log lines, ANSI codes, prose. It is passed over, quoted in short and reported once it is known
// whether a document follows. Its brackets are tried as JSON by read-file.ts.

import { say } from "../model/sentences.ts";
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  IN_ATOM,
  isSpace,
  MARK,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from "./bytes.ts";
import { arrived, byteAt, endOf, type Feed, more, type Reading, view } from "./feed.ts";
import { type FileReading, skipBytes, type TextStretch } from "./file-reading.ts";
import { type Finding, finding, quoted } from "./findings.ts";
import { HEADLESS_KEYS, opensAtKey } from "./landmark.ts";
import { INLINE_ATTEMPTS } from "./limits.ts";
import { BEGINNING_BYTES } from "./record-shape.ts";

const EXCERPT_BYTES = 240;
const BROKEN_LINES = 100;

/** Moves to the next byte at which JSON may begin, over white space and text. That byte, or -1 at the end of the file. */
export function* nextStart(file: FileReading): Reading<number> {
  const { feed } = file;
  feed.mark = Number.POSITIVE_INFINITY;
  for (;;) {
    const end = endOf(feed);
    let at = feed.pos;
    while (at < end && !mayBegin(byteAt(feed, at))) at += 1;
    passText(file, at);
    if (at >= end) {
      if (!(yield* more(feed))) return -1;
      continue;
    }
    const byte = byteAt(feed, at);
    yield* arrived(feed, at, BEGINNING_BYTES);
    const isWorn = !file.isLineStart && file.failedAttempts > INLINE_ATTEMPTS;
    if ((byte === OPEN_BRACE || byte === OPEN_BRACKET) && !isWorn && mayOpen(feed, at)) return byte;
    if (byte === QUOTE && opensAtKey(feed, at, HEADLESS_KEYS)) return byte;
    const isMark = !file.text && MARK.every((expected, index) => byteAt(feed, at + index) === expected);
    if (isMark) feed.pos += MARK.length;
    else passText(file, at + 1);
  }
}

/** What follows the bracket may follow it in JSON. Sorts out the brackets of prose and log lines at little cost. */
function mayOpen(feed: Feed, at: number): boolean {
  let next = at + 1;
  while (isSpace(byteAt(feed, next))) next += 1;
  const byte = byteAt(feed, next);
  if (byte < 0) return true;
  if (byteAt(feed, at) === OPEN_BRACE) return byte === QUOTE || byte === CLOSE_BRACE;
  return (
    IN_ATOM[byte] === 1 ||
    byte === QUOTE ||
    byte === OPEN_BRACE ||
    byte === OPEN_BRACKET ||
    byte === CLOSE_BRACKET
  );
}

function mayBegin(byte: number): boolean {
  return byte === OPEN_BRACE || byte === OPEN_BRACKET || byte === QUOTE || byte === MARK[0];
}

/** Takes the bytes up to a stream offset as text; white space before the first other byte is none. */
export function passText(file: FileReading, end: number): void {
  const { feed } = file;
  const bytes = view(feed, feed.pos, end);
  let last = -1;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === NEWLINE) {
      file.isLineStart = true;
      if (file.newlines !== null) file.newlines += 1;
    } else if (!isSpace(byte)) {
      file.isLineStart = false;
      last = index;
      file.text ??= stretchAt(file, feed.pos + index);
    }
    if (file.text && file.text.excerpt.length < EXCERPT_BYTES) file.text.excerpt.push(byte);
  }
  if (file.text && last >= 0) file.text.endByte = file.toFile(feed.pos + last + 1);
  feed.pos = end;
}

function stretchAt(file: FileReading, offset: number): TextStretch {
  const startByte = file.toFile(offset);
  return {
    startByte,
    spot: offset,
    endByte: startByte,
    firstByte: byteAt(file.feed, offset),
    excerpt: [],
    broken: [],
  };
}

/** Takes the rest of the line as text, and remembers that it was meant as JSON up to `at`. */
export function* passBrokenLine(file: FileReading, at: number): Reading<void> {
  const { feed } = file;
  const line = { start: file.toFile(feed.pos), at: file.toFile(at), spot: at, byte: byteAt(feed, at) };
  yield* passLine(file);
  if (file.text && file.text.broken.length < BROKEN_LINES) {
    file.text.broken.push({ ...line, end: file.text.endByte });
  }
}

/** Takes what is left of the line as text, its end not included. */
function* passLine(file: FileReading): Reading<void> {
  const { feed } = file;
  for (;;) {
    const newline = view(feed, feed.pos, endOf(feed)).indexOf(NEWLINE);
    passText(file, newline < 0 ? endOf(feed) : feed.pos + newline);
    if (newline >= 0 || !(yield* more(feed))) return;
  }
}

/** Ends the stretch and says what it was. `isHead` when a document follows whose opening it damaged. */
export function endText(file: FileReading, isHead = false): Finding | null {
  const { text } = file;
  if (!text) return null;
  file.text = null;
  const bytes = skipBytes(file, [text.startByte, text.endByte]);
  const [from, to] = bytes;
  const count = to - from;
  const excerpt = quoted(Uint8Array.from(text.excerpt.slice(0, count)));
  if (isHead) {
    const byte = text.firstByte;
    return finding(
      "syntax-error",
      (spot) => say("beginning-damaged", { byte, at: from, spot, to, excerpt }),
      { bytes, spot: text.spot },
    );
  }
  const isFirst = file.documents.length === 0;
  return finding(
    isFirst ? "text-before-json" : "text-after-json",
    say(isFirst ? "text-before" : "text-after", { count, from, to, excerpt }),
    { bytes },
  );
}
