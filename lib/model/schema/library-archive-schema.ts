// The list of an exported library, read back. Unknown keys are passed over: a later version may say more of a file. Another
// version number is refused, for it may mean something else by what it says.

import * as z from "zod";
import { brand } from "../../base/brand.ts";
import type { BundleId, DocumentId } from "../ids.ts";
import type { FileId } from "../library.ts";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type LibraryArchive } from "../library-archive.ts";

const instant = z.number().int();

const archive = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.literal(ARCHIVE_VERSION),
  files: z.array(
    z.object({
      path: z.string(),
      id: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .transform((id) => brand<FileId>(id)),
      name: z.string(),
      size: z.number().int().nonnegative(),
      addedAt: instant,
      setAside: z.array(z.string().transform((id) => brand<DocumentId>(id))),
    }),
  ),
  bundles: z.array(
    z.object({
      id: z.string().transform((id) => brand<BundleId>(id)),
      addedAt: instant,
      openedAt: instant.nullable(),
    }),
  ),
});

/** null: this is not the list of an exported library that can be read here. */
export function readLibraryArchive(text: string): LibraryArchive | null {
  try {
    const parsed = archive.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
