// Recorded texts, pictures and outputs in the transcript: shown with form and without power, and never more than was asked for.

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { given, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { TranscriptPage } from "./pages/transcript-page.ts";

/** One pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The first sample with its rows changed. */
function changed(change: (rows: Record<string, unknown>[]) => void): string {
  const value: { messages: Record<string, unknown>[] } = JSON.parse(readFileSync(LEAD, "utf8"));
  change(value.messages);
  return JSON.stringify(value, null, 2);
}

test("a picture is shown when asked for, with its size and digest, and never before", async ({ page }) => {
  const withPicture = changed((rows) => {
    const [first] = rows.filter(({ type }) => type === "user");
    if (first !== undefined) {
      first.files = [{ data: PNG, mime: "image/png", name: "dot.png", source: { type: "inline" } }];
    }
  });
  const transcript = new TranscriptPage(page);
  await transcript.openGiven(given("picture.json", withPicture), LEAD_TITLE);
  const row = transcript.row(1);

  await expect(row).toContainText("dot.png");
  await expect(row).toContainText("image/png");
  await expect(row.locator("img")).toHaveCount(0);
  await row.getByRole("button", { name: "Show the image" }).click();

  await expect(row.getByRole("img", { name: "Image recorded as dot.png" })).toHaveAttribute("src", /^blob:/);
  await expect(row).toContainText(/SHA-256 [0-9a-f]{64}/);
  await expect(row.getByRole("alert")).toHaveCount(0);
});

test("Markdown is form without power, and a switch shows it as recorded", async ({ page }) => {
  const text = [
    "# Heading",
    "",
    "A **bold** word, a [link](https://example.org/a), a [trap](javascript:alert(1)) and <b>no</b> HTML.",
    "",
    "![shot](https://example.org/shot.png)",
    "",
    "| a | b |\n| - | - |\n| 1 | 2 |",
  ].join("\n");
  const transcript = new TranscriptPage(page);
  const file = given(
    "markdown.json",
    changed((rows) => {
      const [first] = rows.filter(({ type }) => type === "user");
      if (first !== undefined) first.text = text;
    }),
  );
  await transcript.openGiven(file, LEAD_TITLE);
  const row = transcript.row(1);

  await expect(row.locator("strong")).toHaveText("bold");
  const link = row.getByRole("link", { name: "link", exact: true });
  await expect(link).toHaveAttribute("href", "https://example.org/a");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(row.locator('a[href^="javascript"]')).toHaveCount(0);
  await expect(row).toContainText("javascript:alert(1)");
  await expect(row).toContainText("<b>no</b> HTML");
  await expect(row.locator("img")).toHaveCount(0);
  await expect(row).toContainText("https://example.org/shot.png");
  await expect(row.getByRole("table")).toBeVisible();
  await page.getByRole("switch", { name: "Formatted" }).click();
  await expect(row).toContainText("A **bold** word");
  await expect(row.getByRole("table")).toHaveCount(0);
});

test("a very long output is folded at a stated size, and more of it comes in pieces", async ({ page }) => {
  const output = `${"line of output\n".repeat(20_000)}the end`;
  const file = given(
    "long-output.json",
    changed((rows) => {
      const item = rows
        .flatMap(({ content }) => (Array.isArray(content) ? content : []))
        .find((one) => one.type === "tool" && one.state?.content?.[0]?.text !== undefined);
      if (item !== undefined) item.state.content[0].text = output;
    }),
  );
  const transcript = new TranscriptPage(page);
  await transcript.openGiven(file, LEAD_TITLE);
  const row = transcript.rows.filter({ hasText: "line of output" }).first();

  await expect(row).toContainText(/of 300\u202f007 characters shown/);
  await row.getByRole("button", { name: "Show more" }).click();
  await expect(row).toContainText(/2\d\u202f\d{3} of 300\u202f007 characters shown/);
  expect(await transcript.elements()).toBeLessThan(5_000);
  await row.getByRole("button", { name: "Show less" }).click();
  await expect(row).not.toContainText(/2\d\u202f\d{3} of 300/);
});
