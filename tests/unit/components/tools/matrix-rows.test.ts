// Rows of the tool matrix: groups in their order, what is folded at first, and what a filter leaves.

import { expect, test } from "vitest";
import { type MatrixRow, matrixRows } from "@/components/tools/matrix-rows.ts";
import type { ToolGroup } from "@/lib/surface/tool-groups.ts";
import { toolsModel } from "@/lib/surface/tools-model.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { calling, executing } from "@/tests/scenario/surfaces.ts";

const [tools] = toolsModel(
  analysed(
    session("ses_lead", [prompt(1), calling(2, "read"), executing(4, { "browser.tabs.open": "completed" })]),
  ),
);

function rows(turned: readonly ToolGroup[] = [], filter = ""): readonly MatrixRow[] {
  if (tools === undefined) throw new Error("no session");
  return matrixRows(tools, turned, filter);
}

const short = (row: MatrixRow) =>
  row.kind === "tool"
    ? row.tool
    : row.kind === "group"
      ? `${row.group} ${row.count} ${row.isOpen}`
      : row.kind;

test("what was called stands open and first; what the host brings is folded, and every other tool comes last", () => {
  expect(rows().map(short)).toEqual([
    "called 3 true",
    "read",
    "execute",
    "browser_tabs_open",
    "host 60 false",
    "others",
  ]);
});

test("a group that is turned stands the other way", () => {
  expect(rows(["called"]).map(short)).toEqual(["called 3 false", "host 60 false", "others"]);
  expect(rows(["host"])).toHaveLength(4 + 61 + 1);
});

test("a filter opens the groups that hold a match, by either spelling, and leaves no row for other tools", () => {
  expect(rows([], "tabs.open").map(short)).toEqual(["called 1 true", "browser_tabs_open"]);
  expect(rows(["called"], " LIGHTHOUSE ").map(short)).toEqual(["host 1 true", "browser_lighthouse"]);
  expect(rows([], "nobody brings it")).toEqual([]);
});
