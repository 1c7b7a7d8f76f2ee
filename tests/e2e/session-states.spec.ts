// What stands in place of a session that is not open: being opened, failed, not here, none named. Each says what, where and
// what to do, and goes on by itself or with one button.
import { expect, type Page, test } from "@playwright/test";
import { LEAD, LEAD_TITLE, LibraryPage } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

const WORKER = /turbopack-worker/;

/** A bundle that is kept, and its address, in a page that has no worker yet. */
async function keptBundle(page: Page): Promise<string> {
  const library = new LibraryPage(page);
  await library.open();
  await library.import(LEAD);
  const link = library.bundle(LEAD_TITLE).getByRole("link", { name: LEAD_TITLE }).first();
  return (await link.getAttribute("href")) ?? "";
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`while a session is read, its progress is shown, and it opens by itself, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const address = await keptBundle(page);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(WORKER, async (route) => {
      await held;
      await route.continue();
    });

    await page.goto(address);

    await expect(page.getByRole("heading", { level: 1, name: "Opening the session" })).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Opening the session" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Library" })).toBeVisible();
    await new SessionPage(page).expectAccessible();
    letGo();
    await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();
  });

  test(`a session that cannot be opened says why and what to do, and can be tried again, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const address = await keptBundle(page);
    await page.route(WORKER, (route) => route.abort());

    await page.goto(address);

    await expect(
      page.getByRole("heading", { level: 1, name: "The session could not be opened." }),
    ).toBeVisible();
    const alert = page.getByRole("alert").filter({ hasText: "The analysis stopped" });
    await expect(alert).toContainText("What is kept here is untouched.");
    await new SessionPage(page).expectAccessible();
    await page.unroute(WORKER);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();
  });
}

test("an address without a session offers the library and a drop", async ({ page }) => {
  await page.goto("/session/");

  await expect(
    page.getByRole("heading", { level: 1, name: "No session is named in this address." }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Import" })).toBeVisible();
  await new SessionPage(page).expectAccessible();
});

for (const width of [360, 390, 768, 1100, 1440, 3840]) {
  test(`at ${width} pixels no screen is wider than the window, and nothing of the head lies over another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const session = new SessionPage(page);
    await session.openFiles([LEAD], LEAD_TITLE, "overview");
    for (const tab of ["overview", "timeline", "dispatches", "source"] as const) {
      if (tab !== "overview") await session.show(tab);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const boxes = await page.locator(".session-header > *").evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width === 0 ? [] : [[left, right] as const];
        }),
      );
      for (const [at, [left]] of boxes.entries()) {
        const before = boxes[at - 1];
        if (before !== undefined) expect(left).toBeGreaterThanOrEqual(before[1]);
      }
    }
  });
}

test("on a phone the tab that is shown stands clear of the fade at the row's end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");
  const tabs = page.getByRole("navigation", { name: "Session views" });
  for (const tab of ["transcript", "tools", "permissions", "source", "dispatches"] as const) {
    await session.show(tab);
    const shown = tabs.locator("[aria-current=page]");
    await expect
      .poll(async () => {
        const [row, one] = [await tabs.boundingBox(), await shown.boundingBox()];
        if (row === null || one === null) return null;
        return Math.floor(row.x + row.width - (one.x + one.width));
      })
      .toBeGreaterThanOrEqual(24);
  }
});
