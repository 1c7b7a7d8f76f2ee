// What is measured, by name. A case is run once per round; what it gives is one set of figures.
import { atRest, firstLoads } from "./first-load.mjs";
import { framesOfEmpty, framesOfTimeline } from "./frames.mjs";
import { importFile, parseOnly } from "./import.mjs";
import { reportOf } from "./report.mjs";
import { session } from "./sessions.mjs";
import { viewsReady } from "./views.mjs";

/** Beyond this no baseline exists: the text of the file is longer than a string may be. */
const LONGEST_TEXT_MB = 500;

const imports = (kind, name, megabytes) => ({ name, kind, size: megabytes, what: "import" });
const spans = (name, count) => ({ name, kind: "spans", size: count, what: "spans" });

export const CASES = [
  { name: "first-load", what: "first-load", once: true },
  imports("opencode-2", "10", 10),
  imports("opencode-2", "100", 100),
  imports("opencode-1", "100-v1", 100),
  imports("opencode-2", "300", 300),
  imports("opencode-2", "600", 600),
  imports("opencode-2", "1200", 1200),
  { name: "views", what: "views" },
  { name: "report", kind: "opencode-2", size: 100, what: "report" },
  { name: "empty", what: "empty" },
  spans("spans-1k", 1_000),
  spans("spans-10k", 10_000),
  spans("spans-100k", 100_000),
  spans("spans-1m", 1_000_000),
];

/** @returns {Promise<Record<string, number | string>>} */
export async function runCase(browser, { what, kind, size }) {
  if (what === "first-load") return await pagesOf(browser);
  if (what === "views") return await viewsReady();
  if (what === "empty") return await framesOfEmpty(browser);
  const { path, bytes } = await session(kind, size);
  if (what === "spans") return { bytes, ...(await importFile(browser, path, framesOfTimeline)) };
  if (what === "report") return await importFile(browser, path, reportOf);
  const baseline = size > LONGEST_TEXT_MB ? null : await parseOnly(browser, path);
  const figure = { bytes, ...(await importFile(browser, path)) };
  if (baseline === null) return figure;
  return { ...figure, ratio: figure.ms / baseline.ms, parse: baseline.ms, parseMemory: baseline.memory };
}

/** Of each page but those that only say that there is none: what it loads first, of what that is made, what it fetches in all. */
async function pagesOf(browser) {
  const pages = firstLoads().filter(
    ({ page }) => page.endsWith("index.html") && !/^(?:404|_not-found)\//.test(page),
  );
  const figure = { firstLoad: Math.max(...pages.map(({ bytes }) => bytes)) };
  for (const { page, bytes, framework, shared, own } of pages) {
    const name = `/${page.replace(/index\.html$/, "")}`;
    figure[name] = bytes;
    figure[`${name} framework`] = framework;
    figure[`${name} shared`] = shared;
    figure[`${name} own`] = own;
    figure[`${name} at rest`] = await atRest(browser, page);
  }
  return figure;
}
