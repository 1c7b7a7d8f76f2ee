// What .ci/run counts. The rule that matters: a stage never passes by saying nothing.
import { expect, test } from "vitest";
import { countsOf, failuresOf } from "@/scripts/ci-count.mjs";

const table: [
  name: string,
  reader: string,
  output: string,
  status: number,
  passed: number,
  failed: number,
][] = [
  ["a step that ended well is one passed", "step", "", 0, 1, 0],
  ["a step that ended badly is one failed", "step", "", 1, 0, 1],
  [
    "the unit summary is read, colours and all",
    "vitest",
    "\u001b[2m      Tests \u001b[22m \u001b[32m12 passed\u001b[39m (12)\n",
    0,
    12,
    0,
  ],
  [
    "failed unit tests stand beside passed ones",
    "vitest",
    "      Tests  2 failed | 10 passed (12)\n",
    1,
    10,
    2,
  ],
  [
    "a unit test file that did not load is a failure",
    "vitest",
    " Test Files  1 failed | 1 passed (2)\n      Tests  3 passed (3)\n",
    1,
    3,
    1,
  ],
  ["a run without any test is a failure", "vitest", "No test files found\n", 0, 0, 1],
  [
    "a browser test that did not run is a failure",
    "playwright",
    "  1 failed\n    a › b\n  2 did not run\n  3 passed (4.2s)\n",
    1,
    3,
    3,
  ],
  ["all browser tests passed", "playwright", "\n  4 passed (2.8s)\n", 0, 4, 0],
  [
    "a browser test that passed on a second try is a failure",
    "playwright",
    "  1 flaky\n  3 passed (2.8s)\n",
    0,
    3,
    1,
  ],
  [
    "the last summary line of a comparison counts",
    "last-line",
    "1 passed, 9 failed\nx\n58 passed, 2 failed\n",
    1,
    58,
    2,
  ],
  ["a comparison that crashed is a failure", "last-line", "Traceback\n", 1, 0, 1],
  ["a bad status outweighs a clean summary", "last-line", "60 passed, 0 failed\n", 1, 60, 1],
];

test.each(table)("%s", (_name, reader, output, status, passed, failed) => {
  expect(countsOf(reader, output, status)).toEqual({ passed, failed });
});

test("an unknown reader is refused by name", () => {
  expect(() => countsOf("guess", "", 0)).toThrow("No such reader: guess");
});

test("a failed test is named, once", () => {
  const unit = " FAIL  tests/a.test.ts > it holds\n\u001b[31m FAIL \u001b[39m tests/a.test.ts > it holds\n";
  expect(failuresOf("vitest", unit)).toEqual(["tests/a.test.ts > it holds"]);

  const browser =
    "  2 failed\n    [chromium] › a.spec.ts:3:1 › it shows ────\n    [chromium] › b.spec.ts:9:1 › it opens\n  1 did not run\n    [chromium] › c.spec.ts:1:1 › it waits\n  3 passed (4.2s)\n";
  expect(failuresOf("playwright", browser)).toEqual([
    "[chromium] › a.spec.ts:3:1 › it shows",
    "[chromium] › b.spec.ts:9:1 › it opens",
    "[chromium] › c.spec.ts:1:1 › it waits",
  ]);
});

test("a stage that passed, or that has no tests, names nothing", () => {
  expect(failuresOf("vitest", "      Tests  3 passed (3)\n")).toEqual([]);
  expect(failuresOf("step", " FAIL  tests/a.test.ts\n")).toEqual([]);
});
