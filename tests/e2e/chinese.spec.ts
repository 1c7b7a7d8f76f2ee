// Every screen in Chinese: nothing is left in English, nothing stands wider than its page, and axe finds no barrier.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { CHILD, given, LEAD, LEAD_TITLE, LibraryPage, REFUSAL, TORN } from "./pages/library-page.ts";
import { remainingEnglish } from "./pages/remaining-english.ts";
import { SessionPage } from "./pages/session-page.ts";

const PACKAGE = "package.json";

async function expectChinese(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  expect(await remainingEnglish(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`),
  ).toEqual([]);
}

/** The session in English, as the helpers know it; then the same address in Chinese. */
async function openInChinese(page: Page, query: string): Promise<void> {
  const address = new URL(page.url());
  for (const key of ["view", "claim", "doc", "at", "line"]) address.searchParams.delete(key);
  await page.goto(`${address.href}&lang=zh${query}`);
  await expect(page.getByRole("navigation", { name: "会话视图" })).toBeVisible();
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the library: empty, importing, its bundles, its dialogs", async ({ page }) => {
      const library = new LibraryPage(page);
      await page.goto("/?lang=zh");
      await expect(page.getByRole("heading", { name: "还没有会话包" })).toBeVisible();
      await expectChinese(page);

      await page.goto("/");
      await library.import(LEAD, CHILD, REFUSAL, TORN);
      await page.goto("/?lang=zh");
      await expect(page.getByRole("region", { name: "会话包" }).getByText(LEAD_TITLE)).toBeVisible();
      await expectChinese(page);
      await expectAccessible(page);

      // What a dialog holds is loaded when it is first asked for.
      for (const opens of ["粘贴文本", "全部清除…"]) {
        await page.getByRole("button", { name: opens }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectChinese(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
      }
      await page.getByRole("button", { name: `删除“${LEAD_TITLE}”` }).click();
      await expect(page.getByRole("button", { name: "撤销" })).toBeVisible();
      await expectChinese(page);
    });

    test("the ledger of an import says what became of each file", async ({ page }) => {
      await page.goto("/?lang=zh");
      const input = page.locator("input[type=file]").first();
      await input.setInputFiles([LEAD, TORN, PACKAGE]);
      await expect(page.getByRole("region", { name: "上次导入" }).getByRole("row")).toHaveCount(4);
      await expect(page.getByText("1 个不是会话")).toBeVisible();
      await expectChinese(page);
      await expectAccessible(page);
    });

    for (const tab of [
      "overview",
      "timeline",
      "dispatches",
      "transcript",
      "tools",
      "permissions",
      "source",
    ]) {
      test(`the ${tab} of a session`, async ({ page }) => {
        const session = new SessionPage(page);
        await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
        await openInChinese(page, `&view=${tab}`);
        await page.waitForLoadState("networkidle");
        await expectChinese(page);
        await expectAccessible(page);
      });
    }

    test("a claim of each standing", async ({ page }) => {
      const session = new SessionPage(page);
      await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
      await openInChinese(page, "&view=dispatches");
      await expect(page.locator("main [data-claim]:visible").first()).toBeVisible();
      const address = page.url();
      for (const standing of ["observed", "computed", "inferred", "unknown"]) {
        const id = await page
          .locator(`main [data-standing="${standing}"][data-claim]:visible`)
          .first()
          .getAttribute("data-claim");
        await page.goto(`${address}&claim=${encodeURIComponent(id ?? "")}`);
        const card = page.getByRole("complementary", { name: "断言" });
        await expect(card.getByText("正在查找断言…")).toHaveCount(0);
        await expect(card.getByRole("heading").first()).toBeVisible();
        await expectChinese(page);
        await page.goto(address);
        await expect(page.locator("main [data-claim]:visible").first()).toBeVisible();
      }
    });
  });
}

test("an open row, its menus and the values of a file", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, TORN], LEAD_TITLE, "overview");
  await openInChinese(page, "&view=dispatches");
  await page.getByRole("button", { name: "派发 1 的记录" }).click();
  await expect(page.getByRole("table", { name: "确切记录" })).toBeVisible();
  await expectChinese(page);
  for (const menu of await page.locator("button[popovertarget]:visible").all()) {
    await menu.click();
    await expectChinese(page);
    await page.keyboard.press("Escape");
  }

  await openInChinese(page, "&view=source");
  for (const name of [/^值$/, /^问题/, /^未读取/]) {
    await page.getByRole("tab", { name }).click();
    await expectChinese(page);
  }
});

test("what opens over a session: search, commands, keys, the report", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
  await openInChinese(page, "&view=dispatches");
  await expect(page.locator("main [data-claim]:visible").first()).toBeVisible();

  await page.keyboard.press("/");
  await page.getByLabel("搜索此会话包中的所有值", { exact: true }).fill("tide");
  await expect(page.getByText(/个会话中的 .*个值/).first()).toBeVisible();
  await expectChinese(page);
  await page.keyboard.press("Escape");

  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByLabel("输入命令、视图、会话或派发", { exact: true })).toBeVisible();
  await expectChinese(page);
  await page.keyboard.press("Escape");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "按键" })).toBeVisible();
  await expectChinese(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "报告", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "保存报告" })).toBeVisible();
  await expect(page.getByText("正在生成报告…")).toHaveCount(0);
  await expectChinese(page);
});

const DAMAGED = [
  "tests/fixtures/opencode-2/2.0.16/damaged.json",
  "tests/fixtures/opencode-2/2.0.16/sanitized.json",
  "tests/fixtures/opencode-1/1.18.33/odd-records.json",
].map((path) => resolve(path));

test("the problems of files, with every place and advice, in the ledger and in Source", async ({ page }) => {
  await page.goto("/?lang=zh");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([...DAMAGED, TORN]);
  const ledger = page.getByRole("region", { name: "上次导入" });
  await expect(ledger.locator("tr[data-stage=done]")).toHaveCount(DAMAGED.length + 1);
  const folds = ledger.locator("details:not([open]) > summary");
  await expect(folds.first()).toBeVisible();
  for (let left = await folds.count(); left > 0; left = await folds.count()) await folds.first().click();
  await expect(ledger.getByText("丢失").first()).toBeVisible();
  await expectChinese(page);
  await expectAccessible(page);

  await page.getByRole("region", { name: "会话包" }).getByRole("link").first().click();
  await page.getByRole("navigation", { name: "会话视图" }).getByRole("link", { name: "源文件" }).click();
  await page.getByRole("tab", { name: /^问题/ }).click();
  await expectChinese(page);
});

test("a report that is done, and one that is blocked", async ({ page }) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "overview");
  await openInChinese(page, "");
  await page.getByRole("button", { name: "报告", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "保存报告" });
  await expect(dialog.getByRole("button", { name: /^保存/ })).toBeEnabled();
  await expectChinese(page);
  await expectAccessible(page);
  await dialog.getByRole("checkbox").first().check();
  await dialog.getByText(/^保留/).click();
  await expect(dialog.getByRole("button", { name: /^保存/ })).toBeEnabled();
  await expectChinese(page);

  const text = readFileSync(LEAD, "utf8");
  const call = /"id":\s*"(call_[^"]+)"/.exec(text)?.[1] ?? "";
  const kept = text
    .replaceAll(call, `call_AKIA${"Q7ZTM4KXW2PLNR5V"}`)
    .replaceAll(/ses_[A-Za-z0-9]+/g, (id) => `${id.slice(0, -2)}zz`)
    .replace(LEAD_TITLE, "机密");
  await page.goto("/?lang=zh");
  await page.locator("input[type=file]").first().setInputFiles(given("secret.json", kept));
  await page.getByRole("region", { name: "会话包" }).getByRole("link", { name: "机密" }).first().click();
  await page.getByRole("button", { name: "报告", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expectChinese(page);
  await expectAccessible(page);
});

test("the pages without a session", async ({ page }) => {
  for (const address of [
    "/session/?lang=zh",
    "/session/?lang=zh&b=ses_elsewhere&claim=x",
    "/nowhere/?lang=zh",
  ]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectChinese(page);
    await expectAccessible(page);
  }
});
