// The marks of the page and the layout agree on which side a moment hangs.
import { expect, test } from "vitest";
import { MOMENT_PATHS } from "@/components/claim/moment-paths.ts";
import { HANGS } from "@/lib/layout/marks.ts";

test("each moment hangs in the drawing as its mark is shaped", () => {
  const sides = Object.entries(MOMENT_PATHS).map(([kind, { side }]) => [kind, side]);

  expect(Object.fromEntries(sides)).toEqual(HANGS);
});
