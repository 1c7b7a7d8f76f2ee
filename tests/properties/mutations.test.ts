// Damaged exports: nothing crashes, every law still holds, and taking something away never makes a claim stronger.

import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf } from "@/lib/facts/facts.ts";
import { claimById } from "@/lib/model/claim-index.ts";
import { isLiveObserved } from "@/lib/model/standing.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { ALL_BUILDS } from "../scenario/generate/from-schema.ts";
import { brokenWords } from "../scenario/worded.ts";
import { look, type NamedExport } from "./claims-of-bundles.ts";
import { brokenPointers, raisedClaims, repeatedIds, unspeakable } from "./laws.ts";
import { ALL_DAMAGE, damaged, hits, REMOVALS } from "./mutate-value.ts";
import { isExcepted, STRENGTHENED_BY_REMOVAL } from "./strengthened-by-removal.ts";

test("1,000 damaged bundles: no crash, pointers resolve, no claim is raised, problems are said in every language", () => {
  fc.assert(
    fc.property(anyBundle(ALL_BUILDS), fc.nat(9), hits(ALL_DAMAGE), ({ exports }, which, wanted) => {
      const { analysis, documents } = look(damageOne(exports, which, (value) => damaged(value, wanted)));
      expect(brokenPointers(analysis, documents)).toEqual([]);
      expect(raisedClaims(analysis)).toEqual([]);
      expect(unspeakable(analysis)).toEqual([]);
      expect(repeatedIds(analysis)).toEqual([]);
      expect(brokenWords(analysis.problems)).toEqual([]);
      expect(() => JSON.stringify(factsOf(analysis))).not.toThrow();
    }),
    { numRuns: 1000, endOnFailure: true },
  );
});

test("taking members or records away makes nothing inferred or unknown live-observed", () => {
  fc.assert(
    fc.property(anyBundle(), fc.nat(9), hits(REMOVALS), ({ exports }, which, wanted) => {
      const before = claimById(look(exports).analysis);
      const after = claimById(look(damageOne(exports, which, (value) => damaged(value, wanted))).analysis);
      const stronger = [...after.values()].filter(({ id, standing }) => {
        const was = before.get(id)?.standing;
        return (was === "inferred" || was === "unknown") && isLiveObserved(standing);
      });
      const unexplained = stronger.filter(
        ({ id }) => !isExcepted(STRENGTHENED_BY_REMOVAL, id, before.get(id)),
      );
      expect(
        unexplained.map(({ id, standing }) => `${id}: ${before.get(id)?.standing} → ${standing}`),
      ).toEqual([]);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
});

function damageOne(
  exports: readonly NamedExport[],
  which: number,
  damage: (value: NamedExport["value"]) => NamedExport["value"],
): readonly NamedExport[] {
  return exports.map((one, index) =>
    index === which % exports.length ? { ...one, value: damage(one.value) } : one,
  );
}
