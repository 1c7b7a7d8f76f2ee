// With "Only live-observed" on, a report reads the same whatever was inferred: no word, number, title or address of it tells
// an inferred value.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import { isClaim } from "@/lib/model/claim-index.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { readWithout } from "../unit/report/only-switch.ts";
import { reportOf } from "../unit/report/reported.ts";
import { look } from "./claims-of-bundles.ts";

let changed = 0;

/** The same analysis with every inferred value another one of its kind. */
function otherwise(analysis: Analysis): Analysis {
  return JSON.parse(JSON.stringify(analysis), (_, value: unknown) => {
    if (!isClaim(value) || value.standing !== "inferred") return value;
    const next = another(value.value);
    if (next !== value.value) changed += 1;
    return { ...value, value: next };
  });
}

const OTHER_WORDS: Readonly<Record<string, string>> = {
  completed: "error",
  error: "cancelled",
  cancelled: "completed",
  open: "completed",
};

function another(value: Json): Json {
  if (typeof value === "number") return value + 1_234_567;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return OTHER_WORDS[value] ?? value;
  return value;
}

test("with the switch on, a report reads the same whatever was inferred", () => {
  fc.assert(
    fc.property(anyBundle(), fc.constantFrom("en" as const, "zh" as const), ({ exports }, language) => {
      const { analysis } = look(exports);
      const read = (one: Analysis) =>
        readWithout(renderReport(reportOf(one, { language }), wordsOf(language))).split(/(?<=>)(?=<)/);
      expect(read(otherwise(analysis))).toEqual(read(analysis));
    }),
    { numRuns: 40 },
  );
  expect(changed).toBeGreaterThan(30);
});
