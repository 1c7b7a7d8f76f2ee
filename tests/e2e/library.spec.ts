// The list of bundles: what it shows, that it lasts, and how it is emptied.
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE, LibraryPage, REFUSAL } from "./pages/library-page.ts";

test("a bundle shows its host with the reason, its time, sessions, dispatches and standings", async ({
  page,
}) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD, CHILD);

  const row = library.bundle(LEAD_TITLE);
  await expect(row).toContainText(/OpenCode 2, [\d.]+ to [\d.]+, inferred/);
  await expect(row).toContainText("2 loaded");
  await expect(row).toContainText(/completed/);
  await expect(
    row.getByRole("img", { name: /^\d+ observed, \d+ computed, \d+ inferred, \d+ unknown$/ }),
  ).toBeVisible();
  await expect(row).toContainText("not opened yet");
});

test("a host version that the file states is observed", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(REFUSAL);

  await expect(library.bundles).toContainText(/OpenCode 1, [\d.]+, observed/);
});

test("what was imported is here after a reload, and opens", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);

  await page.reload();

  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page.getByRole("heading", { name: LEAD_TITLE })).toBeVisible();
  await page.goBack();
  await expect(library.bundle(LEAD_TITLE)).toContainText("today");
});

test("a second tab sees what the first one imports and deletes", async ({ page, context }) => {
  const library = new LibraryPage(page);
  await library.open();
  const second = new LibraryPage(await context.newPage());
  await second.open();

  await library.import(LEAD);
  await expect(second.bundle(LEAD_TITLE)).toBeVisible();

  await library.page.bringToFront();
  await library
    .bundle(LEAD_TITLE)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(second.bundle(LEAD_TITLE)).toHaveCount(0);
});

test("a deleted bundle can be brought back, bytes and all", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await library
    .bundle(LEAD_TITLE)
    .getByRole("button", { name: `Delete ${LEAD_TITLE}` })
    .click();
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
  await expect(library.ledger).toContainText("its bundle was deleted since");
  await expect(library.ledger).not.toContainText(LEAD_TITLE);

  await page.getByRole("button", { name: "Undo" }).click();

  await expect(library.bundle(LEAD_TITLE)).toBeVisible();
  await expect(library.ledger).toContainText(`new bundle ${LEAD_TITLE}`);
  await page.reload();
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page.getByRole("heading", { name: LEAD_TITLE })).toBeVisible();
});

test("a deletion that was not undone lasts", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await library
    .bundle(LEAD_TITLE)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();

  await page.reload();

  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
});

test("clearing all asks first", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);

  await page.getByRole("button", { name: "Clear all…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(library.bundle(LEAD_TITLE)).toBeVisible();

  await page.getByRole("button", { name: "Clear all…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();
});

test("only live-observed leaves no inferred value on the screen and says how many it hides", async ({
  page,
}) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await expect(library.bundles.locator("tbody [data-standing=inferred]").first()).toBeVisible();

  await page.getByRole("switch", { name: "Only live-observed" }).click();

  await expect(page).toHaveURL(/only=1/);
  await expect(page.getByText(/^[1-9]\d* inferred hidden$/).first()).toBeVisible();
  await expect(library.bundles.locator("tbody [data-standing=inferred]")).toHaveCount(0);
  await expect(library.bundle(LEAD_TITLE)).not.toContainText("2.0.");
  await expect(library.ledger.locator("[data-standing=inferred]")).toHaveCount(0);
});

test("a link to a bundle that is not here asks for its file and then opens", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  await library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first().click();
  await expect(page).toHaveURL(/\/session\/\?b=/);
  const address = page.url();
  await page.goto("/");
  await library
    .bundle(LEAD_TITLE)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(page.getByRole("heading", { name: "No bundle yet" })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole("region", { name: "Import" })).toBeVisible();
  await library.choose([LEAD]);

  await expect(page.getByRole("heading", { name: LEAD_TITLE })).toBeVisible();
  expect(page.url()).toBe(address);
});
