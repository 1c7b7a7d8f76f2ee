// The file itself: found, unfolded, searched, cited, and never in the way of what a file may hold.

import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { CHILD, given, LEAD, TORN } from "./pages/library-page.ts";
import { SourcePage } from "./pages/source-page.ts";

/** The first sample with something changed. */
function changed(change: (value: { info: object; messages: object[] }) => void): string {
  const value = JSON.parse(readFileSync(LEAD, "utf8"));
  change(value);
  return JSON.stringify(value, null, 2);
}

test("the document opens folded, and a click shows a value with its bytes", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);

  await source.row("info").locator(".source-fold").click();
  await source.row("title").click();

  await expect(source.selected).toContainText("Release tide 2.4 · 发布检查");
  await expect(page).toHaveURL(/at=%2Finfo%2Ftitle|at=\/info\/title/);
  const text = readFileSync(LEAD, "utf8");
  const from = Buffer.byteLength(text.slice(0, text.indexOf('"Release tide')));
  await expect(source.panel).toContainText(from.toLocaleString("en").replaceAll(",", "\u202f"));
});

test("a link to a place unfolds the way to it and puts the focus there", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);

  await source.arriveAt("/messages/1/content/2/state/metadata/sessionID");

  await expect(source.selected).toContainText("sessionID");
  await expect(source.tree).toBeFocused();
  await expect(source.path).toContainText("metadata");
  await expect(source.panel).toContainText("claims rest on this value");
});

test("evidence on a claim card leads to the value that it names, and back leads back", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);
  await source.arriveAt("/messages/1/content/2/state/metadata/sessionID");
  await source.panel.locator("[data-claim]").first().click();
  const card = page.getByRole("complementary", { name: "Claim", exact: true });

  await card
    .getByRole("link", { name: /open in source/ })
    .first()
    .click();

  await expect(source.selected).toHaveCount(1);
  await page.goBack();
  await expect(card).toBeVisible();
});

test("a value leads to the row of the transcript that shows it; a list says that no one row does", async ({
  page,
}) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);
  await source.row("messages").click();
  await expect(source.panel).toContainText("no one row shows it");
  await source.arriveAt("/messages/3/content/0/text");

  const link = source.panel.getByRole("link", { name: /^Row \d+$/ });
  const number = Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
  await link.click();

  await expect(page).toHaveURL(/view=transcript/);
  const row = page.getByRole("feed").locator(`[data-row="${number - 1}"]`);
  await expect(row).toBeFocused();
  await expect(row).toContainText("The tests pass. Now the tag.");
});

test("the tree is walked, unfolded and chosen from by keys alone", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);

  await source.tree.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(source.active).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(source.active).toContainText("id");
  await page.keyboard.press("Enter");
  await expect(source.selected).toContainText("ses_");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(source.active).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("End");
  await expect(source.active).toContainText("messages");
});

test("text is found wherever it stands, and a hit leads to its value", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);

  await source.search.fill("核对中文文档");
  await expect(source.panel.getByRole("status")).toContainText(/places? (that )?holds? it/);
  await source.panel.getByRole("button").first().click();

  await expect(source.selected).toContainText("核对中文文档");
  await source.search.fill("no such words anywhere");
  await expect(source.panel.getByRole("status")).toContainText("No place in this document holds it");
});

test("problems stand with what to do about them, and a loss is told as one", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(TORN);

  await source.tab(/Problems/);

  await expect(source.panel.getByRole("region", { name: "loss" })).toContainText("truncated-document");
  await expect(source.panel).toContainText("6088");
});

test("a value that nobody knows is listed as not read, and found", async ({ page }) => {
  const source = new SourcePage(page);
  const planted = changed(({ messages }) => Object.assign(messages[0] ?? {}, { moonPhase: "waning" }));
  await source.openFrom(given("planted.json", planted));

  await source.tab(/Not read/);
  await source.panel.getByRole("button", { name: /moonPhase/ }).click();
  await source.panel.getByRole("button").first().click();

  await expect(source.selected).toContainText("moonPhase");
});

test("whatever a file holds is shown as text and stops nothing", async ({ page }) => {
  const source = new SourcePage(page);
  const hostile = changed(({ messages }) =>
    Object.assign(messages[0] ?? {}, {
      metadata: {
        "a\u0000b": "nul \u0000, \u202eright to left\u202c, zero\u200bwidth, \ud83d alone",
        markup: "<img src=x onerror=document.title='hit'>",
        long: "潮汐 ".repeat(200_000),
      },
    }),
  ).replace('"markup"', '"__proto__"');
  await source.openFrom(given("hostile.json", hostile));

  await source.arriveAt("/messages/0/metadata/a\u0000b");
  await expect(source.selected).toContainText("U+0000");
  await expect(source.selected).toContainText("U+202E");
  await expect(source.row("__proto__")).toContainText("<img src=x");
  await source.arriveAt("/messages/0/metadata/long");
  await expect(source.panel).toContainText(/600.000 characters/);
  await source.panel
    .getByRole("button", { name: /Show (more|all)/ })
    .first()
    .click();
  await expect(source.panel).toContainText(/50.000 of 600.000 characters shown/);
  await expect(page).toHaveTitle(/Groundline/);
});

test("a value nested 100 000 levels deep stops nothing", async ({ page }) => {
  const source = new SourcePage(page);
  const deep = `${"[".repeat(100_000)}1${"]".repeat(100_000)}`;
  const holding = changed(({ info }) => Object.assign(info, { metadata: { deep: "DEEP" } }));
  await source.openFrom(
    given(
      "deep.json",
      holding.replace('"DEEP"', () => deep),
    ),
  );

  await source.arriveAt(`/info/metadata/deep${"/0".repeat(250)}`);

  await expect(source.tree).toBeVisible();
  await expect(source.row("messages")).toBeVisible();
  await source.tab(/Problems/);
  await expect(source.panel).toContainText(/too-deep|No problem/);
});

test("JSON lines are shown, and reached, by their numbers", async ({ page }) => {
  const source = new SourcePage(page);
  const lines = readFileSync("tests/fixtures/opencode-1/1.18.33/run.jsonl", "utf8").trimEnd().split("\n");
  await source.openFrom(given("run.jsonl", lines.join("\n\n")));

  await source.row("line 3").click();
  await expect(page).toHaveURL(/line=3/);
  await page.goto(`${page.url().replace(/([?&]at=)[^&]*/, "$1/type")}`);

  await expect(source.path).toContainText("line 3");
  await expect(source.selected).toContainText(JSON.parse(lines[1] ?? "").type);
  await expect(source.tree.getByRole("treeitem").nth(1)).toContainText("line 1");
});

test("a place that the file does not have, and a document that is not here, are said", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD);

  await source.arriveAt("/messages/0/nothing/here");
  await expect(page.getByRole("alert").filter({ hasText: "Nothing stands at this place" })).toBeVisible();

  await source.arriveAt("/info", { doc: "0".repeat(64) });
  await expect(page.getByRole("alert").filter({ hasText: "not in this bundle" })).toBeVisible();
  await page.getByLabel("Document").selectOption({ index: 1 });
  await expect(source.tree).toBeVisible();
});

test("only live-observed takes the inferred values out of what rests on a value", async ({ page }) => {
  const source = new SourcePage(page);
  await source.openFrom(LEAD, CHILD);
  await source.arriveAt("/messages/3/content/2/state/error");
  await expect(source.panel.locator('[data-standing="inferred"]').first()).toBeVisible();

  await page.keyboard.press("o");

  await expect(source.panel.locator('[data-standing="inferred"]')).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1440, 390]) {
    test(`no barrier and no sideways scroll, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 844 });
      const source = new SourcePage(page);
      await source.openFrom(TORN);
      await source.arriveAt("/messages/1/content/1/state/input/prompt");
      await expect(source.selected).toBeVisible();

      for (const part of width === 390 ? [/Value/] : [/Value/, /Problems/, /Not read/]) {
        await source.tab(part);
        const { violations } = await new AxeBuilder({ page }).include("main").analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
