// Writes public/schema/analysis-1.json from the zod schema of the analysis.
import { mkdirSync, writeFileSync } from "node:fs";
import { toJSONSchema } from "zod";
import { withTypeScript } from "./load-typescript.mjs";

const schema = await withTypeScript(async (load) => {
  const { analysisReport } = await load("/lib/model/schema/analysis-schema.ts");
  const { ANALYSIS_SCHEMA_ID } = await load("/lib/model/analysis-report.ts");
  return { $id: ANALYSIS_SCHEMA_ID, ...toJSONSchema(analysisReport) };
});

const folder = new URL("../public/schema/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("analysis-1.json", folder), `${JSON.stringify(schema, null, 2)}\n`);
console.log(`Schema written: public/schema/analysis-1.json, ${Object.keys(schema.$defs).length} definitions`);
