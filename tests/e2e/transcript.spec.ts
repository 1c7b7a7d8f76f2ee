// The transcript: what a session's files record, row by row, as what it is, and every row reachable however many there are.

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE, TORN } from "./pages/library-page.ts";
import { TranscriptPage } from "./pages/transcript-page.ts";

test("a session is told row by row: the prompt, what the model thought, said and called", async ({
  page,
}) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD, CHILD], LEAD_TITLE);

  await expect(transcript.row(1)).toContainText("human prompt");
  await expect(transcript.row(1)).toContainText("We release tide 2.4 today.");
  await expect(transcript.row(2)).toContainText("reasoning, model");
  await expect(transcript.row(2)).toContainText("I am sending a reviewer and a translator");
  const call = transcript.row(3);
  await expect(call).toContainText("subagent");
  await expect(call).toContainText("Read src/tide/parse.ts and its tests.");
  await expect(call).toContainText("The subagent is working in the background");
  await expect(call.getByRole("link", { name: "makes dispatch 1" })).toBeVisible();
});

test("a notice is told as the host's, leads to its dispatch and to the child, and is no person's", async ({
  page,
}) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD, CHILD], LEAD_TITLE);
  const notice = transcript.rows.filter({ hasText: "answers dispatch" }).first();
  await expect(async () => {
    await page.keyboard.press("PageDown");
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await expect(notice).toHaveAttribute("data-kind", "notice");
  await expect(notice).not.toContainText("human prompt");
  await notice.getByRole("link", { name: "its transcript" }).click();
  await transcript.isRead();

  await expect(page.getByRole("combobox", { name: "Session" })).toHaveValue(/ses_/);
  await expect(transcript.row(1)).toContainText("prompt of the lead");
});

test("a row leads to its place in the file, and back", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);

  await transcript
    .row(3)
    .getByRole("link", { name: /open in source/ })
    .click();

  await expect(page).toHaveURL(/view=source.*at=(%2F|\/)messages/);
  await expect(page.getByRole("tree")).toContainText("subagent");
  await page.goBack();
  await expect(transcript.row(3)).toBeVisible();
});

test("claims that rest on a row open their card; inferred ones are counted and not shown when hidden", async ({
  page,
}) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);
  const claims = transcript.row(3).getByRole("button", { name: /claims? rests? on row 3/ });

  await claims.click();
  await transcript.row(3).locator(".row-claims [data-claim]").first().click();

  await expect(transcript.session.card).toBeVisible();
  await transcript.session.only.click();
  await expect(transcript.feed.locator('[data-standing="inferred"]')).toHaveCount(0);
});

test("that a lead wrote a child's prompt is not said where it is only inferred, and hidden", async ({
  page,
}) => {
  const transcript = new TranscriptPage(page);
  const child = resolve("tests/fixtures/opencode-1/1.18.33/background-tasks-child.json");
  await transcript.openFiles([child], "Check the north bed (@explore subagent)");
  await expect(transcript.row(1)).toContainText("prompt of the lead");
  await expect(transcript.row(1)).toContainText("inferred");

  await transcript.session.only.click();

  await expect(transcript.row(1)).toContainText("prompt, writer inferred");
  await expect(page.getByText(/prompt of the lead|human prompt/)).toHaveCount(0);
});

test("a link names a row: it is there, in sight, and has the focus", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);
  await transcript.press("End");
  const number = await transcript.rows.count();
  const anchor = transcript.rows.last().getByRole("link", { name: /Link to row/ });
  const href = (await anchor.getAttribute("href")) ?? "";
  expect(number).toBeGreaterThan(0);

  await page.goto(`/session/${href}`);

  await transcript.isRead();
  await expect(transcript.entered).toBeFocused();
  await expect(transcript.entered).toContainText(/idle|step/);
});

test("keys that move along rows are left to a tab that has the focus", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);
  const tab = page.getByRole("navigation", { name: "Session views" }).getByRole("link", { name: "Tools" });

  await tab.focus();
  await transcript.press("End", "PageDown", "ArrowDown");
  await expect(tab).toBeFocused();
  await expect(transcript.row(1)).toHaveAttribute("tabindex", "0");

  await transcript.session.show("transcript");
  await transcript.press("End");
  await expect(transcript.entered).not.toHaveAttribute("aria-posinset", "1");
  await expect(transcript.entered).toBeFocused();
});

test("a claim that is open when one comes leads to the row on which it rests", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.session.openFiles([LEAD], LEAD_TITLE, "dispatches");
  await transcript.session.row(2).locator("[data-claim]").first().click();
  await expect(transcript.session.card).toBeVisible();

  await transcript.session.show("transcript");
  await transcript.isRead();

  await expect(transcript.entered).toContainText("makes dispatch 2");
  await expect(transcript.session.card).toBeVisible();
});

test("] goes to the call of the next dispatch", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);

  await page.keyboard.press("]");
  await expect(transcript.entered).toContainText("makes dispatch 1");
  await page.keyboard.press("]");

  await expect(transcript.entered).toContainText("makes dispatch 2");
  await expect(transcript.entered).toBeFocused();
});

test("100,000 rows and more: keys reach the first and the last, a scroll any, and few are ever in the page", async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  const path = info.outputPath("long.json");
  writeFileSync(path, longSession(60_000));
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([path], "A long session");
  await expect(page.getByText("120 000 rows".replace(" ", "\u202f"))).toBeVisible();

  await transcript.press("End");
  await expect(transcript.row(120_000)).toBeInViewport();
  await expect(transcript.row(120_000)).toBeFocused();
  await expect(transcript.row(120_000)).toContainText("output 59999");
  expect(await transcript.elements()).toBeLessThan(5_000);
  await transcript.press("ArrowUp", "ArrowUp", "PageUp");
  await expect(transcript.entered).toBeInViewport();
  await transcript.press("Home");
  await expect(transcript.row(1)).toBeFocused();
  await expect(transcript.row(1)).toBeInViewport();

  await transcript.feed.evaluate((feed) => {
    feed.scrollTop = feed.scrollHeight / 2;
  });
  await transcript.isRead();
  const seen = Number(await transcript.rows.first().getAttribute("aria-posinset"));
  expect(seen).toBeGreaterThan(50_000);
  expect(seen).toBeLessThan(70_000);
  await transcript.feed.evaluate((feed) => {
    feed.scrollTop = feed.scrollHeight;
  });
  await expect(transcript.row(120_000)).toBeInViewport();
  expect(await transcript.elements()).toBeLessThan(5_000);
});

/** Steps of one call each: twice as many rows. */
function longSession(steps: number): string {
  const start = Date.UTC(2026, 8, 26, 4);
  const messages = Array.from({ length: steps }, (_, index) => {
    const at = start + index * 1_000;
    return {
      id: `msg_${String(index).padStart(26, "0")}`,
      type: "assistant",
      time: { created: at, completed: at + 900 },
      agent: "build",
      model: { id: "kestrel-2", providerID: "demo" },
      finish: "tool-calls",
      content: [
        { type: "text", text: `Answer ${index}.` },
        {
          type: "tool",
          id: `call_${index}`,
          name: "shell",
          time: { created: at + 100, ran: at + 110, completed: at + 300 },
          state: {
            status: "completed",
            input: { command: `echo ${index}` },
            content: [{ type: "text", text: `output ${index}` }],
            metadata: { truncated: false },
          },
        },
      ],
    };
  });
  const info = {
    id: "ses_0000000000001AAAAAAAAAAAAA",
    projectID: "demo",
    title: "A long session",
    cost: 0,
    tokens: { input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } },
    time: { created: start, updated: start },
    location: { directory: "/home/sam/tide" },
  };
  return JSON.stringify({ info, messages });
}

test("a time range lists what lies in it, says so, and can be left", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);
  const all = Number(await transcript.rows.first().getAttribute("aria-setsize"));
  const url = new URL(page.url());
  const rows: { time: { created: number } }[] = JSON.parse(readFileSync(LEAD, "utf8")).messages;
  const from = rows[0]?.time.created ?? 0;

  await page.goto(`${url.pathname}${url.search}&t=${from}-${from + 5_000}`);
  await transcript.isRead();

  await expect(page.getByText("Only the time range")).toBeVisible();
  expect(Number(await transcript.rows.first().getAttribute("aria-setsize"))).toBeLessThan(all);
  await page.getByRole("button", { name: "Show the whole session" }).click();
  await expect(transcript.rows.first()).toHaveAttribute("aria-setsize", String(all));
});

test("what could not be read is named where it stood", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.session.openFiles([TORN], "Map layers and meeting notes", "transcript");
  await transcript.isRead();

  await transcript.press("End");

  await expect(transcript.feed).toContainText(/record not readable|lost stretch/);
});

test("printed, the rows that were read stand one below the other", async ({ page }) => {
  const transcript = new TranscriptPage(page);
  await transcript.openFiles([LEAD], LEAD_TITLE);

  await page.emulateMedia({ media: "print" });

  const printed = page.locator(".transcript-printed article");
  await expect(printed.first()).toContainText("We release tide 2.4 today.");
  const first = await printed.nth(0).boundingBox();
  const second = await printed.nth(1).boundingBox();
  expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the transcript is accessible, wide and narrow, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const transcript = new TranscriptPage(page);
    await transcript.openFiles([LEAD, CHILD], LEAD_TITLE);
    await transcript
      .row(3)
      .getByRole("button", { name: /claims? rests? on row 3/ })
      .click();
    await expect(transcript.row(3).locator(".row-claims [data-claim]").first()).toBeVisible();

    await transcript.session.expectAccessible();
    await page.setViewportSize({ width: 390, height: 844 });
    await transcript.isRead();
    await transcript.session.expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
