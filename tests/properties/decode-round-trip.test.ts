// What decode hands on is what the file holds, whatever its records are made of, however it is written, and however its
// bytes arrive.

import fc from "fast-check";
import { expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import { locate } from "@/lib/decode/slice.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { bytesOf, decoded } from "../unit/decode/decoded.ts";
import { rows, writtenExport } from "./decode-exports.ts";

const isLone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

test("records, head and byte ranges are those of the file", async () => {
  await fc.assert(
    fc.asyncProperty(writtenExport, async ({ text, rows, info, list }) => {
      const bytes = bytesOf(text);
      const { documents, codes, outcome } = await decoded(bytes);
      expect(codes).toEqual([]);
      expect(outcome.bytesSkipped).toBe(0);
      const [document] = documents;
      const parsed = JSON.parse(text);
      expect(document?.records.map(({ value }) => value)).toEqual(
        rows.map((row) => JSON.parse(JSON.stringify(row))),
      );
      for (const record of document?.records ?? []) {
        const slice = new TextDecoder().decode(bytes.slice(...record.bytes));
        expect(JSON.parse(slice)).toEqual(record.value);
      }
      expect(document?.records.map(({ pointer }) => pointer)).toEqual(
        rows.map((_, index) => `${list}/${index}`),
      );
      const head = document?.ends[0]?.head;
      expect(JSON.stringify(head)).toBe(JSON.stringify(emptied(parsed, list)));
      expect(JSON.stringify(document?.heads.at(info === null ? 0 : 0)?.value)).not.toBe(undefined);
    }),
    { numRuns: 500 },
  );
});

function emptied(whole: unknown, list: string): unknown {
  const keys = list.split("/").slice(1);
  return JSON.parse(JSON.stringify(whole), function (this: unknown, key, value) {
    return Array.isArray(value) && key === keys.at(-1) && isHolder(this, whole, keys) ? [] : value;
  });
}
