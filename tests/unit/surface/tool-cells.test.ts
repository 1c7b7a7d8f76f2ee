// What holds of a tool at a moment: own statements, lists, what goes on, and unknown where nothing reaches.

import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { type ToolCell, toolTable } from "@/lib/surface/tool-cells.ts";
import { groupedTools } from "@/lib/surface/tool-groups.ts";
import { toolsModel } from "@/lib/surface/tools-model.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { assistant, session1, user } from "@/tests/scenario/rows-1.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import {
  agentSwitch,
  calling,
  completed1,
  executing,
  unavailable1,
  unknownTool,
} from "@/tests/scenario/surfaces.ts";

const written = ({ parts, unknown }: ToolCell): string =>
  parts.length === 0
    ? `unknown by ${unknown?.claim}`
    : parts
        .map(
          ({ door, reach, standing, isCarried }) =>
            `${standing} ${reach} at ${door}${isCarried ? ", carried" : ""}`,
        )
        .join(" | ");

const two = (...rows: readonly Json[]) => analysed(session("ses_lead", [prompt(1), ...rows]));

describe("cells", () => {
  test("what was called is observed at its moment and goes on as an inference", () => {
    const table = toolTable(
      two(calling(2, "mcp_a"), agentSwitch(4, "plan"), calling(6, "mcp_b")).toolSurfaces,
    );
    expect(written(table.cellAt("mcp_a", 0))).toBe("observed direct at direct");
    expect(written(table.cellAt("mcp_a", 1))).toBe("inferred direct at direct, carried");
    expect(written(table.cellAt("mcp_b", 0))).toBe("unknown by ses_lead/tools/others");
    expect(table.cellAt("mcp_a", 1).parts[0]?.claim).toMatch(/\/tools\/continues$/);
  });

  test("a stated list answers for every tool, at its moment and no other", () => {
    const listed = [
      completed1("call_a", "read", 3),
      unavailable1("call_b", "lsp", "bash", 5),
      completed1("call_c", "grep", 8),
    ];
    const { toolSurfaces } = analysed(session1([user(1), assistant(2, listed, { to: 12 })]));
    const table = toolTable(toolSurfaces);
    expect(written(table.cellAt("read", 0))).toBe("observed direct at direct");
    expect(written(table.cellAt("read", 1))).toBe("computed absent at direct");
    expect(written(table.cellAt("bash", 1))).toBe("observed direct at direct");
    expect(written(table.cellAt("bash", 2))).toBe("inferred direct at direct, carried");
    expect(written(table.cellAt("read", 2))).toMatch(/^unknown by /);
    expect(written(table.cellAt("nobody_names_it", 1))).toBe("computed absent at direct");
  });

  test("that a tool was not there is an answer to one request: before and after it nothing is known", () => {
    const table = toolTable(
      two(
        calling(2, "mcp_a"),
        agentSwitch(4, "plan"),
        unknownTool(6, "mcp_a"),
        agentSwitch(8, "build"),
        calling(10, "mcp_b"),
      ).toolSurfaces,
    );
    expect([0, 1, 2].map((place) => written(table.cellAt("mcp_a", place)))).toEqual([
      "observed direct at direct",
      "observed absent at direct",
      expect.stringMatching(/^unknown by .*switch.*\/tools\/others$/),
    ]);
    const [first] = two(calling(2, "mcp_b"), agentSwitch(4, "plan"), unknownTool(6, "mcp_a")).toolSurfaces;
    expect(written(toolTable(first === undefined ? [] : [first]).cellAt("mcp_a", 0))).toMatch(/^unknown/);
  });

  test("what a rule takes away goes on, also over an answer that it explains", () => {
    const rules: readonly JsonObject[] = [{ action: "mcp_a", resource: "*", effect: "deny" }];
    const rows = [
      prompt(1),
      calling(2, "mcp_b"),
      agentSwitch(4, "plan"),
      unknownTool(6, "mcp_a"),
      agentSwitch(8, "build"),
      calling(10, "mcp_c"),
    ];
    const table = toolTable(analysed(session("ses_lead", rows, { rules })).toolSurfaces);
    expect([0, 1, 2].map((place) => table.cellAt("mcp_a", place).parts.map(({ reach }) => reach))).toEqual([
      ["removed-by-rule", "removed-by-rule"],
      ["absent", "removed-by-rule"],
      ["removed-by-rule", "removed-by-rule"],
    ]);
  });

  test("two doors are two parts; an observation stands before an inference of the same door", () => {
    const table = toolTable(two(executing(2, { read: "completed" }), calling(4, "read")).toolSurfaces);
    expect(written(table.cellAt("read", 0))).toBe(
      "observed direct at direct | observed via-execute at execute",
    );
  });

  test("inside execute only: the direct door answered, the other one is the registry's", () => {
    const table = toolTable(two(unknownTool(2, "browser_tabs_open")).toolSurfaces);
    expect(written(table.cellAt("browser_tabs_open", 0))).toBe(
      "observed absent at direct | inferred via-execute at execute",
    );
  });

  test("what could not be decided opens its own explanation", () => {
    const table = toolTable(two(executing(2, { "browser.page.click": "error" })).toolSurfaces);
    expect(written(table.cellAt("browser_page_click", 0))).toMatch(/execute:browser_page_click\/reach$/);
  });

  test("with only live-observed values nothing goes on and no registry speaks", () => {
    const analysis = two(calling(2, "mcp_a"), agentSwitch(4, "plan"), calling(6, "mcp_b"));
    const { timeline, ...rest } = analysis;
    const { view } = withoutInferred({ ...rest, timeline: { ...timeline } });
    const table = toolTable(view.toolSurfaces);
    expect(table.tools).toEqual(["mcp_a", "mcp_b"]);
    expect(table.cellAt("mcp_a", 1)).toMatchObject({ parts: [], isHidden: true });
    expect(table.cellAt("mcp_b", 0)).toMatchObject({ parts: [], isHidden: false });
  });
});

test("groups go by the best that any moment says of a tool", () => {
  const rules: readonly JsonObject[] = [{ action: "glob", resource: "*", effect: "deny" }];
  const rows = [prompt(1), calling(2, "read"), unknownTool(3, "nosuch"), executing(5, { "a.b": "error" })];
  const { toolSurfaces } = analysed(session("ses_lead", rows, { rules }));
  expect(groupedTools(toolTable(toolSurfaces)).map(({ group, tools }) => [group, tools.length])).toEqual([
    ["called", 2],
    ["removed", 1],
    ["absent", 1],
    ["undecided", 1],
    ["host", 60],
  ]);
});

test("a model has one entry per session, though a session stand in two files", () => {
  const analysis = analysed(session("ses_a", [prompt(1), calling(2, "read")]), session("ses_b", [prompt(1)]));
  expect(toolsModel(analysis).map(({ session: id, format }) => [id, format])).toEqual([
    ["ses_a", "opencode-2"],
    ["ses_b", "opencode-2"],
  ]);
});
