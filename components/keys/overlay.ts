// Which of the two overlays is open: the palette of commands or the sheet of keys. At most one, and any control may open it.
"use client";

import { useSyncExternalStore } from "react";

export type Overlay = "palette" | "sheet";

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function showOverlay(overlay: Overlay | null): void {
  open = overlay;
  for (const listener of listeners) listener();
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
