// With "Only live-observed" on, the paragraph says that inferred settlements are hidden, and not how many there are.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { LANGUAGES, wordsOf } from "@/lib/words/language.ts";
import { readWithout } from "./only-switch.ts";
import { pageFrom } from "./reported.ts";

const RUN = ["two-background-children.json", "two-background-children-reviewer.json"].map(
  (name): Json =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../../../public/samples", name), "utf8")),
);

test.each(LANGUAGES)("in %s the paragraph tells no inferred settlement with the switch on", (language) => {
  const { outcome, hiddenOutcome } = wordsOf(language).overview;
  const told = outcome.settledByInference.replace("{count}", "").trim();
  const page = pageFrom(RUN, { language });
  const paragraph = (text: string) => /<section id="happened">(.*?)<\/section>/s.exec(text)?.[1] ?? "";
  expect(paragraph(page)).toContain(told);
  expect(paragraph(readWithout(page))).not.toContain(told);
  expect(paragraph(readWithout(page))).toContain(hiddenOutcome);
});
