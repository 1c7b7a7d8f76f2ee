// The report that we write, as in lib/model/session-report.ts. public/schema/session-report-1.json is made from here
// (`npm run schema`); a type test holds this and the types together. Strict: a report that says more than this is refused.

import * as z from "zod";
import { ANALYSIS_VERSION } from "../analysis.ts";
import { SECRET_KINDS } from "../secret-kinds.ts";
import {
  FREE_TEXT_KINDS,
  REPORT_FORMAT,
  REPORT_LANGUAGES,
  REPORT_VERSION,
  SESSION_REPORT_SCHEMA_ID,
} from "../session-report.ts";
import { analysis } from "./analysis-schema.ts";
import { documentId, epochMs } from "./ids-schema.ts";

const zone = z
  .strictObject({
    name: z.string(),
    offsets: z.array(z.strictObject({ from: epochMs.nullable(), minutes: z.number() })),
  })
  .meta({
    id: "ReportZone",
    description: "minutes east of UTC from that instant on; null: before any other.",
  });

const removals = z
  .strictObject({
    text: z.record(z.enum(FREE_TEXT_KINDS), z.number()),
    other: z.number(),
    ids: z.number(),
    names: z.number(),
    keys: z.number(),
    secrets: z.partialRecord(z.enum(SECRET_KINDS), z.number()),
  })
  .meta({ id: "Removals", description: "What was taken out, counted; never what it was." });

export const sessionReport = z
  .strictObject({
    $schema: z.literal(SESSION_REPORT_SCHEMA_ID),
    format: z.literal(REPORT_FORMAT),
    version: z.literal(REPORT_VERSION),
    analyzer: z.strictObject({
      name: z.literal("groundline"),
      version: z.string(),
      analysisVersion: z.literal(ANALYSIS_VERSION),
    }),
    made: z.strictObject({
      language: z.enum(REPORT_LANGUAGES),
      zone,
      include: z.array(z.enum(FREE_TEXT_KINDS)),
      only: z.boolean(),
      removals,
    }),
    documents: z.array(z.strictObject({ id: documentId, name: z.string(), size: z.number() })),
    analysis,
  })
  .meta({ title: "Groundline session report", description: "One redacted analysis and how it was made." });
