// The whole library as the parts of one ZIP. Each file is read once, in the worker, for its checksum; its bytes are never held
// here. A file that the browser can no longer read is left out and named: the others are saved.

import { byKeys } from "../base/order.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_LIST,
  ARCHIVE_VERSION,
  type ArchivedFile,
  type LibraryArchive,
} from "../model/library-archive.ts";
import type { Problem } from "../model/problem.ts";
import type { FileRow } from "../store/rows.ts";
import type { AskOptions } from "../worker/client.ts";
import type { Library } from "./library.ts";
import { type ZipMember, zipParts } from "./zip-parts.ts";

export interface LeftOut {
  readonly name: string;
  readonly problem: Problem;
}

export type LibraryExport =
  | {
      readonly kind: "made";
      readonly parts: readonly (Blob | Uint8Array<ArrayBuffer>)[];
      readonly files: number;
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly kind: "cancelled" };

/** Progress is in bytes of all files. */
export async function exportLibrary(library: Library, options: AskOptions): Promise<LibraryExport> {
  const { files, bundles } = await library.store.read();
  const members: ZipMember[] = [];
  const archived: ArchivedFile[] = [];
  const leftOut: LeftOut[] = [];
  let before = 0;
  for (const row of [...files].sort(
    byKeys(
      (file) => file.addedAt,
      (file) => file.name,
    ),
  )) {
    const onProgress = (bytes: number) => options.onProgress?.(before + bytes);
    const made = await library.worker.ask({ kind: "checksum", blob: row.blob }, { ...options, onProgress });
    if (options.signal?.aborted) return { kind: "cancelled" };
    before += row.size;
    options.onProgress?.(before);
    if (!made.ok) {
      leftOut.push({ name: row.name, problem: made.failure });
      continue;
    }
    const path = pathOf(row, archived.length + 1);
    members.push({ path, blob: row.blob, checksum: made.value.checksum });
    const { id, name, size, addedAt, setAside } = row;
    archived.push({ path, id, name, size, addedAt, setAside });
  }
  const list: LibraryArchive = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    files: archived,
    bundles: bundles.map(({ id, addedAt, openedAt }) => ({ id, addedAt, openedAt })),
  };
  const blob = new Blob([JSON.stringify(list, null, 1)], { type: "application/json" });
  const summed = await library.worker.ask({ kind: "checksum", blob });
  if (!summed.ok) return { kind: "cancelled" };
  const first = { path: ARCHIVE_LIST, blob, checksum: summed.value.checksum };
  return { kind: "made", parts: zipParts([first, ...members]), files: archived.length, leftOut };
}

/** The file's own name where every system takes it; the number in front keeps two of one name apart. */
function pathOf({ name }: FileRow, number: number): string {
  const own = name
    .slice(name.lastIndexOf("/") + 1)
    .replace(/[\p{Cc}\p{Cs}<>:"/\\|?*]+/gu, "-")
    .replace(/[. ]+$/, "")
    .slice(-100);
  return `files/${String(number).padStart(4, "0")}/${own === "" ? "file" : own}`;
}
