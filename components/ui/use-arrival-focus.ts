// After a step from one screen to another nothing has the focus, for the link that was followed is gone: it goes to the
// content of the new screen. Also when that changes under the reader, from "opening" to what was opened. A page that was
// just loaded is left alone: there the first Tab reaches the skip link.
"use client";

import { useEffect } from "react";

let arrivedAt: string | null = null;
let hasMoved = false;

export function useArrivalFocus(): void {
  useEffect(() => {
    const { pathname } = window.location;
    hasMoved ||= arrivedAt !== null && arrivedAt !== pathname;
    arrivedAt = pathname;
    if (!hasMoved) return undefined;
    // To give the focus, the browser lays the page out; right before it paints it does so anyway.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById("content")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
