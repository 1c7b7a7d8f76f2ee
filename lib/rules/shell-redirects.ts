// Redirects of a shell line and the bodies of here-documents. A redirect runs nothing; a substitution in its target or in a
// live body does.

import {
  fail,
  type HereDocument,
  isOver,
  type ShellReading,
  skipBlanks,
  startReading,
} from "./shell-reading.ts";
import { readWord } from "./shell-words.ts";

type ReadList = (reading: ShellReading, closing: string) => void;

const REDIRECT = /(?:\d+|\{[A-Za-z_]\w*\})?(?:&>>|&>|<<<|<<-|<<|<>|<&|>&|>>|>\||<(?!\()|>(?!\())/y;

/** What stood in one place. `word`: a `<<< word`, which the host's parser counts as part of the command. */
export type Redirected = "none" | "word" | "file";

/** Reads all redirects that stand here. */
export function readRedirects(reading: ShellReading, readList: ReadList): void {
  while (readRedirect(reading, readList) !== "none");
}

/** Reads the one redirect that stands here, up to its end. */
export function readRedirect(reading: ShellReading, readList: ReadList): Redirected {
  const before = reading.at;
  skipBlanks(reading);
  REDIRECT.lastIndex = reading.at;
  const sign = REDIRECT.exec(reading.text)?.[0];
  if (sign === undefined) {
    reading.at = before;
    return "none";
  }
  reading.at += sign.length;
  skipBlanks(reading);
  const target = readProcessOrWord(reading, readList);
  if (target === "") fail(reading, "stray-sign");
  else if (/(?:^|[^<])<<-?$/.test(sign)) reading.due.push(hereDocument(target, sign.endsWith("-")));
  else if (!sign.endsWith("<<<")) reading.targets.push(target);
  return sign.endsWith("<<<") ? "word" : "file";
}

/** A word, or `<(…)` and `>(…)`, whose commands run like those of a substitution. */
export function readProcessOrWord(reading: ShellReading, readList: ReadList): string {
  if (!/^[<>]\(/.test(reading.text.slice(reading.at, reading.at + 2))) return readWord(reading, readList);
  const start = reading.at;
  reading.at += 2;
  readList(reading, ")");
  return reading.text.slice(start, reading.at);
}

function hereDocument(target: string, isIndented: boolean): HereDocument {
  const mark = target.replaceAll(/["'\\]/g, "");
  return { mark, isIndented, isLive: mark === target };
}

/** At a line end: steps over it and over the bodies that begin there. */
export function readHereDocuments(reading: ShellReading, readList: ReadList): void {
  if (reading.text.charAt(reading.at) === "\n" && reading.due.length === 0) {
    reading.at += 1;
    return;
  }
  if (isOver(reading) && reading.due.length > 0) return void fail(reading, "unclosed");
  for (const document of reading.due.splice(0)) readBody(reading, document, readList);
}

/** From the line end before a body to the end of the line that closes it. */
function readBody(reading: ShellReading, document: HereDocument, readList: ReadList): void {
  const from = reading.at + 1;
  let at = from;
  for (;;) {
    const end = reading.text.indexOf("\n", at);
    const line = reading.text.slice(at, end < 0 ? undefined : end).replace(/\r$/, "");
    if ((document.isIndented ? line.replace(/^\t+/, "") : line) === document.mark) {
      if (document.isLive) readLive(reading, from, at, readList);
      if (reading.because === null) reading.at = end < 0 ? reading.text.length : end;
      return;
    }
    if (end < 0) return void fail(reading, "unclosed");
    at = end + 1;
  }
}

/** The substitutions of a body, as those of a quoted text. */
function readLive(reading: ShellReading, from: number, to: number, readList: ReadList): void {
  const body = reading.text.slice(from, to).replaceAll('"', " ");
  const inner = startReading(`"${body}"`);
  inner.depth = reading.depth;
  readWord(inner, readList);
  if (inner.because !== null) fail(reading, inner.because);
  else
    reading.found.push(
      ...inner.found.map((command) => ({
        ...command,
        start: command.start + from - 1,
        resource: reading.text.slice(
          command.start + from - 1,
          command.start + from - 1 + command.resource.length,
        ),
      })),
    );
}
