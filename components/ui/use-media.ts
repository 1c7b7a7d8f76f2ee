// Whether a media query holds, followed as it changes. On the server nothing is narrow.
"use client";

import { useSyncExternalStore } from "react";

/** Where the settings of a session no longer stand beside its name. */
export const NARROW_HEADER = "(max-width: 1023px)";

/** Paper: nothing scrolls there, so what is shown in parts is shown whole. */
export const PRINT = "print";

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
