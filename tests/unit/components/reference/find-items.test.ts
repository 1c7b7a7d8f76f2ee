// Which entries of the Reference fit what was typed and chosen, and where a word was found that is not to be seen in the line.

import { describe, expect, test } from "vitest";
import { findItems, NO_QUERY, type ReferenceQuery } from "@/components/reference/find-items.ts";
import { itemsOf, SECTIONS } from "@/components/reference/reference-items.ts";
import { FACTS } from "@/lib/knowledge/hosts/facts.ts";
import { PERMISSION_ACTIONS } from "@/lib/knowledge/hosts/permission-actions.ts";
import { RENAMED_TOOLS } from "@/lib/knowledge/hosts/renames.ts";
import { WARRANTS } from "@/lib/knowledge/warrants.ts";
import { facts as en } from "@/lib/words/en/facts/index.ts";
import { en as words } from "@/lib/words/en/index.ts";
import { facts as zh } from "@/lib/words/zh/facts/index.ts";

const items = itemsOf(FACTS, PERMISSION_ACTIONS, {
  language: "en",
  facts: { en, zh },
  claim: words.claim,
  standing: words.common.standing,
});
const find = (query: Partial<ReferenceQuery>) => findItems(items, { ...NO_QUERY, ...query });
const anchors = (query: Partial<ReferenceQuery>) => find(query).map(({ item }) => item.anchor);

test("every record, renamed tool and rule is an entry, in a section of the page, under an anchor of its own", () => {
  expect(items).toHaveLength(
    FACTS.length + PERMISSION_ACTIONS.length + RENAMED_TOOLS.length + WARRANTS.length,
  );
  expect(new Set(items.map(({ anchor }) => anchor)).size).toBe(items.length);
  expect(items.filter(({ section }) => !SECTIONS.includes(section))).toEqual([]);
});

describe("what was typed", () => {
  test("nothing finds everything", () => {
    expect(find({})).toHaveLength(items.length);
    expect(find({ text: "   " })).toHaveLength(items.length);
  });

  test("every word has to stand somewhere in an entry, in either case", () => {
    expect(anchors({ text: "BROWSER_fill_form", kind: "tool" })).toEqual([
      "fact-opencode-2.browser_fill_form",
    ]);
    expect(anchors({ text: "maxwidth quality" })).toEqual(["fact-opencode-2.browser_screenshot"]);
    expect(anchors({ text: "maxwidth filePath" })).toEqual([]);
  });

  test("where a word stands is said, unless name or sentence show it", () => {
    const where = (text: string, anchor: string) =>
      find({ text }).find(({ item }) => item.anchor === anchor)?.where?.what ?? null;
    expect(where("fileID", "fact-opencode-2.browser_files_get")).toBe("parameter");
    expect(where("browser_files_get", "fact-opencode-2.browser_files_get")).toBeNull();
    expect(where("截图", "fact-opencode-2.browser_screenshot")).toBe("other-language");
    expect(where("textGone", "fact-opencode-2.browser_wait")).toBe("value");
    expect(where("UnknownTool", "fact-opencode-2.execute")).toBe("text");
  });

  test("an action is found by its name and by each of its tools", () => {
    expect(anchors({ kind: "action", text: "doom_loop" })).toEqual(["action-opencode-1.doom_loop"]);
    expect(anchors({ kind: "action", text: "browser_heap_query" })).toEqual(["action-opencode-2.browser"]);
    expect(anchors({ kind: "action", text: "apply_patch" })).toEqual(["action-opencode-1.edit"]);
  });

  test.each([
    ["OpenCode 1", { host: "opencode-1" }],
    ["TeamMode", { host: "team-mode" }],
    ["[B]", { tag: "host-source" }],
    ["[L]", { tag: "live" }],
    ["measured on a running host", { tag: "live" }],
    ["superseded", { status: "superseded" }],
  ] as const)("%j finds at least all that wear it", (text, filter) => {
    expect(anchors(filter).length).toBeGreaterThan(0);
    expect(anchors({ text })).toEqual(expect.arrayContaining(anchors(filter)));
  });

  test("a host of two words is one: its number is no other number", () => {
    const found = find({ text: "opencode 1" });
    expect(found.some(({ item }) => item.anchor === "fact-opencode-2.read")).toBe(false);
    expect(anchors({ text: "edit opencode 1", kind: "tool" })).toContain("fact-opencode-1.edit");
    expect(anchors({ text: "edit opencode 1", kind: "tool" })).not.toContain("fact-opencode-1.read");
  });

  test("a heading finds its section, a standing the rules that reach it, and neither is said as a place", () => {
    const actions = find({ text: "Permission actions" }).filter(({ item }) => item.section === "actions");
    expect(actions).toHaveLength(PERMISSION_ACTIONS.length);
    expect(actions.every(({ where }) => where === null)).toBe(true);
    const ceilings = WARRANTS.filter(({ ceiling }) => ceiling === "inferred").map(
      ({ id }) => `warrant-${id}`,
    );
    expect(anchors({ text: "inferred", kind: "warrant" })).toEqual(expect.arrayContaining(ceilings));
    expect(anchors({ text: "inferred", kind: "warrant" })).not.toContain("warrant-stated");
  });

  test("full-width letters find plain ones", () => {
    expect(anchors({ text: "ｓｈｅｌｌ" })).toEqual(anchors({ text: "shell" }));
  });
});

describe("filters", () => {
  test("each leaves what fits it, and all together what fits all", () => {
    expect(find({ kind: "warrant" })).toHaveLength(WARRANTS.length);
    expect(find({ kind: "action" })).toHaveLength(PERMISSION_ACTIONS.length);
    expect(find({ kind: "rename" })).toHaveLength(RENAMED_TOOLS.length);
    expect(find({ host: "opencode-2", kind: "tool" })).toHaveLength(63);
    expect(find({ status: "superseded" }).every(({ item }) => item.status === "superseded")).toBe(true);
    expect(find({ tag: "live" }).every(({ item }) => item.authority.includes("live"))).toBe(true);
    expect(find({ kind: "tool", status: "open" })).toEqual([]);
  });

  test("a rule behind claims belongs to no host", () => {
    expect(find({ kind: "warrant", host: "opencode-2" })).toEqual([]);
  });
});
