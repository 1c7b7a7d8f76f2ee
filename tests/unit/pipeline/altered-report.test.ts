// A report that was edited by somebody who knows its form: what is above its rule, what rests on nothing, what is said twice
// is kept, shown as inferred and told; it never comes back as an observation.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isJsonObject, type Json, type JsonObject } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import { claimById, claimsIn, countStandings } from "@/lib/model/claim-index.ts";
import { UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { readReport } from "@/lib/pipeline/read-report.ts";
import { makeReport, remakeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { LANGUAGES, wordsOf } from "@/lib/words/language.ts";
import { raisedClaims, repeatedIds } from "../../properties/laws.ts";
import { analysed } from "../../scenario/analysed.ts";
import { brokenWords } from "../../scenario/worded.ts";

const CHOICES = {
  include: [],
  only: false,
  language: "en",
  zone: UTC_REPORT_ZONE,
  version: "1.2.3",
} as const;
const SAMPLES = ["two-background-children.json", "two-background-children-reviewer.json"].map(
  (name): Json =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../../../public/samples", name), "utf8")),
);
const REPORT = makeReport(analysed(...SAMPLES), CHOICES).report;

const read = (value: unknown) =>
  readReport({ kind: "data", text: JSON.stringify(value), check: null }, "r.json");

function comesBack(value: unknown) {
  const result = read(value);
  if (!result.ok) throw new Error(`${result.failure.says} ${JSON.stringify(result.failure.values)}`);
  return result.value;
}

/** The report with `change` made to every object of it. */
const everywhere = (change: (value: JsonObject) => JsonObject): Json =>
  JSON.parse(JSON.stringify(REPORT), (_, value: Json) => (isJsonObject(value) ? change(value) : value));

const raise = (value: JsonObject): JsonObject =>
  value.standing === "inferred" ? { ...value, standing: "observed" } : value;

const told = ({ problems }: Analysis) =>
  problems.filter(({ code }) => code === "altered-report").map(({ says, values }) => [says, values]);

const inferredIn = (analysis: Analysis) =>
  claimsIn(analysis)
    .filter(({ standing }) => standing === "inferred")
    .map(({ id }) => id);

test("the sample holds inferences, and comes back as it was", () => {
  expect(inferredIn(REPORT.analysis).length).toBeGreaterThan(3);
  expect(comesBack(REPORT)).toEqual(REPORT);
});

test("what is raised above its rule comes back as inferred, in claims, rivals and drawing, and is told", () => {
  const { analysis } = comesBack(everywhere(raise));
  const ceilings = new Set(
    claimsIn(analysis).flatMap((claim) => ("warrant" in claim ? [claim.warrant] : [])),
  );
  expect(ceilings).toContain("parent-idle");
  expect(raisedClaims(analysis)).toEqual([]);
  expect(inferredIn(analysis)).toEqual(inferredIn(REPORT.analysis));
  expect(analysis.timeline).toEqual(REPORT.analysis.timeline);
  expect(analysis.missingSessions).toEqual(REPORT.analysis.missingSessions);
  expect(analysis.standings).toEqual(countStandings({ ...analysis, timeline: null }));
  expect(told(analysis)).toEqual([["report-claims-lowered", { count: expect.any(Number) }]]);
  expect(brokenWords(analysis.problems)).toEqual([]);
});

test("a drawing that stands higher than its claim is lowered", () => {
  const { timeline, ...facts } = REPORT.analysis;
  const drawn: Json = JSON.parse(JSON.stringify(timeline), (_, value: Json) =>
    isJsonObject(value) ? raise(value) : value,
  );
  const { analysis } = comesBack({ ...REPORT, analysis: { ...facts, timeline: drawn } });
  expect(analysis.timeline).toEqual(timeline);
  expect(told(analysis).map(([says]) => says)).toEqual(["report-claims-lowered"]);
});

test("a value under a rule that nobody knows is an inference", () => {
  const { analysis } = comesBack(
    everywhere((value) => (value.warrant === "stated" ? { ...value, warrant: "trust-me" } : value)),
  );
  const strange = claimsIn(analysis).filter((claim) => "warrant" in claim && claim.warrant === "trust-me");
  expect(strange.length).toBeGreaterThan(10);
  expect(strange.filter(({ standing }) => standing === "observed" || standing === "computed")).toEqual([]);
  for (const language of LANGUAGES)
    expect(renderReport({ ...REPORT, analysis }, wordsOf(language))).not.toMatch(/undefined|NaN|\[object/);
});

test("a sum stands no higher than what it is made of", () => {
  const lead = REPORT.analysis.dispatches[0];
  if (lead === undefined || !("value" in lead.working)) throw new Error("no measure");
  const working = lead.working;
  const [source] = working.from;
  if (source === undefined) throw new Error("no source");
  const { analysis } = comesBack(
    everywhere((value) =>
      value.id === source && value.standing !== "inferred" ? { ...value, warrant: "parent-idle" } : value,
    ),
  );
  expect(claimById(analysis).get(working.id)?.standing).toBe("inferred");
});

test("what rests on a file that the report does not name is an inference", () => {
  const { analysis } = comesBack(
    everywhere((value) =>
      value.kind === "present" && isJsonObject(value.ref ?? null)
        ? { ...value, ref: { doc: "f".repeat(64), line: null, at: "" } }
        : value,
    ),
  );
  expect(told(analysis).map(([says]) => says)).toContain("report-places-elsewhere");
  expect(analysis.dispatches.map(({ requestedAt }) => requestedAt.standing)).not.toContain("observed");
});

test("two values under one name are both inferences", () => {
  const [first, second] = REPORT.analysis.dispatches;
  if (first === undefined || second === undefined) throw new Error("too few dispatches");
  const renamed: Json = JSON.parse(
    JSON.stringify(REPORT).replaceAll(
      JSON.stringify(second.requestedAt.id),
      JSON.stringify(first.requestedAt.id),
    ),
  );
  const { analysis } = comesBack(renamed);
  expect(told(analysis)).toContainEqual(["report-ids-repeated", { count: 1 }]);
  expect(repeatedIds(analysis)).toEqual([first.requestedAt.id]);
  for (const { requestedAt } of analysis.dispatches.slice(0, 2))
    expect(requestedAt.standing).toBe("inferred");
});

test("what was altered stays told in the report that is made of it", () => {
  const altered = comesBack(everywhere(raise));
  const again = remakeReport(altered, CHOICES).report;
  expect(told(comesBack(again).analysis)).toEqual(told(altered.analysis));
});

test("a report that says to hold no inference and holds one can still be made without", () => {
  const forged = comesBack({ ...REPORT, made: { ...REPORT.made, only: true } });
  expect(inferredIn(forged.analysis)).toEqual(inferredIn(REPORT.analysis));
  const again = remakeReport(forged, { ...CHOICES, only: true }).report;
  expect(inferredIn(again.analysis)).toEqual([]);
});

test("a report that says less was left out than was is left out of again", () => {
  const canary = "Canary 7 sings";
  const { sessions } = REPORT.analysis;
  const forged = {
    ...REPORT,
    analysis: {
      ...REPORT.analysis,
      sessions: sessions.map((session) => ({ ...session, title: { ...session.title, value: canary } })),
    },
  };
  const again = remakeReport(comesBack(forged), CHOICES).report;
  expect(JSON.stringify(again)).not.toContain(canary);
  expect(again.made.removals.text.titles).toBeGreaterThan(REPORT.made.removals.text.titles);
});

test("members that are no data of a report are refused, wherever they stand", () => {
  const hidden = JSON.parse('{"__proto__":{"polluted":true}}');
  const [problem] = REPORT.analysis.problems;
  const values = { ...REPORT, analysis: { ...REPORT.analysis, problems: [{ ...problem, values: hidden }] } };
  const result = read(values);
  expect(result.ok ? "read" : result.failure.values).toEqual({
    place: "/analysis/problems/0/values/__proto__",
  });
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

test.each([
  ["lists in lists", `${"[".repeat(2_000_000)}${"]".repeat(2_000_000)}`],
  ["objects in objects", `${'{"a":'.repeat(1_000_000)}1${"}".repeat(1_000_000)}`],
  ["lists in a packed report", packedLists(300_000)],
  ["no JSON", "{"],
  ["an empty text", ""],
])("%s are no report, and are said to be none", (_, text) => {
  const result = readReport({ kind: "data", text, check: null }, "r.json");
  expect(result.ok ? "read" : result.failure.says).toMatch(/^report-/);
});

/** A packed value of as many lists as columns, each within the one before. */
function packedLists(depth: number): string {
  const column = [["5"], ["1"], [], []];
  return JSON.stringify({
    packed: 1,
    strings: [],
    shapes: [],
    columns: Array.from({ length: depth }, () => column),
  });
}
