// A bundle as the worker opens it, from files in memory.

import { brand } from "@/lib/base/brand.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import type { BundleId, DocumentId } from "@/lib/model/ids.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { type Opened, openBundle } from "@/lib/worker/opened-bundles.ts";
import { fileId } from "../library/sample-rows.ts";

let opened = 0;

/** Contents by name. Every call is a bundle of its own. */
export async function openedFrom(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
): Promise<Opened> {
  opened += 1;
  const kept = Object.entries(files).map(([name, content]) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return { name, bytes, file: { id: fileId(`${opened}-${name}`), name, blob: new Blob([bytes]) } };
  });
  const documents: DocumentId[] = [];
  for (const { name, bytes } of kept) {
    documents.push(...(await readFile(sourceFromBytes(bytes, name))).documents.map(({ id }) => id));
  }
  return openBundle({
    bundle: brand<BundleId>(`bundle-${opened}`),
    files: kept.map(({ file }) => file),
    documents,
  });
}

/** The only document of a bundle. */
export function onlyDocument({ documents }: Opened) {
  const [first, ...others] = documents.values();
  if (first === undefined || others.length > 0) throw new Error("expected one document");
  return first.document;
}
