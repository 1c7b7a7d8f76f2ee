// What a file says cannot change what a report is: whatever stands in any slot of an export, with all free text included, the
// page is read strictly, holds the same elements as with harmless words, and shows the words as words.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import { reportValueOf } from "@/lib/model/report-text.ts";
import { FREE_TEXT_KINDS, UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { makeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { LANGUAGES, type Language, wordsOf } from "@/lib/words/language.ts";
import { visibleParts } from "@/lib/words/visible-characters.ts";
import { analysed } from "../scenario/analysed.ts";
import { FIXTURE_BUNDLES, readFixture } from "../scenario/fixture-bundles.ts";
import { HOSTILE_TEXTS } from "../scenario/hostile-text.ts";
import { planted } from "../scenario/plant.ts";
import { readStrictly } from "../unit/report/strict-html.ts";

const SAMPLES = ["two-background-children.json", "two-background-children-reviewer.json"].map(
  (name): Json => JSON.parse(readFileSync(join(import.meta.dirname, "../../public/samples", name), "utf8")),
);

function pageOf(analysis: Analysis, language: Language = "en", isPlain = false): string {
  const { report } = makeReport(analysis, {
    include: isPlain ? [] : FREE_TEXT_KINDS,
    only: false,
    language,
    zone: UTC_REPORT_ZONE,
    version: "0.0.0",
  });
  return renderReport(report, wordsOf(language));
}

/** The sample with a text in each place where a person, a model or a tool writes words. */
const WORDS = /\/(?:title|text|description|prompt|message|agent|name|command|pattern|output|path|directory)$/;
const withText = (text: string): Analysis =>
  analysed(...SAMPLES.map((sample) => planted(sample, (slot) => (WORDS.test(slot) ? text : null))));

describe.each(HOSTILE_TEXTS)("$name", ({ text }) => {
  test("is text in a report, and changes none of its elements", () => {
    const hostile = readStrictly(pageOf(withText(text)));
    const harmless = readStrictly(pageOf(withText("words")));

    const known = new Set([...harmless.shape.keys(), "bdi"].map(elementOf));
    expect([...hostile.shape.keys()].filter((key) => !known.has(elementOf(key)))).toEqual([]);
    if (isPlain(text)) expect(hostile.text).toContain(text.slice(0, 24));
    for (const target of hostile.targets) expect(target).toMatch(/^#/);
  });
});

/** Every character is shown as itself. */
function isPlain(text: string): boolean {
  return visibleParts(text).every(({ kind }) => kind === "text");
}

function elementOf(key: string): string {
  return key.split(".")[0] ?? key;
}

describe.each(FIXTURE_BUNDLES)("$path", (bundle) => {
  const analysis = analyse(readFixture(bundle));

  test.each(LANGUAGES)("its report in %s is strict, and each link in it leads somewhere", (language) => {
    const { ids, targets } = readStrictly(pageOf(analysis, language));

    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids.map((id) => `#${id}`));
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
  });

  test("its report holds it as data", () => {
    const page = pageOf(analysis, "en", true);
    const { data } = readStrictly(page);
    const read = reportValueOf(data);

    expect(read).toBeDefined();
    expect(page).toBe(pageOf(analysis, "en", true));
  });
});
