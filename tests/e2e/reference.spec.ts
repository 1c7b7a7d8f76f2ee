// The Reference as a person uses it: every built-in tool is found in both languages, a link leads to its entry, filters hold and are
// in the address, and nothing of it needs a network.

import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { knownTools } from "@/lib/knowledge/hosts/tool-names.ts";
import { KeptSite } from "./pages/kept-site.ts";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { remainingEnglish } from "./pages/remaining-english.ts";
import { SessionPage } from "./pages/session-page.ts";

const TOOLS = knownTools("opencode-2").map(({ name }) => name);
const FIELDS = { en: "Search the reference", zh: "搜索参考" } as const;

const entry = (page: Page, id: string) => page.locator(`details[id="fact-${id}"]`);
const field = (page: Page) => page.getByRole("searchbox", { name: FIELDS.en });

async function open(page: Page, query = "", language: keyof typeof FIELDS = "en"): Promise<void> {
  await page.goto(`/reference/${query}`);
  await expect(page.getByRole("searchbox", { name: FIELDS[language] })).toBeVisible();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`),
  ).toEqual([]);
}

for (const language of ["en", "zh"] as const) {
  test(`all 63 tools of OpenCode 2 are found by search, in ${language}`, async ({ page }) => {
    expect(TOOLS).toHaveLength(63);
    await open(page, `?lang=${language}`, language);
    for (const name of TOOLS) {
      await page.getByRole("searchbox", { name: FIELDS[language] }).fill(name);
      const found = entry(page, `opencode-2.${name}`);
      await expect(found).toBeVisible();
      await expect(found.locator("summary > code")).toHaveText(name);
    }
  });
}

test("a tool is found by a parameter, an action, an error, and a word of the other language", async ({
  page,
}) => {
  await open(page);
  await field(page).fill("maxBodyChars");
  await expect(entry(page, "opencode-2.browser_network_get")).toContainText("in parameter: maxBodyChars");
  await field(page).fill("OffsetOutOfRangeError");
  await expect(entry(page, "opencode-2.read")).toBeVisible();
  await field(page).fill("tools.browser.tabs.open");
  await expect(page.locator("details.fact")).toHaveCount(2);
  await field(page).fill("截图");
  await expect(entry(page, "opencode-2.browser_screenshot")).toContainText("in the other language");
  await field(page).fill("no such thing anywhere");
  await expect(page.getByText("No entry holds this.")).toBeVisible();
  await page.getByRole("button", { name: "Take filters back" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(entry(page, "opencode-2.read")).toBeVisible();
});

test("an opened tool shows parameters, limits, errors, permission and source", async ({ page }) => {
  await open(page, "#fact-opencode-2.read");
  const read = entry(page, "opencode-2.read");
  await expect(read).toHaveAttribute("open", "");
  const row = read.getByRole("row", { name: /^limit/ });
  await expect(row).toContainText("optional");
  await expect(row).toContainText(/≤ 2\s000 lines/);
  await expect(read).toContainText("ReadTool.BinaryFileError");
  await expect(read).toContainText("external_directory");
  await expect(read).toContainText("v2-builtin-tools, § 2.1");
});

test("a link opens its entry, with the focus on it, and takes back filters that would hide it", async ({
  page,
}) => {
  await open(page, "?q=nothing&host=team-mode#fact-corrected-codemode");
  const correction = entry(page, "corrected-codemode");
  await expect(correction).toHaveAttribute("open", "");
  await expect(correction).toBeInViewport();
  await expect(correction.locator("summary")).toBeFocused();
  await expect(correction).toContainText("Earlier");
  await expect(correction).toContainText("Later");
  await expect(page).not.toHaveURL(/[?&](?:q|host)=/);

  await correction.getByRole("link", { name: "question-1" }).click();
  await expect(entry(page, "question-1")).toHaveAttribute("open", "");
  await expect(entry(page, "question-1")).toContainText("answered in part");
});

test("filters by host, kind, authority and status hold, and are in the address", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Host: all" }).click();
  await page.getByRole("radio", { name: "TeamMode" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator("details.fact")).toHaveCount(19);
  await expect(page).toHaveURL(/[?&]host=team-mode/);

  await open(page, "?status=open");
  await expect(entry(page, "question-2")).toBeVisible();
  await expect(entry(page, "question-1")).toHaveCount(0);
  await open(page, "?kind=question");
  await expect(page.locator("details.fact")).toHaveCount(12);
  await open(page, "?tag=live&kind=tool&host=opencode-2");
  await expect(page.locator("details.fact")).toHaveCount(3);
});

test("permission actions are a list of their own: each with its tools, what is asked, whose word it is, and a link", async ({
  page,
}) => {
  await open(page, "?kind=action");
  const row = (anchor: string) => page.locator(`tr[id="action-${anchor}"]`);
  await expect(row("opencode-2.edit")).toContainText(/write.*edit.*patch/s);
  await expect(row("opencode-2.browser")).toContainText("45 tools");
  await expect(row("opencode-2.browser")).toContainText("never");
  await expect(row("opencode-1.doom_loop")).toContainText("1.18.33");
  await row("opencode-2.edit").getByRole("link", { name: "patch" }).click();
  await expect(entry(page, "opencode-2.patch")).toHaveAttribute("open", "");

  await open(page, "?q=nothing#action-opencode-1.external_directory");
  await expect(row("opencode-1.external_directory")).toBeInViewport();
  await expect(row("opencode-1.external_directory").getByRole("rowheader")).toBeFocused();
  await expect(page).not.toHaveURL(/[?&]q=/);
});

test("a rename says whose word it is and of which versions; what no document says is marked", async ({
  page,
}) => {
  await open(page, "?kind=rename");
  const rows = page.getByRole("row");
  await expect(rows.filter({ hasText: "opencode-1.skill" })).toContainText("2.0.16");
  await expect(rows.filter({ hasText: "opencode-1.batch" })).toContainText("versions not recorded");
  await expect(rows.filter({ hasText: "opencode-1.task" })).toContainText("our reading");
});

test("escape empties the field, and how many are left is said", async ({ page }) => {
  await open(page);
  const said = page.getByRole("search").getByRole("status");
  const all = await said.textContent();
  await field(page).fill("workdir");
  await expect(said).toHaveText(/^\d+ of \d+ entries$/);
  await field(page).press("Escape");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expect(said).toHaveText(all ?? "");
  await expect(page).not.toHaveURL(/[?&]q=/);
});

test("by keyboard: the field with a slash, along the entries with arrows", async ({ page }) => {
  await open(page);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await entry(page, "opencode-2.read").locator("summary").focus();
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "opencode-2.write").locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry(page, "opencode-2.write")).toHaveAttribute("open", "");
});

/** One opened entry of each kind, where few others are. */
const OPENED = [
  "?q=header#fact-opencode-2.question",
  "?kind=denial#fact-denial.wordless",
  "?kind=verdict#fact-team-mode.tm_pty",
  "?kind=correction#fact-corrected-usage",
  "?q=parent-idle#warrant-parent-idle",
  "?kind=rename",
  "?kind=action",
];

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test(`no barrier in any kind of entry, ${colorScheme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const query of OPENED) {
        await open(page, query);
        if (query.includes("#")) await expect(page.locator("details.fact[open]")).toHaveCount(1);
        await expectAccessible(page);
      }
    });
  }
}

test("no barrier on the whole page", async ({ page }) => {
  await open(page);
  await expectAccessible(page);
});

for (const width of [360, 390, 768, 1440, 3840]) {
  test(`nothing is wider than its page at ${width} px, in either language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ["en", "zh"] as const) {
      await open(page, `?lang=${language}#fact-opencode-2.browser_network_get`, language);
      await expect(entry(page, "opencode-2.browser_network_get")).toHaveAttribute("open", "");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}

test("in Chinese nothing is left in English, closed or opened", async ({ page }) => {
  await open(page, "?lang=zh", "zh");
  expect(await remainingEnglish(page)).toEqual([]);
  for (const id of [
    "opencode-2.shell",
    "opencode-1.lsp",
    "denial.wordless",
    "team-mode.tm_pty",
    "corrected-usage",
  ])
    await entry(page, id).locator("summary").click();
  await page.locator('details[id="warrant-parent-idle"] > summary').click();
  expect(await remainingEnglish(page)).toEqual([]);
});

test("it asks nobody for anything once it stands", async ({ page, context, baseURL }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page);
  expect(requests.filter((url) => new URL(url).origin !== baseURL && !url.startsWith("data:"))).toEqual([]);
  await context.setOffline(true);
  await field(page).fill("subagent");
  await entry(page, "opencode-2.subagent").locator("summary").click();
  await expect(entry(page, "opencode-2.subagent")).toContainText("providerID/modelID");
});

test("the library leads to it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Places" }).getByRole("link", { name: "Reference" }).click();
  await expect(field(page)).toBeVisible();
  await expect(page).toHaveTitle("Reference · Groundline");
});

test("a claim card names the facts that its rule rests on, with whose word they are, and leads to them", async ({
  page,
}) => {
  const session = new SessionPage(page);
  await session.openFiles([LEAD, CHILD], LEAD_TITLE, "dispatches");
  await session.cell(3, "settled").getByRole("link").first().click();
  const fact = session.card.getByRole("listitem").filter({ hasText: "injection-before-idle" });
  await expect(fact).toHaveText("injection-before-idle: [L] measured on a running host; OpenCode 2, 2.0.18.");
  await fact.getByRole("link").click();
  await expect(entry(page, "injection-before-idle")).toHaveAttribute("open", "");
  await expect(entry(page, "injection-before-idle").locator("summary")).toBeFocused();
});

test.describe("kept", () => {
  test.use({ serviceWorkers: "allow" });

  test("loaded once from the library, it opens without a network, in either language", async ({
    browser,
  }, info) => {
    const site = await KeptSite.of(info.outputPath("site"));
    const context = await site.context(browser);
    const page = await context.newPage();
    await site.visit(page);
    await site.stop();
    await page.goto("/reference/?lang=zh#fact-opencode-2.shell");
    await expect(entry(page, "opencode-2.shell")).toContainText("每次调用都询问");
    await page.goto("/reference/?lang=en&q=shell");
    await expect(entry(page, "opencode-2.shell")).toContainText("Runs a command line");
    await context.close();
  });
});
