// The published schema and the TypeScript types say the same. The first test holds while this file compiles: each type
// must be assignable to the other once brands and `readonly` are taken off.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as z from "zod";
import { ANALYSIS_VERSION } from "../../../lib/model/analysis.ts";
import type { AnalysisReport } from "../../../lib/model/analysis-report.ts";
import { ANALYSIS_SCHEMA_ID } from "../../../lib/model/analysis-report.ts";
import { analysisReport } from "../../../lib/model/schema/analysis-schema.ts";
import type { Plain, Same } from "./same-type.ts";

const TYPES_AGREE: Same<Plain<AnalysisReport>, Plain<z.infer<typeof analysisReport>>> = true;

test("the schema and the type of what analyze prints are the same", () => {
  expect(TYPES_AGREE).toBe(true);
});

test("the published schema is the one that the zod schema gives", () => {
  const published = new URL("../../../public/schema/analysis-4.json", import.meta.url);
  expect(JSON.parse(readFileSync(published, "utf8"))).toEqual({
    $id: ANALYSIS_SCHEMA_ID,
    ...z.toJSONSchema(analysisReport),
  });
});

test("a key that the schema does not name is refused", () => {
  const report = { $schema: ANALYSIS_SCHEMA_ID, version: ANALYSIS_VERSION, files: [], bundles: [] };
  expect(analysisReport.safeParse(report).success).toBe(true);
  expect(analysisReport.safeParse({ ...report, extra: 1 }).success).toBe(false);
});
