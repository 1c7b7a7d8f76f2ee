// A text as others may have written it: with JSON escapes, percent signs, HTML entities and invisible characters undone, as
// often as they were done, and with lines joined. Each view knows where its characters stand in the original.

import type { Meter } from "./meter.ts";

export interface View {
  readonly text: string;
  /** Start and end in the original of the i-th character; null: the view is the original. */
  readonly starts: Uint32Array | null;
  readonly ends: Uint32Array | null;
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

export function viewsOf(text: string, meter: Meter): readonly View[] {
  const views: View[] = [{ text, starts: null, ends: null, joinsLines: false }];
  let last: View = { text, starts: null, ends: null, joinsLines: false };
  for (let depth = 0; depth < MOST_DEPTH && CODED.test(last.text); depth += 1) {
    meter.steps += last.text.length;
    const next = rewritten(last, decodedAt, EACH_CODED, false);
    if (next.text === last.text) break;
    views.push(next);
    last = next;
  }
  if (last.text.includes("\n")) {
    meter.steps += last.text.length;
    views.push(rewritten(last, joinedAt, /\r?\n/g, true));
  }
  return views;
}

/** What stands at an index: how many characters it takes, and what they mean; null: one character as it is. */
type Step = (text: string, at: number) => { readonly length: number; readonly means: string } | null;

/** `where` finds the characters at which `step` has something to say: all others stand as they are. */
function rewritten(view: View, step: Step, where: RegExp, joinsLines: boolean): View {
  const { text } = view;
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  const pieces: string[] = [];
  let run = 0;
  let count = 0;
  const keep = (from: number, to: number): void => {
    for (let at = from; at < to; at += 1) {
      starts[count] = view.starts?.[at] ?? at;
      ends[count] = view.ends?.[at] ?? at + 1;
      count += 1;
    }
  };
  where.lastIndex = 0;
  for (let next = where.exec(text); next !== null; next = where.exec(text)) {
    const at = next.index;
    const found = step(text, at);
    if (found === null) continue;
    keep(run, at);
    pieces.push(text.slice(run, at), found.means);
    run = at + found.length;
    for (let index = 0; index < found.means.length; index += 1) {
      starts[count] = view.starts?.[at] ?? at;
      ends[count] = view.ends?.[run - 1] ?? run;
      count += 1;
    }
    where.lastIndex = run;
  }
  keep(run, text.length);
  pieces.push(text.slice(run));
  return { text: pieces.join(""), starts, ends, joinsLines };
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
