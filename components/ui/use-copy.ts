// Puts text on the clipboard and says for a moment whether it worked.
"use client";

import { useCallback, useEffect, useState } from "react";

export type CopyState = "idle" | "copied" | "failed";

const SHOWN_FOR = 2_000;

export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>("idle");
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn === 0) return;
    const timer = setTimeout(() => setState("idle"), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [turn]);
  const copy = useCallback((text: string) => {
    writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
    setTurn((count) => count + 1);
  }, []);
  return { state, copy };
}

/** Pages without a secure origin have no clipboard object. */
async function writeText(text: string): Promise<void> {
  if (navigator.clipboard === undefined) throw new Error("no clipboard");
  await navigator.clipboard.writeText(text);
}
