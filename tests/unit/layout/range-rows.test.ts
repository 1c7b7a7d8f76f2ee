// The table's rows: everything that reaches into the range, once, in order of time, and what the filter leaves.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import { item, itemTime, refOf } from "@/lib/layout/item.ts";
import { EVERYTHING, type ItemFilter, isEverything } from "@/lib/layout/item-filter.ts";
import { rowsIn } from "@/lib/layout/range-rows.ts";
import { cell, drawnEnd } from "@/lib/layout/recorded.ts";
import { indexTimeline } from "@/lib/layout/timeline-index.ts";
import { anyTimeline, lane, moment, recordedOf } from "./recorded-timeline.ts";

const bound = fc.integer({ min: -10, max: 1_000_000 });

test("for any range: what reaches into it, each once, by start", () => {
  fc.assert(
    fc.property(anyTimeline, bound, bound, (note, one, other) => {
      const recorded = recordedOf(note);
      const index = indexTimeline(recorded, EVERYTHING);
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      const rows = rowsIn(index, { from: epochMs(from), to: epochMs(to) });
      const listed = Array.from({ length: rows.count }, (_, row) => rows.itemAt(row));
      const expected = [...index.items].filter((code) => {
        const ref = refOf(recorded, item(code));
        const start = itemTime(recorded, item(code));
        const end = ref.kind === "span" ? drawnEnd(recorded.columns, ref.span) : start;
        return end >= from && start <= to;
      });
      expect([...listed].sort()).toEqual([...expected].sort());
      for (const [row, listedItem] of listed.entries()) {
        if (listedItem !== null) expect(rows.rowOf(listedItem)).toBe(row);
      }
      expect(rows.itemAt(rows.count)).toBeNull();
    }),
  );
});

const recorded = recordedOf({
  lanes: [lane("lead", { agent: "build" }), lane("child", { agent: "explore" })],
  spans: [
    { lane: 0, from: 0, to: 10, kind: "step", name: "build", agent: "build" },
    { lane: 0, from: 1, to: 5, name: "read" },
    { lane: 1, from: 2, to: 6, name: "Grep" },
    { lane: 1, from: 3, to: 7, name: "shell", agent: "plan" },
  ],
  moments: [
    moment("lead", 4, "request", { text: "Count the 灯塔" }),
    moment("lead", 8, "settled", { standing: "inferred" }),
    moment("child", 9, "idle"),
  ],
});

const FOUND = {
  spans: new Set([2]),
  moments: new Set(recorded.timeline.moments.slice(0, 1).map(({ id }) => id)),
};

const table: readonly [what: string, filter: Partial<ItemFilter>, times: readonly number[]][] = [
  ["nothing asked", {}, [0, 1, 2, 3, 4, 8, 9]],
  ["inferred only: no span is", { standings: ["inferred"] }, [8]],
  ["a kind", { kinds: ["step", "idle"] }, [0, 9]],
  ["a tool leaves what is no call", { tools: ["read"] }, [0, 1, 4, 8, 9]],
  ["an agent, by span, else by lane", { agents: ["plan"] }, [3]],
  ["the agent of a lane", { agents: ["explore"] }, [2, 9]],
  ["what a search found: bars by their index, moments by their id", { found: FOUND }, [2, 4]],
  ["a search that found nothing", { found: { spans: new Set(), moments: new Set() } }, []],
  ["two at once", { agents: ["build"], kinds: ["tool"] }, [1]],
];

for (const [what, filter, times] of table) {
  test(`filter: ${what}`, () => {
    const index = indexTimeline(recorded, { ...EVERYTHING, ...filter });

    expect([...index.itemTimes]).toEqual(times);
    expect(isEverything({ ...EVERYTHING, ...filter })).toBe(Object.keys(filter).length === 0);
  });
}

test("a lane that the view leaves out takes its spans with it and no other lane's", () => {
  const shown = { ...recorded, timeline: { ...recorded.timeline, lanes: recorded.timeline.lanes.slice(1) } };
  const index = indexTimeline(shown, EVERYTHING);

  expect([...index.itemTimes]).toEqual([2, 3, 9]);
  expect(index.lanes).toHaveLength(1);
});

test("a span whose lane does not exist is not drawn, and spoils nothing", () => {
  const index = indexTimeline(recordedOf({ spans: [{ lane: 7, from: 0, to: 1 }] }), EVERYTHING);

  expect(index.items).toHaveLength(0);
  expect(cell(index.items, 0)).toBeNaN();
});
