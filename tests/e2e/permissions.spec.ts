// The Permissions view: what was refused and what followed, rules put to a question, other rules tried, nothing refused.

import { expect, type Page, test } from "@playwright/test";
import { SessionPage } from "./pages/session-page.ts";
import { MANY_TITLE, permissionFiles, QUIET_TITLE, REFUSED_TITLE } from "./permission-files.ts";

const decisions = (page: Page) => page.getByRole("table", { name: "Decisions", exact: true });
const rules = (page: Page) => page.getByRole("table", { name: "Rules", exact: true });
const status = (page: Page) => page.locator(".rules-answer");

async function opened(page: Page, which: "lead" | "quiet" | "many"): Promise<SessionPage> {
  const files = permissionFiles(test.info());
  const session = new SessionPage(page);
  const title = { lead: REFUSED_TITLE, quiet: QUIET_TITLE, many: MANY_TITLE }[which];
  await session.openFiles(
    which === "lead" ? [files.lead, files.child] : [files[which]],
    title,
    "permissions",
  );
  return session;
}

test("every refusal of lead and child says what it did to the turn and what was tried instead", async ({
  page,
}) => {
  const session = await opened(page, "lead");
  const rows = decisions(page).getByRole("row");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText("shell");
  await expect(rows.nth(1)).toContainText(/the turn went on\s*, computed/);
  await expect(rows.nth(1)).toContainText(/call_find.*, inferred.*the same program/s);
  await expect(rows.nth(2)).toContainText(/the turn stopped without an idle row\s*, computed/);
  await expect(rows.nth(2)).toContainText(/1 dispatch below the lead\s*, computed/);

  await rows
    .nth(1)
    .getByRole("link", { name: /the turn went on/ })
    .click();
  await expect(session.card).toContainText("The rows after the refused call show it");
  await page.keyboard.press("Escape");
  await rows
    .nth(3)
    .getByRole("link", { name: /the same path/ })
    .click();
  await expect(session.card).toContainText(
    "A reason for the later call that has nothing to do with the refusal",
  );
});

test("a question that lacks a field says which one, at the field, and goes there", async ({ page }) => {
  const session = await opened(page, "lead");
  const action = page.getByRole("textbox", { name: "Action" });
  const resource = page.getByRole("textbox", { name: "Resource" });

  await action.fill("shell");
  await action.press("Enter");
  await expect(resource).toBeFocused();
  await expect(resource).toHaveAttribute("aria-invalid", "true");
  await expect(resource).toHaveAccessibleDescription(/^The resource is missing/);
  await expect(action).toHaveAttribute("aria-invalid", "false");
  await session.expectAccessible();

  await resource.fill("rm -rf out");
  await expect(resource).toHaveAttribute("aria-invalid", "false");
  await resource.press("Enter");
  await expect(page.getByText(/is missing/)).toHaveCount(0);
  await expect(session.content).toContainText("by rule 2");

  await action.fill("");
  await resource.press("Enter");
  await expect(action).toBeFocused();
  await expect(action).toHaveAccessibleDescription(/^The action is missing/);
});

test("a call is put to its session's rules, each tried, and the address keeps the question", async ({
  page,
}) => {
  await opened(page, "lead");
  await page.getByRole("button", { name: "Ask the rules about this call of shell" }).first().click();
  await expect(status(page)).toContainText("shell rm -rf out");
  await expect(status(page)).toContainText(/denied, inferred\s*by rule 2/);
  await expect(status(page)).toContainText("the host splits with tree-sitter");
  await expect(rules(page).getByRole("row").nth(2)).toContainText("matches last: decides");
  await expect(rules(page).getByRole("row").nth(4)).toContainText("does not begin with “git push ”");
  await expect(page).toHaveURL(/pa=shell/);

  await page.reload();
  await expect(status(page)).toContainText(/denied, inferred\s*by rule 2/);
});

test("a question of one's own is asked by keyboard, command by command", async ({ page }) => {
  await opened(page, "lead");
  await page.getByRole("textbox", { name: "Action" }).fill("shell");
  await page.getByRole("textbox", { name: "Resource" }).fill("ls; git push origin");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("shell ls");
  await expect(page.getByRole("textbox", { name: "Resource" })).toBeFocused();
  await expect(status(page)).toContainText(/Together:\s*asked for, inferred/);
  await expect(page.getByText("Tried for: shell git push origin")).toBeVisible();
  await page.getByRole("button", { name: "Show how each rule was tried for shell ls" }).click();
  await expect(page.getByText("Tried for: shell ls")).toBeVisible();
  await expect(rules(page).getByRole("row").nth(1)).toContainText("matches last: decides");

  await page.getByRole("textbox", { name: "Resource" }).fill("case x in x) ls;; esac");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Not split, so no verdict. The line holds a case command.");

  await page.getByRole("textbox", { name: "Action" }).fill("read");
  await page.getByRole("textbox", { name: "Resource" }).fill("/etc/hosts");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("external_directory /etc/*");
  await expect(status(page)).toContainText("or for /etc/hosts/*: which of the two is not in the file");

  await page.getByRole("textbox", { name: "Resource" }).fill("../x");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("may be asked for besides");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("textbox", { name: "Action" })).toBeFocused();
});

test("other rules are tried in this page, a fault is said where it stands, and the recorded ones come back", async ({
  page,
}) => {
  await opened(page, "lead");
  await page.getByRole("textbox", { name: "Action" }).fill("shell");
  await page.getByRole("textbox", { name: "Resource" }).fill("rm x");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Try other rules" }).click();
  const text = page.getByRole("textbox", { name: "Rules to try" });
  await expect(text).toHaveValue(/shell rm \* deny/);
  await text.fill('[{"permission":"shell","pattern":"rm *","action":"ask"}]');
  await expect(status(page)).toContainText(/asked for, computed\s*by rule 1/);
  await expect(page.getByText("Tried against rules written here, not those of the file.")).toBeVisible();
  await text.fill("shell rm * deny\nedit maybe");
  await expect(
    page.getByText("Line 2 has fewer than three words. Below, the last rules that could be read are tried."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Back to the recorded rules" }).click();
  await expect(status(page)).toContainText(/denied, computed\s*by rule 2/);
});

test("what the rules say of each call wears its standing, and leads to its claim and its place", async ({
  page,
}) => {
  const session = await opened(page, "lead");
  await expect(page.getByRole("row").filter({ hasText: "git push origin main" }).last()).toContainText(
    "in tools",
  );
  const calls = page.getByRole("table", { name: "Calls and the rules" });
  const row = (resource: string) => calls.getByRole("row").filter({ hasText: resource });
  await expect(row("git push origin main")).toContainText("asked for, computed");
  await expect(row("cd build")).toContainText("denied, inferred");
  await expect(row("src/generated/a.ts").filter({ hasText: /^write/ })).toContainText("denied, inferred");
  await expect(row("case")).toContainText("not split, so no verdict, unknown");
  await row("cd build")
    .getByRole("link", { name: /denied.*inferred/ })
    .click();
  await expect(session.card).toContainText("A host that asked for something else.");
  await expect(session.card).toContainText("/info/permissions/1");
  await session.only.click();
  await expect(row("cd build")).toContainText("inferred, hidden");
  await expect(row("git push origin main")).toContainText("asked for, computed");
  await row("git push origin main")
    .getByRole("link", { name: /open in source/ })
    .click();
  await expect(page).toHaveURL(/view=source/);
});

test("only live-observed says nothing of what a line was split into", async ({ page }) => {
  const session = await opened(page, "lead");
  await session.only.click();
  await page.getByRole("textbox", { name: "Action" }).fill("shell");
  await page.getByRole("textbox", { name: "Resource" }).fill("ls; rm x");
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText("inferred, hidden");
  await expect(rules(page)).not.toContainText("matches last");
});

test("an entry that is no rule is said with its place", async ({ page }) => {
  await opened(page, "lead");
  await page.getByRole("button", { name: /^Rules of:/ }).click();
  await page.getByRole("radio", { name: /look around, 2 rules/ }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByText("One entry of the list is not readable as a rule")).toBeVisible();
  await page.getByRole("link", { name: /open in source.*the entry before rule 1/ }).click();
  await expect(page).toHaveURL(/view=source/);
});

test("the rules of a child are its own, and the menu opens again at the chosen one", async ({ page }) => {
  await opened(page, "lead");
  await page.getByRole("button", { name: /^Rules of:/ }).click();
  await page.getByRole("radio", { name: /look around, 2 rules/ }).check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /look around, 2 rules/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rules(page).getByRole("row")).toHaveCount(3);
});

test("only live-observed takes retries and inferred deciders away, and no refusal", async ({ page }) => {
  const session = await opened(page, "lead");
  await session.only.click();
  await expect(decisions(page).getByRole("row")).toHaveCount(4);
  await expect(decisions(page)).not.toContainText("call_cat");
  await expect(decisions(page).getByRole("row").nth(1)).toContainText("inferred, hidden");
  await expect(decisions(page).getByRole("row").nth(3)).toContainText(/the turn went on/);
});

test("a decision leads to its place in the file and to the timeline", async ({ page }) => {
  await opened(page, "lead");
  const row = decisions(page).getByRole("row").nth(3);
  await row.getByRole("link", { name: "Show this call of write on the timeline" }).click();
  await expect(page).toHaveURL(/view=timeline/);
  await page.goBack();
  await row.getByRole("link", { name: /open in source/ }).click();
  await expect(page).toHaveURL(/view=source/);
  await expect(page.getByRole("main")).toContainText("Permission denied: edit");
});

test("without a refusal three sentences stand, and axe finds nothing", async ({ page }) => {
  const session = await opened(page, "quiet");
  const main = page.getByRole("main");
  await expect(main).toContainText(
    "No refusal is recorded. Approvals leave no trace in such a file, so none is shown.",
  );
  await expect(main).toContainText("not looked for");
  await expect(main).toContainText("The session has no rules of its own in this file.");
  await session.expectAccessible();
});

test("two hundred refusals and rules scroll in boxes of their own, reached by keyboard", async ({ page }) => {
  await opened(page, "many");
  const box = page.getByRole("region", { name: "Decisions" });
  await expect(box).toBeVisible();
  expect(await decisions(page).getByRole("row").count()).toBeLessThan(80);
  await box.focus();
  await page.keyboard.press("End");
  await expect(decisions(page).locator('tr[data-index="199"]')).toBeFocused();
  await expect(rules(page)).toHaveAttribute("aria-rowcount", "201");
});

for (const width of [360, 768, 1440, 3840]) {
  for (const scheme of ["light", "dark"] as const) {
    test(`nothing is cut at ${width} pixels, ${scheme}, and axe finds nothing`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      const session = await opened(page, "lead");
      await page.getByRole("button", { name: "Ask the rules about this call of shell" }).first().click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const own = await page.locator(".permissions").evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(own).toBeLessThanOrEqual(0);
      await session.expectAccessible();
    });
  }
}

test("in Chinese", async ({ page }) => {
  await opened(page, "lead");
  await page.goto(`${page.url()}&lang=zh`);
  const main = page.getByRole("main");
  await expect(main).toContainText("批准在这类文件中不留痕迹");
  await expect(main).toContainText("该轮停止，且没有空闲行");
  await page.getByRole("button", { name: "查看规则如何对待 shell 的这次调用" }).first().click();
  await expect(status(page)).toContainText("依据第 2 条规则");
});

test("on paper all rows are there and no control is", async ({ page }) => {
  await opened(page, "many");
  await page.emulateMedia({ media: "print" });
  await expect(decisions(page).getByRole("row")).toHaveCount(201);
  await expect(page.getByRole("button", { name: "Ask the rules", exact: true })).toBeHidden();
});
