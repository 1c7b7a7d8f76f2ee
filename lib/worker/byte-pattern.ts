// A text as a pattern over bytes, so that a match is an exact place in the file whatever else the bytes hold. Bytes are
// looked at as characters of a one-byte encoding; what that finds is checked in the file's own.

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

export function bytePattern(text: string, encoding: Encoding): BytePattern {
  const step = encoding === "utf-16le" || encoding === "utf-16be" ? 2 : 1;
  const decoder = new TextDecoder(encoding === "utf-32" ? "utf-8" : encoding, { ignoreBOM: true });
  const variants = variantsOf(text);
  const encoded = variants.map((variant) => bytesOf(variant, encoding));
  const sources = encoded.map((bytes) => ONE_BYTE.decode(bytes).replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"));
  const pattern = new RegExp(sources.join("|"), "gi");
  const wanted = new Set(variants.map((variant) => variant.toLowerCase()));
  const textOf = (bytes: Uint8Array) => decoder.decode(bytes).replace(/^\uFFFD+|\uFFFD+$/g, "");
  return {
    longest: Math.max(...encoded.map((bytes) => bytes.length)),
    textOf,
    matchesIn: (bytes, base) => {
      const found: (readonly [number, number])[] = [];
      for (const match of ONE_BYTE.decode(bytes).matchAll(pattern)) {
        const end = match.index + match[0].length;
        // The one-byte alphabet has cases of its own that the text does not have.
        const isAligned = (base + match.index) % step === 0;
        if (isAligned && wanted.has(decoder.decode(bytes.subarray(match.index, end)).toLowerCase())) {
          found.push([match.index, end]);
        }
      }
      return found;
    },
  };
}

/** The text itself in its cases, as a JSON string writes it, and with everything but ASCII escaped. */
function variantsOf(text: string): readonly string[] {
  const cases = [text, text.toLowerCase(), text.toUpperCase()];
  const escaped = cases.map((one) => JSON.stringify(one).slice(1, -1));
  const ascii = escaped.map((one) =>
    one.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  );
  return [...new Set([...cases, ...escaped, ...ascii])];
}

function bytesOf(text: string, encoding: Encoding): Uint8Array {
  if (encoding !== "utf-16le" && encoding !== "utf-16be") return new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) {
    view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
  }
  return new Uint8Array(view.buffer);
}
