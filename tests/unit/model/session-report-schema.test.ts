// The published schema of a report and its TypeScript types say the same, and both refuse what neither names.

import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import * as z from "zod";
import { analyse } from "@/lib/analysis/analyze.ts";
import { brand } from "@/lib/base/brand.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import { ANALYSIS_VERSION } from "@/lib/model/analysis.ts";
import { sessionReport } from "@/lib/model/schema/session-report-schema.ts";
import {
  REPORT_FORMAT,
  REPORT_VERSION,
  type ReportZone,
  reportOffsetAt,
  SESSION_REPORT_SCHEMA_ID,
  type SessionReport,
  UTC_REPORT_ZONE,
} from "@/lib/model/session-report.ts";
import { FIXTURE_BUNDLES, readFixture } from "../../scenario/fixture-bundles.ts";
import type { Plain, Same } from "./same-type.ts";

const TYPES_AGREE: Same<Plain<SessionReport>, Plain<z.infer<typeof sessionReport>>> = true;

const PUBLISHED = JSON.parse(
  readFileSync(new URL("../../../public/schema/session-report-1.json", import.meta.url), "utf8"),
);
const accepts = new Ajv2020({ strict: false }).compile(PUBLISHED);

const NONE_LEFT_OUT = {
  prompts: 0,
  messages: 0,
  "tool-input": 0,
  "tool-output": 0,
  errors: 0,
  paths: 0,
  titles: 0,
  descriptions: 0,
};

function reportOf(documents: ReturnType<typeof readFixture>): SessionReport {
  return {
    $schema: SESSION_REPORT_SCHEMA_ID,
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    analyzer: { name: "groundline", version: "0.0.0", analysisVersion: ANALYSIS_VERSION },
    made: {
      language: "en",
      zone: UTC_REPORT_ZONE,
      include: ["titles"],
      only: false,
      removals: { text: NONE_LEFT_OUT, other: 0, ids: 0, names: 0, keys: 0, secrets: { jwt: 2 } },
    },
    documents: documents.map(({ id, name, size }) => ({ id, name, size })),
    analysis: analyse(documents),
  };
}

test("the schema and the type of a report are the same", () => {
  expect(TYPES_AGREE).toBe(true);
});

test("the published schema is the one that the zod schema gives", () => {
  expect(PUBLISHED).toEqual({ $id: SESSION_REPORT_SCHEMA_ID, ...z.toJSONSchema(sessionReport) });
});

test.each(FIXTURE_BUNDLES)("a report of $path fits both schemas", (bundle) => {
  const report = reportOf(readFixture(bundle));
  expect(accepts(report), JSON.stringify(accepts.errors)).toBe(true);
  expect(sessionReport.parse(report)).toEqual(report);
});

test("a report that says more than the format is refused, and one of another version", () => {
  const [first] = FIXTURE_BUNDLES;
  if (first === undefined) throw new Error("there is no fixture");
  const report = reportOf(readFixture(first));
  for (const other of [
    { ...report, extra: 1 },
    { ...report, version: 2 },
    { ...report, made: { ...report.made, include: ["everything"] } },
  ]) {
    expect(sessionReport.safeParse(other).success).toBe(false);
    expect(accepts(other)).toBe(false);
  }
});

test("the offset of an instant is the last one that began", () => {
  const at = (ms: number): EpochMs => brand<EpochMs>(ms);
  const zone: ReportZone = {
    name: "Europe/Berlin",
    offsets: [
      { from: null, minutes: 60 },
      { from: at(1000), minutes: 120 },
    ],
  };
  expect([999, 1000, 5000].map((ms) => reportOffsetAt(zone, at(ms)))).toEqual([60, 120, 120]);
  expect(reportOffsetAt(UTC_REPORT_ZONE, at(0))).toBe(0);
});
