// Which entries are open, and the one that the address leads to: it is opened and brought into sight, and what would hide it is
// taken back.
"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";

export interface OpenEntries {
  readonly isOpen: (anchor: string) => boolean;
  readonly setOpen: (anchor: string, isOpen: boolean) => void;
}

export interface Arrival {
  readonly isEntry: (anchor: string) => boolean;
  readonly isHidden: (anchor: string) => boolean;
  readonly unhide: () => void;
}

export function useOpenEntries({ isEntry, isHidden, unhide }: Arrival): OpenEntries {
  const [open, setAll] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<string | null>(null);
  const setOpen = useCallback((anchor: string, isOpen: boolean) => {
    setAll((now) => {
      if (now.has(anchor) === isOpen) return now;
      const next = new Set(now);
      if (isOpen) next.add(anchor);
      else next.delete(anchor);
      return next;
    });
  }, []);
  const arrive = useEffectEvent(() => {
    const anchor = window.location.hash.slice(1);
    if (!isEntry(anchor)) return;
    if (isHidden(anchor)) unhide();
    setOpen(anchor, true);
    setWanted(anchor);
  });
  useEffect(() => {
    const listen = () => arrive();
    listen();
    window.addEventListener("hashchange", listen);
    return () => window.removeEventListener("hashchange", listen);
  }, []);
  // Only once it is drawn, for filters that hid it may still be on their way out.
  useEffect(() => {
    const entry = wanted === null ? null : document.getElementById(wanted);
    if (entry === null) return;
    setWanted(null);
    entry.scrollIntoView({ block: "start" });
    entry.querySelector<HTMLElement>("summary, th")?.focus({ preventScroll: true });
  });
  return { isOpen: useCallback((anchor) => open.has(anchor), [open]), setOpen };
}
