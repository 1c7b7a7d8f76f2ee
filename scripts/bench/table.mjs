// Rows as a table in the terminal, and as one in a Markdown file between its markers.
import { readFileSync, writeFileSync } from "node:fs";

const VERDICTS = new Map([
  [true, "met"],
  [false, "MISSED"],
  [null, ""],
]);

/** `last`: what the fourth column holds. */
export function printed(rows, last = "aim") {
  const lines = [
    ["figure", "median", "range", last, ""],
    ...rows.map(({ figure, median, range, aim, met }) => [figure, median, range, aim, VERDICTS.get(met)]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Replaces what stands between `<!-- NAME:begin -->` and `<!-- NAME:end -->`. */
export function writtenInto(path, name, { machine, rows, failures, last = "aim" }) {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const text = readFileSync(path, "utf8");
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${begin} … ${end}`);
  const inner = [about(machine), markdown(rows, last), ...failures.map((failure) => `Failed: ${failure}`)];
  writeFileSync(path, `${text.slice(0, from + begin.length)}\n${inner.join("\n\n")}\n${text.slice(to)}`);
}

function about({ date, machine, node, chromium, runs, minutes, ...more }) {
  const parts = [date, machine, `Node ${node}`, `Chromium ${chromium}`, `${runs} runs in ${minutes} minutes`];
  return [...parts, ...Object.entries(more).map(([key, value]) => `${key} ${value}`)].join(" · ");
}

function markdown(rows, last) {
  const lines = rows.map(
    ({ figure, median, range, aim, met }) =>
      `| ${figure} | ${median} | ${range} | ${aim} | ${met === false ? "**missed**" : (VERDICTS.get(met) ?? "")} |`,
  );
  return [`| figure | median | range | ${last} | |`, "| --- | --: | --: | --: | --- |", ...lines].join("\n");
}
