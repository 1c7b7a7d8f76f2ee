// The Timeline with ten thousand spans: each thing that can be done with the drawing, checked against the table that says
// the same as text.
import { expect, test } from "@playwright/test";
import { CALLS, longRun, SILENCE, START, STEP } from "./long-run.ts";
import { TimelinePage } from "./pages/timeline-page.ts";

const run = longRun();
let timeline: TimelinePage;

test.use({ timezoneId: "UTC", viewport: { width: 1440, height: 900 } });

test.beforeEach(async ({ page }, info) => {
  timeline = new TimelinePage(page);
  await timeline.openRun(run, info);
});

test("everything is in the table, and little of it is in the page", async ({ page }) => {
  expect(await timeline.rowCount()).toBeGreaterThanOrEqual(run.spans);
  await expect(timeline.rows.first()).toContainText("human prompt");
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(5000);
});

test("zoom to one call: the table is left with it and the step around it", async () => {
  await timeline.surface.focus();
  for (let step = 0; step < 40; step += 1) await timeline.page.keyboard.press("ArrowRight");
  const line = await timeline.current.textContent();
  await expect(timeline.currentRow).toContainText(line?.slice(0, 12) ?? "nothing");
  await timeline.page.keyboard.press("z");

  await expect.poll(() => timeline.rowCount()).toBeLessThan(30);
  await expect(timeline.currentRow).toHaveCount(1);
  await expect(timeline.currentRow).toContainText(line?.slice(0, 12) ?? "nothing");
  await expect(timeline.page).toHaveURL(/[?&]t=\d+-\d+/);
});

test("the wheel zooms at the pointer: its time stays under it", async () => {
  const x = (await timeline.width()) * 0.3;
  await timeline.pointAt(x, 40);
  const flag = timeline.page.locator(".timeline-axis span");
  const before = await flag.textContent();
  const count = await timeline.rowCount();
  for (let notch = 0; notch < 6; notch += 1) await timeline.page.mouse.wheel(0, -200);

  await expect.poll(() => timeline.rowCount()).toBeLessThan(count / 3);
  await timeline.pointAt(x + 1, 40);
  await timeline.pointAt(x, 40);
  expect(secondsOf(await flag.textContent())).toBeCloseTo(secondsOf(before), 0);
});

test("dragging pans: as much time is shown as before, and what was under the pointer still is", async () => {
  await timeline.showRange("04:05:00", "04:06:00");
  const width = await timeline.width();
  await timeline.pointAt(width * 0.6, 60);
  const flag = timeline.page.locator(".timeline-axis span");
  const held = await flag.textContent();
  await timeline.page.mouse.down();
  await timeline.pointAt(width * 0.3, 60);
  await timeline.pointAt(width * 0.2, 60);
  await timeline.page.mouse.up();

  await expect.poll(async () => secondsOf(await flag.textContent())).toBeCloseTo(secondsOf(held), 0);
  const [from, to] = (await timeline.brush.getAttribute("aria-valuetext"))?.split(" to ") ?? [];
  expect(secondsOf(to ?? null) - secondsOf(from ?? null)).toBeCloseTo(60, 0);
  expect(secondsOf(from ?? null)).toBeGreaterThan(secondsOf("04:05:20"));
});

test("a double click on a bar zooms to it", async () => {
  await timeline.showRange("04:02:00", "04:02:10");
  await expect.poll(() => timeline.rowCount()).toBeLessThan(150);
  await timeline.pointAt((await timeline.width()) * 0.5, 36);
  await expect(timeline.readout).toContainText("model step");
  const box = await timeline.surface.boundingBox();
  await timeline.page.mouse.dblclick((box?.x ?? 0) + (box?.width ?? 0) * 0.5, (box?.y ?? 0) + 36);

  await expect.poll(() => timeline.rowCount()).toBeLessThan(60);
});

test("brush to a minute: the table holds the minute's bars, and the address holds the minute", async () => {
  await timeline.showRange("04:05:00", "04:06:00");

  await expect(timeline.range).toContainText("Visible 04:05:00.000 to 04:06:00.000");
  const steps = 60_000 / STEP;
  const perLane = steps * (1 + CALLS);
  await expect.poll(() => timeline.rowCount()).toBeGreaterThan(2 * perLane - 4);
  expect(await timeline.rowCount()).toBeLessThan(2 * perLane + 24);
  const from = START + 5 * 60_000;
  await expect(timeline.page).toHaveURL(new RegExp(`[?&]t=${from}-${from + 60_000}`));
  await timeline.page.reload();
  await expect(timeline.range).toContainText("Visible 04:05:00.000 to 04:06:00.000");
});

test("the brush is dragged, moved by arrows and resized with Shift", async () => {
  const box = await timeline.brush.boundingBox();
  if (box === null) throw new Error("the brush has no place");
  const y = box.y + box.height / 2;
  await timeline.page.mouse.move(box.x + box.width, y);
  await timeline.page.mouse.down();
  await timeline.page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await timeline.page.mouse.up();
  await expect.poll(() => timeline.rowCount()).toBeLessThan(run.spans / 2);
  const count = await timeline.rowCount();
  const value = await timeline.brush.getAttribute("aria-valuetext");

  await timeline.brush.focus();
  for (let press = 0; press < 5; press += 1) await timeline.page.keyboard.press("ArrowRight");
  await expect(timeline.brush).not.toHaveAttribute("aria-valuetext", value ?? "");
  for (let press = 0; press < 5; press += 1) await timeline.page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => timeline.rowCount()).toBeLessThan(count);
});

test("a text that is no time is refused with an example, and a range cannot end before it starts", async () => {
  await timeline.showRange("noon", "04:06:00");
  const panel = timeline.page.getByRole("dialog", { name: "Range" });
  await expect(panel.getByRole("status")).toContainText("“noon” is not a time");

  await panel.getByLabel("From").fill("04:07:00");
  await panel.getByRole("button", { name: "Show this range" }).click();
  await expect(panel.getByRole("status")).toContainText("The first time must lie before the last.");
});

test("a collapsed lane is a strip of 28 pixels and loses no row", async () => {
  const count = await timeline.rowCount();
  const label = timeline.page.locator("[data-lane]").nth(1);
  expect((await label.boundingBox())?.height).toBeGreaterThan(80);
  await timeline.lane("scout").click();

  await expect(timeline.lane("scout")).toHaveAttribute("aria-expanded", "false");
  await expect.poll(async () => (await label.boundingBox())?.height).toBe(28);
  expect(await timeline.rowCount()).toBe(count);
  await expect(timeline.page).toHaveURL(/[?&]fold=/);
});

test("filter inferred: only what is concluded is left, in table and drawing", async () => {
  await timeline.filterTo("Standing", "inferred");

  await expect(timeline.rows).toHaveCount(1);
  await expect(timeline.rows.first()).toContainText("settled");
  await expect(timeline.page.getByText("1 of 1 that pass the filter in range")).toBeVisible();
  await timeline.pointAt((await timeline.width()) * 0.3, 36);
  await expect(timeline.readout).toHaveText("");
  await timeline.page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect.poll(() => timeline.rowCount()).toBeGreaterThanOrEqual(run.spans);
  await timeline.pointAt((await timeline.width()) * 0.3 + 1, 36);
  await expect(timeline.readout).toContainText("model step");
});

test("what a search finds can be all that is shown", async () => {
  const { page } = timeline;
  await page.keyboard.press("/");
  await page.keyboard.type("glob");
  await page.getByRole("button", { name: "Only what was found" }).click();

  await expect.poll(() => timeline.rowCount()).toBeLessThan(run.spans / 3);
  await expect.poll(() => timeline.rowCount()).toBeGreaterThan(0);
  for (const row of await timeline.rows.all()) await expect(row).toContainText("glob");
});

test("a causal link is followed by key, there and back", async () => {
  await timeline.filterTo("Kind", "request", "child start", "injection", "child end");
  await timeline.surface.focus();
  await timeline.page.keyboard.press("Home");
  await expect(timeline.current).toContainText("request");
  await timeline.page.keyboard.press("l");
  await expect(timeline.current).toContainText("scout, child start");
  await expect(timeline.currentRow).toContainText("child start");

  await timeline.page.keyboard.press("l");
  await expect(timeline.current).toContainText("build, request");
  await expect(timeline.currentRow).toContainText("request");
});

test("brackets go from dispatch to dispatch and bring each into the window", async () => {
  await timeline.showRange("04:25:00", "04:26:00");
  await timeline.page.keyboard.press("]");
  await expect(timeline.current).toContainText("request, observed, Survey the coast");
  await timeline.page.keyboard.press("]");
  await expect(timeline.current).toContainText("request, observed, Write it up");
  await expect(timeline.currentRow).toContainText("Write it up");
});

test("a claim in the address finds its mark, and its bar", async () => {
  await timeline.rows
    .filter({ hasText: "took 3.0 s" })
    .first()
    .getByRole("link", { name: /model step/ })
    .click();
  await expect(timeline.page).toHaveURL(/[?&]claim=/);
  await timeline.page.reload();
  await expect(timeline.current).toContainText("model step, observed, took 3.0 s");
});

test("a link into a lane that is not loaded says so", async () => {
  await timeline.filterTo("Kind", "request");
  await timeline.surface.focus();
  await timeline.page.keyboard.press("End");
  await expect(timeline.current).toContainText("Write it up");
  await timeline.page.keyboard.press("l");

  await expect(timeline.current).toContainText("The link ends in the lane writer");
});

test("the silence is cut with its length on the axis, and can be drawn in full", async () => {
  await expect(timeline.range).toContainText("one gap cut");
  await expect(timeline.page.locator(".timeline-axis text", { hasText: "10 m 00 s" })).toBeVisible();
  const cut = timeline.page.getByRole("button", { name: "Cut gaps over 30 s" });
  const label = await timeline.page.locator(".timeline-axis text", { hasText: "10 m 00 s" }).boundingBox();
  const surface = await timeline.surface.boundingBox();
  const middle = (label?.x ?? 0) + (label?.width ?? 0) / 2 - (surface?.x ?? 0);
  await timeline.pointAt(middle, 60);
  await expect(timeline.readout).toContainText("nothing recorded for 10 m 00 s, cut");

  await cut.click();
  await expect(timeline.range).not.toContainText("cut");
  await expect(cut).toHaveAttribute("aria-pressed", "false");
  await timeline.showRange("04:14:00", "04:22:00");
  await expect(timeline.page.getByText("Nothing is recorded in this range.").first()).toBeVisible();
  expect(run.noticeAt - run.idleAt).toBe(SILENCE);
});

test("Enter opens the claim of what is current, Escape comes back to it", async () => {
  await timeline.surface.focus();
  await timeline.page.keyboard.press("ArrowRight");
  const line = await timeline.current.textContent();
  await timeline.page.keyboard.press("Enter");
  await expect(timeline.page.locator(".claim-panel")).toBeVisible();
  await expect(timeline.page).toHaveURL(/[?&]claim=/);

  await timeline.page.keyboard.press("Escape");
  await expect(timeline.page.locator(".claim-panel")).toHaveCount(0);
  await expect(timeline.surface).toBeFocused();
  await expect(timeline.current).toHaveText(line ?? "");
});

test("a row chooses its mark in the drawing; its links open claim and source", async () => {
  const row = timeline.rows.filter({ hasText: "acknowledgement" }).first();
  await row.locator("td").first().click();
  await expect(row).toHaveAttribute("aria-current", "true");
  await expect(timeline.current).toContainText("acknowledgement");
  await row.getByRole("link", { name: /acknowledgement/ }).click();
  await expect(timeline.page.locator(".claim-panel")).toBeVisible();

  await row.getByRole("link", { name: /messages/ }).click();
  await expect(timeline.page).toHaveURL(/view=source/);
});

test("what is current stays current when inferences are taken out", async () => {
  await timeline.surface.focus();
  await timeline.page.keyboard.press("End");
  const line = await timeline.current.textContent();
  await timeline.page.keyboard.press("o");
  await expect(timeline.page.getByText("inferred hidden")).toBeVisible();

  await expect(timeline.current).toHaveText(line ?? "");
});

test("only live-observed takes the inferred mark and link out of drawing and table", async () => {
  const count = await timeline.rowCount();
  await timeline.page.getByRole("switch", { name: /Only live-observed/ }).click();

  await expect.poll(() => timeline.rowCount()).toBe(count - 1);
  await timeline.page
    .getByRole("button", { name: "Time, latest first" })
    .or(timeline.table.getByRole("button"))
    .first()
    .click();
  await expect(timeline.rows.filter({ hasText: "settled" })).toHaveCount(0);
});

test("the row order turns around, and says so", async () => {
  const head = timeline.table.getByRole("columnheader", { name: "Time" });
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  await head.getByRole("button").click();

  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect(timeline.rows.first()).toContainText(/idle|settled/);
});

test("the rows can be hidden; head and count stay", async () => {
  await timeline.page.getByRole("button", { name: "Hide the rows" }).click();

  await expect(timeline.rows).toHaveCount(0);
  await expect(timeline.table.getByRole("columnheader")).toHaveCount(6);
  await expect(timeline.page.getByText("in range").first()).toBeVisible();
});

function secondsOf(time: string | null): number {
  const [hours = 0, minutes = 0, seconds = 0] = (time ?? "").split(":").map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
