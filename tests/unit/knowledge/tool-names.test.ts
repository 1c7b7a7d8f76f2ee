// The lists of built-in tools: how many there are, that each has one name, and by which spellings it is found.

import { describe, expect, test } from "vitest";
import type { KnownTool } from "@/lib/knowledge/hosts/known-tool.ts";
import { NAMES_GONE, RENAMED_TOOLS } from "@/lib/knowledge/hosts/renames.ts";
import { catalogueTokens } from "@/lib/knowledge/hosts/surface-rule.ts";
import { knownTool, knownTools, nameIn2, spellings } from "@/lib/knowledge/hosts/tool-names.ts";
import { toolPermission } from "@/lib/knowledge/tool-permissions.ts";

/** What every provider takes as the name of a tool, and how the host makes one of a path: facts of the Reference. */
const PROVIDER_SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;
const flatNameOf = (path: string) => path.replace(/[^a-zA-Z0-9_-]/g, "_");

const two = knownTools("opencode-2");
const one = knownTools("opencode-1");
const below = (tools: readonly KnownTool[], namespace: string) =>
  tools.filter(({ codePath }) => codePath?.startsWith(`${namespace}.`));

describe("the tools of OpenCode 2.0.16", () => {
  test("are 12 of the core, execute, 5 that manage OpenCode and 45 of the browser", () => {
    const direct = two.filter(({ door }) => door === "direct").map(({ name }) => name);
    expect(direct).toHaveLength(12 + 1);
    expect(direct).toContain("execute");
    expect(below(two, "opencode")).toHaveLength(5);
    expect(below(two, "browser")).toHaveLength(45);
    expect(two).toHaveLength(12 + 1 + 5 + 45);
  });

  test("have one flat name each, and every provider takes it", () => {
    const names = two.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !PROVIDER_SAFE_NAME.test(name))).toEqual([]);
  });

  test("flat name and path in Code Mode are two spellings of one registration", () => {
    const derived = two.flatMap(({ codePath }) => (codePath === null ? [] : [flatNameOf(codePath)]));
    expect(derived).toEqual(two.filter(({ codePath }) => codePath !== null).map(({ name }) => name));
  });

  test("are found by each of their spellings, and nothing else is", () => {
    const open = knownTool("opencode-2", "browser_tabs_open");
    expect(open).not.toBeNull();
    expect(knownTool("opencode-2", "browser.tabs.open")).toBe(open);
    expect(knownTool("opencode-2", "tools.browser.tabs.open")).toBe(open);
    expect(two.flatMap(spellings).filter((name) => knownTool("opencode-2", name) === null)).toEqual([]);
    expect(knownTool("opencode-2", "browser")).toBeNull();
    expect(knownTool("opencode-2", "bash")).toBeNull();
  });

  test("what changes files is governed by edit, and the browser by one action that nobody asks", () => {
    const governedBy = (action: string) => two.filter((tool) => tool.action === action);
    expect(governedBy("edit").map(({ name }) => name)).toEqual(["write", "edit", "patch"]);
    expect(governedBy("browser")).toHaveLength(45);
    expect(governedBy("browser").filter(({ asked }) => asked !== "never")).toEqual([]);
  });
});

describe("the tools of OpenCode 1.x and what became of them", () => {
  test("each of 1.x that is not renamed is a tool of 2.x, or is named as gone", () => {
    const lost = one.filter(({ name }) => {
      const now = nameIn2(name);
      return now !== null && knownTool("opencode-2", now) === null;
    });
    // Ways of 1.x to answer a call of no tool, to change to the plan and to read what MCP servers hold: no document says what became
    // of them in 2.x.
    expect(lost.map(({ name }) => name)).toEqual([
      "plan_enter",
      "plan_exit",
      "list_mcp_resources",
      "list_mcp_resource_templates",
      "read_mcp_resource",
      "invalid",
    ]);
  });

  test("a renamed tool is a tool of both lines, and its old name is none of 2.x", () => {
    for (const { from, to } of RENAMED_TOOLS) {
      expect(knownTool("opencode-1", from), from).not.toBeNull();
      if (to !== null) expect(knownTool("opencode-2", to), to).not.toBeNull();
    }
    expect(NAMES_GONE.filter((name) => knownTool("opencode-2", name) !== null)).toEqual([]);
  });

  test("a name that is not known stays as it is", () => {
    expect(nameIn2("github_search")).toBe("github_search");
    expect(nameIn2("bash")).toBe("shell");
    expect(nameIn2("todowrite")).toBeNull();
  });
});

test("the catalogue counts four characters as one token, rounded", () => {
  expect([0, 1, 2, 6, 8001].map(catalogueTokens)).toEqual([0, 0, 1, 2, 2000]);
});

test("what evaluates rules asks for each tool under the action that is known of it", () => {
  const differing = [...one, ...two]
    .filter(({ action, codePath }) => action !== null && codePath === null)
    .filter(({ host, name, action }) => toolPermission(host, name).action !== action);
  expect(differing.map(({ host, name }) => `${host} ${name}`)).toEqual([]);
});
