// Law 3: take away the place that a claim cites, and the claim must vanish, fall, or rest on other grounds.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonArray, isJsonObject, type Json } from "@/lib/base/json.ts";
import { segmentsOf } from "@/lib/base/json-pointer.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { claimById, claimsIn } from "@/lib/model/claim-index.ts";
import type { PresentEvidence } from "@/lib/model/evidence.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { look } from "./claims-of-bundles.ts";

/** A copy without the value at a pointer; array elements after it move up. */
function without(value: Json, segments: readonly string[]): Json {
  const [key, ...rest] = segments;
  if (key === undefined) return null;
  if (isJsonArray(value)) {
    const index = Number(key);
    return rest.length === 0
      ? value.filter((_, at) => at !== index)
      : value.map((item, at) => (at === index ? without(item, rest) : item));
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) =>
      name !== key ? [[name, member]] : rest.length === 0 ? [] : [[name, without(member, rest)]],
    ),
  );
}

test("a claim does not stay as it was when its evidence is deleted", () => {
  fc.assert(
    fc.property(anyBundle(), fc.nat(), fc.nat(), ({ exports }, which, place) => {
      const { analysis, read } = look(exports);
      const known = claimsIn(analysis).filter(isKnown);
      const claim = known[which % known.length];
      const cited =
        claim?.grounds.filter((evidence): evidence is PresentEvidence => evidence.kind === "present") ?? [];
      const evidence = cited[place % Math.max(1, cited.length)];
      if (!claim || !evidence || evidence.ref.at === "") return;
      const name = read.find(({ id }) => id === evidence.ref.doc)?.name;
      const cut = exports.map((one) =>
        one.name === name ? { ...one, value: without(one.value, segmentsOf(evidence.ref.at)) } : one,
      );
      const after = claimById(look(cut).analysis).get(claim.id);
      expect(after, `${claim.id} at ${evidence.ref.at}`).not.toEqual(claim);
    }),
    { numRuns: 400 },
  );
});
