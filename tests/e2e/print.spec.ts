// On paper: the drawing is laid out for the page and light, the table has every row, controls are left out.
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";
import { TimelinePage } from "./pages/timeline-page.ts";

test("a printed timeline fits the page, shows every row and no control", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const timeline = new TimelinePage(page);
  await timeline.openFiles([LEAD, CHILD]);
  const rows = await timeline.rowCount();
  expect(await timeline.rows.count()).toBeLessThan(rows);

  await page.setViewportSize({ width: 720, height: 900 });
  await page.emulateMedia({ media: "print" });

  await expect(timeline.rows).toHaveCount(rows);
  const canvas = await timeline.surface.locator("canvas").first().boundingBox();
  expect((canvas?.x ?? 0) + (canvas?.width ?? 0)).toBeLessThanOrEqual(720);
  await expect(timeline.surface.locator("canvas").nth(1)).toBeHidden();
  await expect(page.getByRole("button", { name: "Range", exact: true })).toBeHidden();
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe("rgb(255, 255, 255)");
});

test("a printed overview has its text and its counts, and no bar", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");

  await page.emulateMedia({ media: "print" });

  await expect(session.content).toContainText("dispatches were made");
  await expect(page.getByText("21 inferred shown")).toBeVisible();
  await expect(page.locator(".status-bar")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Session views" })).toBeHidden();
});
