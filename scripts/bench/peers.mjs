// npm run bench:peers: one logical session through Groundline and through what people use today, side by side. The others are
// installed in exact versions in a temporary folder. A tool that cannot be run is named with what it said.
//   --mb 50   --runs 3   --only NAME   --json FILE   --write docs/benchmarks.md
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { spread } from "./aims.mjs";
import { openBrowser } from "./browser.mjs";
import { aboutRun } from "./machine.mjs";
import { readSession } from "./peers/same-session.mjs";
import { TOOLS } from "./peers/tools.mjs";
import { session as generated } from "./sessions.mjs";
import { printed, writtenInto } from "./table.mjs";

const { values } = parseArgs({
  options: {
    mb: { type: "string", default: "50" },
    runs: { type: "string", default: "3" },
    only: { type: "string" },
    json: { type: "string" },
    write: { type: "string" },
  },
});
const runs = Number(values.runs);
const started = Date.now();
const { path, bytes } = await generated("opencode-1", Number(values.mb));
const session = readSession(path);
console.log(
  `${Math.round(bytes / 1e6)} MB, ${session.messages.length} messages, ${session.calls.length} calls`,
);

const browser = await openBrowser();
const tools = TOOLS.filter(({ name }) => values.only === undefined || name.startsWith(values.only));
const figures = new Map(tools.map(({ name }) => [name, []]));
const failures = [];
try {
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, run } of tools) {
      if (failures.some((failure) => failure.startsWith(name))) continue;
      try {
        const figure = await run({ browser, path, session });
        figures.get(name).push(figure);
        console.log(`run ${round} of ${runs}, ${name}: ${Math.round(figure.view)} ms, ${figure.nodes} nodes`);
      } catch (error) {
        failures.push(`${name}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
        console.error(failures.at(-1));
      }
    }
  }
} finally {
  await browser.close();
}

const rows = tools.flatMap(({ name, about }) => rowsOf(name, about, figures.get(name)));
const machine = {
  ...aboutRun({ browser, runs, started }),
  session: `${Math.round(bytes / 1e6)} MB of 1.x, ${session.messages.length} messages, ${session.calls.length} calls`,
};
console.log(`\n${printed(rows, "times ours")}`);
for (const failure of failures) console.log(`could not be run: ${failure}`);
if (values.json) {
  writeFileSync(
    values.json,
    `${JSON.stringify({ ...machine, failures, figures: Object.fromEntries(figures) }, null, 2)}\n`,
  );
}
if (values.write) writtenInto(values.write, "peers", { machine, rows, failures, last: "times ours" });

/** One row a figure; the last column is how many times Groundline's it is. */
function rowsOf(name, about, all) {
  if (all.length === 0) return [];
  const ours = figures.get(TOOLS[0].name) ?? [];
  const ms = (value) => `${Math.round(value)} ms`;
  const row = (figure, key, show) => {
    const { median, lowest, highest } = spread(all.map((one) => one[key]));
    const own = spread(ours.map((one) => one[key])).median;
    const ratio = name === TOOLS[0].name || !(own > 0) ? "" : `${(median / own).toFixed(1)}×`;
    return {
      figure: `${name}: ${figure}`,
      median: show(median),
      range: `${show(lowest)} to ${show(highest)}`,
      aim: ratio,
      met: null,
    };
  };
  const note = all[0].note === undefined ? about : `${about}; ${all[0].note}`;
  return [
    row(`time to a view (${note})`, "view", ms),
    row("DOM nodes", "nodes", (value) => String(value)),
    row("extra resident memory", "memory", (value) => `${Math.round(value / 1e6)} MB`),
    row("longest main-thread task", "longest", ms),
  ];
}
