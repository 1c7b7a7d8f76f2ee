// Holds our formats against the hosts' own JSON Schemas of their exports: what our generators make, they accept; and a
// small export that satisfies such a schema is read without loss. Usage: check-host-schemas.mjs FOLDER
// The last line is `N passed, N failed`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { sample } from "fast-check";
import { withTypeScript } from "./load-typescript.mjs";
import { readsWithoutLoss } from "./reads-without-loss.mjs";

const RUNS = 300;
const SEED = 20_261_130;
const folder = process.argv[2];
if (folder === undefined) {
  console.error("Usage: check-host-schemas.mjs FOLDER (with the hosts' schemas)");
  process.exit(2);
}

const generated = "/tests/scenario/generate";
const HOSTS = [
  {
    name: "OpenCode 1.18.32",
    file: "opencode-1.18.32-session.schema.json",
    schema: ["/lib/formats/opencode-1/schema.ts", "sessionExport"],
    bundles: [`${generated}/opencode-1-exports.ts`, "openCode1Bundles"],
  },
  {
    name: "OpenCode 2.0.12",
    file: "opencode-2.0.12-transfer.schema.json",
    schema: ["/lib/formats/opencode-2/schema.ts", "sessionTransfer"],
    bundles: [`${generated}/opencode-2-exports.ts`, "openCode2Bundles"],
  },
];

const tally = { passed: 0, failed: 0 };
function count(isGood, told) {
  if (isGood) tally.passed += 1;
  else tally.failed += 1;
  if (!isGood) console.log(`FAILED  ${told}`);
}

await withTypeScript(async (load) => {
  const { valuesOf, PUBLISHED } = await load(`${generated}/from-schema.ts`);
  for (const host of HOSTS) {
    const accepts = new Ajv2020({ strict: false, allErrors: true }).compile(json(host.file));
    const [schemaFile, schemaName] = host.schema;
    const [bundleFile, bundleName] = host.bundles;
    const values = valuesOf((await load(schemaFile))[schemaName], PUBLISHED);
    check(host.name, "values of our schema", accepts, sample(values, { numRuns: RUNS, seed: SEED }));
    const bundles = (await load(bundleFile))[bundleName]();
    const exports = sample(bundles, { numRuns: RUNS, seed: SEED }).flatMap((bundle) => bundle.exports);
    check(
      host.name,
      "whole sessions",
      accepts,
      exports.map((one) => one.value),
    );
  }
  const transfer = "opencode-2.0.12-sample-transfer.json";
  const losses = await readsWithoutLoss(load, transfer, readFileSync(join(folder, transfer)));
  count(losses.length === 0, `${transfer} is not read whole:\n  ${losses.join("\n  ")}`);
});
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

/** Each value as it would stand in a file, held against the host's schema. */
function check(host, what, accepts, values) {
  const before = tally.failed;
  for (const [index, value] of values.entries()) {
    const isGood = accepts(JSON.parse(JSON.stringify(value)));
    count(isGood, `${host}, ${what}, number ${index}: ${firstError(accepts.errors)}`);
  }
  console.log(`${host}: ${values.length} ${what}, ${tally.failed - before} refused`);
}

function firstError(errors) {
  const [first] = errors ?? [];
  return first === undefined ? "" : `${first.instancePath || "/"} ${first.message}`;
}

function json(file) {
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}
