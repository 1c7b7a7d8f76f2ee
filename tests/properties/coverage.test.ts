// Law 4: every leaf of a document is counted, as read or as unread; what nobody knows is listed.

import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonArray, isJsonObject, type Json, type JsonObject } from "@/lib/base/json.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { ALL_BUILDS } from "../scenario/generate/from-schema.ts";
import { look } from "./claims-of-bundles.ts";

const PLANTED = "zzUnknownKey";

function leavesOf(value: Json): number {
  const members = isJsonArray(value) ? value : isJsonObject(value) ? Object.values(value) : [];
  return members.length === 0 ? 1 : members.reduce<number>((sum, member) => sum + leavesOf(member), 0);
}

test("leaves read and leaves unread add up to the leaves of the document", () => {
  fc.assert(
    fc.property(anyBundle(ALL_BUILDS), ({ exports }) => {
      const { analysis } = look(exports);
      for (const { name, value } of exports) {
        const document = analysis.documents.find((one) => one.name === name);
        const unread = document?.coverage.unread.reduce((sum, { leaves }) => sum + leaves, 0) ?? 0;
        expect(document?.coverage.leaves).toBe(leavesOf(value));
        expect((document?.coverage.read ?? 0) + unread).toBe(document?.coverage.leaves);
      }
    }),
    { numRuns: 80 },
  );
});

/** Plants the key into the n-th object of a document, counted in document order. */
function plant(value: Json, target: number): { readonly value: Json; readonly at: string | null } {
  let count = -1;
  let found: string | null = null;
  const walk = (here: Json, at: string): Json => {
    if (isJsonArray(here)) return here.map((item, index) => walk(item, `${at}/${index}`));
    if (!isJsonObject(here)) return here;
    count += 1;
    const isTarget = count === target;
    if (isTarget) found = at;
    const entries = Object.entries(here).map(([key, member]) => [key, walk(member, `${at}/${key}`)] as const);
    const copy: JsonObject = Object.fromEntries(entries);
    return isTarget ? { ...copy, [PLANTED]: 1 } : copy;
  };
  return { value: walk(value, ""), at: found };
}

/** Objects that a reader takes whole, as a value of their own: what is in them is read by being shown. */
const TAKEN_WHOLE = /\/(input|tokens|answers|metadata\/answers)(\/|$)/;

test("a key that nobody knows, planted at any level, is listed as unread", () => {
  fc.assert(
    fc.property(anyBundle(), fc.nat(400), ({ exports }, target) => {
      const [first, ...rest] = exports;
      if (!first) return;
      const planted = plant(first.value, target);
      if (planted.at === null || TAKEN_WHOLE.test(planted.at)) return;
      const { analysis } = look([{ ...first, value: planted.value }, ...rest]);
      const document = analysis.documents.find(({ name }) => name === first.name);
      const listed = document?.coverage.unread.filter(({ pattern }) => pattern.endsWith(`/${PLANTED}`)) ?? [];
      expect(
        listed.map(({ leaves }) => leaves),
        planted.at,
      ).toEqual([1]);
    }),
    { numRuns: 300 },
  );
});
