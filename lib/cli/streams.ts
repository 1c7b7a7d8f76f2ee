// The three streams a command talks to, as far as it needs them: given by the process, or by a test.

import type { Readable } from "node:stream";

export interface Output {
  write(text: string, done?: () => void): boolean;
  readonly isTTY?: boolean;
}

export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
}

/** Characters that are written at once: a million small pieces would cost a million turns of the event loop. */
const CHUNK_CHARS = 64 * 1024;

/** Writes pieces joined to chunks, each only when the one before it was taken: output never piles up in memory. */
export async function writeAll(output: Output, pieces: Iterable<string>): Promise<void> {
  const write = (text: string) => new Promise<void>((resolve) => output.write(text, () => resolve()));
  let chunk = "";
  for (const piece of pieces) {
    chunk += piece;
    if (chunk.length < CHUNK_CHARS) continue;
    await write(chunk);
    chunk = "";
  }
  if (chunk !== "") await write(chunk);
}
