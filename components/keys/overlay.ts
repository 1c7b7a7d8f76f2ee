// Which overlay is open: the palette of commands, the sheet of keys, or the export of the library. At most one, and any
// control may open it.
"use client";

import { useSyncExternalStore } from "react";

export type Overlay = "palette" | "sheet" | "export";

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(overlay: Overlay | null): void {
  open = overlay;
  for (const listener of listeners) listener();
}

/** An overlay that gave way to another one tells of its closing when that one is open already. */
export function closeOverlay(overlay: Overlay): void {
  if (open === overlay) showOverlay(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => null,
  );
}
