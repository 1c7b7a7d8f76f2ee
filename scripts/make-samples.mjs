// Writes the bundled samples to public/samples: our own, synthetic, the same bytes on every run. A sample may be several
// files; index.json lists them in the order in which a first visitor should meet them.
import { Buffer } from "node:buffer";
import { mkdirSync, writeFileSync } from "node:fs";
import { refusalByRule } from "./samples/refusal-by-rule.mjs";
import { torn } from "./samples/torn.mjs";
import { twoBackgroundChildren } from "./samples/two-background-children.mjs";

const folder = new URL("../public/samples/", import.meta.url);
const asExported = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`, "utf8");

const { lead, reviewer } = twoBackgroundChildren();
const samples = [
  {
    id: "two-background-children",
    title: "An OpenCode 2 lead with two background children",
    files: {
      "two-background-children.json": asExported(lead),
      "two-background-children-reviewer.json": asExported(reviewer),
    },
  },
  {
    id: "refusal-by-rule",
    title: "An OpenCode 1 run with a refusal",
    files: { "refusal-by-rule.json": asExported(refusalByRule()) },
  },
  { id: "torn", title: "A file that was cut short", files: { "torn.json": torn() } },
];

mkdirSync(folder, { recursive: true });
for (const { files } of samples) {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(new URL(name, folder), bytes);
}
const index = samples.map(({ id, title, files }) => ({
  id,
  title,
  files: Object.keys(files),
  bytes: Object.values(files).reduce((total, bytes) => total + bytes.length, 0),
}));
writeFileSync(new URL("index.json", folder), `${JSON.stringify(index, null, 2)}\n`);
console.log(`Samples written: ${index.map(({ id, bytes }) => `${id} ${bytes} bytes`).join(", ")}`);
