// The claim card: opened by click, key and link; copied; hidden; and the way back.
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

test("a value opens its card, which says value, standing and rule, and how to check it", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");

  await session.cell(3, "settled").getByRole("link").first().click();

  await expect(session.card.getByRole("heading", { name: "settled" })).toBeFocused();
  await expect(session.card).toContainText(
    /researcher on Search older reports of lost signs settled [\d:.]+, inferred: the lead went idle\./,
  );
  await expect(session.card.getByRole("list", { name: "Standing" }).locator("[aria-current]")).toHaveText(
    "inferred",
  );
  for (const part of ["Because", "Rivals", "Would refute it", "How often the rule held"]) {
    await expect(session.card).toContainText(part);
  }
  await expect(session.card).toContainText(/bytes [\d\u202f]+ to [\d\u202f]+/);
  await expect(session.card).toContainText(/in this library.*0 held, 2 failed, in 1 bundle/);
});

test("Escape closes the card and gives the focus back to the value", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");
  const value = session.cell(1, "requested").getByRole("link");

  await value.focus();
  await page.keyboard.press("Enter");
  await expect(session.card).toBeVisible();
  await page.keyboard.press("Escape");

  await expect(session.card).toBeHidden();
  await expect(value).toBeFocused();
});

test("e opens the evidence of the focused value, and its place in the file", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");

  await session.cell(1, "requested").getByRole("link").focus();
  await page.keyboard.press("e");

  const source = session.card.getByRole("link", { name: /open in source/ }).first();
  await expect(source).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=source.*at=/);
  await expect(session.card).toBeVisible();
});

test("a claim is copied as text, Markdown and link, with standing, rule and pointer", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");
  await session.cell(1, "requested").getByRole("link").click();
  const copyAs = async (how: string) => {
    await session.card.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByRole("button", { name: how }).click();
    await expect(session.card.getByText("Copied.")).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };

  const text = await copyAs("as text");
  expect(text).toContain("standing: observed");
  expect(text).toContain("Rule: stated");
  expect(text).toMatch(/two-background-children\.json#\/messages\/\d+\/content\/\d+\/time\/created/);

  expect(await copyAs("as Markdown")).toContain("- standing: **observed**");

  const link = await copyAs("as link");
  await page.goto(link);
  await expect(session.card).toContainText("was requested");
});

test("a link to an inferred claim says that it is hidden while the switch is on, and offers to show it", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");
  await session.cell(3, "settled").getByRole("link").first().click();
  await expect(session.card).toBeVisible();
  const link = new URL(page.url());
  link.searchParams.set("only", "1");

  await page.goto(link.href);

  await expect(session.card).toContainText("Inferred, hidden by Only live-observed.");
  await expect(session.card).not.toContainText("went idle");
  await session.card.getByRole("button", { name: "Show inferred values" }).click();
  await expect(session.card).toContainText("the lead went idle");
});

test("an unknown says why, and which file would answer it", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");

  await session.cell(1, "tokens").getByRole("link").click();

  await expect(session.card).toContainText("Not known: how many tokens the child of reviewer");
  await expect(session.card).toContainText("File not loaded");
  await expect(session.card).toContainText("Export session");
});

test("a link to a claim of a bundle that is not here asks for the file, then opens the claim", async ({
  page,
  browser,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "dispatches");
  await session.cell(1, "requested").getByRole("link").click();
  await expect(session.card).toBeVisible();
  const link = page.url();

  const stranger = await browser.newContext();
  const elsewhere = new SessionPage(await stranger.newPage());
  await elsewhere.page.goto(link);
  await expect(
    elsewhere.page.getByRole("heading", { name: /^This link is about the session ses_/ }),
  ).toBeVisible();
  await expect(elsewhere.page.getByText("Drop its export here, and the claim opens.")).toBeVisible();

  const choosing = elsewhere.page.waitForEvent("filechooser");
  await elsewhere.page.getByRole("button", { name: "Choose files" }).click();
  await (await choosing).setFiles([LEAD]);

  await expect(elsewhere.card).toContainText("was requested");
  await stranger.close();
});

test("back and forward walk through tabs and claims", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");
  await session.show("dispatches");
  await session.cell(1, "requested").getByRole("link").click();
  await expect(session.card).toBeVisible();

  await page.goBack();
  await expect(session.card).toBeHidden();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "What happened" })).toBeAttached();
  await page.goForward();
  await page.goForward();
  await expect(session.card).toBeVisible();
});
