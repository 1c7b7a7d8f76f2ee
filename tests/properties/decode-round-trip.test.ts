// What decode hands on is what the file holds, whatever its records are made of, however it is written, and however its
// bytes arrive.

import fc from "fast-check";
import { expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { Json } from "@/lib/base/json.ts";
import { type Pointer, pointerFrom, resolvePointer } from "@/lib/base/json-pointer.ts";
import { locate } from "@/lib/decode/slice.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { bytesOf, decoded, slice } from "../unit/decode/decoded.ts";
import { writtenExport } from "./decode-exports.ts";

test("records, head and byte ranges are those of the file", async () => {
  await fc.assert(
    fc.asyncProperty(writtenExport, async ({ text, list, count, head }) => {
      const { documents, codes, outcome } = await decoded(text);
      const whole: Json = JSON.parse(text);
      expect(codes).toEqual([]);
      expect(outcome.bytesSkipped).toBe(0);
      expect(documents).toHaveLength(1);
      const [document] = documents;
      expect(document?.records.map(({ pointer }) => pointer)).toEqual(
        Array.from({ length: count }, (_, index) => `${list}/${index}`),
      );
      for (const { pointer, value, bytes } of [...(document?.records ?? []), ...(document?.heads ?? [])]) {
        expect(value).toEqual(resolvePointer(whole, pointer));
        expect(JSON.parse(slice(text, bytes))).toEqual(value);
      }
      expect(document?.ends[0]).toMatchObject({ isComplete: true });
      expect(JSON.stringify(document?.ends[0]?.head)).toBe(JSON.stringify(head));
    }),
    { numRuns: 400 },
  );
});

test("every value is located by its pointer, with exactly its bytes", async () => {
  await fc.assert(
    fc.asyncProperty(writtenExport, fc.nat(), async ({ text }, choice) => {
      const bytes = bytesOf(text);
      const { documents } = await decoded(bytes);
      const end = documents[0]?.ends[0];
      if (!end) throw new Error("no document");
      const whole: Json = JSON.parse(text);
      const pointers = pointersOf(whole);
      const at = pointers[choice % pointers.length] ?? brand<Pointer>("");
      const located = await locate(sourceFromBytes(bytes, "e-f.json"), end, at, null);
      const value = resolvePointer(whole, at);
      expect(JSON.parse(slice(bytes, located?.bytes ?? [0, 0]))).toEqual(value);
      if (located?.value !== undefined) expect(located.value).toEqual(value);
    }),
    { numRuns: 400 },
  );
});

test("pieces of any size give the same result", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(writtenExport, { minLength: 1, maxLength: 2 }),
      fc.constantFrom("", "\n", "\nlog [line] {x}\n"),
      fc.integer({ min: 1, max: 300 }),
      async (exports, between, pieceBytes) => {
        const text = between + exports.map((one) => one.text).join(between);
        const whole = await decoded(text);
        expect(whole.documents).toHaveLength(exports.length);
        expect(await decoded(text, "e-f.json", { pieceBytes })).toEqual(whole);
        expect(await decoded(text, "e-f.json", { pieceBytes: 1 })).toEqual(whole);
      },
    ),
    { numRuns: 150 },
  );
});

function pointersOf(whole: Json): readonly Pointer[] {
  const found: Pointer[] = [];
  const pending: { readonly value: Json; readonly segments: readonly (string | number)[] }[] = [
    { value: whole, segments: [] },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, segments } = next;
    found.push(pointerFrom(segments));
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      pending.push({ value: inner, segments: [...segments, Array.isArray(value) ? Number(key) : key] });
    }
  }
  return found;
}
