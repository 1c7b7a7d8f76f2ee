// Law 1: every pointer of every claim, span and moment leads to a value that holds the excerpt. Also: all is plain JSON,
// and one claim id names one claim.

import fc from "fast-check";
import { expect, test } from "vitest";
import { anyBundle } from "../scenario/generate/exports.ts";
import { ALL_BUILDS, PUBLISHED } from "../scenario/generate/from-schema.ts";
import { look } from "./claims-of-bundles.ts";
import { brokenPointers, repeatedIds, unspeakable } from "./laws.ts";

test.each([
  ["published", PUBLISHED],
  ["all builds", ALL_BUILDS],
] as const)("pointers resolve and quote what stands there (%s)", (_, choices) => {
  fc.assert(
    fc.property(anyBundle(choices), ({ exports }) => {
      const { analysis, documents } = look(exports);
      expect(brokenPointers(analysis, documents)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("an analysis is plain JSON and no id names two claims", () => {
  fc.assert(
    fc.property(anyBundle(ALL_BUILDS), ({ exports }) => {
      const { analysis } = look(exports);
      expect(unspeakable(analysis)).toEqual([]);
      expect(repeatedIds(analysis)).toEqual([]);
      expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis);
    }),
    { numRuns: 100 },
  );
});
