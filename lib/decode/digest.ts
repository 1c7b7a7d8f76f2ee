// The id of a file: SHA-256 over the concatenated SHA-256 digests of its 8 MiB pieces, in hex. Needs one piece of memory
// whatever the file's size, and is the same however the bytes arrive.

import { brand } from "../base/brand.ts";
import type { DocumentId } from "../model/ids.ts";
import { problem } from "../model/problem.ts";
import { ProblemError } from "../model/problem-error.ts";
import type { ByteSource } from "../model/raw-document.ts";
import { say } from "../model/sentences.ts";
import { PIECE_BYTES } from "./limits.ts";
import { piecesOf } from "./pieces.ts";

/** Digests run beside the reading; so many pieces may wait for theirs. The platform copies what it digests. */
const PIECES_AT_ONCE = 2;

export interface Digester {
  /** Takes the next bytes. Resolves when one more piece may be kept in memory. */
  add(bytes: Uint8Array): Promise<void>;
  finish(): Promise<DocumentId>;
}

export function newDigester(): Digester {
  const digests: Promise<ArrayBuffer>[] = [];
  let piece = new Uint8Array(0);
  let filled = 0;

  async function digestPiece(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await digests.at(-PIECES_AT_ONCE);
    digests.push(sha256(bytes));
  }

  async function add(bytes: Uint8Array): Promise<void> {
    const { buffer, byteOffset } = bytes;
    if (filled === 0 && bytes.length === PIECE_BYTES && buffer instanceof ArrayBuffer) {
      await digestPiece(new Uint8Array(buffer, byteOffset, PIECE_BYTES));
      return;
    }
    for (let from = 0; from < bytes.length; ) {
      const taken = Math.min(PIECE_BYTES - filled, bytes.length - from);
      if (filled + taken > piece.length) piece = grown(piece, filled, filled + taken);
      piece.set(bytes.subarray(from, from + taken), filled);
      filled += taken;
      from += taken;
      if (filled < PIECE_BYTES) continue;
      await digestPiece(piece);
      piece = new Uint8Array(PIECE_BYTES);
      filled = 0;
    }
  }

  async function finish(): Promise<DocumentId> {
    if (filled > 0) await digestPiece(piece.slice(0, filled));
    const all = await Promise.all(digests);
    const joined = new Uint8Array(all.length * 32);
    all.forEach((digest, index) => {
      joined.set(new Uint8Array(digest), index * 32);
    });
    return brand<DocumentId>(hexOf(await sha256(joined)));
  }

  return { add, finish };
}

/** The id of a whole file, read for that alone; null when it cannot be read to its end. */
export async function documentId(source: ByteSource): Promise<DocumentId | null> {
  const digester = newDigester();
  const pieces = piecesOf(source, PIECE_BYTES);
  for await (const piece of pieces.each()) await digester.add(piece);
  return pieces.failure ? null : digester.finish();
}

function grown(piece: Uint8Array<ArrayBuffer>, filled: number, wanted: number): Uint8Array<ArrayBuffer> {
  const roomy = new Uint8Array(Math.min(PIECE_BYTES, Math.max(wanted, piece.length * 2)));
  roomy.set(piece.subarray(0, filled));
  return roomy;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined)
    throw new ProblemError(
      problem("analysis-stopped", say("needs-secure-context", {}), { hint: "open-securely" }),
    );
  return await subtle.digest("SHA-256", bytes);
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
