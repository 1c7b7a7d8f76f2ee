// The export of the whole library as an overlay: asked for on the library's page or by a command, on any page.
"use client";

import { closeOverlay } from "@/components/keys/overlay.ts";
import { bytesKept } from "./bytes-kept.ts";
import { ExportDialog } from "./export-dialog.tsx";
import { useLibrary } from "./use-library.ts";

export function LibraryExport() {
  const state = useLibrary();
  return (
    <ExportDialog
      bytes={bytesKept(state)}
      files={state.content.files.length}
      onClose={() => closeOverlay("export")}
    />
  );
}
