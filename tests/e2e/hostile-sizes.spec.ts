// Values as long as their file, lines of thousands of commands, and names of characters that the browser replaces: each screen
// opens and answers, and says how much it does not draw.

import { writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { JsonObject } from "../../lib/base/json.ts";
import { idle, prompt, session, step, tool } from "../scenario/rows-2.ts";
import { LibraryPage } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

const LONG = "x".repeat(600_000);

async function opened(
  page: Page,
  title: string,
  calls: readonly JsonObject[],
  rules: readonly JsonObject[] = [],
) {
  const rows = [prompt(1), step(2, calls), idle(9)];
  const library = new LibraryPage(page);
  await library.open();
  const path = test.info().outputPath("hostile.json");
  writeFileSync(path, JSON.stringify(session("ses_hostile", rows, { title, rules })));
  await library.import(path);
  await page.locator('main a[href*="session/?b="]').first().click();
  await expect(page.getByRole("navigation", { name: "Session views" })).toBeVisible();
  return new SessionPage(page);
}

const shell = (command: string): JsonObject => tool("call_1", "shell", { command }, [2, 3]);

for (const [what, title] of [
  ["a colour of a terminal", "Colours \u001b[31mred\u001b[0m"],
  ["a null, and half of a pair", "a\u0000b \ud800 c"],
  ["line ends", "one\r\ntwo\ttabs"],
] as const) {
  test(`a title that holds ${what} holds nothing up`, async ({ page }) => {
    const one = await opened(page, title, [shell("ls")]);
    for (const tab of ["tools", "permissions", "timeline"] as const) await one.show(tab);
    await expect(page).toHaveTitle(/Groundline/);
  });
}

test("of a rule as long as a file the beginning is drawn, and how much is not", async ({ page }) => {
  const rules = [
    { action: "shell", resource: LONG, effect: "deny" },
    { action: "edit", resource: "\u202e".repeat(300_000), effect: "deny" },
  ];
  const one = await opened(page, "Long rules", [shell(LONG.slice(0, 400_000))], rules);
  await one.show("permissions");
  const table = page.getByRole("table", { name: "Rules" });
  await expect(table.getByRole("row").nth(1)).toContainText("… 596 000 more characters");
  await expect(table.getByRole("row").nth(2)).toContainText("… 296 000 more characters");
  expect((await one.content.textContent())?.length).toBeLessThan(100_000);
});

test("a line of thousands of commands is answered with its first parts and the one that decides", async ({
  page,
}) => {
  const line = Array.from({ length: 4_000 }, (_, index) => `run-${index}`).join("; ");
  const rules = [
    { action: "shell", resource: "*", effect: "allow" },
    { action: "shell", resource: "run-3210", effect: "deny" },
  ];
  const one = await opened(page, "Many commands", [shell(line)], rules);
  await one.show("permissions");
  await page.getByRole("button", { name: "Ask the rules about this call of shell" }).first().click();
  const answer = page.getByRole("status").filter({ hasText: "Together" });
  await expect(answer).toContainText("shell run-0");
  await expect(answer).toContainText("shell run-3210");
  await expect(answer).not.toContainText("run-101");
  await expect(answer).toContainText("3 899 more parts are asked for and not listed.");
  await expect(page.getByText("Tried for: shell run-3210")).toBeVisible();
});

test("a question keeps half of a surrogate pair through its address", async ({ page }) => {
  const resource = "a \ud800 b";
  const rules = [{ action: "shell", resource, effect: "deny" }];
  const one = await opened(page, "Half a pair", [shell(resource)], rules);
  await one.show("permissions");
  await page.getByRole("button", { name: "Ask the rules about this call of shell" }).first().click();
  const answer = page.getByRole("status").filter({ hasText: "by rule 1" });
  await expect(answer).toContainText("denied");
  await page.reload();
  await expect(answer).toContainText("denied");
});
