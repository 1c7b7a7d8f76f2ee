// Lists of commands as a POSIX shell and bash read them: `;`, line ends, `&`, `&&`, `||`, pipes, groups, subshells, loops and
// conditions. Ours: the host uses tree-sitter, whose answers these were held against (ADR 37). What it does with redirects is
// kept: the first command of a chain has them in its resource, a later one does not.

import { fail, inside, isOver, type ShellReading, skipBlanks } from "./shell-reading.ts";
import {
  type Redirected,
  readHereDocuments,
  readProcessOrWord,
  readRedirect,
  readRedirects,
} from "./shell-redirects.ts";
import { readWord } from "./shell-words.ts";

/** Words before which another command begins. */
const OPENING: ReadonlySet<string> = new Set(["if", "then", "elif", "else", "while", "until", "do"]);
const BLOCKS: ReadonlySet<string> = new Set(["if", "while", "until", "for", "select"]);
const CLOSING: ReadonlySet<string> = new Set(["fi", "done"]);
/** Declarations and tests: the host takes no command of them, only of the substitutions inside. */
const SILENT: ReadonlySet<string> = new Set([
  "declare",
  "typeset",
  "export",
  "readonly",
  "local",
  "unset",
  "unsetenv",
]);
const ASSIGNMENT = /^[A-Za-z_][A-Za-z0-9_]*(?:\[[^\]]*\])?\+?=/;

/** Reads up to and with `closing`, or to the end of the text for "". */
export function readList(reading: ShellReading, closing: string): void {
  inside(reading, () => readCommands(reading, closing));
}

function readCommands(reading: ShellReading, closing: string): void {
  const blocks = { open: 0 };
  let hasCommand = false;
  const pipes = { before: 0, here: 0 };
  for (;;) {
    skipBlanks(reading);
    if (isOver(reading)) break;
    const sign = reading.text.charAt(reading.at);
    if (sign === "#") skipComment(reading);
    else if (sign === "\n") {
      readLineEnd(reading);
      hasCommand = false;
      if (pipes.here > 0) pipes.before = pipes.here;
      pipes.here = 0;
    } else if (isClosing(reading, closing)) {
      reading.at += closing.length;
      if (blocks.open !== 0) fail(reading, "unclosed");
      return;
    } else if (sign === ";" || sign === "&") {
      if (!hasCommand) fail(reading, "stray-sign");
      else readSeparator(reading, sign);
      hasCommand = false;
    } else {
      const start = reading.at;
      pipes.here += readChain(reading, blocks);
      if (pipes.before > 1 && isRunOn(reading.text.slice(start, reading.at))) fail(reading, "after-pipeline");
      if (!hasCommand) pipes.before = 0;
      hasCommand = true;
    }
  }
  if (closing !== "" || blocks.open !== 0) fail(reading, "unclosed");
}

/** Behind a pipeline of three or more, the host's parser reads such a line as more words of the last command in it. */
function isRunOn(chain: string): boolean {
  return /&&|\|\||[<>]/.test(chain);
}

/** The host's parser reads a line that begins with `\\` on from the one before. */
function readLineEnd(reading: ShellReading): void {
  const next = /\n[ \t\r\n]*\\(?!\r?\n)/y;
  next.lastIndex = reading.at;
  if (next.test(reading.text)) fail(reading, "stray-sign");
  else readHereDocuments(reading, readList);
}

function isClosing({ text, at }: ShellReading, closing: string): boolean {
  return closing !== "" && text.startsWith(closing, at);
}

function readSeparator(reading: ShellReading, sign: string): void {
  const next = reading.text.charAt(reading.at + 1);
  if (sign === ";" && next === ";") fail(reading, "case");
  else if (sign === "&" && next === "&") fail(reading, "stray-sign");
  else reading.at += 1;
}

/** Commands joined by `&&`, `||` and pipes. Returns how many pipes. */
function readChain(reading: ShellReading, blocks: { open: number }): number {
  let isFirst = true;
  let pipes = 0;
  for (;;) {
    readCommand(reading, isFirst, blocks);
    skipBlanks(reading);
    const joint = /^(?:&&|\|\||\|&|\|)/.exec(reading.text.slice(reading.at, reading.at + 2))?.[0];
    if (joint === undefined) break;
    if (reading.due.length > 0) fail(reading, "here-document-in-pipeline");
    reading.at += joint.length;
    if (joint === "|" || joint === "|&") pipes += 1;
    isFirst = false;
    skipLines(reading);
    if (isOver(reading)) fail(reading, "unclosed");
  }
  if (!isOver(reading) && !/[;&\n)}`#]/.test(reading.text.charAt(reading.at))) fail(reading, "stray-sign");
  return pipes;
}

function skipLines(reading: ShellReading): void {
  skipBlanks(reading);
  while (reading.text.charAt(reading.at) === "\n" || reading.text.charAt(reading.at) === "#") {
    if (reading.text.charAt(reading.at) === "#") skipComment(reading);
    else reading.at += 1;
    skipBlanks(reading);
  }
}

function skipComment(reading: ShellReading): void {
  const end = reading.text.indexOf("\n", reading.at);
  reading.at = end < 0 ? reading.text.length : end;
}

function readCommand(reading: ShellReading, isFirst: boolean, blocks: { open: number }): void {
  const { text } = reading;
  let isPlainFirst = isFirst;
  while (/^![ \t]/.test(text.slice(reading.at, reading.at + 2))) {
    reading.at += 1;
    skipBlanks(reading);
    isPlainFirst = false;
  }
  const { at } = reading;
  if (text.startsWith("((", at)) return void fail(reading, "arithmetic-command");
  if (text.charAt(at) === "(") return void readEnclosed(reading, ")");
  if (/^\{[ \t\r\n]/.test(text.slice(at, at + 2))) return void readEnclosed(reading, "}");
  readSimple(reading, isPlainFirst, blocks);
}

function readEnclosed(reading: ShellReading, closing: string): void {
  reading.at += 1;
  readList(reading, closing);
  readRedirects(reading, readList);
}

/** A command with its words, or a word of the shell's own. */
function readSimple(reading: ShellReading, isFirst: boolean, blocks: { open: number }): void {
  const start = reading.at;
  const words: string[] = [];
  let end = start;
  let hasAssignment = false;
  let redirected: Redirected = "none";
  let redirectEnd = start;
  let hereDocuments = 0;
  const place = reading.found.length;
  const aimed = reading.targets.length;
  for (;;) {
    skipBlanks(reading);
    if (isOver(reading)) break;
    const due = reading.due.length;
    const found = readRedirect(reading, readList);
    if (found !== "none") {
      if (found === "word" && redirected !== "file") end = reading.at;
      if (redirected !== "file") redirected = found;
      // A lone `-` before a redirect is lost to the host's parser.
      if (words.at(-1) === "-") fail(reading, "stray-sign");
      redirectEnd = reading.at;
      hereDocuments += reading.due.length - due;
      continue;
    }
    const sign = reading.text.charAt(reading.at);
    if (
      /[;&|\n)]/.test(sign) ||
      (sign === "`" && reading.isInBackticks) ||
      (sign === "#" && words.length + (hasAssignment ? 1 : 0) > 0)
    )
      break;
    const word = readProcessOrWord(reading, readList);
    if (words.length === 0 && ASSIGNMENT.test(word)) {
      if (reading.text.charAt(reading.at) === "(") fail(reading, "array");
      hasAssignment = true;
    } else if (words.length === 0 && !hasAssignment && isShellWord(word)) {
      return void readShellWord(reading, word, blocks);
    } else words.push(word);
    end = reading.at;
  }
  const [name] = words;
  if (name === undefined) {
    if (hasAssignment && redirected !== "none") fail(reading, "redirected-assignment");
    else if (!hasAssignment && redirected === "none") fail(reading, "stray-sign");
    return;
  }
  if (isSilent(reading, name, words)) return;
  if (hereDocuments > 0 && isFirst) {
    const ending = reading.text.charAt(reading.at);
    if (ending !== "\n" && !isOver(reading)) return void fail(reading, "here-document-in-pipeline");
    readHereDocuments(reading, readList);
    redirectEnd = reading.at;
  }
  const isWhole = isFirst && redirected === "file";
  const resource = reading.text.slice(start, isWhole ? Math.max(end, redirectEnd) : end).trim();
  reading.found.splice(place, 0, { start, resource, words, targets: reading.targets.slice(aimed) });
}

/** True for what is no command to the host. A test has to be closed, and a declaration with a `#` in a word is not understood. */
function isSilent(reading: ShellReading, name: string, words: readonly string[]): boolean {
  if (name === "[" || name === "[[") {
    if (words.at(-1) !== (name === "[" ? "]" : "]]")) fail(reading, "unclosed");
    return true;
  }
  if (!SILENT.has(name)) return false;
  if (words.some((word) => word.includes("#"))) fail(reading, "stray-sign");
  return true;
}

function isShellWord(word: string): boolean {
  return (
    OPENING.has(word) ||
    BLOCKS.has(word) ||
    CLOSING.has(word) ||
    word === "case" ||
    word === "esac" ||
    word === "function" ||
    word === "}"
  );
}

function readShellWord(reading: ShellReading, word: string, blocks: { open: number }): void {
  if (word === "case" || word === "esac") return void fail(reading, "case");
  if (word === "function") return void fail(reading, "function");
  if (word === "}") return void fail(reading, "stray-sign");
  if (BLOCKS.has(word)) blocks.open += 1;
  if (CLOSING.has(word)) {
    blocks.open -= 1;
    if (blocks.open < 0) fail(reading, "stray-sign");
    readRedirects(reading, readList);
    return;
  }
  if (word === "for" || word === "select") return void readLoopHead(reading);
  skipLines(reading);
  if (isOver(reading)) return void fail(reading, "unclosed");
  inside(reading, () => readChain(reading, blocks));
}

/** `for name in words`: no command; the substitutions among its words are. */
function readLoopHead(reading: ShellReading): void {
  skipBlanks(reading);
  if (reading.text.startsWith("((", reading.at)) return void fail(reading, "arithmetic-command");
  while (!isOver(reading) && !/[;\n]/.test(reading.text.charAt(reading.at))) {
    if (/[&|()<>#]/.test(reading.text.charAt(reading.at))) return void fail(reading, "stray-sign");
    readWord(reading, readList);
    skipBlanks(reading);
  }
}
