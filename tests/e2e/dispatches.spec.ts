// The Dispatches screen: the table, its filters and columns, its open rows, by mouse and by keyboard.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

test("each dispatch has its row, each cell its standing, and the how in its second line", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");

  await expect(session.cell(1, "agent")).toHaveText("reviewer, observed");
  await expect(session.cell(1, "settled")).toContainText("notice, observed");
  await expect(session.cell(1, "outcome")).toHaveText("completed, observed");
  await expect(session.cell(2, "outcome")).toContainText("open at end, computed");
  await expect(session.cell(3, "settled")).toContainText("the lead went idle, inferred");
});

test("only live-observed hides inferred values in place, in totals too, and the address keeps it", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");
  await expect(session.content.locator("[data-dispatch]")).toHaveCount(3);
  const inferred = session.page.locator('[data-standing="inferred"][data-claim]');
  await expect(inferred.first()).toBeVisible();
  await expect(page.getByText(/^\d+ inferred shown$/)).toBeVisible();

  await page.keyboard.press("o");

  await expect(session.only).toBeChecked();
  await expect(page.getByText(/^\d+ inferred hidden$/)).toBeVisible();
  await expect(inferred).toHaveCount(0);
  await expect(session.cell(3, "settled")).toHaveText("inferred, hidden");
  await expect(session.content.locator("[data-dispatch]")).toHaveCount(3);
  await expect(page.getByRole("list", { name: "Totals" })).toContainText("settled, inferred: hidden");

  await page.reload();
  await expect(session.only).toBeChecked();
  await expect(session.cell(3, "settled")).toHaveText("inferred, hidden");
});

test("keys: brackets go along dispatches, Space opens the records, Enter the claim, Escape returns", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");
  await expect(session.row(1)).toBeVisible();

  await page.keyboard.press("]");
  await expect(session.row(1)).toBeFocused();
  await page.keyboard.press("]");
  await expect(session.row(2)).toBeFocused();
  await page.keyboard.press("[");
  await expect(session.row(1)).toHaveAttribute("aria-current", "true");

  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Records of dispatch 1" })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await expect(page.getByRole("list", { name: /^Lifecycle of reviewer/ })).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(session.card).toContainText("reviewer on Check the tide table parser settled");
  await page.keyboard.press("]");
  await expect(session.card).toContainText("translator");
  await page.keyboard.press("Escape");
  await expect(session.card).toBeHidden();
  await expect(session.content.locator("[data-dispatch]:focus")).toHaveCount(1);
});

test("single letters are dead in a text field", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");

  await page.getByRole("searchbox", { name: "Search dispatches" }).fill("o]e[");

  await expect(session.only).not.toBeChecked();
  await expect(page.getByText("None of 2 dispatches matches these filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(session.row(2)).toBeVisible();
});

test("filters and order are part of the address", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");

  await page.getByRole("button", { name: "Settled: all" }).click();
  await page.getByRole("radio", { name: "inferred", exact: true }).check();
  await expect(session.content.locator("[data-dispatch]")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(session.content.locator("[data-dispatch]")).toHaveCount(1);
  await expect(session.row(3)).toBeVisible();

  await page.getByRole("button", { name: "Settled: inferred" }).click();
  await page.getByRole("radio", { name: "all", exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("columnheader", { name: "Agent" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "Agent" })).toHaveAttribute("aria-sort", "ascending");
  await expect(session.content.locator("[data-dispatch] [data-column=number]")).toHaveText(["3", "1", "2"]);
});

test("a column is hidden in the menu and stays hidden; identity never hides", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");

  await page.getByRole("button", { name: "Columns, 13 of 16" }).click();
  await expect(page.getByRole("checkbox", { name: "Agent never hidden" })).toBeDisabled();
  await page.getByRole("checkbox", { name: "Cost" }).uncheck();

  await expect(page.getByRole("columnheader", { name: "Cost" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Columns, 12 of 16" })).toBeVisible();
});

test("an open row leads to the exact place in the file, and tells how to get the missing one", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");
  await page.getByRole("button", { name: "Records of dispatch 1" }).click();
  const records = page.getByRole("table", { name: "Exact records" });

  await page.getByRole("button", { name: "Copy command" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^opencode session export ses_\w+ > /,
  );
  await page.getByRole("button", { name: "Copy all 2 missing ids" }).click();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toHaveLength(2);
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("**Dispatch 1: reviewer on Check the tide table parser**");

  await records
    .getByRole("row")
    .filter({ hasText: "agent named" })
    .getByRole("link", { name: /open in source/ })
    .click();
  await expect(page).toHaveURL(/view=source/);
  await expect(page).toHaveURL(/at=.*agent/);
  await page.goBack();
  await expect(records).toBeVisible();
});

test("the table is saved as CSV with a standing beside each value", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save this table as CSV" }).click();
  const file = await (await saving).path();
  const [head = "", first = ""] = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .split("\r\n");

  expect(head.split(",").slice(0, 3)).toEqual(["Number", "Agent", '"Agent']);
  expect(first).toContain("1,reviewer,observed");
});

test("at 390 px it is a list, and the lifecycle stands upright", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");

  await expect(page.getByRole("table", { name: "Dispatches of this bundle" })).toBeHidden();
  await page.getByRole("button", { name: "Records of dispatch 1" }).click();
  const steps = page.getByRole("list", { name: /^Lifecycle of/ }).getByRole("listitem");
  const [first, second] = [await steps.nth(0).boundingBox(), await steps.nth(1).boundingBox()];
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBe(first?.x);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on Dispatches with a row and a card open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const session = new SessionPage(page);
    await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");
    await page.getByRole("button", { name: "Records of dispatch 3" }).click();
    await session.expectAccessible();

    await session.cell(3, "settled").getByRole("link").first().click();
    await expect(session.card).toContainText("Would refute it");
    await session.expectAccessible();

    await page.setViewportSize({ width: 390, height: 844 });
    await session.expectAccessible();
  });
}
