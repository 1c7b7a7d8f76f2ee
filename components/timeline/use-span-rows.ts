// The records behind bars, asked of the worker for what is on screen and kept. A failure is a state of the row, never an
// endless wait.
"use client";

import { useEffect, useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import type { SpanRow } from "@/lib/model/bundle-view.ts";

export type SpanRowState =
  | { readonly status: "reading" }
  | { readonly status: "failed" }
  | { readonly status: "read"; readonly row: SpanRow };

const READING: SpanRowState = { status: "reading" };
const PAUSE = 40;
const KEPT = 5000;

/** Answers for any span that was asked for in `spans`, now or before. */
export function useSpanRows(spans: readonly number[]): (span: number) => SpanRowState {
  const { details } = useSession();
  const known = useRef(new Map<number, SpanRowState>());
  const [, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bundle's details have other rows.
  useEffect(() => {
    known.current = new Map();
  }, [details]);
  const asked = spans.join(",");
  useEffect(() => {
    const missing = asked
      .split(",")
      .filter((span) => span !== "")
      .map(Number)
      .filter((span) => known.current.get(span)?.status !== "read");
    if (missing.length === 0) return undefined;
    let isStale = false;
    const keep = (rows: ReadonlyMap<number, SpanRowState>) => {
      if (isStale) return;
      if (known.current.size > KEPT) known.current.clear();
      for (const [span, row] of rows) known.current.set(span, row);
      setVersion((version) => version + 1);
    };
    const timer = setTimeout(() => {
      details.spans(missing).then(
        (rows) => keep(new Map(rows.map((row) => [row.index, { status: "read", row }]))),
        () => keep(new Map(missing.map((span) => [span, { status: "failed" }]))),
      );
    }, PAUSE);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [asked, details]);
  return (span) => known.current.get(span) ?? READING;
}
