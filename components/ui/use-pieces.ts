// A value that takes long to make, made in pieces between which the page answers. What takes no longer than a frame is there
// before the first paint.
"use client";

import { startTransition, useLayoutEffect, useState } from "react";
import type { Pieces } from "@/lib/base/pieces.ts";

/** One turn of work; with what React does besides it stays far below what a person notices. */
const TURN_MS = 12;

/** The last value that is ready, null before the first. `make` must be the same function as long as what it makes is the same. */
export function usePieces<Value>(make: () => Pieces<Value>): Value | null {
  const [made, setMade] = useState<{ readonly value: Value } | null>(null);
  useLayoutEffect(() => {
    const pieces = make();
    const channel = new MessageChannel();
    const turn = (isFirst: boolean): void => {
      const until = performance.now() + TURN_MS;
      for (;;) {
        const { done, value } = pieces.next();
        if (done) {
          // What is drawn from a large value is drawn in pieces, too.
          if (isFirst) setMade({ value });
          else startTransition(() => setMade({ value }));
          return;
        }
        if (performance.now() > until) break;
      }
      channel.port2.postMessage(null);
    };
    channel.port1.onmessage = () => turn(false);
    turn(true);
    return () => {
      channel.port1.onmessage = null;
      channel.port1.close();
    };
  }, [make]);
  return made === null ? null : made.value;
}
