// What rows hold, asked of the worker for those in sight and kept for a while. One question at a time: while one scrolls fast,
// what has left the view is not asked for any more. A failure is a state of the row, never an endless wait.
"use client";

import { startTransition, useEffect, useReducer, useRef } from "react";
import type { BundleDetails } from "@/components/session/use-bundle.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";
import { MAX_ROW_BLOCKS, type TranscriptRow } from "@/lib/model/transcript.ts";

export type BodyState =
  | { readonly status: "reading" }
  | { readonly status: "failed"; readonly trouble: Trouble }
  | { readonly status: "ready"; readonly row: TranscriptRow };

const READING: BodyState = { status: "reading" };
/** Rows kept beside those in sight. */
const KEPT = 2_000;
const AT_ONCE = 32;
/** Rows so close together are asked for in one run. */
const GAP = 8;

export interface RowBodies {
  readonly bodyOf: (row: number) => BodyState;
  /** All that were read, in order: what is printed. */
  readonly loaded: () => readonly TranscriptRow[];
  /** Asks for a row again, with more of its blocks. */
  readonly moreOf: (row: number, blocks: number) => void;
  readonly retry: () => void;
}

export function useRowBodies(
  details: BundleDetails,
  session: SessionId,
  wanted: readonly number[],
): RowBodies {
  const bodies = useRef(new Map<number, BodyState>());
  const asked = useRef<readonly number[]>(wanted);
  const isAsking = useRef(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  asked.current = wanted;

  const ask = useRef<() => void>(() => undefined);
  useEffect(() => {
    let isCurrent = true;
    bodies.current = new Map();
    isAsking.current = false;
    const keep = (entries: readonly (readonly [number, BodyState])[]) => {
      if (!isCurrent) return;
      for (const [row, body] of entries) {
        bodies.current.delete(row);
        bodies.current.set(row, body);
      }
      for (const row of bodies.current.keys()) {
        if (bodies.current.size <= KEPT) break;
        if (!asked.current.includes(row)) bodies.current.delete(row);
      }
      isAsking.current = false;
      startTransition(redraw);
      ask.current();
    };
    ask.current = () => {
      if (!isCurrent || isAsking.current) return;
      const run = firstRun(asked.current.filter((row) => !bodies.current.has(row)));
      if (run === null) return;
      isAsking.current = true;
      details.transcriptRows(session, run[0], run[1], MAX_ROW_BLOCKS).then(
        (rows) => keep(rows.map((row) => [row.index, { status: "ready", row }])),
        (error: unknown) => {
          const trouble = troubleOf(error);
          keep(numbersOf(run).map((row) => [row, { status: "failed", trouble }]));
        },
      );
    };
    ask.current();
    return () => {
      isCurrent = false;
    };
  }, [details, session]);
  const key = wanted.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when other rows come into view.
  useEffect(() => ask.current(), [key]);

  return {
    bodyOf: (row) => bodies.current.get(row) ?? READING,
    loaded: () =>
      [...bodies.current.values()]
        .flatMap((body) => (body.status === "ready" ? [body.row] : []))
        .sort((left, right) => left.index - right.index),
    moreOf: (row, blocks) => {
      details.transcriptRows(session, row, row + 1, blocks).then(
        ([found]) => {
          if (found === undefined) return;
          bodies.current.set(row, { status: "ready", row: found });
          redraw();
        },
        () => undefined,
      );
    },
    retry: () => {
      for (const [row, { status }] of bodies.current) if (status === "failed") bodies.current.delete(row);
      redraw();
      ask.current();
    },
  };
}

/** The first rows of a list that stand close together, as one run. */
function firstRun(rows: readonly number[]): readonly [number, number] | null {
  const [first] = rows;
  if (first === undefined) return null;
  let end = first + 1;
  for (const row of rows.slice(1)) {
    if (row - end > GAP || row + 1 - first > AT_ONCE) break;
    end = row + 1;
  }
  return [first, end];
}

function numbersOf([from, to]: readonly [number, number]): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
