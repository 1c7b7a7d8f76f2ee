// One word of a shell line: quotes, escapes and substitutions as text, with the commands inside a substitution handed to
// whoever reads lists. Words are kept as written: nothing is expanded, since no export holds the environment.

import { fail, inside, isOver, type ShellReading } from "./shell-reading.ts";

type ReadList = (reading: ShellReading, closing: string) => void;

/** Ends an unquoted word. */
const ENDS = /[ \t\r\n;&|<>()]/;

/** Reads on to the end of the word and returns it as written. */
export function readWord(reading: ShellReading, readList: ReadList): string {
  const start = reading.at;
  while (!isOver(reading)) {
    const sign = reading.text.charAt(reading.at);
    if (sign === "(") return fail(reading, "pattern-or-function");
    if (ENDS.test(sign) || (sign === "`" && reading.isInBackticks)) break;
    readPiece(reading, sign, readList);
  }
  return reading.text.slice(start, reading.at);
}

function readPiece(reading: ShellReading, sign: string, readList: ReadList): void {
  if (sign === "\\") reading.at += 2;
  else if (sign === "'") skipTo(reading, "'", reading.at + 1);
  else if (sign === '"') readQuoted(reading, readList);
  else if (sign === "`") readBackticks(reading, readList);
  else if (sign === "$") readDollar(reading, readList, true);
  else reading.at += 1;
}

function readQuoted(reading: ShellReading, readList: ReadList): void {
  reading.at += 1;
  while (!isOver(reading)) {
    const sign = reading.text.charAt(reading.at);
    if (sign === '"') {
      reading.at += 1;
      return;
    }
    if (sign === "\\") reading.at += 2;
    else if (sign === "`") readBackticks(reading, readList);
    else if (sign === "$") readDollar(reading, readList, false);
    else reading.at += 1;
  }
  fail(reading, "unclosed");
}

/** `$(…)`, `${…}`, `$((…))`, and outside quotes `$'…'`; a lone `$` is a sign like any other. */
function readDollar(reading: ShellReading, readList: ReadList, isBare: boolean): void {
  const { text, at } = reading;
  if (text.startsWith("$((", at)) return void inside(reading, () => readArithmetic(reading, readList));
  if (text.startsWith("$(", at)) {
    reading.at += 2;
    return void readList(reading, ")");
  }
  if (text.startsWith("${", at)) return void inside(reading, () => readBraces(reading, readList));
  if (isBare && text.startsWith("$'", at)) return void skipEscaped(reading, at + 2);
  reading.at += 1;
}

/** Only its substitutions matter; the sum itself runs nothing. */
function readArithmetic(reading: ShellReading, readList: ReadList): void {
  reading.at += 3;
  let open = 2;
  while (!isOver(reading)) {
    const sign = reading.text.charAt(reading.at);
    if (sign === "$") readDollar(reading, readList, false);
    else if (sign === "`") readBackticks(reading, readList);
    else {
      if (sign === "(") open += 1;
      if (sign === ")") open -= 1;
      reading.at += 1;
    }
    if (open === 0) return;
  }
  fail(reading, "unclosed");
}

function readBraces(reading: ShellReading, readList: ReadList): void {
  reading.at += 2;
  while (!isOver(reading)) {
    const sign = reading.text.charAt(reading.at);
    if (sign === "}") {
      reading.at += 1;
      return;
    }
    readPiece(reading, sign, readList);
  }
  fail(reading, "unclosed");
}

function readBackticks(reading: ShellReading, readList: ReadList): void {
  const { text, at } = reading;
  const end = text.indexOf("`", at + 1);
  if (end < 0) return void fail(reading, "unclosed");
  // A second pair, too: the host's parser takes what lies between the two for a part of the command.
  const isPaired = text.indexOf("`", end + 1) < 0 && text.indexOf("`") === at;
  if (!isPaired || text.slice(at, end).includes("\\")) return void fail(reading, "nested-backticks");
  reading.at += 1;
  reading.isInBackticks = true;
  readList(reading, "`");
  reading.isInBackticks = false;
}

/** Reads on behind the next `sign`. */
function skipTo(reading: ShellReading, sign: string, from: number): void {
  const end = reading.text.indexOf(sign, from);
  if (end < 0) fail(reading, "unclosed");
  else reading.at = end + 1;
}

function skipEscaped(reading: ShellReading, from: number): void {
  let at = from;
  while (at < reading.text.length && reading.text.charAt(at) !== "'")
    at += reading.text.charAt(at) === "\\" ? 2 : 1;
  if (at >= reading.text.length) fail(reading, "unclosed");
  else reading.at = at + 1;
}
