// A newer build under open tabs: it waits and says so, nobody is reloaded unasked, and a tab of the older build goes on
// working.
import { basename } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { KeptSite, lookForUpdate } from "./pages/kept-site.ts";
import { LEAD, LEAD_TITLE, LibraryPage, REFUSAL } from "./pages/library-page.ts";

const READY = "A new version is ready. Reload to use it.";
const ELSEWHERE = "Another tab has switched to a new version.";

let site: KeptSite;

test.beforeEach(async ({ browserName: _ }, info) => {
  site = await KeptSite.of(info.outputPath("site"));
});

test.afterEach(() => site.stop());

/** Says whether the page was loaded anew since it was marked. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window);
/** Waits across the navigation, in the midst of which nothing can be asked. */
const isLoadedAnew = (page: Page) => page.waitForFunction(() => !("isMarked" in window));

test("the first visit says nothing of a new version", async ({ browser }) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await site.visit(page);
  await page.reload();
  await lookForUpdate(page);

  await expect(page.getByText("this page is kept in this browser")).toBeVisible();
  await expect(page.getByText(READY)).toHaveCount(0);
  await context.close();
});

test("a newer version waits until it is asked for; the other tab is told and goes on", async ({
  browser,
}) => {
  const context = await site.context(browser);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await site.visit(first);
  await site.visit(second);
  await Promise.all([mark(first), mark(second)]);

  site.becomeAnotherBuild();
  await lookForUpdate(first);

  await expect(first.getByRole("status").filter({ hasText: READY })).toBeVisible();
  await expect(second.getByRole("status").filter({ hasText: READY })).toBeVisible();
  expect([await isMarked(first), await isMarked(second)]).toEqual([true, true]);

  await first.bringToFront();
  await first.getByRole("button", { name: "Reload" }).click();

  await isLoadedAnew(first);
  await expect(first.getByText("this page is kept in this browser")).toBeVisible();
  await expect(first.getByText(READY)).toHaveCount(0);
  await expect(second.getByRole("status").filter({ hasText: ELSEWHERE })).toBeVisible();
  expect(await isMarked(second)).toBe(true);

  // The older page asks for its own script of the worker, which no server has any more.
  await second.bringToFront();
  const library = new LibraryPage(second);
  await library.drag([LEAD]);
  await expect(library.row(basename(LEAD))).toContainText(`new bundle ${LEAD_TITLE}`);
  expect(await isMarked(second)).toBe(true);
  await context.close();
});

test("a version that was put off is used once the last tab is closed", async ({ browser }) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await site.visit(page);
  site.becomeAnotherBuild();
  await lookForUpdate(page);
  await expect(page.getByText(READY)).toBeVisible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText(READY)).toHaveCount(0);

  await page.goto("about:blank");
  const next = await context.newPage();
  await next.goto(site.origin);

  await expect(next.getByText("this page is kept in this browser")).toBeVisible();
  await expect(next.getByText(READY)).toHaveCount(0);
  const kept = await next.evaluate(() => caches.keys());
  expect(kept).toHaveLength(1);
  await context.close();
});

test("while an import runs in another tab, the reload waits with its reason", async ({ browser }) => {
  const context = await site.context(browser);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await site.visit(first);
  await site.visit(second);
  // An import that lasts until the test lets go of it, by the lock that a real one holds.
  await second.evaluate(() => {
    const held = new Promise<void>((resolve) => Object.assign(window, { endImport: resolve }));
    void navigator.locks.request("groundline-import", { mode: "shared" }, () => held);
  });
  site.becomeAnotherBuild();
  await lookForUpdate(first);

  await expect(first.getByText("An import is still running")).toBeVisible();
  await expect(first.getByRole("button", { name: "Reload" })).toBeDisabled();

  await second.evaluate(() => Reflect.get(window, "endImport")());
  await expect(first.getByRole("button", { name: "Reload" })).toBeEnabled();
  await context.close();
});

test("a deployment that is half done is not kept: the older version stays whole", async ({ browser }) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await site.visit(page);
  await new LibraryPage(page).import(REFUSAL);
  site.becomeAnotherBuild();
  site.spoil("theme.js");
  await lookForUpdate(page).catch(() => undefined);

  await site.stop();
  await page.reload();

  await expect(page.getByText("this page is kept in this browser")).toBeVisible();
  await expect(page.getByText(READY)).toHaveCount(0);
  await context.close();
});
