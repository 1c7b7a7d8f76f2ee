// The palette of commands, the sheet of keys, keys that are switched off, and the way back out of a zoom.

import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SearchPanel } from "./pages/search-panel.ts";
import { SessionPage } from "./pages/session-page.ts";

test.beforeEach(async ({ page }) => {
  await new SearchPanel(page).openBundle([LEAD, CHILD], LEAD_TITLE);
});

test("the palette finds a view, a dispatch and a setting, in either language", async ({ page }) => {
  const palette = page.getByRole("dialog", { name: "Commands" });
  const field = palette.getByRole("combobox");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await new SessionPage(page).expectAccessible();
  await field.fill("时间线");
  await expect(palette.getByRole("option").first()).toContainText("Show Timeline");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=timeline/);
  await expect(palette).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await field.fill("dispatch transl");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/view=dispatches/);
  await expect(page.locator("[data-dispatch][aria-current=true]")).toContainText("translator");

  await page.keyboard.press("Control+k");
  await field.fill("中文");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "概览" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "命令" }).getByRole("combobox").fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the palette goes by arrow keys, and Escape leaves everything as it was", async ({ page }) => {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Commands" });
  const first = await palette.getByRole("option", { selected: true }).textContent();
  await page.keyboard.press("ArrowDown");
  await expect(palette.getByRole("option", { selected: true })).not.toHaveText(first ?? "");
  await palette.getByRole("combobox").fill("zzzzqqq");
  await expect(palette).toContainText("No command has this name.");
  const before = page.url();
  await page.keyboard.press("Escape");

  await expect(palette).toHaveCount(0);
  expect(page.url()).toBe(before);
});

test("the whole library is exported by a command, from any page", async ({ page }) => {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Commands" });
  await palette.getByRole("combobox").fill("export library");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Export the whole library" });
  await expect(dialog).toContainText("all 2 files");
  await new SessionPage(page).expectAccessible();
  await page.keyboard.press("Escape");

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();
});

test("the sheet lists every key, and switches those of one character off for good", async ({ page }) => {
  const sheet = page.getByRole("dialog", { name: "Keys" });
  await page.keyboard.press("?");
  await expect(sheet).toContainText("only live-observed");
  await new SessionPage(page).expectAccessible();
  await sheet.getByRole("switch", { name: "Keys of one character" }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("o");
  await page.keyboard.press("?");
  await expect(page.getByRole("switch", { name: "Only live-observed" })).toHaveAttribute(
    "aria-checked",
    "false",
  );
  await expect(sheet).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: LEAD_TITLE })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("search")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("keys of one");
  const palette = page.getByRole("dialog", { name: "Commands" });
  await expect(palette.getByRole("option", { selected: true })).toContainText("Keys of one character");
  await page.keyboard.press("Enter");
  await expect(palette).toHaveCount(0);
  await page.keyboard.press("o");
  await expect(page.getByRole("switch", { name: "Only live-observed" })).toHaveAttribute(
    "aria-checked",
    "true",
  );
});

test("keys are dead in text fields and with a modifier", async ({ page }) => {
  const only = page.getByRole("switch", { name: "Only live-observed" });
  await page.keyboard.press("Alt+o");
  await page.keyboard.press("/");
  await page.keyboard.type("o?[");
  await expect(page.getByRole("combobox", { name: "Search all values of this bundle" })).toHaveValue("o?[");
  await expect(only).toHaveAttribute("aria-checked", "false");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the next dispatch is shown on every tab", async ({ page }) => {
  await page.keyboard.press("]");
  await expect(page.locator("tr[aria-current=true]")).toContainText("reviewer");
  await expect(page.getByText("Dispatch 1 of 3, reviewer")).toBeVisible();

  await new SearchPanel(page).tab("Source").click();
  await page.keyboard.press("]");
  await expect(page).toHaveURL(/view=source.*at=/);
  await expect(page.getByText("Dispatch 2 of 3, translator")).toBeVisible();
  await expect(page.getByRole("treeitem", { selected: true })).toContainText("call_");
});

test("a zoom is kept as a crumb, led back by key and by click, and shared by the tabs", async ({ page }) => {
  const panel = new SearchPanel(page);
  await panel.tab("Timeline").click();
  await page.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("z");
  const crumbs = page.getByRole("navigation", { name: "Ranges zoomed into" });
  await expect(crumbs.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("+");
  await expect(crumbs.getByRole("button", { name: /Keep this range/ })).toBeVisible();
  await page.keyboard.press("k");
  await expect(crumbs.getByRole("listitem")).toHaveCount(3);
  await new SessionPage(page).expectAccessible();

  await page.keyboard.press("b");
  await expect(crumbs.getByRole("listitem")).toHaveCount(2);
  await panel.tab("Dispatches").click();
  await expect(crumbs).toBeVisible();
  await page.reload();
  await expect(crumbs.getByRole("listitem")).toHaveCount(2);
  await crumbs.getByRole("button", { name: "Everything" }).click();
  await expect(crumbs).toHaveCount(0);
  await page.goBack();
  await expect(crumbs.getByRole("listitem")).toHaveCount(2);
});
