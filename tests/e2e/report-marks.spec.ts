// A report that came back in, walked through on every screen: what was left out of it is said in words, in texts, titles,
// labels, drawings, copies and files, and never by the mark that stands for it in the data.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { Json } from "@/lib/base/json.ts";
import { planted } from "../scenario/plant.ts";
import { CHILD, LEAD, LibraryPage } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

const WORDS = /\/(?:title|text|description|prompt|message|agent|name|command|path|directory)$/;

/** The report of the samples with words of a person in each place that takes some, names of agents and tools included. */
function reportOfWords(): string {
  const files = [LEAD, CHILD].map((path) => {
    const value: Json = JSON.parse(readFileSync(path, "utf8"));
    const worded = planted(value, (slot, text) =>
      WORDS.test(slot) && text !== "subagent" ? `Canary sings: ${text}` : null,
    );
    const copy = test.info().outputPath(basename(path));
    writeFileSync(copy, JSON.stringify(worded));
    return copy;
  });
  const path = test.info().outputPath("report.html");
  execFileSync(process.execPath, [resolve("dist/cli.mjs"), "report", ...files, "-q", "-o", path]);
  return path;
}

/** Whatever a person sees, hovers, hears or copies. */
async function expectNoMarks(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const wrong: string[] = [];
    for (const element of document.querySelectorAll("*"))
      for (const { name, value } of element.attributes)
        if (/⟦|Canary/.test(value)) wrong.push(`${element.tagName} ${name}: ${value.slice(0, 120)}`);
    const drawn: unknown = Reflect.get(window, "__drawn");
    if (Array.isArray(drawn))
      for (const one of drawn) if (/⟦|Canary/.test(String(one))) wrong.push(`drawn: ${one}`);
    return [...new Set(wrong)];
  });
  expect(found, where).toEqual([]);
  const words = await page.locator("body > *:not(script)").allTextContents();
  expect(words.join("\n"), where).not.toMatch(/⟦|Canary/);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Reflect.set(window, "__drawn", drawn);
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...given) {
      drawn.push(given[0]);
      fillText.apply(this, given);
    };
  });
});

test("no screen of a report shows a mark", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(reportOfWords());
  await expectNoMarks(page, "library");
  await library.bundles.locator("tbody a").first().click();
  await expect(page).toHaveURL(/session/);
  const session = new SessionPage(page);
  for (const tab of ["overview", "timeline", "dispatches", "transcript", "source"] as const) {
    await session.show(tab);
    await page.waitForTimeout(300);
    await expectNoMarks(page, tab);
  }
});

test("what is copied or saved from a report holds no mark", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const library = new LibraryPage(page);
  await library.open();
  await library.import(reportOfWords());
  await library.bundles.locator("tbody a").first().click();
  const session = new SessionPage(page);
  await session.show("dispatches");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const csv = readFileSync(await (await saved).path(), "utf8");
  expect(csv).toContain("Task 1");
  expect(csv).not.toMatch(/⟦|Canary/);
  await session.row(1).getByRole("button", { name: "Records of dispatch 1", exact: true }).click();
  await page.getByRole("button", { name: "Copy as Markdown" }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Task 1");
  expect(copied).not.toMatch(/⟦|Canary/);
  await expectNoMarks(page, "records of a dispatch");
});
