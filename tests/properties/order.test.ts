// Law 5: the order in which files come changes nothing, and reading them twice adds nothing.

import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf } from "@/lib/facts/facts.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { look } from "./claims-of-bundles.ts";

test("files in another order give the same analysis", () => {
  fc.assert(
    fc.property(
      anyBundle().chain((bundle) =>
        fc.tuple(
          fc.constant(bundle.exports),
          fc.shuffledSubarray([...bundle.exports], { minLength: bundle.exports.length }),
        ),
      ),
      ([given, shuffled]) => {
        expect(look(shuffled).analysis).toEqual(look(given).analysis);
      },
    ),
    { numRuns: 100 },
  );
});

test("the same bytes twice are read once and said", () => {
  fc.assert(
    fc.property(anyBundle(), ({ exports }) => {
      const once = look(exports).analysis;
      const twice = look([...exports, ...exports]).analysis;
      expect(factsOf(twice)).toEqual(factsOf(once));
      expect(twice.problems.filter(({ code }) => code === "same-bytes")).toHaveLength(exports.length);
    }),
    { numRuns: 40 },
  );
});
