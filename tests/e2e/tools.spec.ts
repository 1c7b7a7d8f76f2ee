// What the model could call: the matrix of real exports, what each cell opens, differences of two moments, the simulated catalogue,
// and the same in Chinese, narrow, by keyboard and with only live-observed values.

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE, LibraryPage, REFUSAL, REFUSAL_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

const QUESTIONS = resolve("tests/fixtures/opencode-1/1.18.33/questions-and-refusals.json");
const ROWS = resolve("tests/fixtures/opencode-2/2.0.16/every-row.json");

/** Files go in by the browser's own drag and drop. */
async function openTools(page: Page, paths: readonly string[], title: string): Promise<SessionPage> {
  const library = new LibraryPage(page);
  await library.open();
  await library.drag(paths);
  await library.settled();
  await library.bundle(title).getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const session = new SessionPage(page);
  await session.show("tools");
  await expect(matrixOf(page)).toBeVisible();
  return session;
}

function matrixOf(page: Page): Locator {
  return page.getByRole("table", { name: "Reach of each tool at each moment" });
}

function toolRow(page: Page, name: string): Locator {
  return matrixOf(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
}

test("a stated list answers at its moment; before it only what was called is known", async ({ page }) => {
  await openTools(page, [REFUSAL], REFUSAL_TITLE);
  await expect(matrixOf(page).getByRole("columnheader")).toHaveCount(3);
  const glob = toolRow(page, "glob").getByRole("cell");
  await expect(glob.nth(0)).toHaveText(/unknown/);
  await expect(glob.nth(1)).toHaveText(/direct.*observed/);
  const missing = toolRow(page, "webfetch").getByRole("cell");
  await expect(missing.nth(1)).toHaveText(/absent.*observed/);
  const others = toolRow(page, "every other tool").getByRole("cell");
  await expect(others.nth(0)).toHaveText(/unknown/);
  await expect(others.nth(1)).toHaveText(/absent.*computed/);
});

test("each cell opens its claim; an unknown one says why nothing is known", async ({ page }) => {
  const session = await openTools(page, [REFUSAL], REFUSAL_TITLE);
  await toolRow(page, "webfetch").getByRole("link").nth(1).click();
  await expect(session.card).toContainText("The host answered a call with its fixed sentence");
  await toolRow(page, "glob").getByRole("link").nth(0).click();
  await expect(session.card).toContainText("An export holds no tool definitions");
  await toolRow(page, "question").getByRole("link").nth(0).click();
  await expect(session.card).toContainText("session's own rules");
  await expect(page).toHaveURL(/claim=/);
});

test("names inside execute show that door, under both spellings, and a failed unknown name nothing", async ({
  page,
}) => {
  await openTools(page, [ROWS], "CANARY-title every row");
  const row = matrixOf(page).getByRole("row").filter({ hasText: "browser.tabs.open" });
  await expect(row).toContainText("browser_tabs_open");
  await expect(row.getByRole("cell").first()).toHaveText(/in execute.*observed/);
  await expect(toolRow(page, "no_such_tool").getByRole("cell").first()).toHaveText(/absent.*observed/);
  await expect(toolRow(page, "glob")).toHaveCount(0);
  await page.getByRole("button", { name: "Brought by the host" }).click();
  await expect(toolRow(page, "glob").getByRole("cell").first()).toHaveText(/direct.*inferred/);
  await page.getByRole("searchbox", { name: "Find a tool" }).fill("lighthouse");
  await expect(toolRow(page, "browser_lighthouse").getByRole("cell").first()).toHaveText(
    /in execute.*inferred/,
  );
  await page.getByRole("searchbox", { name: "Find a tool" }).fill("nothing like it");
  await expect(page.getByText("No tool that is named here fits")).toBeVisible();
});

test("only live-observed takes the registry and every presumption away", async ({ page }) => {
  const session = await openTools(page, [ROWS], "CANARY-title every row");
  await expect(page.getByRole("button", { name: "Brought by the host" })).toBeVisible();
  await session.only.click();
  await expect(toolRow(page, "patch").getByRole("cell").first()).toHaveText(/direct.*observed/);
  // Whether a model that was sent patch is sent edit and write too is unknown here, and an unknown stays: it claims nothing.
  for (const tool of ["edit", "write"])
    await expect(toolRow(page, tool).getByRole("cell").first()).toHaveText(/unknown/);
  await expect(toolRow(page, "glob")).toHaveCount(0);
  await expect(toolRow(page, "browser_lighthouse")).toHaveCount(0);
  await expect(matrixOf(page).locator('[data-standing="inferred"]')).toHaveCount(0);
  await expect(toolRow(page, "read").getByRole("cell").first()).toHaveText(/direct.*observed/);
});

test("two moments are held against each other, lead and child too, and the choice is a link", async ({
  page,
}) => {
  await openTools(page, [LEAD, CHILD], LEAD_TITLE);
  const panel = page.getByRole("region", { name: "Differences" });
  await panel.getByRole("button", { name: "Lead and child" }).click();
  await expect(panel.getByText("cannot be said")).toBeVisible();
  await panel.getByText("cannot be said").click();
  const unsaid = panel.getByRole("row").filter({ hasText: "tracker_search" });
  await expect(unsaid).toContainText("inside execute");
  await expect(unsaid).toContainText("unknown");
  const before = await panel.getByRole("combobox", { name: "Before" }).inputValue();
  await page.reload();
  await expect(panel.getByRole("combobox", { name: "Before" })).toHaveValue(before);
});

test("a rule that denies a plugin's tool while the host's own stays open is pointed out, with both rules", async ({
  page,
}, info) => {
  const exported = JSON.parse(readFileSync(LEAD, "utf8"));
  exported.info.permissions = [
    { action: "tm_browser", resource: "*", effect: "deny" },
    { action: "browser", resource: "*", effect: "ask" },
  ];
  const path = info.outputPath("denied.json");
  writeFileSync(path, JSON.stringify(exported));
  await openTools(page, [path], LEAD_TITLE);
  const note = page.getByRole("region", { name: "Denied, yet reachable" });
  await expect(note).toContainText("45 tools");
  await note.getByRole("link", { name: "browser * ask" }).click();
  await expect(page).toHaveURL(/view=source.*permissions(%2F|\/)1/);
});

test("the catalogue's budget is simulated on the host's tools and on pasted ones", async ({ page }) => {
  await openTools(page, [REFUSAL], REFUSAL_TITLE);
  const panel = page.getByRole("region", { name: "Catalogue budget" });
  await panel.getByText("Catalogue budget").click();
  await expect(panel).toContainText("This is a simulation");
  await expect(panel).toContainText("50 of 50 listed");
  await panel.getByRole("radio", { name: "pasted" }).check();
  const lines = Array.from({ length: 120 }, (_, index) => `a.t${index}() // ${"x".repeat(130)}`);
  await panel.getByRole("textbox").fill(lines.join("\n"));
  await expect(panel).toContainText("partial");
  await expect(panel.getByText("first line cut").first()).toBeVisible();
  await panel.getByRole("textbox").fill("{ this is no list");
  await expect(panel.getByRole("status")).toContainText("does not parse as JSON");
  await panel.getByRole("textbox").fill("a.b()\nno tool at all, this");
  await expect(panel.getByRole("status")).toContainText("1 line or member names no tool.");
  const spaces = Array.from({ length: 203 }, (_, index) => `n${index}.t()`);
  await panel.getByRole("textbox").fill(spaces.join("\n"));
  await expect(panel).toContainText("3 more namespaces are not shown here.");
});

test("what is known to differ is a mark on the timeline, and leads to what shows it", async ({ page }) => {
  const session = await openTools(page, [QUESTIONS], "Questions and refusals");
  await session.show("timeline");
  const row = page.getByRole("row").filter({ hasText: "tools differ" }).first();
  await expect(row).toContainText("question");
  await row.getByRole("link").first().click();
  await expect(session.card).toContainText("first show one thing and later another");
});

for (const [name, width, scheme] of [
  ["wide, light", 1440, "light"],
  ["narrow, dark", 390, "dark"],
] as const) {
  test(`axe finds nothing, and nothing but the matrix scrolls sideways: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    const session = await openTools(page, [LEAD, CHILD], LEAD_TITLE);
    await page.getByRole("region", { name: "Catalogue budget" }).getByText("Catalogue budget").click();
    await expect(page.getByText("50 of 50 listed")).toBeVisible();
    await session.expectAccessible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("by keyboard alone: into the matrix, through its cells, to a claim and back", async ({ page }) => {
  const session = await openTools(page, [REFUSAL], REFUSAL_TITLE);
  const cell = toolRow(page, "bash").getByRole("link").first();
  await page.getByRole("button", { name: "Called", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(cell).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(session.card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(session.card).toHaveCount(0);
  await expect(cell).toBeFocused();
});

test("the same in Chinese", async ({ page }) => {
  await openTools(page, [REFUSAL], REFUSAL_TITLE);
  await page.goto(`${page.url()}&lang=zh`);
  await expect(page.getByRole("table", { name: "每个工具在每个时刻的到达方式" })).toBeVisible();
  await expect(page.getByText("导出文件不含工具定义", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "差异" })).toBeVisible();
});
