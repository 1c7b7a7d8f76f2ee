// Reports come back in from their data alone, with the same claims; what was altered, or is of another version, is refused.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { FREE_TEXT_KINDS, UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { findReport } from "@/lib/pipeline/find-report.ts";
import { readReport } from "@/lib/pipeline/read-report.ts";
import { makeReport, remakeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { FIXTURE_BUNDLES, readFixture } from "../../scenario/fixture-bundles.ts";

const CHOICES = {
  include: [],
  only: false,
  language: "en",
  zone: UTC_REPORT_ZONE,
  version: "1.2.3",
} as const;

const madeOf = (
  bundle: (typeof FIXTURE_BUNDLES)[number],
  choices: Parameters<typeof makeReport>[1] = CHOICES,
) => makeReport(analyse(readFixture(bundle)), choices).report;

const page = (report: ReturnType<typeof madeOf>) => renderReport(report, wordsOf(report.made.language));

const dataIn = (text: string, name = "report.html") =>
  findReport(sourceFromBytes(new TextEncoder().encode(text), name));

const [BUNDLE] = FIXTURE_BUNDLES.filter(({ path }) => path.endsWith("2.0.16/dispatches"));
if (BUNDLE === undefined) throw new Error("there is no fixture");

test("a file that is no report is left to the other readers", async () => {
  for (const text of ["<!doctype html><title>Any page</title>", '{"info":{},"messages":[]}', "", "plain"])
    expect(await dataIn(text)).toBeNull();
});

test("the page and the data of a report give the same report", async () => {
  const report = madeOf(BUNDLE, { ...CHOICES, include: FREE_TEXT_KINDS });
  for (const text of [page(report), JSON.stringify(report, null, 1)]) {
    const data = await dataIn(text);
    expect(readReport(data ?? "", "r").ok && readReport(data ?? "", "r")).toEqual({
      ok: true,
      value: report,
    });
  }
});

test("what the page says in HTML is not read", async () => {
  const text = page(madeOf(BUNDLE)).replace("<body>", "<body><p>Everything succeeded.</p>");
  const read = readReport((await dataIn(text)) ?? "", "r");
  expect(read.ok && read.value).toEqual(madeOf(BUNDLE));
});

test("a page with no data, or with a second one, is refused", async () => {
  const whole = page(madeOf(BUNDLE));
  const without = whole.replace(/<template[\s\S]*<\/template>/, "");
  const twice = whole.replace("<body>", '<body><template id="groundline-data">{}</template>');
  for (const text of [without, twice, whole.slice(0, whole.length - 200)]) {
    const read = readReport((await dataIn(text)) ?? "", "r");
    expect(read.ok ? "read" : read.failure.says).toBe("report-without-data");
  }
});

test("an altered report is refused with the place, one of another version by its version", () => {
  const report = madeOf(BUNDLE);
  const says = (value: unknown) => {
    const read = readReport(JSON.stringify(value), "r");
    return read.ok ? "read" : [read.failure.says, read.failure.values];
  };
  expect(says({ ...report, note: "trust me" })).toEqual(["report-altered", { place: "" }]);
  expect(says({ ...report, made: { ...report.made, include: ["everything"] } })).toEqual([
    "report-altered",
    { place: "/made/include/0" },
  ]);
  expect(says({ ...report, version: 9 })).toEqual([
    "report-of-other-version",
    { version: 9, analysis: report.analysis.version },
  ]);
});

test("a report made from a report can be asked for less and not for more", () => {
  const first = madeOf(BUNDLE, { ...CHOICES, include: ["titles"] });
  expect(remakeReport(first, { ...CHOICES, include: FREE_TEXT_KINDS }).report.made.include).toEqual([
    "titles",
  ]);
  const less = remakeReport(first, CHOICES).report;
  expect(less.made.include).toEqual([]);
  expect(less.analysis.sessions).toEqual(madeOf(BUNDLE).analysis.sessions);
});
