// The Timeline on other screens and with odd files: narrow, dark, without dispatches, with one instant, broken; and
// without accessibility violations.
import { writeFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { longRun } from "./long-run.ts";
import { CHILD, LEAD, REFUSAL, TORN } from "./pages/library-page.ts";
import { TimelinePage } from "./pages/timeline-page.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing wrong, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const timeline = new TimelinePage(page);
    await timeline.openFiles([LEAD, CHILD]);
    await timeline.surface.focus();
    await page.keyboard.press("ArrowRight");

    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });
}

test("at 390 pixels the table comes first, the lanes stack under the overview on demand", async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const timeline = new TimelinePage(page);
  await timeline.openRun(longRun(), info);

  await expect(timeline.surface).toHaveCount(0);
  await expect(timeline.rows.first()).toBeVisible();
  expect(await timeline.rowCount()).toBeGreaterThan(10_000);
  await page.getByRole("button", { name: "Drawing" }).click();
  await expect(timeline.surface).toBeVisible();
  const label = await page.locator("[data-lane]").first().boundingBox();
  expect(label?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("forced colours: the drawing has marks and lines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const timeline = new TimelinePage(page);
  await timeline.openFiles([LEAD, CHILD]);
  const inks = await timeline.surface
    .locator("canvas")
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const { width, height } = canvas;
      const pixels = canvas.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
      return new Set(
        Array.from({ length: pixels.length / 4 }, (_, at) => pixels.slice(at * 4, at * 4 + 4).join()),
      ).size;
    });

  expect(inks).toBeGreaterThan(3);
});

test("a session without dispatches is one lane with its bars", async ({ page }) => {
  const timeline = new TimelinePage(page);
  await timeline.openFiles([REFUSAL]);

  await expect(page.locator("[data-lane]")).not.toHaveCount(0);
  expect(await timeline.rowCount()).toBeGreaterThan(3);
});

test("a file that was cut still has its timeline", async ({ page }) => {
  const timeline = new TimelinePage(page);
  await timeline.openFiles([TORN]);

  expect(await timeline.rowCount()).toBeGreaterThan(3);
});

test("one instant is drawn in the middle, and named on the axis", async ({ page }, info) => {
  const at = Date.UTC(2026, 8, 26, 4);
  const timeline = new TimelinePage(page);
  const exported = { ...JSON.parse(longRun({ leadSteps: 0, scoutSteps: 0 }).lead) };
  exported.info.time = { created: at, updated: at };
  exported.messages = exported.messages.slice(0, 1);
  const path = info.outputPath("instant.json");
  writeFileSync(path, JSON.stringify(exported));
  await timeline.openFiles([path]);

  expect(await timeline.rowCount()).toBe(1);
  await expect(page.locator(".timeline-axis text").first()).toBeVisible();
  await timeline.pointAt((await timeline.width()) / 2, 14);
  await expect(timeline.readout).toContainText("human prompt");
});

test("records without any time have a sentence in place of a drawing", async ({ page }, info) => {
  const exported = JSON.parse(longRun({ leadSteps: 0, scoutSteps: 0 }).lead);
  exported.info.time = {};
  exported.messages = exported.messages.slice(0, 1).map((row: object) => ({ ...row, time: {}, id: "m1" }));
  exported.info.id = "ses_without";
  const path = info.outputPath("timeless.json");
  writeFileSync(path, JSON.stringify(exported));
  const timeline = new TimelinePage(page);
  await timeline.openBundle([path]);

  await expect(page.getByText("No record in these files carries a time.")).toBeVisible();
});

test("since the start and UTC are written everywhere, and kept in the address", async ({ page }) => {
  const timeline = new TimelinePage(page);
  await timeline.openFiles([LEAD, CHILD]);
  const url = new URL(page.url());
  url.searchParams.set("zone", "start");
  await page.goto(url.href);

  await expect(timeline.rows.first().locator("td").first()).toContainText("+0.000 s");
  await expect(timeline.range).toContainText("Visible +0.000 s");
});
