// On paper: the drawing is laid out for the page and light, the table has every row, controls are left out.
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";
import { TimelinePage } from "./pages/timeline-page.ts";
import { permissionFiles, REFUSED_TITLE } from "./permission-files.ts";

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

test("printed tools say whose they are and what is held against what, and show no control", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "tools");
  const sides = page.getByRole("combobox");
  await expect(sides).toHaveCount(3);

  await page.emulateMedia({ media: "print" });

  await expect(sides).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Swap|Lead and child/ })).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByText(`${LEAD_TITLE} (lead)`).filter({ visible: true })).toHaveCount(1);
  for (const side of ["Before", "After"])
    await expect(page.locator("label").filter({ hasText: side })).toContainText(/: Moment 1, start, \w+, /);
});

test("printed permissions say whose rules they are", async ({ page }, info) => {
  const { lead, child } = permissionFiles(info);
  const session = new SessionPage(page);
  await session.openFiles([lead, child], REFUSED_TITLE, "permissions");

  await page.emulateMedia({ media: "print" });

  await expect(page.getByText(`Rules of: ${REFUSED_TITLE}, 5 rules`).filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

/** What stays names what stands below it: heads of columns, and the place in the file. */
const STAYS = { overview: 0, dispatches: 13, transcript: 0, source: 1 } as const;

for (const tab of ["overview", "dispatches", "transcript", "source"] as const) {
  test(`on paper ${tab} has no control`, async ({ page }) => {
    const session = new SessionPage(page);
    await session.openFiles([LEAD, CHILD], LEAD_TITLE, tab);
    const buttons = session.content.getByRole("button");
    await expect.poll(() => buttons.count()).toBeGreaterThan(STAYS[tab]);

    await page.emulateMedia({ media: "print" });

    await expect(buttons).toHaveCount(STAYS[tab]);
    for (const role of ["combobox", "textbox", "searchbox", "switch"] as const)
      await expect(session.content.getByRole(role)).toHaveCount(0);
  });
}
