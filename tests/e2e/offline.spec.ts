// The page without a network: loaded once, it opens, imports and shows everything. What is said where a browser cannot or
// may not keep it.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { KeptSite } from "./pages/kept-site.ts";
import { LEAD, LEAD_TITLE, LibraryPage, REFUSAL, REFUSAL_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

let site: KeptSite;

test.beforeEach(async ({ browserName: _ }, info) => {
  site = await KeptSite.of(info.outputPath("site"));
});

test.afterEach(() => site.stop());

test("loaded once, it reloads, imports, analyses, shows every tab and saves a report without a network", async ({
  browser,
}) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error.message));
  await site.visit(page);
  await site.stop();
  await context.setOffline(true);

  await page.reload();
  const library = new LibraryPage(page);
  await library.drag([LEAD]);
  await expect(library.row(basename(LEAD))).toContainText(`new bundle ${LEAD_TITLE}`);
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();
  const session = new SessionPage(page);
  for (const tab of ["timeline", "dispatches", "transcript", "source"] as const) await session.show(tab);
  await expect(page.getByRole("tree")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("tree")).toBeVisible();

  await page.getByRole("button", { name: "Report", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: /^Save/ }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toContain("groundline-data");
  expect(messages).toEqual([]);
  await context.close();
});

test("without a network a link, the samples, a folder without slash and an unknown address answer", async ({
  browser,
}) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await site.visit(page);
  await site.stop();

  await page.goto("/session?b=ses_nowhere&view=timeline");
  await expect(page).toHaveURL("/session/?b=ses_nowhere&view=timeline");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ses_nowhere");

  const response = await page.goto("/nowhere/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();

  await page.goto("/index.html");
  await page.getByRole("button", { name: "An OpenCode 1 run with a refusal" }).click();
  await expect(new LibraryPage(page).bundle(REFUSAL_TITLE)).toBeVisible();
  await context.close();
});

test("the worker answers reading of this site only, and is told nothing", async ({ browser }) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await site.visit(page);
  await page.reload();
  await site.stop();

  const outcomes = await page.evaluate(async () => {
    const asked = (init?: RequestInit) =>
      fetch("/samples/index.json", init).then(
        ({ status }) => status,
        () => "not answered",
      );
    return [await asked(), await asked({ method: "POST", body: "text of a session" })];
  });

  expect(outcomes).toEqual([200, "not answered"]);
  await context.close();
});

async function importsInMemory(page: Page): Promise<void> {
  const library = new LibraryPage(page);
  await library.import(REFUSAL);
  await expect(library.bundle(REFUSAL_TITLE)).toContainText("in memory only");
  await library.bundle(REFUSAL_TITLE).getByRole("link", { name: REFUSAL_TITLE }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: REFUSAL_TITLE })).toBeVisible();
}

test("a browser without service workers says that opening takes a network and nothing is lost", async ({
  browser,
}) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  });
  await page.goto("/");

  await expect(page.getByText("This browser cannot keep the page itself")).toBeVisible();
  await new LibraryPage(page).import(REFUSAL);
  await expect(new LibraryPage(page).bundle(REFUSAL_TITLE)).toBeVisible();
  await context.close();
});

test("without any room the page is not kept, the import is in memory, and both are said", async ({
  browser,
}) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1 });
  await page.goto("/");

  await expect(page.getByText("could not be kept for use without a network")).toBeVisible();
  await importsInMemory(page);
  await context.close();
});

test("a private mode that forbids every kind of storage still imports, and says what will be lost", async ({
  browser,
}) => {
  const context = await site.context(browser);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    };
    IDBFactory.prototype.open = forbidden;
    CacheStorage.prototype.open = forbidden;
    ServiceWorkerContainer.prototype.register = async () => forbidden();
    StorageManager.prototype.persist = async () => forbidden();
    StorageManager.prototype.estimate = async () => forbidden();
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: forbidden });
    }
  });
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error.message));
  await page.goto("/");

  await expect(
    page.getByRole("alert").filter({ hasText: "in memory, until the page is closed" }),
  ).toBeVisible();
  await importsInMemory(page);
  expect(messages).toEqual([]);
  await context.close();
});
