// Text that tries to be more than text, in every place where a host writes words, walked through on every screen: nothing of it
// runs, opens, asks or goes anywhere, and nothing leaves its box.

import { expect, type Page, test } from "@playwright/test";
import { type HostileFile, hostileExport1, hostileExports2 } from "../scenario/hostile-exports.ts";
import { HOSTILE_TEXTS, PROBE_ORIGIN } from "../scenario/hostile-text.ts";
import { given, LibraryPage } from "./pages/library-page.ts";
import { SessionPage, type Tab } from "./pages/session-page.ts";
import { TranscriptPage } from "./pages/transcript-page.ts";

const TITLE = "Hostile words";

/** What the page did that no text may make it do. */
function watch(page: Page): readonly string[] {
  const done: string[] = [];
  const { origin } = new URL("http://127.0.0.1");
  page.on("dialog", (dialog) => {
    done.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", () => done.push("popup"));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isOwn =
      url.protocol === "blob:" || url.protocol === "data:" || url.hostname === new URL(origin).hostname;
    if (!isOwn || request.url().startsWith(PROBE_ORIGIN)) done.push(`request ${request.url()}`);
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) done.push(`frame ${frame.url()}`);
  });
  page.on("pageerror", (error) => done.push(`error ${error.message}`));
  return done;
}

/** Fails with each element that a text made, each link that could run, and each box that something left. */
async function expectOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const wrong: string[] = [];
    if ("__ran" in window) wrong.push("a script ran");
    const made =
      "main script, main style, main link, main iframe, main object, main embed, main base, main meta, main form[action], main video, main math, main [autofocus]";
    for (const element of document.querySelectorAll(made))
      wrong.push(`element ${element.outerHTML.slice(0, 80)}`);
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of element.getAttributeNames())
        if (name.startsWith("on")) wrong.push(`handler ${name}`);
      const href = element.getAttribute("href");
      if (element instanceof HTMLAnchorElement && href !== null && !/^(https?:|mailto:|[/?#])/.test(href)) {
        wrong.push(`link ${href.slice(0, 80)}`);
      }
      if (element instanceof HTMLImageElement && !element.src.startsWith("blob:")) wrong.push("picture");
    }
    if (document.documentElement.scrollWidth > innerWidth) {
      wrong.push(`page is ${document.documentElement.scrollWidth} wide of ${innerWidth}`);
    }
    const isClipped = (element: Element): boolean => {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, contain } = getComputedStyle(around);
        if (overflowX !== "visible" || /paint|strict|content/.test(contain)) return true;
      }
      return false;
    };
    for (const element of document.querySelectorAll("main *, header *")) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.right <= innerWidth + 1 || isClipped(element)) continue;
      wrong.push(`outside: ${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`);
    }
    return wrong.slice(0, 20);
  });
  expect(found).toEqual([]);
}

async function importAll(page: Page, files: readonly HostileFile[]): Promise<void> {
  const library = new LibraryPage(page);
  await library.open();
  await library.choose(files.map(({ name, content }) => given(name, content)));
  await library.settled();
  await expectOnlyText(page);
  await library.bundle(TITLE).getByRole("link", { name: TITLE }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
}

/** Every row of the transcript in sight once. */
async function walkTranscript(page: Page): Promise<void> {
  const transcript = new TranscriptPage(page);
  await transcript.isRead();
  const all = Number(await transcript.rows.first().getAttribute("aria-setsize"));
  for (let turns = 0; turns < 400; turns += 1) {
    if (turns % 6 === 0) await expectOnlyText(page);
    const entered = Number(await transcript.entered.getAttribute("aria-posinset"));
    if (entered === all && turns > 0) break;
    await transcript.press("PageDown");
  }
  await expect(transcript.entered).toHaveAttribute("aria-posinset", String(all));
  await expectOnlyText(page);
  expect(await transcript.elements()).toBeLessThan(5_000);
}

async function walkTabs(page: Page, tabs: readonly Tab[]): Promise<void> {
  const session = new SessionPage(page);
  for (const tab of tabs) {
    await session.show(tab);
    await page.waitForTimeout(300);
    await expectOnlyText(page);
  }
}

test("there are fifty hostile texts and more, each another", () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(50);
  expect(new Set(HOSTILE_TEXTS.map(({ text }) => text)).size).toBe(HOSTILE_TEXTS.length);
});

test("hostile words of a 2.x session stay words on every screen", async ({ page }) => {
  test.setTimeout(300_000);
  const done = watch(page);
  await importAll(page, hostileExports2(TITLE));
  const session = new SessionPage(page);

  await expectOnlyText(page);
  await walkTabs(page, ["timeline", "source", "dispatches"]);
  await session.content.locator("[data-claim]").first().click();
  await expect(session.card).toBeVisible();
  await expectOnlyText(page);
  await page.keyboard.press("Escape");
  for (const number of [1, 2, 3, 4]) {
    await session
      .row(number)
      .getByRole("button", { name: `Records of dispatch ${number}`, exact: true })
      .click();
  }
  await expectOnlyText(page);
  await session.show("transcript");
  await walkTranscript(page);
  await page.getByRole("switch", { name: "Formatted" }).click();
  const transcript = new TranscriptPage(page);
  await transcript.press("Home", ...Array.from({ length: 12 }, () => "PageDown"));
  await expectOnlyText(page);

  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").last()).toBeVisible();
  await expectOnlyText(page);
  await page.keyboard.press("Escape");
  const chooser = page.getByRole("combobox", { name: "Session" });
  await chooser.selectOption({ index: 1 });
  await walkTranscript(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await walkTabs(page, ["overview", "dispatches", "timeline", "source", "transcript"]);
  expect(done).toEqual([]);
});

test("hostile words of a 1.x session stay words on every screen", async ({ page }) => {
  test.setTimeout(300_000);
  const done = watch(page);
  await importAll(page, [hostileExport1(TITLE)]);

  await walkTabs(page, ["timeline", "dispatches", "source", "transcript"]);
  await walkTranscript(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await walkTabs(page, ["overview", "dispatches", "timeline", "source", "transcript"]);
  expect(done).toEqual([]);
});
