// A search leaves nothing out: every text, number and switch of an export is found by a piece of itself, at its own place.

import fc from "fast-check";
import { expect, test } from "vitest";
import { resolvePointer } from "@/lib/base/json-pointer.ts";
import { walkLeaves } from "@/lib/search/leaves.ts";
import { anyBundle, bytesOf } from "../scenario/generate/exports.ts";
import { places, searching } from "../unit/search/searching.ts";

function textsOf(value: Parameters<typeof walkLeaves>[0]): readonly string[] {
  const texts: string[] = [];
  walkLeaves(value, null, { enter: () => null, leaf: (text) => texts.push(text) });
  return texts;
}

test("every value is found by a piece of itself, where it stands", async () => {
  await fc.assert(
    fc.asyncProperty(anyBundle(), fc.nat(), fc.nat(), fc.nat(), async ({ exports }, which, from, length) => {
      const exported = exports[which % Math.max(1, exports.length)];
      if (exported === undefined) return;
      const texts = textsOf(exported.value);
      const text = texts[which % Math.max(1, texts.length)];
      if (text === undefined) return;
      const start = from % text.length;
      const piece = text.slice(start, start + 1 + (length % 40));
      // Halves of surrogate pairs are no characters.
      if (!piece.isWellFormed()) return;
      const { find } = await searching({ [exported.name]: new Uint8Array(bytesOf(exported)) });

      const found = await find(piece, { isCaseSensitive: true });
      expect(found.result.total).toBe(texts.filter((other) => other.includes(piece)).length);
      for (const at of places(found)) {
        expect(String(resolvePointer(exported.value, at))).toContain(piece);
      }
    }),
    { numRuns: 60 },
  );
});

test("any case finds at least what the same case finds", async () => {
  await fc.assert(
    fc.asyncProperty(anyBundle(), fc.nat(), async ({ exports }, which) => {
      const [exported] = exports;
      if (exported === undefined) return;
      const texts = textsOf(exported.value);
      const piece = texts[which % Math.max(1, texts.length)]?.slice(0, 20) ?? "";
      if (piece === "" || !piece.isWellFormed()) return;
      const { find } = await searching({ [exported.name]: new Uint8Array(bytesOf(exported)) });

      const exact = new Set(places(await find(piece, { isCaseSensitive: true })));
      const any = new Set(places(await find(piece)));
      expect([...exact].filter((at) => !any.has(at))).toEqual([]);
      expect(any.size).toBeGreaterThan(0);
    }),
    { numRuns: 40 },
  );
});
