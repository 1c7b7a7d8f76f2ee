import fc from "fast-check";
import { expect, test } from "vitest";
import { chunksOf } from "../../../../components/source/text-chunks.ts";

const longText = fc
  .array(fc.constantFrom("line\n", "潮汐 ", "👩🏽‍💻", "\n", "w".repeat(900)), { maxLength: 2_000 })
  .map((parts) => parts.join(""));

test("the chunks of a text are the text, none is long, and none ends inside a character", () => {
  fc.assert(
    fc.property(longText, (text) => {
      const chunks = chunksOf(text);
      expect(chunks.join("")).toBe(text);
      for (const chunk of chunks) {
        expect(chunk.length).toBeLessThanOrEqual(2_000);
        expect(chunk).toBe(chunk.toWellFormed?.() ?? chunk);
      }
    }),
    { numRuns: 50 },
  );
});

test("a text of lines is cut between them", () => {
  const chunks = chunksOf("a line of some output\n".repeat(500));
  expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith("\n"))).toBe(true);
});
