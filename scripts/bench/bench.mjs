// npm run bench: imports a generated export through the real page and compares it with JSON.parse of the same file's text
// in the same Chromium, in alternating runs, each in a fresh page. Prints medians with their ranges; --json FILE keeps
// every figure. Options: --mb 100, --runs 5.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findChromium } from "../find-chromium.mjs";
import { serve } from "../serve.mjs";
import { generateExport } from "./generate-export.mjs";
import { spread, watchMemory } from "./measure.mjs";

const { values } = parseArgs({
  options: {
    mb: { type: "string", default: "100" },
    runs: { type: "string", default: "5" },
    json: { type: "string" },
  },
});
const megabytes = Number(values.mb);
const runs = Number(values.runs);
if (!(megabytes > 0) || !(runs > 0)) throw new Error("--mb and --runs take a number above 0");

const folder = mkdtempSync(join(tmpdir(), "groundline-bench-"));
const file = join(folder, "generated.json");
const server = await serve("out", 0);
const address = `http://127.0.0.1:${server.address().port}/`;
const found = await findChromium();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...found.args, "--js-flags=--expose-gc"],
});
try {
  const { bytes, turns } = await generateExport(file, megabytes * 1e6);
  console.log(
    `${(bytes / 1e6).toFixed(1)} MB, ${turns} turns, ${runs} alternating runs, Chromium ${browser.version()}\n`,
  );
  const figures = { baseline: [], groundline: [] };
  for (let run = 0; run < runs; run += 1) {
    figures.baseline.push(await parseOnly());
    figures.groundline.push(await importFile());
    console.log(
      `run ${run + 1}: parse ${Math.round(figures.baseline[run].ms)} ms, import ${Math.round(figures.groundline[run].ms)} ms`,
    );
  }
  report(bytes, figures);
} finally {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

/** JSON.parse(await file.text()) in a worker of a blank page of the same origin. */
async function parseOnly() {
  const page = await freshPage("404.html");
  try {
    await page.evaluate(() => {
      const code =
        "onmessage = async ({ data }) => { const value = JSON.parse(await data.text()); postMessage(Object.keys(value).length); }";
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
      const input = Object.assign(document.createElement("input"), { type: "file", id: "bench" });
      document.body.append(input);
      input.addEventListener("change", () => {
        const started = performance.now();
        worker.onmessage = () => Object.assign(window, { benchMs: performance.now() - started });
        worker.postMessage(input.files[0]);
      });
    });
    return await timed(page, "#bench");
  } finally {
    await page.context().close();
  }
}

/** From the choice of the file to the row of its analysed bundle. */
async function importFile() {
  const page = await freshPage("");
  try {
    await page.evaluate(() => {
      const input = document.querySelector("input[type=file]:not([webkitdirectory])");
      input.id = "bench";
      let started = 0;
      input.addEventListener(
        "change",
        () => {
          started = performance.now();
        },
        { capture: true },
      );
      new MutationObserver(() => {
        const isDone = document.querySelector('main a[href*="session/?b="]') !== null;
        if (isDone && started > 0 && window.benchMs === undefined)
          Object.assign(window, { benchMs: performance.now() - started });
      }).observe(document.body, { childList: true, subtree: true });
    });
    const imported = await timed(page, "#bench");
    await page.locator('main a[href*="session/?b="]').first().click();
    await page.waitForURL(/session\/\?/);
    await page
      .getByRole("link", { name: /^Timeline/ })
      .or(page.getByRole("tab", { name: /^Timeline/ }))
      .first()
      .click();
    await page.waitForTimeout(4000);
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    return { ...imported, nodes };
  } finally {
    await page.context().close();
  }
}

async function freshPage(path) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.benchTasks = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.benchTasks.push(entry.duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(`${address}${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}

async function timed(page, selector) {
  await page.evaluate(() => {
    window.benchTasks.length = 0;
  });
  const stop = watchMemory();
  await page.locator(selector).setInputFiles(file);
  await page.waitForFunction(() => window.benchMs !== undefined, undefined, {
    timeout: 600_000,
    polling: 50,
  });
  const memory = stop();
  const { ms, longest } = await page.evaluate(() => ({
    ms: window.benchMs,
    longest: Math.max(0, ...window.benchTasks),
  }));
  return { ms, memory, longest };
}

function report(bytes, { baseline, groundline }) {
  const of = (list, key) => spread(list.map((one) => one[key]));
  const ratio = spread(groundline.map((one, index) => one.ms / baseline[index].ms));
  const allowed = 200e6 + 0.5 * bytes;
  const rows = [
    ["import / JSON.parse(text)", ratio, (v) => `${v.toFixed(2)}×`, "2.00×"],
    ["JSON.parse(text)", of(baseline, "ms"), ms, ""],
    ["import to analysed bundle", of(groundline, "ms"), ms, ""],
    ["extra resident memory, import", of(groundline, "memory"), mb, mb(allowed)],
    ["extra resident memory, JSON.parse", of(baseline, "memory"), mb, ""],
    ["longest main-thread task", of(groundline, "longest"), ms, "50 ms"],
    ["DOM nodes on the timeline", of(groundline, "nodes"), (v) => String(v), "5000"],
  ];
  console.log(`\n${"figure".padEnd(36)}${"median".padStart(12)}${"range".padStart(24)}${"aim".padStart(12)}`);
  for (const [name, { median, lowest, highest }, show, aim] of rows) {
    console.log(
      `${name.padEnd(36)}${show(median).padStart(12)}${`${show(lowest)} to ${show(highest)}`.padStart(24)}${aim.padStart(12)}`,
    );
  }
  if (values.json)
    writeFileSync(
      values.json,
      `${JSON.stringify({ bytes, runs, chromium: browser.version(), baseline, groundline }, null, 2)}\n`,
    );
}

function ms(value) {
  return `${Math.round(value)} ms`;
}

function mb(value) {
  return `${Math.round(value / 1e6)} MB`;
}
