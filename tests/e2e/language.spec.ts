// Which language the page speaks: the address, then what was chosen before, then the browser; without a flash of another.

import { expect, type Page, test } from "@playwright/test";
import { LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage } from "./pages/session-page.ts";

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");
const choose = async (page: Page, from: string, name: string) => {
  await page.getByRole("button", { name: "English / 中文" }).click();
  await page.getByRole("group", { name: from }).getByRole("radio", { name }).click();
  await page.keyboard.press("Escape");
};

test("a choice in the header holds at once, in the address, and after a reload", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();

  await choose(page, "Language", "中文");

  await expect(page.getByRole("heading", { name: "资料库" })).toBeVisible();
  expect(await languageOf(page)).toBe("zh-Hans");
  await expect(page).toHaveURL(/[?&]lang=zh/);

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "资料库" })).toBeVisible();
  await choose(page, "语言", "English");
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  expect(await languageOf(page)).toBe("en");
});

test("a link that names a language shows it, is passed on from tab to tab, and is not remembered", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD], LEAD_TITLE, "overview");
  await expect(page).toHaveTitle(`${LEAD_TITLE} · Groundline`);
  await expect(page).not.toHaveURL(/lang=/);
  const address = page.url();

  await page.goto(`${address}&lang=zh`);
  const tabs = page.getByRole("navigation", { name: "会话视图" });
  await tabs.getByRole("link", { name: "派发" }).click();
  await expect(page).toHaveURL(/lang=zh.*view=dispatches|view=dispatches.*lang=zh/);
  await expect(page.getByRole("table", { name: "此会话包的派发" })).toBeVisible();

  await page.goto(address);
  await expect(page.getByRole("navigation", { name: "Session views" })).toBeVisible();
});

test.describe("a browser that prefers Chinese", () => {
  test.use({ locale: "zh-CN" });

  test("gets it from the first paint, with the title, and nothing is hydrated wrongly", async ({ page }) => {
    const told: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") told.push(message.text());
    });
    page.on("pageerror", (error) => told.push(error.message));
    // Whatever was on screen at any moment, from the parser's first heading on.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      new MutationObserver(() => {
        for (const heading of document.querySelectorAll("h1")) {
          if (heading.checkVisibility()) seen.add(heading.textContent ?? "");
        }
        Reflect.set(window, "seenHeadings", [...seen].join("\n"));
      }).observe(document, { childList: true, subtree: true });
    });

    for (const [address, heading, title] of [
      ["/", "资料库", "Groundline"],
      ["/session/", "此地址没有指明会话。", "会话 · Groundline"],
      ["/no-such-page/", "没有这个页面", "没有这个页面 · Groundline"],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(title);
      const seen = await page.evaluate(() => String(Reflect.get(window, "seenHeadings")));
      expect(seen.split("\n").filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
    }
    expect(told.filter((text) => !/404/.test(text))).toEqual([]);
  });

  test("gets English when the address asks for it", async ({ page }) => {
    await page.goto("/?lang=en");
    await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
    expect(await languageOf(page)).toBe("en");
  });
});

test("a language that nobody has is passed over", async ({ page }) => {
  await page.goto("/?lang=tlh");
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
  expect(await languageOf(page)).toBe("en");
});

test("the session of a link that is not here can be read in either language", async ({ page }) => {
  await page.goto("/session/?b=ses_elsewhere");
  await expect(
    page.getByRole("heading", { name: "This link is about the session ses_elsewhere." }),
  ).toBeVisible();
  await choose(page, "Language", "中文");
  await expect(page.getByRole("heading", { name: "此链接指向会话 ses_elsewhere。" })).toBeVisible();
  await expect(page).toHaveURL(/b=ses_elsewhere/);
});
