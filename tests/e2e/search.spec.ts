// The search over all values of a bundle, in the static export.

import { expect, test } from "@playwright/test";
import { CHILD, given, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SearchPanel } from "./pages/search-panel.ts";
import { SessionPage } from "./pages/session-page.ts";

const START = 1_790_000_000_000;

/** A lead with a call that calls others, a value that nobody reads, and a text on which some expressions never end. */
function planted(): string {
  const row = (id: string, type: string, at: number, more: object) => ({
    id,
    type,
    time: { created: START + at * 1000, completed: START + at * 1000 + 500 },
    ...more,
  });
  return JSON.stringify({
    info: {
      id: "ses_planted",
      projectID: "p",
      title: "Planted values",
      agent: "lead",
      cost: 0,
      tokens: { input: 1, output: 1, reasoning: 0, cache: { read: 0, write: 0 } },
      time: { created: START, updated: START },
      location: { directory: "/home/dev/demo" },
    },
    messages: [
      row("msg_1", "user", 1, { text: `Look at 发布检查. ${"a".repeat(40)}!`, moonPhase: "waning crescent" }),
      row("msg_2", "assistant", 2, {
        agent: "lead",
        model: { id: "m", providerID: "p" },
        content: [
          {
            type: "tool",
            id: "call_1",
            name: "execute",
            time: { created: START + 2000, ran: START + 2100, completed: START + 2400 },
            state: {
              status: "completed",
              input: { code: "await tools.fetch()" },
              content: [{ type: "text", text: 'He said "nested\nline"' }],
              metadata: {
                toolCalls: [{ tool: "web_fetch", status: "completed", input: { url: "https://inner.test" } }],
              },
            },
          },
        ],
      }),
    ],
  });
}

test("a child's text and Chinese text are found, and opened in the transcript", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);

  await search.search("核对中文文档");
  await expect(search.status).toHaveText(/^\d values in 1 session$/);
  await search.search("18 304 heights");
  await expect(search.hits).toHaveCount(1);
  await expect(search.hits.first()).toContainText("tool output");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/view=transcript/);
  const found = page.locator(".transcript article, .transcript [data-row]").filter({ hasText: "1 found" });
  await expect(found.first()).toBeVisible();
});

test("nested calls, escaped text and values that nobody read are found, and opened in Source", async ({
  page,
}) => {
  const search = new SearchPanel(page);
  await search.openBundle([given("planted.json", planted())], "Planted values");

  await search.search("inner.test");
  await expect(search.hits.first()).toContainText("tool input");
  await expect(search.hits.first()).toContainText("web_fetch");
  await search.search('"nested');
  await expect(search.hits).toHaveCount(1);
  await search.search("waning");
  await expect(search.hits.first()).toContainText("not read");
  await page.keyboard.press("ArrowDown");
  await search.panel.getByRole("button", { name: "Source" }).click();

  await expect(page).toHaveURL(/view=source/);
  await expect(page.getByRole("main")).toContainText("waning crescent");
});

test("an expression is found, one that is none is told, one that never ends is stopped", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([given("planted.json", planted())], "Planted values");
  await search.search("moon|^Look at .+检查");
  await expect(search.status).toHaveText("No value matches.");
  await search.panel.getByRole("button", { name: "Regular expression" }).click();

  await expect(search.hits).toHaveCount(1);
  await search.search("ses_[");
  await expect(search.panel).toContainText("This is not a regular expression.");
  await expect(search.panel).toContainText("Unterminated character class");
  await search.search("(a+)+$");
  await expect(search.status).toContainText("Stopped: the expression took too long on one value", {
    timeout: 20_000,
  });
  await expect(search.status).toContainText("the rest was not looked at");

  await search.search("waning");
  await expect(search.hits).toHaveCount(1);
});

test("what an expression finds is painted in the rows, in recorded text alone", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);
  await search.tab("Transcript").click();
  await search.search("tide ta(ble|blet) \\w+");
  await search.panel.getByRole("button", { name: "Regular expression" }).click();

  const painted = () => page.evaluate(() => [...(CSS.highlights.get("transcript-search") ?? [])].map(String));
  await expect.poll(painted).toContain("tide table parser");
  await search.search("^(input|output|agent)$");
  await expect(search.status).toHaveText("No value matches.");
  await expect.poll(painted).toEqual([]);
});

test("filters narrow the hits, and the address holds all of it", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);
  await search.search("check");
  await expect(search.status).toHaveText("6 values in 2 sessions");

  await search.filterTo("Kind", /^notice/);
  await expect(search.status).toHaveText("2 values in 1 session");
  await page.reload();
  await expect(search.status).toHaveText("2 values in 1 session", { timeout: 20_000 });
  await expect(search.field).toHaveValue("check");
  await search.filterTo("Session", /reviewer/);
  await expect(search.status).toHaveText(/No value matches with these filters; \d values/);
});

test("hits are marked on the timeline, stepped through, and can be all that is shown", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);
  await search.tab("Timeline").click();
  await search.search("tide table parser");

  await expect(page.getByText(/bars and marks hold values found/)).toBeVisible();
  await search.panel.getByRole("button", { name: "Next value" }).click();
  await search.panel.getByRole("button", { name: "Next value" }).click();
  await expect(page).toHaveURL(/hit=1/);
  await expect(page.locator("[data-readout]")).toContainText(/\d\d:\d\d:\d\d/);
  await page.getByRole("button", { name: "Only what was found" }).click();
  await expect(page.getByText(/pass the filter in range/)).toBeVisible();
});

test("with inferences hidden, no record rests on one", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);
  await search.search("e");
  await search.panel.getByRole("button", { name: /^Standing:/ }).click();
  await expect(page.locator(":popover-open").getByRole("checkbox", { name: "inferred" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.getByRole("switch", { name: "Only live-observed" }).click();

  await search.search("e");
  await search.panel.getByRole("button", { name: /^Standing:/ }).click();
  await expect(page.locator(":popover-open").getByRole("checkbox", { name: "observed" })).toBeVisible();
  await expect(page.locator(":popover-open").getByRole("checkbox", { name: "inferred" })).toHaveCount(0);
});

test("Escape closes the search and gives the focus back", async ({ page }) => {
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);
  await search.tab("Source").click();
  await page.getByRole("tree").focus();
  await search.search("parser");
  await page.keyboard.press("Escape");

  await expect(search.panel).toHaveCount(0);
  await expect(page.getByRole("tree")).toBeFocused();
  await expect(page).not.toHaveURL(/[?&]q=/);
});

for (const scheme of ["light", "dark"] as const) {
  test(`the search is accessible, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const search = new SearchPanel(page);
    await search.openBundle([LEAD, CHILD], LEAD_TITLE);
    await search.search("check");
    await expect(search.hits.first()).toContainText("prompt");
    await page.keyboard.press("ArrowDown");
    await expect(search.current).toHaveCount(1);

    await new SessionPage(page).expectAccessible();
  });
}

test("narrow, an opened hit has the room and the steps stay", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = new SearchPanel(page);
  await search.openBundle([LEAD, CHILD], LEAD_TITLE);
  await page.getByRole("button", { name: "Search everything" }).click();
  await search.field.fill("check");
  await search.hits.nth(1).click();

  await expect(page).toHaveURL(/view=transcript/);
  await expect(search.hits).toHaveCount(0);
  await expect(search.panel.getByText("2 of 6")).toBeVisible();
  await new SessionPage(page).expectAccessible();
});
