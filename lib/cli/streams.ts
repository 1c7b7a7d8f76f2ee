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

/** Writes one piece after another, each only when the one before it was taken: output never piles up in memory. */
export async function writeAll(output: Output, pieces: Iterable<string>): Promise<void> {
  for (const piece of pieces) await new Promise<void>((resolve) => output.write(piece, resolve));
}
