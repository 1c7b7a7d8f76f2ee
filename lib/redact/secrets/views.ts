// A text as others may have written it: with JSON escapes, percent signs, HTML entities and invisible characters undone, as
// often as they were done, and with lines joined. Each view knows where its characters stand in the original.

import type { Meter } from "./meter.ts";
import type { Span } from "./secret-rule.ts";

export interface View {
  readonly text: string;
  /** Where a stretch of it stands in the original; null: the view is the original. */
  readonly inOriginal: ((span: Span) => Span) | null;
  readonly joinsLines: boolean;
}

/** Text quoted in JSON quoted in HTML: three times is as deep as anything seen. */
const MOST_DEPTH = 3;

const INVISIBLE =
  "\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u2060\u2061\u2062\u2063\u2064\ufeff\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069";
const CODED = new RegExp(`[\\\\%&${INVISIBLE}]`);
const EACH_CODED = new RegExp(CODED, "g");
const INVISIBLE_SET = new Set(INVISIBLE);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  colon: ":",
  commat: "@",
  sol: "/",
  bsol: "\\",
  equals: "=",
};

export function viewsOf(text: string, meter: Meter, joinsLines: boolean): readonly View[] {
  let last: View = { text, inOriginal: null, joinsLines: false };
  const views = [last];
  for (let depth = 0; depth < MOST_DEPTH && CODED.test(last.text); depth += 1) {
    meter.steps += last.text.length;
    const next = rewritten(last, decodedAt, EACH_CODED, false);
    if (next.text === last.text) break;
    views.push(next);
    last = next;
  }
  if (joinsLines && last.text.includes("\n")) {
    meter.steps += last.text.length;
    views.push(rewritten(last, joinedAt, /\r?\n/g, true));
  }
  return views;
}

/** What stands at an index: how many characters it takes, and what they mean; null: one character as it is. */
type Step = (text: string, at: number) => { readonly length: number; readonly means: string } | null;

/**
 * `where` finds the characters at which `step` has something to say: all others stand as they are. Only what was rewritten is
 * noted; where a finding stands is told from that when there is one, which is hardly ever.
 */
function rewritten(view: View, step: Step, where: RegExp, joinsLines: boolean): View {
  const { text } = view;
  const pieces: string[] = [];
  const places: number[] = [];
  const edits: Edit[] = [];
  let run = 0;
  let count = 0;
  where.lastIndex = 0;
  for (let next = where.exec(text); next !== null; next = where.exec(text)) {
    const at = next.index;
    const found = step(text, at);
    if (found === null) continue;
    pieces.push(text.slice(run, at), found.means);
    count += at - run;
    places.push(count);
    edits.push({ at, length: found.length, means: found.means.length });
    count += found.means.length;
    run = at + found.length;
    where.lastIndex = run;
  }
  pieces.push(text.slice(run));
  const before = ({ start, end }: Span): Span => ({
    start: placeBefore(start, places, edits).start,
    end: placeBefore(end - 1, places, edits).end,
  });
  const outer = view.inOriginal;
  const inOriginal = outer === null ? before : (span: Span): Span => outer(before(span));
  return { text: pieces.join(""), inOriginal, joinsLines };
}

/** So many characters at a place of the text became so many others. */
interface Edit {
  readonly at: number;
  readonly length: number;
  readonly means: number;
}

/** Where a character stood before. `places`: where each edit stands after, in order. */
function placeBefore(index: number, places: readonly number[], edits: readonly Edit[]): Span {
  const place = lastAtMost(places, index);
  const edit = edits[place];
  const behind = index - (places[place] ?? 0);
  if (edit === undefined) return { start: index, end: index + 1 };
  if (behind < edit.means) return { start: edit.at, end: edit.at + edit.length };
  const start = edit.at + edit.length + behind - edit.means;
  return { start, end: start + 1 };
}

/** The last place that is not past the index; -1: none. */
function lastAtMost(places: readonly number[], index: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function decodedAt(text: string, at: number): ReturnType<Step> {
  const code = text.charCodeAt(at);
  if (code === 0x5c) return escapeAt(text, at);
  if (code === 0x25) return percentAt(text, at);
  if (code === 0x26) return entityAt(text, at);
  return code >= 0xad && INVISIBLE_SET.has(text[at] ?? "") ? { length: 1, means: "" } : null;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\n",
  t: "\t",
  b: " ",
  f: " ",
  '"': '"',
  "'": "'",
  "/": "/",
  "\\": "\\",
  "`": "`",
};

function escapeAt(text: string, at: number): ReturnType<Step> {
  const next = text[at + 1] ?? "";
  if (next === "u" || next === "x") {
    const digits = text.slice(at + 2, at + (next === "u" ? 6 : 4));
    return isHex(digits, next === "u" ? 4 : 2)
      ? { length: digits.length + 2, means: String.fromCharCode(Number.parseInt(digits, 16)) }
      : null;
  }
  const means = ESCAPES[next];
  return means === undefined ? null : { length: 2, means };
}

function percentAt(text: string, at: number): ReturnType<Step> {
  const digits = text.slice(at + 1, at + 3);
  if (!isHex(digits, 2)) return null;
  const code = Number.parseInt(digits, 16);
  return code >= 0x20 && code < 0x7f ? { length: 3, means: String.fromCharCode(code) } : null;
}

function entityAt(text: string, at: number): ReturnType<Step> {
  const end = text.slice(at, at + 12).indexOf(";");
  if (end < 2) return null;
  const name = text.slice(at + 1, at + end);
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (number !== null) {
    const code = number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16);
    const isCharacter = code > 0 && code < 0x110000;
    return isCharacter ? { length: end + 1, means: String.fromCodePoint(code) } : null;
  }
  const means = Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  return means === undefined ? null : { length: end + 1, means };
}

/** A line break with the spaces around it, and the signs that continue a line, are nothing. */
function joinedAt(text: string, at: number): ReturnType<Step> {
  if (text[at] !== "\n" && !(text[at] === "\r" && text[at + 1] === "\n")) return null;
  let end = at + (text[at] === "\r" ? 2 : 1);
  while (end < text.length && (text[end] === " " || text[end] === "\t")) end += 1;
  return { length: end - at, means: "" };
}

function isHex(digits: string, length: number): boolean {
  return digits.length === length && /^[0-9a-fA-F]+$/.test(digits);
}
