// The report as whoever receives it meets it: from disk, with scripts off and no network, by keyboard, on paper, on a phone.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { Json } from "@/lib/base/json.ts";
import { HOSTILE_TEXTS } from "../scenario/hostile-text.ts";
import { planted, slotsOf } from "../scenario/plant.ts";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

const CLI = resolve("dist/cli.mjs");

/** Makes the report of the two samples, or of other files, and gives its place. */
function made(
  name: string,
  options: readonly string[] = [],
  environment = {},
  files: readonly string[] = [LEAD, CHILD],
): string {
  const path = test.info().outputPath(name);
  const env = { ...process.env, LC_ALL: "C", ...environment };
  execFileSync(process.execPath, [CLI, "report", ...files, "-q", "-o", path, ...options], { env });
  return path;
}

/** Slots in which people, models and tools write words. */
const WORDS =
  /\/(?:title|text|description|prompt|message|agent|name|command|pattern|path|directory|label|url)$/;

interface Opened {
  readonly page: Page;
  readonly told: string[];
  readonly asked: string[];
}

async function opened(browser: Browser, path: string, options = {}, fragment = ""): Promise<Opened> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, ...options });
  const page = await context.newPage();
  const [told, asked]: [string[], string[]] = [[], []];
  page.on("console", (message) => told.push(message.text()));
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${pathToFileURL(path)}${fragment}`);
  return { page, told, asked };
}

test("it opens from disk without scripts and network, says nothing and asks for nothing", async ({
  browser,
}) => {
  const path = made("report.html");
  const { page, told, asked } = await opened(browser, path);

  await expect(page.getByRole("heading", { name: "What happened" })).toBeVisible();
  await expect(page.getByRole("table", { name: "" }).first()).toBeVisible();
  expect(told).toEqual([]);
  expect(asked).toEqual([String(pathToFileURL(path))]);
});

test("the switch takes inferred values out by keyboard, and brings them back", async ({ browser }) => {
  const { page } = await opened(browser, made("report.html"));
  const settled = page.locator("#dispatch-3 .v.i").first();
  await expect(settled).toContainText("08:33:10.292");
  await expect(page.getByText("21 inferred shown")).toBeVisible();

  await page.locator("#only").focus();
  await page.keyboard.press("Space");

  await expect(page.getByText("21 inferred hidden")).toBeVisible();
  await expect(page.getByText("21 inferred shown")).toBeHidden();
  await expect(settled.locator("svg")).toBeHidden();
  for (const kind of ["details.note.inf", ".lk.inf", ".g.inf"]) {
    for (const one of await page.locator(kind).all()) await expect(one).toBeHidden();
  }
  await expect(page.locator("#dispatch-3")).toBeVisible();

  await page.keyboard.press("Space");
  await expect(page.getByText("21 inferred shown")).toBeVisible();
  await expect(settled.locator("svg")).toBeVisible();
});

test("the timeline is zoomed by keyboard, and each step scrolls by itself", async ({ browser }) => {
  const { page } = await opened(browser, made("report.html"));
  const panes = page.locator(".pane");
  await expect(panes.nth(0)).toBeVisible();
  await expect(panes.nth(1)).toBeHidden();

  await page.locator("#zoom-0").focus();
  await page.keyboard.press("ArrowRight");

  await expect(panes.nth(0)).toBeHidden();
  await expect(panes.nth(1)).toBeVisible();
  const width = await panes
    .nth(1)
    .locator("svg")
    .evaluate((svg) => svg.getBoundingClientRect().width);
  expect(width).toBe(4 * 648);
});

test("a link to a claim opens the record that holds it", async ({ browser }) => {
  const path = made("report.html");
  const anchor = /id="(claim-[^"]+\/noticeDelay)"/.exec(readFileSync(path, "utf8"))?.[1] ?? "";
  const { page } = await opened(browser, path, {}, `#${anchor}`);

  const row = page.locator(`[id="${anchor}"]`);
  await expect(row).toBeVisible();
  await expect(row).toBeInViewport();
});

test("on paper every fold is open, and no control is left", async ({ browser }) => {
  const { page } = await opened(browser, made("report.html"), { colorScheme: "dark" });
  const folded = page.locator("details:not([open]) .rows").first();
  await expect(folded).toBeHidden();

  await page.emulateMedia({ media: "print" });

  await expect(folded).toBeVisible();
  await expect(page.locator(".zm")).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(paper).toBe("rgb(255, 255, 255)");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});

/** Each payload stands in some slot of one of so many exports. */
const ROTATIONS = 6;

test("hostile words in every slot run nothing, ask for nothing and leave no box", async ({ browser }) => {
  test.slow();
  const value: Json = JSON.parse(readFileSync(LEAD, "utf8"));
  const slots = slotsOf(value).filter((slot) => WORDS.test(slot));
  for (let rotation = 0; rotation < ROTATIONS; rotation += 1) {
    let next = rotation * Math.ceil(HOSTILE_TEXTS.length / ROTATIONS);
    const hostile = planted(value, (slot) => {
      if (!slots.includes(slot)) return null;
      next += 1;
      return HOSTILE_TEXTS[next % HOSTILE_TEXTS.length]?.text ?? null;
    });
    const source = test.info().outputPath(`hostile-${rotation}.json`);
    writeFileSync(source, JSON.stringify(hostile));
    const path = made(`hostile-${rotation}.html`, ["--include", "all"], {}, [source]);
    const { page, told, asked } = await opened(browser, path, { javaScriptEnabled: true, offline: false });
    page.on("dialog", () => told.push("a dialog"));
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    expect(await page.evaluate(() => Reflect.get(window, "__ran"))).toBeUndefined();
    expect([told, asked]).toEqual([[], [String(pathToFileURL(path))]]);
    const outside = await page.evaluate(() => {
      const inScroller = (element: Element) => element.closest(".scroll, .pane, .defs, template") !== null;
      return [...document.body.querySelectorAll("*")]
        .filter((element) => !inScroller(element) && element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`);
    });
    expect(outside).toEqual([]);
    await page.context().close();
  }
});

for (const width of [360, 390, 768, 1440]) {
  test(`nothing leaves the page at ${width} pixels`, async ({ browser }) => {
    const { page } = await opened(browser, made("report.html", ["--include", "all"]), {
      viewport: { width, height: 900 },
    });
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(width);
  });
}

for (const [language, scheme] of [
  ["en", "light"],
  ["zh", "dark"],
] as const) {
  test(`axe finds nothing in ${language}, ${scheme}`, async ({ browser }) => {
    const path = made("report.html", ["--lang", language]);
    const { page } = await opened(browser, path, { javaScriptEnabled: true, colorScheme: scheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`),
    ).toEqual([]);
  });
}

test("browser and command line make the same bytes, wherever the machine stands", async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: "America/St_Johns", acceptDownloads: true });
  const page = await context.newPage();
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "UTC", exact: true }).check();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Save/ }).click();
  const saved = readFileSync(await (await download).path(), "utf8");

  const utc = readFileSync(made("utc.html", [], { TZ: "UTC" }), "utf8");
  const kathmandu = readFileSync(made("kathmandu.html", [], { TZ: "Asia/Kathmandu" }), "utf8");
  expect(kathmandu).toBe(utc);
  expect(saved).toBe(utc);
});
