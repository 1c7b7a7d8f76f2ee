// When a host may be one of the versions of which something is known.

import { expect, test } from "vitest";
import { mayBeOneOf } from "@/lib/knowledge/hosts/registry-versions.ts";

const ON = { from: "2.0.16", to: "2.0.20" };

test.each([
  ["2.0.0", "2.1", true],
  ["2.0.20", "2.0.20", true],
  ["2.0.3", "2.0.16", true],
  ["2.0.0-beta", "2.0.16-beta.1", true],
  ["2.0.0", "2.0.15", false],
  ["2.0.21", "2.1", false],
  ["2.0.9", "2.0.9", false],
  ["1.18.33", "1.18.33", false],
  ["local", "local", false],
  ["", "2.1", false],
])("%s to %s: %s", (from, to, may) => {
  expect(mayBeOneOf({ from, to }, ON)).toBe(may);
});
