// The Overview and the frame around a session: paragraph, lists, time zones, theme.
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE, LibraryPage, REFUSAL, TORN } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

test("it opens with one paragraph in which every number is a claim", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
  const paragraph = session.content.locator("p.what-happened");

  await expect(paragraph).toContainText(/3, computed dispatches were made/);
  const outside = await paragraph.evaluate((element) => {
    const copy = element.cloneNode(true);
    if (copy instanceof Element) for (const link of copy.querySelectorAll("a")) link.remove();
    return copy.textContent ?? "";
  });
  expect(outside).not.toMatch(/\d/);

  await paragraph
    .getByRole("link", { name: /^3 ?, computed/ })
    .first()
    .click();
  await expect(session.card).toContainText("Dispatches in the bundle: 3");
});

test("children not loaded are copied in one go, as ids and as commands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");

  await page.getByRole("button", { name: "Copy all 2 commands" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const commands = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");

  expect(commands).toHaveLength(2);
  for (const command of commands)
    expect(command).toMatch(/^opencode session export ses_\w+ > ses_\w+\.json$/);
});

test("times are written in the chosen zone, which the address keeps", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");
  const paragraph = session.content.locator("p.what-happened");

  await page.getByRole("button", { name: /^Local/ }).click();
  await page.getByRole("radio", { name: "Since start" }).check();
  await expect(paragraph).toContainText("+0.000 s");
  await expect(page).toHaveURL(/zone=start/);
  // The difference is ours; the marks beside such times are those of the recorded instants.
  await expect(page.getByRole("list", { name: "Standings" })).toContainText(/times count from \d\d:\d\d/);
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(paragraph).toContainText("+0.000 s");
});

test("the theme is remembered", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");

  await page.getByRole("button", { name: "Theme: System" }).click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a refusal is listed with who decided and the host's words", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(REFUSAL);
  await library.bundles.getByRole("link").first().click();

  const denials = page.locator("section").filter({ has: page.getByRole("heading", { name: /^Denials/ }) });
  await expect(denials).toContainText("denied, observed");
});

test("a file that was cut says so under coverage and problems", async ({ page }) => {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(TORN);
  await library.bundles.getByRole("link").first().click();

  await expect(page.getByText("cut off", { exact: true })).toBeVisible();
  await expect(page.getByText("truncated-document")).toBeVisible();
});

test("the first key press offers to skip to the content", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(session.content).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on the Overview, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const session = new SessionPage(page);
    await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
    await session.expectAccessible();

    await page.setViewportSize({ width: 390, height: 844 });
    await session.expectAccessible();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await session.expectAccessible();
  });
}

test("an address without a session, and one that names a session that is not here, say what to do", async ({
  page,
}) => {
  await page.goto("/session/");
  await expect(page.getByRole("heading", { name: "No session is named in this address." })).toBeVisible();

  await page.goto("/session/?b=ses_nowhere");
  await expect(
    page.getByRole("heading", { name: "This link is about the session ses_nowhere." }),
  ).toBeVisible();
  await new SessionPage(page).expectAccessible();
});
