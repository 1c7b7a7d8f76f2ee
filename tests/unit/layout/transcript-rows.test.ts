// Which rows of a transcript are listed.

import { describe, expect, test } from "vitest";
import { estimatedHeight, kindsIn, listedRows } from "@/lib/layout/transcript-rows.ts";
import {
  ROW_INFERRED_LEAD,
  TRANSCRIPT_KINDS,
  type TranscriptIndex,
  type TranscriptKind,
} from "@/lib/model/transcript.ts";
import { sessionId } from "../library/sample-rows.ts";

function indexOf(rows: readonly (readonly [TranscriptKind, number, number?])[]): TranscriptIndex {
  return {
    session: sessionId("ses_a"),
    count: rows.length,
    kind: Uint8Array.from(rows, ([kind]) => TRANSCRIPT_KINDS.indexOf(kind)),
    flags: new Uint8Array(rows.length),
    at: Float64Array.from(rows, ([, at]) => at),
    chars: Uint32Array.from(rows, ([, , chars = 0]) => chars),
    name: new Uint32Array(rows.length),
    names: [""],
    dispatches: [],
  };
}

const index = indexOf([
  ["prompt", 10],
  ["step", 20],
  ["damaged", Number.NaN],
  ["tool-call", 30],
  ["step", 40],
]);
type Filter = Partial<Parameters<typeof listedRows>[1]>;
const ALL = { kinds: null, range: null, isInferredHidden: false };
const rowsOf = (filter: Filter, of = index) => {
  const listed = listedRows(of, { ...ALL, ...filter });
  return Array.from({ length: listed.count }, (_, position) => listed.rowAt(position));
};

describe("the list of rows", () => {
  test("holds all in their order when nothing is chosen", () => {
    expect(rowsOf({ kinds: null, range: null })).toEqual([0, 1, 2, 3, 4]);
  });

  test("holds the chosen kinds", () => {
    expect(rowsOf({ kinds: ["step"], range: null })).toEqual([1, 4]);
    expect(rowsOf({ kinds: [], range: null })).toEqual([]);
  });

  test("holds what lies in a time range, both ends included, and rows that have no time", () => {
    expect(rowsOf({ kinds: null, range: { from: 20, to: 30 } })).toEqual([1, 2, 3]);
  });

  test("tells of a prompt whose writer is inferred and hidden neither that a person nor that a lead wrote it", () => {
    const child = indexOf([
      ["lead-prompt", 1],
      ["prompt", 2],
      ["step", 3],
    ]);
    child.flags[0] = ROW_INFERRED_LEAD;

    expect(rowsOf({ kinds: ["lead-prompt"] }, child)).toEqual([0]);
    expect(rowsOf({ kinds: ["prompt"] }, child)).toEqual([1]);
    expect(rowsOf({ kinds: ["lead-prompt"], isInferredHidden: true }, child)).toEqual([0]);
    expect(rowsOf({ kinds: ["prompt"], isInferredHidden: true }, child)).toEqual([0, 1]);
    expect(kindsIn(child, false)).toEqual(["prompt", "lead-prompt", "step"]);
    expect(kindsIn(child, true)).toEqual(["prompt", "step"]);
  });

  test("tells where a row stands in it, and which do not", () => {
    const listed = listedRows(index, { ...ALL, kinds: ["step", "tool-call"] });

    expect([0, 1, 2, 3, 4, 5].map((row) => listed.positionOf(row))).toEqual([-1, 0, -1, 1, 2, -1]);
    expect(listedRows(index, ALL).positionOf(5)).toBe(-1);
  });
});

test("a row with more text is taken for higher, up to where texts are folded", () => {
  const heights = indexOf([
    ["step", 1, 0],
    ["step", 1, 900],
    ["step", 1, 90_000],
    ["step", 1, 900_000],
  ]);
  const [none = 0, some = 0, much = 0, most = 0] = [0, 1, 2, 3].map((row) => estimatedHeight(heights, row));

  expect(none).toBeLessThan(some);
  expect(some).toBeLessThan(much);
  expect(much).toBe(most);
});
