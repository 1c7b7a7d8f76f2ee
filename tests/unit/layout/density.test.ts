// The overview: how many spans run at each place of the whole.
import { expect, test } from "vitest";
import { densityOf } from "@/lib/layout/density.ts";
import { fitted, projectionOf } from "@/lib/layout/viewport.ts";
import { planOf } from "./planning.ts";

test("a column counts what runs in it, and cuts stay empty", () => {
  const { index, paper } = planOf({
    spans: [
      { lane: 0, from: 0, to: 10_000 },
      { lane: 0, from: 0, to: 5000 },
      { lane: 0, from: 100_000, to: 110_000 },
    ],
  });
  const view = projectionOf(paper, fitted(paper));
  const { columns, most } = densityOf(index, view, 4);
  const at = (time: number): number =>
    columns.find(({ x }) => x === Math.floor(view.x(time) / 4) * 4)?.count ?? 0;

  expect(most).toBe(2);
  expect([at(2000), at(8000), at(50_000), at(105_000)]).toEqual([2, 1, 0, 1]);
});

test("nothing that runs has no columns", () => {
  const { index, paper } = planOf({});

  expect(densityOf(index, projectionOf(paper, fitted(paper)), 4)).toEqual({ columns: [], most: 0 });
});
