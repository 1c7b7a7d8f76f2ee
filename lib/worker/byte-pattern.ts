// A text as a pattern over bytes, so that a match is an exact place in the file whatever else the bytes hold. Letter by letter,
// in either case, as it is or as JSON escapes it. Bytes are looked at as characters of a one-byte encoding; what that
// finds is checked in the file's own.

import type { Encoding } from "../decode/encodings.ts";

export interface BytePattern {
  /** Bytes that the longest match takes. */
  readonly longest: number;
  /** Start and end of each match, as offsets into the bytes. `base` is where they stand in the file. */
  matchesIn(bytes: Uint8Array, base: number): readonly (readonly [start: number, end: number])[];
  /** Bytes cut anywhere, as text: halves of characters at the ends are left out. */
  textOf(bytes: Uint8Array): string;
}

// One character a byte, each byte another character: enough to look for bytes with a regular expression.
const ONE_BYTE = new TextDecoder("windows-1252");

const PLAIN = /^[\x20-\x7e]$/;
const ESCAPED = /["\\/]/;

export function bytePattern(text: string, encoding: Encoding): BytePattern {
  const step = encoding === "utf-16le" || encoding === "utf-16be" ? 2 : 1;
  const decoder = new TextDecoder(encoding === "utf-32" ? "utf-8" : encoding, { ignoreBOM: true });
  const letters = [...text].map((letter) => waysOf(letter).map((way) => bytesOf(way, encoding)));
  const source = letters
    .map((ways) => (ways.length === 1 ? ways.map(sourceOf).join("") : `(?:${ways.map(sourceOf).join("|")})`))
    .join("");
  const pattern = new RegExp(source, "gi");
  const wanted = folded(text);
  const textOf = (bytes: Uint8Array) => decoder.decode(bytes).replace(/^\uFFFD+|\uFFFD+$/g, "");
  return {
    longest: letters.reduce((sum, ways) => sum + Math.max(...ways.map((way) => way.length)), 0),
    textOf,
    matchesIn: (bytes, base) => {
      const found: (readonly [number, number])[] = [];
      for (const match of ONE_BYTE.decode(bytes).matchAll(pattern)) {
        const end = match.index + match[0].length;
        const isAligned = (base + match.index) % step === 0;
        const written = decoder.decode(bytes.subarray(match.index, end));
        // The one-byte alphabet has cases of its own; and of two bytes a match may begin with the second.
        if (isAligned && (folded(written) === wanted || folded(unescaped(written)) === wanted)) {
          found.push([match.index, end]);
        }
      }
      return found;
    },
  };
}

/**
 * A letter in its cases, each as it is, with the short escape of JSON, and with the long one. One of ASCII that needs no escape
 * is looked for as it is: nobody writes it otherwise, and a plain pattern is fifty times faster.
 */
function waysOf(letter: string): readonly string[] {
  if (PLAIN.test(letter) && !ESCAPED.test(letter)) return [letter];
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const short = cases.map((one) => JSON.stringify(one).slice(1, -1));
  const long = cases.flatMap((one) => [
    escaped(one),
    escaped(one).replace(/[a-f]/g, (digit) => digit.toUpperCase()),
  ]);
  return [...new Set([...cases, ...short, ...long, ...(letter === "/" ? ["\\/"] : [])])];
}

function escaped(text: string): string {
  return Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");
}

/** What a piece of a JSON string means; itself when it is none. */
function unescaped(written: string): string {
  if (!written.includes("\\")) return written;
  try {
    return String(JSON.parse(`"${written.replace(/(?<!\\)"/g, '\\"')}"`));
  } catch {
    return written;
  }
}

function folded(text: string): string {
  return text.toUpperCase().toLowerCase();
}

function sourceOf(bytes: Uint8Array): string {
  return ONE_BYTE.decode(bytes).replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}

function bytesOf(text: string, encoding: Encoding): Uint8Array {
  if (encoding !== "utf-16le" && encoding !== "utf-16be") return new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
  }
  return new Uint8Array(view.buffer);
}
