// The palette of commands, the sheet of keys and the export of the library, over whatever page is shown. Loaded when they
// are first asked for.
"use client";

import { Suspense } from "react";
import { lazyPart } from "@/components/ui/lazy-part.ts";
import { showOverlay, useOverlay } from "./overlay.ts";
import { holdTyping } from "./type-ahead.ts";
import { useBoundKeys } from "./use-bound-keys.ts";

const Palette = lazyPart(async () => (await import("../palette/palette.tsx")).Palette);
const KeySheet = lazyPart(async () => (await import("./key-sheet.tsx")).KeySheet);
const LibraryExport = lazyPart(async () => (await import("../library/library-export.tsx")).LibraryExport);

export function Overlays() {
  const open = useOverlay();
  useBoundKeys({
    palette: () => {
      holdTyping();
      showOverlay("palette");
      return true;
    },
    sheet: () => {
      showOverlay("sheet");
      return true;
    },
  });
  return (
    <Suspense fallback={null}>
      {open === "palette" && <Palette />}
      {open === "sheet" && <KeySheet />}
      {open === "export" && <LibraryExport />}
    </Suspense>
  );
}
