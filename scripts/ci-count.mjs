// Reads what one stage of .ci/run printed and answers "PASSED FAILED" for it, then a line for each failure that has a name.
// A stage that ended badly without a failure of its own, or well without any result, counts as one failed: silence is not
// success.
//   node scripts/ci-count.mjs step|vitest|playwright|last-line STATUS < OUTPUT
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";

const READERS = {
  step: (_, status) => ({ passed: status === 0 ? 1 : 0, failed: 0 }),
  // "      Tests  2 failed | 10 passed (12)"; a file that did not load has no test in that line, but a bad status.
  vitest: (text) => {
    const line = lastMatch(text, /^\s*Tests\s+(.*)$/gm) ?? "";
    return { passed: number(line, /(\d+) passed/), failed: number(line, /(\d+) failed/) };
  },
  // "  3 passed (4.2s)", "  1 failed", "  2 did not run", each on a line of its own.
  playwright: (text) => ({
    passed: number(text, /^ {2}(\d+) passed/m),
    failed:
      number(text, /^ {2}(\d+) failed/m) +
      number(text, /^ {2}(\d+) did not run/m) +
      number(text, /^ {2}(\d+) flaky/m),
  }),
  "last-line": (text) => {
    const line = lastMatch(text, /^(\d+ passed, \d+ failed)$/gm) ?? "";
    return { passed: number(line, /(\d+) passed/), failed: number(line, /(\d+) failed/) };
  },
};

/** The counts of a stage. `how` names the reader, `status` is the exit status of its command. */
export function countsOf(how, output, status) {
  const read = READERS[how];
  if (!read) throw new Error(`No such reader: ${how}. There are: ${Object.keys(READERS).join(", ")}`);
  const { passed, failed } = read(stripVTControlCharacters(output), status);
  const silent = failed === 0 && (status !== 0 || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

// " FAIL  tests/a.test.ts > it holds", and "    [chromium] › tests/e2e/a.spec.ts:3:1 › it shows ────" under "  1 failed".
const NAMES = {
  vitest: (text) => [...text.matchAll(/^\s*FAIL\s+(.+)$/gm)].map(([, name]) => name),
  playwright: (text) =>
    [...text.matchAll(/^ {2}\d+ (?:failed|flaky|did not run)\n((?: {4}\S.*\n?)+)/gm)].flatMap(([, list]) =>
      list.split("\n").map((line) => line.replace(/\s*─*$/, "").trim()),
    ),
};

/** The names of the tests that failed in a stage, as its runner wrote them; none for a stage without tests. */
export function failuresOf(how, output) {
  const names = NAMES[how]?.(stripVTControlCharacters(output)) ?? [];
  return [...new Set(names)].filter((name) => name !== "");
}

function lastMatch(text, pattern) {
  return [...text.matchAll(pattern)].at(-1)?.[1];
}

function number(text, pattern) {
  return Number(pattern.exec(text)?.[1] ?? 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [how = "", status = "1"] = process.argv.slice(2);
  const output = readFileSync(0, "utf8");
  const { passed, failed } = countsOf(how, output, Number(status));
  console.log([`${passed} ${failed}`, ...failuresOf(how, output)].join("\n"));
}
