// Writes public/schema/*.json from the zod schemas of what this program writes.
import { mkdirSync, writeFileSync } from "node:fs";
import { toJSONSchema } from "zod";
import { withTypeScript } from "./load-typescript.mjs";

const schemas = await withTypeScript(async (load) => {
  const { analysisReport } = await load("/lib/model/schema/analysis-schema.ts");
  const { sessionReport } = await load("/lib/model/schema/session-report-schema.ts");
  const { ANALYSIS_SCHEMA_ID } = await load("/lib/model/analysis-report.ts");
  const { SESSION_REPORT_SCHEMA_ID } = await load("/lib/model/session-report.ts");
  return {
    "analysis-4.json": { $id: ANALYSIS_SCHEMA_ID, ...toJSONSchema(analysisReport) },
    "session-report-1.json": { $id: SESSION_REPORT_SCHEMA_ID, ...toJSONSchema(sessionReport) },
  };
});

const folder = new URL("../public/schema/", import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  writeFileSync(new URL(name, folder), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(`Schema written: public/schema/${name}, ${Object.keys(schema.$defs).length} definitions`);
}
