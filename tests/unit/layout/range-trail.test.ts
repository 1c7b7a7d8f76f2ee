// The way back out of ranges that were zoomed into.

import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import { crumbInSight, crumbsOf, goingBack, goingTo, keeping } from "@/lib/layout/range-trail.ts";

const range = (from: number, to: number) => ({ from: epochMs(from), to: epochMs(to) });
const [wide, middle, narrow, elsewhere] = [range(0, 100), range(10, 60), range(20, 30), range(70, 90)];

test("ranges kept one inside the other become crumbs after everything", () => {
  const trail = keeping(keeping(keeping({ kept: [] }, wide), middle), narrow);

  expect(crumbsOf(trail)).toEqual([null, wide, middle, narrow]);
  expect(crumbInSight(trail)).toBe(3);
});

test("a range beside the last ones takes their place, below what holds it", () => {
  const trail = keeping(keeping(keeping(keeping({ kept: [] }, wide), middle), narrow), elsewhere);

  expect(crumbsOf(trail)).toEqual([null, wide, elsewhere]);
});

test("the same range is kept once", () => {
  expect(keeping(keeping({ kept: [] }, wide), wide).kept).toEqual([wide]);
});

test("back goes to the last kept range when the view moved off it, then further out, then nowhere", () => {
  const kept = [wide, middle];
  const moved = { kept, range: narrow };

  expect(crumbInSight(moved)).toBeNull();
  const onto = goingBack(moved);
  expect(onto).toEqual({ kept, range: middle });
  const out = goingBack({ kept, range: middle });
  expect(out).toEqual({ kept: [wide], range: wide });
  expect(goingBack({ kept: [wide], range: wide })).toEqual({ kept: [], range: null });
  expect(goingBack({ kept: [], range: null })).toBeNull();
  expect(goingBack({ kept: [], range: narrow })).toEqual({ kept: [], range: null });
});

test("a crumb leaves those behind it", () => {
  expect(goingTo({ kept: [wide, middle, narrow] }, 1)).toEqual({ kept: [wide], range: wide });
  expect(goingTo({ kept: [wide, middle, narrow] }, 0)).toEqual({ kept: [], range: null });
});
