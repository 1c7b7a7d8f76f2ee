// Bytes in order, in pieces, as often as asked for: of a source, with the next piece read while one is worked on. A file
// that ends early, or can no longer be read, ends the pieces; `failure` says why.

import type { ByteSource } from "../model/raw-document.ts";
import { say } from "../model/sentences.ts";
import { type Finding, finding } from "./findings.ts";

export interface Pieces {
  /** The name of what the bytes are: a file, a member of an archive. */
  readonly name: string;
  /** null when it is known only at the end. */
  readonly size: number | null;
  /** Why the last pass over the pieces stopped before the end; null when it did not. */
  failure: Finding | null;
  each(): AsyncGenerator<Uint8Array, void, undefined>;
}

export function piecesOf(source: ByteSource, pieceBytes: number): Pieces {
  const pieces: Pieces = { name: source.name, size: source.size, failure: null, each };
  async function* each(): AsyncGenerator<Uint8Array, void, undefined> {
    pieces.failure = null;
    let ahead = readAt(source, 0, pieceBytes);
    for (let start = 0; start < source.size; ) {
      const read = await ahead;
      if (typeof read === "string") {
        pieces.failure = stoppedAt(source, start, read);
        return;
      }
      if (read.length === 0) {
        pieces.failure = stoppedAt(source, start, null);
        return;
      }
      start += read.length;
      ahead = readAt(source, start, pieceBytes);
      yield read;
    }
  }
  return pieces;
}

/** `error` is null when there are no more bytes. */
function stoppedAt({ size }: ByteSource, at: number, error: string | null): Finding {
  const told =
    error === null ? say("file-ends-early", { at, size }) : say("file-unreadable-from", { at, size, error });
  return finding("unreadable-document", told, { bytes: [at, size], hint: "add-again-changed" });
}

/** A source whose failures are remembered instead of thrown: what cannot be read is empty. For readers that jump about. */
export function guarded(source: ByteSource): { readonly source: ByteSource; failure: Finding | null } {
  const guard: { readonly source: ByteSource; failure: Finding | null } = {
    failure: null,
    source: {
      ...source,
      read: async (start, end) => {
        const read = await readAt(source, start, end - start);
        if (typeof read !== "string") return read;
        guard.failure ??= stoppedAt(source, start, read);
        return new Uint8Array(0);
      },
    },
  };
  return guard;
}

/** The bytes at a place of a source, or what hindered reading them. */
async function readAt(source: ByteSource, start: number, length: number): Promise<Uint8Array | string> {
  const end = Math.min(source.size, start + length);
  if (end <= start) return new Uint8Array(0);
  try {
    return await source.read(start, end);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
