// On a phone the rows of most tables are blocks, and Dispatches is a list (dispatches.spec.ts). What Chromium tells a screen
// reader must still be a table: its rows, its cells, and the heads that name them.

import { expect, type Page, test } from "@playwright/test";
import { CHILD, LEAD, LEAD_TITLE } from "./pages/library-page.ts";
import { SessionPage, type Tab } from "./pages/session-page.ts";
import { permissionFiles, REFUSED_TITLE } from "./permission-files.ts";

test.use({ viewport: { width: 390, height: 844 } });

interface TableTree {
  readonly rows: number;
  readonly cells: number;
  readonly heads: readonly string[];
}

/** The first table of that name in Chromium's own accessibility tree. */
async function tableTree(page: Page, name: string | RegExp): Promise<TableTree> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const nameOf = (node: (typeof nodes)[number]) => String(node.name?.value ?? "");
  const table = nodes.find(
    (node) => !node.ignored && node.role?.value === "table" && nameOf(node).match(name) !== null,
  );
  if (table === undefined) throw new Error(`no table ${name} among ${nodes.map(nameOf).join(" | ")}`);
  const below = (id: string): typeof nodes => {
    const node = byId.get(id);
    return node === undefined
      ? []
      : [...(node.ignored ? [] : [node]), ...(node.childIds ?? []).flatMap(below)];
  };
  const inside = (table.childIds ?? []).flatMap(below);
  const count = (...roles: readonly string[]) =>
    inside.filter((node) => roles.includes(String(node.role?.value))).length;
  return {
    rows: count("row"),
    cells: count("cell", "gridcell", "rowheader"),
    heads: inside.filter((node) => node.role?.value === "columnheader").map(nameOf),
  };
}

const SCREENS: readonly (readonly [Tab, string | RegExp, string])[] = [
  ["overview", /Dispatches/, "Agent"],
  ["timeline", /./, "Lane"],
  ["tools", "Reach of each tool at each moment", "Tool"],
];

for (const [tab, name, head] of SCREENS) {
  test(`${tab} at 390 px is told as a table`, async ({ page }) => {
    const session = new SessionPage(page);
    await session.openFiles([LEAD, CHILD], LEAD_TITLE, tab);
    await expect(page.getByRole("table", { name }).first()).toBeVisible();
    const tree = await tableTree(page, name);
    expect(tree.rows).toBeGreaterThan(1);
    expect(tree.cells).toBeGreaterThanOrEqual(tree.rows - 1);
    expect(tree.heads.join(" | ")).toContain(head);
  });
}

test("decisions and rules at 390 px are told as tables", async ({ page }) => {
  const files = permissionFiles(test.info());
  const session = new SessionPage(page);
  await session.openFiles([files.lead, files.child], REFUSED_TITLE, "permissions");
  await expect(page.getByRole("table", { name: "Decisions", exact: true })).toBeVisible();
  for (const name of [/^Decisions$/, /^Rules$/]) {
    const tree = await tableTree(page, name);
    expect(tree.rows).toBeGreaterThan(1);
    expect(tree.cells).toBeGreaterThan(tree.rows);
    expect(tree.heads.length).toBeGreaterThan(3);
  }
});

test("the parameters of a tool at 390 px are told as a table", async ({ page }) => {
  await page.goto("/reference/");
  await page.getByRole("searchbox").first().fill("webfetch");
  await page.locator("details.fact > summary").first().click();
  await expect(page.locator(".parameter-table").first()).toBeVisible();
  const tree = await tableTree(page, /./);
  expect(tree.rows).toBeGreaterThan(1);
  expect(tree.heads.length).toBeGreaterThan(1);
});
