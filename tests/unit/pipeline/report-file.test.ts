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

const readFrom = async (text: string) => {
  const found = await dataIn(text);
  if (found === null) throw new Error("no report");
  return readReport(found, "r");
};

const [BUNDLE] = FIXTURE_BUNDLES.filter(({ path }) => path.endsWith("2.0.16/dispatches"));
if (BUNDLE === undefined) throw new Error("there is no fixture");

test("a file that is no report is left to the other readers", async () => {
  for (const text of ["<!doctype html><title>Any page</title>", '{"info":{},"messages":[]}', "", "plain"])
    expect(await dataIn(text)).toBeNull();
});

test("the page and the data of a report give the same report", async () => {
  const report = madeOf(BUNDLE, { ...CHOICES, include: FREE_TEXT_KINDS });
  for (const text of [page(report), JSON.stringify(report, null, 1)]) {
    expect(await readFrom(text)).toEqual({ ok: true, value: report });
  }
});

test("what the page says in HTML is not read", async () => {
  const text = page(madeOf(BUNDLE)).replace("<body>", "<body><p>Everything succeeded.</p>");
  const read = await readFrom(text);
  expect(read.ok && read.value).toEqual(madeOf(BUNDLE));
});

test("a page with no data, or with a second one, is refused", async () => {
  const whole = page(madeOf(BUNDLE));
  const without = whole.replace(/<template[\s\S]*<\/template>/, "");
  const twice = whole.replace("<body>", '<body><template id="groundline-data">{}</template>');
  for (const text of [without, twice]) {
    const read = await readFrom(text);
    expect(read.ok ? "read" : read.failure.says).toBe("report-without-data");
  }
});

test("a page that was cut is refused as one that was cut", async () => {
  const whole = page(madeOf(BUNDLE));
  const data = whole.indexOf("<template");
  for (const length of [2000, data + 20, data + 400, whole.length - 200]) {
    const read = await readFrom(whole.slice(0, length));
    expect(read.ok ? "read" : read.failure.says).toBe("report-cut-short");
  }
});

test("one changed character of the data refuses a page, whatever it is", async () => {
  const whole = page(madeOf(BUNDLE));
  const altered = [
    whole.replace(/"standing":"inferred"/, '"standing":"observed"'),
    whole.replace(/"requestedAt":\{[^}]*"value":\d/, (match) => `${match.slice(0, -1)}9`),
    whole.replace(/ data-check="[^"]*"/, ""),
  ];
  for (const text of altered) {
    expect(text).not.toBe(whole);
    const read = await readFrom(text);
    expect(read.ok ? "read" : read.failure.says).toBe("report-changed");
  }
});

test("a page as a browser saves it is the same report", async () => {
  const report = madeOf(BUNDLE, { ...CHOICES, include: FREE_TEXT_KINDS });
  const spaced = {
    ...report,
    documents: report.documents.map((document) => ({ ...document, name: "a\u00a0b" })),
  };
  const saved = page(spaced)
    .replace("<!doctype html>", "<!DOCTYPE html>\n<!-- saved -->")
    .replaceAll("\u00a0", "&nbsp;");
  expect(await readFrom(saved)).toEqual({ ok: true, value: spaced });
});

test("an altered report is refused with the place, one of another version by its version", () => {
  const report = madeOf(BUNDLE);
  const says = (value: unknown) => {
    const read = readReport({ kind: "data", text: JSON.stringify(value), check: null }, "r");
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
