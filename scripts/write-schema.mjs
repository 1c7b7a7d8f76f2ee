// Writes public/schema/analysis-1.json from the zod schema of the analysis. Vite's module runner loads the TypeScript.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer, createServerModuleRunner } from "vite";
import { toJSONSchema } from "zod";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = await createServer({
  root,
  configFile: false,
  logLevel: "warn",
  resolve: { tsconfigPaths: true },
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
const { analysisReport } = await runner.import("/lib/model/schema/analysis-schema.ts");
const { ANALYSIS_SCHEMA_ID } = await runner.import("/lib/model/analysis-report.ts");
const schema = { $id: ANALYSIS_SCHEMA_ID, ...toJSONSchema(analysisReport) };
await runner.close();
await server.close();

const folder = new URL("../public/schema/", import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL("analysis-1.json", folder), `${JSON.stringify(schema, null, 2)}\n`);
console.log(`Schema written: public/schema/analysis-1.json, ${Object.keys(schema.$defs).length} definitions`);
