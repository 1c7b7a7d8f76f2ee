// Lines and columns of stream offsets. Counted in a second pass over the file, up to the last offset asked for, and only
// when something is wrong: a file that reads well is never counted.

import { NEWLINE } from "./bytes.ts";
import type { Spot } from "./findings.ts";

export async function spotsOf(
  text: AsyncIterable<Uint8Array>,
  offsets: readonly number[],
): Promise<ReadonlyMap<number, Spot>> {
  const wanted = [...new Set(offsets)].sort((left, right) => left - right);
  const found = new Map<number, Spot>();
  let base = 0;
  let next = 0;
  let line = 1;
  let column = 1;
  if (wanted.length === 0) return found;
  for await (const piece of text) {
    for (let index = 0; index < piece.length; index += 1) {
      while (wanted[next] === base + index) {
        found.set(base + index, { line, column });
        next += 1;
      }
      if (next >= wanted.length) return found;
      const byte = piece[index] ?? 0;
      if (byte === NEWLINE) {
        line += 1;
        column = 1;
      } else if ((byte & 0xc0) !== 0x80) column += 1;
    }
    base += piece.length;
  }
  for (const offset of wanted.slice(next)) found.set(offset, { line, column });
  return found;
}

/** Line ends before a stream offset. */
export async function newlinesBefore(text: AsyncIterable<Uint8Array>, offset: number): Promise<number> {
  const spots = await spotsOf(text, [offset]);
  return (spots.get(offset)?.line ?? 1) - 1;
}
