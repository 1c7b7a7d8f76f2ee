// npm run bench: imports generated sessions through the real page and compares them with JSON.parse of the same text in the same
// Chromium; draws, pans and zooms timelines of up to a million bars; weighs what each page loads. Every figure is the median
// of alternating runs, each in a fresh page with fresh workers, its range beside it.
//   --runs 5   --only NAME,NAME (see CASES)   --json FILE   --write docs/benchmarks.md
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { rowsOf } from "./aims.mjs";
import { openBrowser } from "./browser.mjs";
import { CASES, runCase } from "./cases.mjs";
import { aboutRun } from "./machine.mjs";
import { printed, writtenInto } from "./table.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    json: { type: "string" },
    write: { type: "string" },
  },
});
const runs = Number(values.runs);
if (!(runs > 0)) throw new Error("--runs takes a number above 0");
const wanted = values.only?.split(",") ?? CASES.map(({ name }) => name);
const unknown = wanted.filter((name) => CASES.every((one) => one.name !== name));
if (unknown.length > 0)
  throw new Error(
    `--only: no case ${unknown.join(", ")}. There are ${CASES.map(({ name }) => name).join(", ")}`,
  );

const started = Date.now();
const browser = await openBrowser();
const figures = new Map(wanted.map((name) => [name, []]));
const failures = [];
try {
  for (let run = 1; run <= runs; run += 1) {
    for (const one of CASES.filter(({ name }) => wanted.includes(name))) {
      if (one.once && run > 1) continue;
      try {
        const figure = await runCase(browser, one);
        figures.get(one.name).push(figure);
        console.log(`run ${run} of ${runs}, ${one.name}: ${summary(figure)}`);
      } catch (error) {
        failures.push(`${one.name}, run ${run}: ${error instanceof Error ? error.message : error}`);
        console.error(failures.at(-1));
      }
    }
  }
} finally {
  await browser.close();
}

const machine = aboutRun({ browser, runs, started });
const rows = rowsOf(figures);
console.log(`\n${printed(rows)}`);
for (const failure of failures) console.log(`failed: ${failure}`);
if (values.json) {
  const all = { ...machine, failures, rows, figures: Object.fromEntries(figures) };
  writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`);
}
if (values.write) writtenInto(values.write, "bench", { machine, rows, failures });
if (values.only === undefined) {
  // The search has figures of its own, taken in one page.
  const further = values.write ? ["--write", values.write] : [];
  const script = fileURLToPath(new URL("search.mjs", import.meta.url));
  spawnSync(process.execPath, [script, "--runs", String(runs), ...further], { stdio: "inherit" });
}
if (failures.length > 0) process.exitCode = 1;

function summary(figure) {
  return Object.entries(figure)
    .filter(([, value]) => typeof value === "number")
    .map(
      ([key, value]) =>
        `${key} ${value >= 1e6 ? `${Math.round(value / 1e6)} MB` : Math.round(value * 10) / 10}`,
    )
    .join(", ");
}
