// A file inside an archive as a source of its own, inflated into memory: to show evidence from it. Decoding does not need
// this; it reads members as they inflate.

import type { ByteSource } from "../model/raw-document.ts";
import { inflated, newBudget, newInflation } from "./inflate.ts";
import { MEMBER_IN_MEMORY_LIMIT } from "./limits.ts";
import { isGzip, isZip } from "./looks-like.ts";
import { baseName, sourceFromBytes } from "./sources.ts";
import { dataRange, zipDirectory } from "./zip-directory.ts";

/**
 * The file in which a document was found. `name` is that of the file, or of the member, as `decode` told it: the source
 * itself when it is no archive. null when the archive has no such member or it is too large to hold.
 */
export async function sourceOfDocument(source: ByteSource, name: string): Promise<ByteSource | null> {
  const head = await source.read(0, Math.min(source.size, 4));
  const kind = isZip(head) ? "zip" : isGzip(head) ? "gzip" : null;
  if (kind === null) return source;
  const inflation =
    kind === "gzip"
      ? newInflation("gzip", [0, source.size], newBudget(source.size))
      : await ofMember(source, name);
  if (!inflation) return null;
  const pieces: Uint8Array[] = [];
  for await (const piece of inflated(source, inflation)) {
    pieces.push(piece);
    if (inflation.length > MEMBER_IN_MEMORY_LIMIT) return null;
  }
  const bytes = new Uint8Array(inflation.length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return sourceFromBytes(bytes, name);
}

async function ofMember(source: ByteSource, name: string) {
  const { members } = await zipDirectory(source);
  const prefix = `${baseName(source.name)}!`;
  const shown = name.slice(name.indexOf(prefix));
  const member = members.find(
    ({ path }) => `${prefix}${path}` === shown.replace(/@\d+$/, "") || `${prefix}${path}` === shown,
  );
  const range = member ? await dataRange(source, member) : null;
  if (!member || !range) return null;
  return newInflation(member.method === 0 ? "stored" : "deflate", range, newBudget(source.size));
}
