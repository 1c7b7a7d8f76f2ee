// node scripts/bench/search.mjs: opens a generated session in the real page and searches all its values: how long the first
// question takes, which reads the values, what that adds to resident memory, and then each kind of question, from the letter in
// the field to the count on the screen. Medians of alternating runs in one page. Needs `npm run build` first.
//   --mb 100   --runs 5   --json FILE   --write docs/benchmarks.md
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { spread } from "./aims.mjs";
import { openBrowser } from "./browser.mjs";
import { aboutRun } from "./machine.mjs";
import { session } from "./sessions.mjs";
import { printed, writtenInto } from "./table.mjs";

const { values } = parseArgs({
  options: {
    mb: { type: "string", default: "100" },
    runs: { type: "string", default: "5" },
    json: { type: "string" },
    write: { type: "string" },
  },
});
const [megabytes, runs] = [Number(values.mb), Number(values.runs)];
if (!(megabytes > 0) || !(runs > 0)) throw new Error("--mb and --runs take a number above 0");

/** What is asked, and whether as an expression. */
const QUESTIONS = [
  ["a text that is nowhere", "zzqqy xx", false],
  ["a frequent word", "commit", false],
  ["a Chinese word", "读取", false],
  ["one letter", "e", false],
  ["an expression with alternatives", "err(or)?|fail\\w+|denied", true],
  ["an expression for ids", "ses_[0-9a-f]{8}", true],
  ["an expression over lines", "^.*merge.*branch.*$", true],
];

const started = Date.now();
const browser = await openBrowser();
const figures = new Map(QUESTIONS.map(([name]) => [name, []]));
const { path, bytes } = await session("opencode-2", megabytes);
const rows = [];
try {
  const page = await opened(path);
  const memory = browser.memory();
  const first = await asked(page, "readiness", false);
  await page.waitForTimeout(500);
  const extra = memory();
  for (let run = 0; run < runs; run += 1) {
    for (const [name, text, isRegex] of QUESTIONS) figures.get(name).push(await asked(page, text, isRegex));
  }
  rows.push(row(`first search of ${Math.round(bytes / 1e6)} MB, which reads its values`, [first.ms]));
  rows.push({
    ...row("resident memory that it adds", [extra / 1e6], (value) => `${Math.round(value)} MB`),
  });
  for (const [name, found] of figures) {
    const aim = { text: "≤ 100 ms", holds: (median) => median <= 100 };
    const times = found.map(({ ms }) => ms);
    rows.push(row(`${name}: ${found[0].said}`, times, undefined, aim));
  }
} finally {
  await browser.close();
}
console.log(printed(rows));
const machine = aboutRun({ browser, runs, started });
if (values.json)
  writeFileSync(
    values.json,
    `${JSON.stringify({ ...machine, rows, figures: Object.fromEntries(figures) }, null, 2)}\n`,
  );
if (values.write) writtenInto(values.write, "search", { machine, rows, failures: [] });

/** The session, imported and open at its Overview with an empty search. */
async function opened(file) {
  const page = await browser.freshPage(browser.address);
  page.setDefaultTimeout(120_000);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).click();
  await (await chooser).setFiles([file]);
  await page
    .getByRole("link", { name: /Generated/ })
    .first()
    .click();
  await page.getByRole("navigation", { name: "Session views" }).waitFor();
  await page.keyboard.press("/");
  await page.getByRole("combobox").waitFor();
  return page;
}

/** From the input event to the first frame that says how many there are, or why nobody knows. */
async function asked(page, text, isRegex) {
  const regex = page.getByRole("button", { name: "Regular expression" });
  await page.getByRole("combobox").fill("");
  if (((await regex.getAttribute("aria-pressed")) === "true") !== isRegex) await regex.click();
  await page.waitForTimeout(300);
  return await page.evaluate(async (sought) => {
    const field = document.getElementById("search-field");
    const status = document.querySelector("[role=search] [role=status], search [role=status]");
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    const begun = performance.now();
    setter.call(field, sought);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    for (;;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const said = status.textContent;
      if (/^(No value|[\d\s\u202f,]+ values? in|Stopped|The search stopped|This is not)/.test(said)) {
        return { ms: performance.now() - begun, said };
      }
    }
  }, text);
}

function row(figure, measured, show = (value) => `${Math.round(value)} ms`, aim = null) {
  const { median, lowest, highest } = spread(measured);
  const range = measured.length === 1 ? "" : `${show(lowest)} to ${show(highest)}`;
  return {
    figure,
    median: show(median),
    range,
    aim: aim?.text ?? "",
    met: aim === null ? null : aim.holds(median),
  };
}
