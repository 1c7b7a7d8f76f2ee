// The simulated catalogue: form of an entry, where a first line is cut, what the budget holds; and the texts it is made from.

import { describe, expect, test } from "vitest";
import { simulateCatalogue } from "@/lib/surface/catalogue.ts";
import { hostCatalogue } from "@/lib/surface/host-catalogue.ts";
import { MOST_CHARACTERS, MOST_TOOLS, toolsInText } from "@/lib/surface/tool-text.ts";

const toolOf = (path: string, description = "", signature = `${path}()`) => ({
  path,
  signature,
  description,
});

describe("entries", () => {
  test("signature and first line, the first line cut at 120 characters", () => {
    const [entry] = simulateCatalogue([toolOf("a.b", `${"x".repeat(121)}\nmore`)]).entries;
    expect(entry?.line).toBe(`  - a.b() // ${"x".repeat(120)}`);
    expect([entry?.isCut, entry?.left]).toEqual([true, 6]);
  });

  test("exactly 120 characters are not cut; without a description no comment stands", () => {
    const [full, bare] = simulateCatalogue([toolOf("a.b", "y".repeat(120)), toolOf("a.c")]).entries;
    expect([full?.isCut, full?.left, bare?.line]).toEqual([false, 0, "  - a.c()"]);
  });
});

describe("characters", () => {
  test("a character of two units is not cut in half; one of one unit counts as one", () => {
    const [paired, han] = simulateCatalogue([
      toolOf("a.b", `${"x".repeat(119)}😀 and more`),
      toolOf("a.c", "字".repeat(121)),
    ]).entries;
    expect(paired?.line).toBe(`  - a.b() // ${"x".repeat(119)}`);
    expect([paired?.isCut, paired?.left]).toEqual([true, 11]);
    expect(han?.line.endsWith(`// ${"字".repeat(120)}`)).toBe(true);
  });
});

describe("budget", () => {
  test.each([
    [8000, 2000, false],
    [8001, 2000, false],
    [8002, 2001, true],
  ])("%i characters are %i tokens", (characters, wanted, isPartial) => {
    const frame = "  - a() // ".length + 1;
    const lines = Array.from({ length: 62 }, () => toolOf("a", "z".repeat(120 - frame)));
    const rest = toolOf("a", "", "q".repeat(characters - 62 * 120 - "  - ".length - 1));
    const catalogue = simulateCatalogue([...lines, rest]);
    expect(catalogue).toMatchObject({ wanted, isPartial });
    expect(catalogue.entries.filter(({ isListed }) => isListed)).toHaveLength(isPartial ? 62 : 63);
  });

  test("2,000 at four characters each: what fits is whole, one more makes it partial", () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => toolOf(`t${index % 10}`, "z".repeat(66)));
    const line = "  - t0() // ".length + 66 + 1;
    const fits = Math.floor(8000 / line);
    expect(simulateCatalogue(many(fits)).isPartial).toBe(false);
    const over = simulateCatalogue(many(fits + 3));
    expect(over.isPartial).toBe(true);
    expect(over.tokens).toBeLessThanOrEqual(over.budget);
    expect(over.wanted).toBeGreaterThan(over.budget);
  });

  test("namespaces are listed before entries, whatever the budget", () => {
    const { namespaces, isPartial } = simulateCatalogue([toolOf("b.x"), toolOf("a.y"), toolOf("plain")], 1);
    expect(namespaces).toEqual([
      { name: "a", tools: 1, listed: 0 },
      { name: "b", tools: 1, listed: 0 },
    ]);
    expect(isPartial).toBe(true);
  });

  test("no tools: nothing is listed and nothing is partial", () => {
    expect(simulateCatalogue([])).toMatchObject({ entries: [], tokens: 0, wanted: 0, isPartial: false });
  });

  test("the host's own 50 tools have their paths and parameters", () => {
    const host = hostCatalogue();
    expect(host).toHaveLength(50);
    expect(host.find(({ path }) => path === "browser.tabs.open")?.signature).toBe(
      "browser.tabs.open(input: { url?: string; focus?: boolean })",
    );
  });
});

describe("pasted text", () => {
  test.each([
    ["a list of names", '["a.b", "c"]', ["a.b", "c"]],
    ["definitions", '[{"name": "a_b", "description": "Does."}]', ["a_b"]],
    ["a provider's form", '{"tools": [{"type": "function", "function": {"name": "f"}}]}', ["f"]],
    ["an object by name", '{"x": {"description": "X."}, "y": {}}', ["x", "y"]],
    ["lines", "a.b(input: { c: string }): Tab // Opens.\n- tools.d.e\nf: does f", ["a.b", "d.e", "f"]],
    ["nothing", "   ", []],
  ])("%s", (_, text, paths) => {
    expect(toolsInText(text).tools.map(({ path }) => path)).toEqual(paths);
  });

  test("a signature is made from the schema of the input", () => {
    const text = JSON.stringify([
      {
        name: "a",
        inputSchema: { properties: { n: { type: "integer" }, s: { type: "string" } }, required: ["s"] },
      },
    ]);
    expect(toolsInText(text).tools[0]?.signature).toBe("a(input: { n?: number; s: string })");
  });

  test.each([
    ["a sentence", "Please list my tools, and be quick about it!", 1],
    ["members that name nothing", '[{"description": "?"}, 3, null]', 3],
  ])("%s is counted as not read", (_, text, unread) => {
    expect(toolsInText(text)).toMatchObject({ tools: [], unread });
  });

  test("JSON that does not parse is said to be that, and is not read as lines", () => {
    const text = "{\nname: weather\nbrowser.tabs.open()\n";
    expect(toolsInText(text)).toEqual({ tools: [], unread: 0, beyond: 0, cut: 0, form: "broken-json" });
  });

  test.each([
    ["lines", Array.from({ length: MOST_TOOLS + 3 }, (_, index) => `t${index}`).join("\n")],
    ["members", JSON.stringify(Array.from({ length: MOST_TOOLS + 3 }, (_, index) => `t${index}`))],
  ])("%s after the most that are read are counted as not looked at, not as naming no tool", (_, text) => {
    const { tools, unread, beyond } = toolsInText(text);
    expect([tools.length, unread, beyond]).toEqual([MOST_TOOLS, 0, 3]);
  });

  test("characters after the most that are read are counted", () => {
    expect(toolsInText(`a.b${" ".repeat(MOST_CHARACTERS)}`)).toMatchObject({ unread: 0, cut: 3 });
  });

  test("a line of the catalogue itself comes back as it was", () => {
    const { tools } = toolsInText("  - browser.tabs.open(input: { url?: string }): Tab // Opens a tab.");
    expect(simulateCatalogue(tools).entries[0]?.line).toBe(
      "  - browser.tabs.open(input: { url?: string }): Tab // Opens a tab.",
    );
  });
});
