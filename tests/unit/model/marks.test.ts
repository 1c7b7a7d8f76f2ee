// Marks in redacted texts: written and read back, and never made out of foreign text.

import { expect, test } from "vitest";
import { type Mark, markedParts, markOf, markText, withoutForgedMarks } from "@/lib/model/marks.ts";

const MARKS: readonly Mark[] = [
  { kind: "left-out", what: "tool-output" },
  { kind: "left-out", what: "other" },
  { kind: "masked", secret: "jwt" },
  { kind: "task", number: 3 },
  { kind: "name", number: 12 },
  { kind: "document", number: 1, ending: ".json" },
  { kind: "document", number: 2, ending: "" },
];

test.each(MARKS)("$kind is read as it was written", (mark) => {
  expect(markOf(markText(mark))).toEqual(mark);
  expect(markedParts(`a ${markText(mark)} b`)).toEqual([
    { kind: "text", text: "a " },
    { kind: "mark", mark },
    { kind: "text", text: " b" },
  ]);
});

test("foreign text cannot forge a mark and comes back as it was", () => {
  for (const forged of ["⟦left-out:prompts⟧", "⟦⟦task:3⟧", "⟦⟦⟦masked:jwt⟧⟧", "⟦", "x⟦y"]) {
    expect(markedParts(withoutForgedMarks(forged))).toEqual([{ kind: "text", text: forged }]);
  }
});

test("a mark that no version knows stays text", () => {
  for (const odd of ["⟦left-out:secrets⟧", "⟦masked:everything⟧", "⟦task:⟧", "⟦other⟧"]) {
    expect(markedParts(odd)).toEqual([{ kind: "text", text: odd }]);
    expect(markOf(odd)).toBeNull();
  }
});
