// The doors of a plugin beside the host's own: what of them is written and what is our reading.

import { expect, test } from "vitest";
import { factOf } from "@/lib/knowledge/hosts/facts.ts";
import { knownTools } from "@/lib/knowledge/hosts/tool-names.ts";
import { doorsBy, isReading, PLUGIN_DOORS, warrantOfDoor } from "@/lib/knowledge/plugin-doors.ts";
import { WARRANTS } from "@/lib/knowledge/warrants.ts";
import { HEADINGS } from "./source-headings.ts";

const verdictOf = (plugin: (typeof PLUGIN_DOORS)[number]["plugin"]) => {
  const record = factOf(`team-mode.${plugin}`);
  if (record?.kind !== "verdict") throw new Error(`no verdict on ${plugin}`);
  return record;
};

test("one of nine is written, the others are our reading and claimed under a rule that says so", () => {
  expect(PLUGIN_DOORS).toHaveLength(9);
  expect(PLUGIN_DOORS.filter((door) => !isReading(door)).map(({ plugin }) => plugin)).toEqual(["tm_browser"]);
  expect(new Set(PLUGIN_DOORS.filter(isReading).map(warrantOfDoor))).toEqual(
    new Set(["plugin-door-by-reading"]),
  );
  const authority = WARRANTS.find(({ id }) => String(id) === "plugin-door-by-reading")?.authority;
  expect(authority).toBe("unknown");
});

test("each names a section of the page, an action of the host's tools, and what the verdict says of it", () => {
  for (const { plugin, action, source, basis } of PLUGIN_DOORS) {
    const isHeading = HEADINGS.some(
      ({ document, section }) => document === source.document && section === source.section,
    );
    expect(isHeading, plugin).toBe(true);
    expect(
      knownTools("opencode-2").some((tool) => tool.action === action),
      plugin,
    ).toBe(true);
    const { verdict, inPlace } = verdictOf(plugin);
    expect(basis === "replaced", plugin).toBe(verdict === "retired");
    expect(inPlace.length, plugin).toBeGreaterThan(0);
  }
});

test("the Reference lists all of them, each under how far it is written", () => {
  const record = factOf("plugin-doors");
  const lists = record?.kind === "rule" ? record.lists.map(({ what, values }) => [what, values]) : [];
  expect(lists).toEqual([
    ["doors-open", doorsBy("open")],
    ["doors-replaced", doorsBy("replaced")],
    ["doors-compared", doorsBy("compared")],
  ]);
  expect(record?.authority).toContain("unknown");
});
