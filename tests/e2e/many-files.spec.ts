// Thousands of files and hundreds of bundles: the page stays small, and every row can be reached.
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { given, LibraryPage, REFUSAL } from "./pages/library-page.ts";

/** Elements in the page, whatever its size. */
const MOST_ELEMENTS = 5_000;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

const exported = readFileSync(REFUSAL, "utf8").replaceAll("Drafts and missing labels", "Run");
/** One run of many: its sessions have ids of their own, or all would be one bundle. */
const session = (number: number) =>
  exported
    .replaceAll(/ses_[A-Za-z0-9]+/g, (id) => `${id}${String(number).padStart(4, "0")}`)
    .replace('"Run"', `"Run ${number}"`);

test("two thousand files: few elements, a sum, a filter, and every row by keyboard", async ({ page }) => {
  test.setTimeout(240_000);
  const library = new LibraryPage(page);
  await library.open();
  const files = Array.from({ length: 2000 }, (_, index) =>
    given(`file-${String(index).padStart(4, "0")}.json`, index % 20 === 0 ? session(index) : "{}"),
  );

  await library.choose(files);
  await expect(library.ledger.getByText("2 000 files: 100 read, 1 900 not sessions")).toBeVisible({
    timeout: 180_000,
  });

  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
  const table = library.ledger.getByRole("table");
  await expect(table).toHaveAttribute("aria-rowcount", "2001");

  await library.ledger.getByRole("region", { name: "Last import" }).focus();
  await page.keyboard.press("End");
  const last = library.ledger.locator('tr[aria-rowindex="2001"]');
  await expect(last).toBeFocused();
  await expect(last).toContainText("file-1999.json");
  await page.keyboard.press("ArrowUp");
  await expect(library.ledger.locator('tr[aria-rowindex="2000"]')).toBeFocused();
  await page.keyboard.press("Home");
  await expect(library.ledger.locator('tr[aria-rowindex="2"]')).toBeFocused();
  await expect(library.ledger.locator('tr[aria-rowindex="2"]')).toContainText("file-0000.json");

  // The row that has the focus stays, however far its box is scrolled.
  await library.ledger.getByRole("region", { name: "Last import" }).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await expect(last).toBeVisible();
  await expect(library.ledger.locator('tr[aria-rowindex="2"]')).toBeFocused();

  await library.ledger.getByRole("button", { name: "Problems only (1 900)" }).click();
  await expect(table).toHaveAttribute("aria-rowcount", "1901");
  await expect(library.ledger.locator('tr[aria-rowindex="2"]')).toContainText("file-0001.json");
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);

  // The hundred bundles are found, ordered, and few in the page as well.
  await page.getByRole("searchbox", { name: "Find by title, id or file" }).fill("run 196");
  await expect(library.bundles.getByText("1 of 100")).toBeVisible();
  await expect(page).toHaveURL(/find=run/);
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(library.bundles).toContainText("No bundle here has “nothing like it”");
});

test("an archive of twelve thousand files that are no sessions is a few elements, opened or not", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const members = Object.fromEntries(
    Array.from({ length: 12_000 }, (_, index) => [`notes/${index}.txt`, strToU8(`note ${index}`)]),
  );
  const library = new LibraryPage(page);
  await library.open();
  await library.choose([given("notes.zip", zipSync(members, { level: 0 }))]);
  await expect(library.row("notes.zip")).toContainText("not imported; nothing was changed", {
    timeout: 180_000,
  });
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);

  await library.row("notes.zip").locator("summary").click();

  const list = library.row("notes.zip").getByRole("list");
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(list.getByRole("listitem").first()).toHaveAttribute("aria-setsize", /^1\d{4}$/);
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);
});

test("the focus stays in a sensible place: sample, opened, back, deleted, undone, cleared", async ({
  page,
}) => {
  const focused = () => page.evaluate(() => document.activeElement !== document.body);
  const library = new LibraryPage(page);
  await library.open();
  await page.getByRole("button", { name: "An OpenCode 1 run with a refusal" }).focus();
  await page.keyboard.press("Enter");
  await library.settled();
  expect(await focused()).toBe(true);

  await library.ledger.getByRole("link").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/session\//);
  await expect(page.getByRole("navigation", { name: "Session views" })).toBeVisible();
  await expect(page.locator("#content")).toBeFocused();

  await page.getByRole("link", { name: "Library" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(page.locator("#content")).toBeFocused();

  await library.bundles.getByRole("button", { name: /^Delete/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(library.bundles.getByRole("rowheader").getByRole("link").first()).toBeFocused();

  await page.getByRole("button", { name: "Clear all…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(page.locator("#content")).toBeFocused();
});

test("three hundred bundles: the last is reached by keyboard, and is deleted there", async ({ page }) => {
  test.setTimeout(240_000);
  const library = new LibraryPage(page);
  await library.open();
  const members = Array.from(
    { length: 300 },
    (_, index) => [`${index}.json`, strToU8(session(index))] as const,
  );
  await library.choose([given("runs.zip", zipSync(Object.fromEntries(members)))]);
  await expect(library.row("runs.zip")).toContainText("296 more bundles", { timeout: 180_000 });
  await expect(library.bundles.getByText("300, newest first")).toBeVisible({ timeout: 180_000 });
  expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS);

  await library.bundles.getByRole("region", { name: "Bundles" }).focus();
  await page.keyboard.press("End");
  const last = library.bundles.locator('tr[aria-rowindex="301"]');
  await expect(last).toBeFocused();
  await last.getByRole("button", { name: /^Delete/ }).click();
  await expect(library.bundles.getByText("299, newest first")).toBeVisible();
});
