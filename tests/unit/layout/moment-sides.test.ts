// The marks of the page and the layout agree on which side a moment hangs.
import { expect, test } from "vitest";
import { HANGS } from "@/lib/layout/marks.ts";
import { MOMENT_PATHS } from "@/lib/layout/moment-paths.ts";

test("each moment hangs in the drawing as its mark is shaped", () => {
  const sides = Object.entries(MOMENT_PATHS).map(([kind, { side }]) => [kind, side]);

  expect(Object.fromEntries(sides)).toEqual(HANGS);
});
