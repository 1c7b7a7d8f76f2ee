// Places of an opened document, found in the bytes of its file again.

import type { Pointer } from "../base/json-pointer.ts";
import { sourceOfDocument } from "../decode/member-source.ts";
import { type Located, locate } from "../decode/slice.ts";
import { sourceFromBlob } from "../decode/sources.ts";
import type { ByteSource } from "../model/raw-document.ts";
import type { OpenedDocument } from "./opened-bundles.ts";

/** The bytes in which a document stands: its file, or the inflated member of an archive. Inflated once. */
export function bytesOf(holder: OpenedDocument): Promise<ByteSource | null> {
  const known = sources.get(holder);
  if (known !== undefined) return known;
  const { file, document } = holder;
  const source = sourceOfDocument(sourceFromBlob(file.blob, file.name), document.fileName);
  sources.set(holder, source);
  return source;
}

const sources = new WeakMap<OpenedDocument, Promise<ByteSource | null>>();

/** null when nothing stands there. */
export async function locateIn(
  holder: OpenedDocument,
  line: number | null,
  at: Pointer,
): Promise<Located | null> {
  const source = await bytesOf(holder);
  if (source === null) return null;
  return locate(source, { lists: holder.document.lists, bytes: holder.frame.bytes }, at, line);
}
