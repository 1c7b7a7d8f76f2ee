// The characters of a file by their place in it, as code units: bytes of UTF-8, or pairs of bytes of UTF-16. JSON's own
// characters look the same in both, so one walk over the structure serves all encodings. Loads a stretch at a time.

import type { ByteSource } from "../model/raw-document.ts";
import { detectEncoding, ENCODING_BYTES } from "./encodings.ts";

export interface Units {
  /** Bytes for one unit. */
  readonly step: number;
  readonly size: number;
  /** The unit at a byte of the file; -1 when it is not loaded. */
  at(byte: number): number;
  /** Loads a stretch that begins at a byte. False past the end. */
  load(byte: number): Promise<boolean>;
  /** The text between two bytes of the file. */
  text(start: number, end: number): Promise<string>;
}

const STRETCH_BYTES = 256 * 1024;

export async function newUnits(source: ByteSource): Promise<Units> {
  const { encoding } = detectEncoding(await source.read(0, Math.min(source.size, ENCODING_BYTES)));
  const step = encoding === "utf-16le" || encoding === "utf-16be" ? 2 : 1;
  const low = encoding === "utf-16be" ? 1 : 0;
  const decoder = new TextDecoder(encoding === "utf-32" ? "utf-8" : encoding, { ignoreBOM: true });
  let stretch = new Uint8Array(0);
  let start = 0;

  function at(byte: number): number {
    const index = byte - start;
    if (index < 0 || index + step > stretch.length) return -1;
    if (step === 1) return stretch[index] ?? -1;
    return (stretch[index + low] ?? 0) | ((stretch[index + 1 - low] ?? 0) << 8);
  }

  async function load(byte: number): Promise<boolean> {
    if (byte < 0 || byte + step > source.size) return false;
    stretch = new Uint8Array(await source.read(byte, Math.min(source.size, byte + STRETCH_BYTES)));
    start = byte;
    return stretch.length >= step;
  }

  return {
    step,
    size: source.size,
    at,
    load,
    text: async (from, to) => decoder.decode(await source.read(from, to)),
  };
}
