// The id of a file: the digest of its bytes. Reading a plain file has made it already; an archive's documents have those
// of their members.

import { brand } from "../base/brand.ts";
import { documentId } from "../decode/digest.ts";
import type { FileId } from "../model/library.ts";
import type { ByteSource } from "../model/raw-document.ts";
import type { ReadFile } from "./read-files.ts";

/**
 * null for a file in which no document was found: nobody keeps it, so nobody has to name it. Also for an archive that can
 * no longer be read.
 */
export async function fileId(source: ByteSource, { outcome }: ReadFile): Promise<FileId | null> {
  const [first] = outcome.documents;
  if (first === undefined) return null;
  const isArchive =
    outcome.documents.some((id) => baseOf(id) !== baseOf(first)) || outcome.members.length > 0;
  const id = isArchive ? await documentId(source) : baseOf(first);
  return id === null ? null : brand<FileId>(id);
}

function baseOf(document: string): string {
  const [base = document] = document.split("@");
  return base;
}
