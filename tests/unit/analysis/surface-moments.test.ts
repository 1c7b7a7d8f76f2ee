// One row per distinct surface: what opens one, what is only counted, what is presumed to go on.

import { expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, bashError, session1, user } from "@/tests/scenario/rows-1.ts";
import { session } from "@/tests/scenario/rows-2.ts";
import {
  agentSwitch,
  asked,
  calling,
  compaction,
  completed1,
  executing,
  reachOf,
  surface,
  two,
  unavailable1,
  unknownTool,
} from "@/tests/scenario/surfaces.ts";

test("a session without any request is one surface of which nothing is observed", () => {
  const { occasions, number, continues } = surface(analysed(session("ses_lead", [])));
  expect([occasions, number, continues]).toEqual([["session-start"], 1, null]);
});

test("switches before the first request are the start's own", () => {
  const analysis = two(agentSwitch(2, "team"), asked(calling(3, "read"), { agent: "team" }));
  expect(analysis.toolSurfaces.map(({ occasions, names }) => [occasions, names])).toEqual([
    [["session-start", "agent-switch"], "team"],
  ]);
});

test("moments after which nothing new is known are counted", () => {
  const analysis = two(
    calling(2, "read"),
    compaction(4),
    calling(6, "read"),
    agentSwitch(8, "plan"),
    calling(10, "read"),
  );
  expect(analysis.toolSurfaces.map(({ unchanged }) => unchanged)).toEqual([
    { "agent-switch": 1, compaction: 1 },
  ]);
  expect(surface(analysis).tools[0]?.calls).toBe(3);
});

test("holds: reach-carried-over · after a switch that shows another tool, what was known before is presumed to go on", () => {
  const analysis = two(
    calling(2, "read"),
    agentSwitch(4, "plan"),
    asked(calling(6, "grep"), { agent: "plan" }),
  );
  const second = surface(analysis, 2);
  expect([second.occasions, second.names]).toEqual([["agent-switch"], "plan"]);
  expect(said(second.continues ?? second.at)).toBe('inferred "ses_lead/tools" by reach-carried-over');
  expect(reachOf(analysis, "grep", 2)).toEqual(['observed "direct" by tool-call-completed at direct']);
});

test("what a call shows is observed of its own surface only", () => {
  const analysis = two(calling(2, "mcp_a"), agentSwitch(4, "plan"), calling(6, "mcp_b"));
  expect(reachOf(analysis, "mcp_b", 1)).toEqual([]);
  expect(reachOf(analysis, "mcp_a", 2)).toEqual([]);
});

test("must not: reach-carried-over · a list says all there was, so nothing goes on by presumption", () => {
  const analysis = analysed(
    session1([
      user(1),
      assistant(2, [completed1("call_a", "read", 3), unavailable1("call_b", "lsp", "bash", 5)], { to: 9 }),
    ]),
  );
  expect(surface(analysis, 2).continues).toBeNull();
  expect(surface(analysis, 1).continues).toBeNull();
});

test("the same list again changes nothing; another list is another surface", () => {
  const analysis = analysed(
    session1([
      user(1),
      assistant(
        2,
        [
          unavailable1("call_a", "lsp", "bash, read", 3),
          unavailable1("call_b", "lsp", "read, bash", 5),
          unavailable1("call_c", "lsp", "read", 7),
        ],
        { to: 9 },
      ),
    ]),
  );
  expect(analysis.toolSurfaces.map(({ occasions, tools }) => [occasions[0], tools[0]?.tools])).toEqual([
    ["session-start", undefined],
    ["stated-list", ["bash", "read"]],
    ["stated-list", ["read"]],
  ]);
});

test("a call that ran against the list opens a surface of its own, and the list no longer answers", () => {
  const analysis = analysed(
    session1([
      user(1),
      assistant(2, [unavailable1("call_a", "lsp", "bash", 3), completed1("call_b", "read", 6)], { to: 9 }),
    ]),
  );
  const last = surface(analysis, 3);
  expect([last.occasions, said(last.others)]).toEqual([["host-answer"], "unknown: not recorded"]);
  expect(reachOf(analysis, "read", 3)).toEqual(['observed "direct" by tool-call-completed at direct']);
});

test("an answer that contradicts an earlier call opens a surface where no row does", () => {
  const analysis = two(calling(2, "mcp_a"), unknownTool(4, "mcp_a"), unknownTool(6, "mcp_a"));
  expect(analysis.toolSurfaces.map(({ occasions }) => occasions)).toEqual([
    ["session-start"],
    ["host-answer"],
  ]);
});

test("in 1.x the next step's own agent shows the switch; the summary of a compaction is none", () => {
  const step = (seconds: number, agent: string, name: string, more: JsonObject = {}): JsonObject => {
    const row = assistant(seconds, [completed1(`call_${seconds}`, name, seconds)], { to: seconds + 2 });
    const { info } = row;
    if (typeof info !== "object" || info === null || Array.isArray(info)) throw new Error("no info");
    return { ...row, info: { ...info, agent, mode: agent, ...more } };
  };
  const analysis = analysed(
    session1([
      user(1),
      step(2, "build", "read"),
      step(5, "compaction", "read", { summary: true }),
      step(8, "plan", "grep"),
    ]),
  );
  expect(analysis.toolSurfaces.map(({ occasions, names }) => [occasions[0], names])).toEqual([
    ["session-start", "build"],
    ["agent-switch", "plan"],
  ]);
});

test("holds: direct-door-closed · called directly, then unknown, then completed inside execute", () => {
  const analysis = two(calling(2, "mcp_a"), unknownTool(4, "mcp_a"), executing(6, { mcp_a: "completed" }));
  expect(reachOf(analysis, "mcp_a", 2)).toEqual([
    'observed "absent" by tool-answered-unknown at direct',
    'inferred "removed-from-request" by direct-door-closed at direct',
    'observed "via-execute" by nested-call-completed at execute',
  ]);
});

test.each([
  ["it was never called directly", [unknownTool(4, "mcp_a"), executing(6, { mcp_a: "completed" })], 1],
  ["no call inside execute was completed", [calling(2, "mcp_a"), unknownTool(4, "mcp_a")], 2],
])("must not: direct-door-closed · %s", (_, rows, number) => {
  expect(reachOf(two(...rows), "mcp_a", number).join()).not.toContain("direct-door-closed");
});

// The Reference has it that such a name is not there inside `execute` (native-names-in-execute).
test("must not: direct-door-closed · the host's own tool has no door inside execute that could have stayed open", () => {
  const analysis = two(calling(2, "shell"), unknownTool(4, "shell"), executing(6, { shell: "completed" }));
  expect(reachOf(analysis, "shell", 2)).toEqual([
    'observed "absent" by tool-answered-unknown at direct',
    'observed "via-execute" by nested-call-completed at execute',
  ]);
});

test("holds: reach-differs · a tool that was called and then found missing is known to differ", () => {
  const analysis = two(calling(2, "mcp_a"), agentSwitch(4, "plan"), unknownTool(6, "mcp_a"));
  const { changes, at } = surface(analysis, 2);
  expect(said(changes ?? at)).toBe('computed ["mcp_a"] by reach-differs');
  const marks = analysis.timeline.moments.filter(({ kind }) => kind === "surface");
  expect(marks.map(({ text, standing }) => [text, standing])).toEqual([["mcp_a", "computed"]]);
});

test("a list without a tool that was only refused before differs by inference", () => {
  const error = "The user rejected permission to use this specific tool call.";
  const analysis = analysed(
    session1([
      user(1),
      assistant(2, [bashError("call_a", 3, error), unavailable1("call_b", "lsp", "read", 6)], { to: 9 }),
    ]),
  );
  const { changes, at } = surface(analysis, 2);
  expect(said(changes ?? at)).toBe('inferred ["bash"] by reach-differs');
});

test.each([
  [
    "a tool that is only seen for the first time",
    [calling(2, "read"), agentSwitch(4, "plan"), calling(6, "grep")],
    2,
  ],
  ["the start of a session", [calling(2, "read")], 1],
  [
    "another door of the same tool",
    [calling(2, "mcp_a"), agentSwitch(4, "plan"), executing(6, { mcp_a: "completed" })],
    2,
  ],
])("must not: reach-differs · %s is no change, and no mark", (_, rows, number) => {
  const analysis = two(...rows);
  expect(surface(analysis, number).changes).toBeNull();
  expect(analysis.timeline.moments.filter(({ kind }) => kind === "surface")).toEqual([]);
});

test("turns of the same two answers stay a list of that length, not a table of all tools", () => {
  const rows = Array.from({ length: 300 }, (_, index) =>
    index % 2 === 0 ? calling(2 + index, "mcp_a") : unknownTool(2 + index, "mcp_a"),
  );
  const analysis = two(...rows);
  expect(analysis.toolSurfaces).toHaveLength(300);
  expect(analysis.toolSurfaces.flatMap(({ tools }) => tools).length).toBeLessThan(310);
});
