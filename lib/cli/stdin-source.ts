// Standard input as a ByteSource. A pipe cannot be read twice, so what it gives is kept until the run ends.

import type { Readable } from "node:stream";
import { bytesSource, type OpenSource } from "./file-source.ts";

export async function openStdin(stdin: Readable, name: string): Promise<OpenSource> {
  const pieces: Uint8Array[] = [];
  for await (const piece of stdin) {
    pieces.push(typeof piece === "string" ? new TextEncoder().encode(piece) : piece);
  }
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return bytesSource(name, whole);
}
