// The dialog that saves a report, as people use it: what goes out by default, what on request, what never, and the way back in.
import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { CHILD, given, LEAD, LEAD_TITLE, LibraryPage } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

/** From the sample: a prompt of the lead, and the name of a task. */
const PROMPT = "We release tide 2.4 today";
const TASK = "Check the tide table parser";
/** Looks like a provider's key and stands where ids are kept. */
const KEY = `AKIA${"Q7ZTM4KXW2PLNR5V"}`;

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Save a report" });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function save(page: Page, dialog: Locator): Promise<string> {
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Save/ }).click();
  return readFileSync(await (await download).path(), "utf8");
}

test("by default no free text goes out; a kind that is asked for goes, and no other", async ({ page }) => {
  await new SessionPage(page).openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
  const dialog = await openDialog(page);
  await expect(dialog.getByText("none found")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const plain = await save(page, dialog);
  expect(plain).not.toContain(PROMPT);
  expect(plain).not.toContain(TASK);
  expect(plain).not.toContain("<script");

  const again = await openDialog(page);
  await again.getByRole("checkbox", { name: /^descriptions|^Task/i }).check();
  await expect(again.getByText("none found")).toBeVisible();
  const withTasks = await save(page, again);
  expect(withTasks).toContain(TASK);
  expect(withTasks).not.toContain(PROMPT);
});

test("a report comes back with the same claims, its files said to be not loaded, and saves the same bytes", async ({
  page,
  browser,
}) => {
  await new SessionPage(page).openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
  const dialog = await openDialog(page);
  await dialog.getByRole("radio", { name: "UTC", exact: true }).check();
  const first = await save(page, dialog);

  const context = await browser.newContext({ acceptDownloads: true });
  const elsewhere = await context.newPage();
  const library = new LibraryPage(elsewhere);
  await library.open();
  await library.choose([given("from-a-colleague.html", first)]);
  await library.settled();
  await library.bundles.getByRole("rowheader").getByRole("link").first().click();
  await expect(elsewhere.getByRole("complementary", { name: "Report" })).toContainText("not loaded");
  const session = new SessionPage(elsewhere);
  await session.show("dispatches");
  await expect(session.content.locator("[data-dispatch]")).toHaveCount(3);
  await session.expectAccessible();
  const second = await openDialog(elsewhere);
  await second.getByRole("radio", { name: "UTC", exact: true }).check();
  expect(await save(elsewhere, second)).toBe(first);
  await context.close();
});

test("a secret that gets past the masks blocks the saving, and is not shown", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  const text = readFileSync(LEAD, "utf8");
  const call = /"id":\s*"(call_[^"]+)"/.exec(text)?.[1] ?? "";
  expect(call).not.toBe("");
  await library.choose([given("lead.json", text.replaceAll(call, `call_${KEY}`))]);
  await library.settled();
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  const dialog = await openDialog(page);
  const alert = dialog.getByRole("alert");
  await expect(alert).toContainText("Saving is blocked");
  await expect(dialog).not.toContainText(KEY);
  await expect(dialog.getByRole("button", { name: /^Save/ })).toBeDisabled();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
