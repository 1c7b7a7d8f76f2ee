// Law 2 and what follows from it: no claim above its warrant or its sources; the truth of a generated bundle comes out; and
// "only live-observed" leaves nothing inferred behind.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isKnown, knownValue } from "@/lib/model/claim.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { isLiveObserved } from "@/lib/model/standing.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { ALL_BUILDS } from "../scenario/generate/from-schema.ts";
import type { DispatchPlan } from "../scenario/generate/plan.ts";
import { look } from "./claims-of-bundles.ts";
import { raisedClaims } from "./laws.ts";

test("no claim stands above its warrant's ceiling or above what it is derived from", () => {
  fc.assert(
    fc.property(anyBundle(ALL_BUILDS), ({ exports }) => {
      expect(raisedClaims(look(exports).analysis)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("what a generated bundle is known to hold is what is claimed", () => {
  fc.assert(
    fc.property(anyBundle(), ({ exports, dispatches }) => {
      const { analysis } = look(exports);
      expect(analysis.dispatches).toHaveLength(dispatches.length);
      for (const truth of dispatches) {
        const dispatch = analysis.dispatches.find(
          ({ caller, call }) => caller === truth.caller && knownValue(call) === truth.call,
        );
        expect(dispatch && knownValue(dispatch.child)).toBe(truth.child);
        expect(dispatch && knownValue(dispatch.requestedAt)).toBe(truth.requestedAt);
        expect(dispatch && knownValue(dispatch.injectedAt)).toBe(truth.injectedAt);
        if (!endsOnRejection(truth.plan))
          expect(dispatch && knownValue(dispatch.childEndedAt)).toBe(truth.childEndedAt);
        if (!dispatch) continue;
        if (endsOnRejection(truth.plan)) continue;
        const isSettled = truth.injectedAt !== null || truth.childEndedAt !== null || !truth.plan.background;
        const isClaimedLive = isKnown(dispatch.settledBy) && isLiveObserved(dispatch.settledBy.standing);
        expect(isClaimedLive).toBe(isSettled);
        if (knownValue(dispatch.outcome) === "completed") expect(isSettled).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("only live-observed leaves no inferred claim, moment, link or band", () => {
  fc.assert(
    fc.property(anyBundle(ALL_BUILDS), ({ exports }) => {
      const { timeline, ...rest } = look(exports).analysis;
      const { spans: _, ...drawn } = timeline;
      const whole = { ...rest, timeline: drawn };
      const { view, hidden } = withoutInferred(whole);
      expect(claimsIn(view).filter(({ standing }) => standing === "inferred")).toEqual([]);
      expect(JSON.stringify(view)).not.toContain('"standing":"inferred"');
      expect(hidden).toBe(claimsIn(whole).filter(({ standing }) => standing === "inferred").length);
      // The page shows this number without making the view that it counts for.
      expect(hidden).toBe(whole.standings.inferred);
      expect(claimsIn(view).filter(({ standing }) => standing === "unknown")).toEqual(
        claimsIn(whole).filter(({ standing }) => standing === "unknown"),
      );
    }),
    { numRuns: 100 },
  );
});

/** 1.x ends a turn on a wordless rejection without a word of its own: whether the child ended is then no matter of the plan. */
function endsOnRejection({ childBeats }: DispatchPlan): boolean {
  const last = childBeats.findLast((beat) => beat.kind === "step");
  return last?.kind === "step" && last.calls.some((call) => call.kind === "denied" && call.how === "user");
}
