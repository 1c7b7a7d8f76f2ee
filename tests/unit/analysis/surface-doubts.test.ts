// Records that look like more than they show: what must not be observed, removed or absent, however near it comes.

import { expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { isLiveObserved } from "@/lib/model/standing.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, bashError, session1, user } from "@/tests/scenario/rows-1.ts";
import { prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";
import {
  agentSwitch,
  asked,
  calling,
  completed1,
  executing,
  reachOf,
  surface,
  two,
  unavailable1,
  unknownTool,
} from "@/tests/scenario/surfaces.ts";

const failing = (name: string, type: string, message: string, given: JsonObject = {}): JsonObject =>
  calling(2, name, { error: { type, message }, ...given });

/** A call without the time at which it was taken up. */
function neverTakenUp(row: JsonObject): JsonObject {
  const { content } = row;
  if (!Array.isArray(content)) throw new Error("no content");
  return {
    ...row,
    content: content.map((item) => {
      if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
      const { time } = item;
      if (typeof time !== "object" || time === null || Array.isArray(time)) return item;
      return { ...item, time: { created: time.created ?? 0, completed: time.completed ?? 0 } };
    }),
  };
}

test("must not: tool-answered-unknown · a failed execute may end in anybody's words about any name", () => {
  const analysis = two(failing("execute", "tool.execution", "Unknown tool: tracker_search"));
  expect(reachOf(analysis, "tracker_search")).toEqual([]);
  expect(reachOf(analysis, "execute")).toEqual(['inferred "direct" by tool-call-reached at direct']);
});

test("must not: nested-call-completed · the sandbox's own search is listed like a call, and is no tool of the catalogue", () => {
  expect(reachOf(two(executing(2, { search: "completed" })), "search")).toEqual([
    "unknown: ambiguous at execute",
  ]);
});

test("must not: tool-call-completed, tool-call-reached · what batch ran need not have been offered", () => {
  const batched = (name: string) => ({
    ...completed1("prt_f1a2b3c4d5e6abcdefghijklmn", name, 3),
    id: "prt_f1a2b3c4d5e6abcdefghijklmn",
  });
  const rows = [user(1), assistant(2, [completed1("call_a", "batch", 3), batched("webfetch")], { to: 9 })];
  const analysis = analysed(session1(rows));
  expect(reachOf(analysis, "batch")).toEqual(['observed "direct" by tool-call-completed at direct']);
  expect(reachOf(analysis, "webfetch")).toEqual([]);
});

test("holds: tool-taken-from-request · the host says that it did not send a tool with one request, and sends it with the next", () => {
  const out = (seconds: number) =>
    calling(seconds, "glob", {
      error: { type: "tool.execution", message: "Tool is not available for this request: glob" },
    });
  const rules = [{ action: "glob", resource: "*", effect: "deny" }];
  const analysis = analysed(session("ses_lead", [prompt(1), out(2), calling(4, "glob")], { rules }));
  expect(reachOf(analysis, "glob")).toEqual([
    'observed "removed-from-request" by tool-taken-from-request at direct',
  ]);
  expect(reachOf(analysis, "glob", 2)).toEqual(['observed "direct" by tool-call-completed at direct']);
  expect(said(surface(analysis, 2).changes ?? { standing: "not-applicable", because: "none" })).toBe(
    'computed ["glob"] by reach-differs',
  );
  expect(reachOf(analysed(session("ses_lead", [prompt(1), out(2)], { rules })), "glob")).toHaveLength(1);
});

test("must not: tool-taken-from-request · of another name than the one that was called", () => {
  const message = "Tool is not available for this request: search";
  expect(reachOf(two(failing("github_search", "tool.execution", message)), "search")).toEqual([]);
});

test("another program's answer about another name says nothing of the host's tools", () => {
  const analysis = two(failing("github_search", "tool.execution", "Unknown tool: search"));
  expect(reachOf(analysis, "search")).toEqual([]);
  expect(reachOf(analysis, "github_search")).toEqual(['inferred "direct" by tool-call-reached at direct']);
});

test.each([
  ["a core tool, which the catalogue does not hold", "read"],
  ["a name that nobody knows", "weather.get"],
])("must not: tool-call-reached · a failed call inside execute of %s may be a wrong name", (_, name) => {
  expect(reachOf(two(executing(2, { [name]: "error" })), name.replace(".", "_"))).toContain(
    "unknown: ambiguous at execute",
  );
});

test.each([
  ["its arguments were no JSON", failing("mcp_a", "tool.input-json", "Unexpected end of JSON input")],
  [
    "its step may run no tool",
    failing("mcp_a", "tool.execution", "Tools are disabled after the maximum agent steps"),
  ],
  [
    "it was cut off before it was taken up",
    neverTakenUp(failing("mcp_a", "aborted", "Tool execution interrupted")),
  ],
])("must not: tool-call-reached · %s, so nobody looked for the tool", (_, row) => {
  expect(reachOf(two(row), "mcp_a")).toEqual(["unknown: ambiguous at direct"]);
});

test.each([
  ["was cut off while it ran", failing("mcp_a", "aborted", "Tool execution interrupted")],
  ["was declined", neverTakenUp(failing("mcp_a", "aborted", "The user declined this tool call"))],
  ["was refused by a rule", failing("mcp_a", "permission.rejected", "Permission denied: mcp_a")],
])("holds: tool-call-reached · a call that %s got as far as its tool, and ran nothing", (_, row) => {
  expect(reachOf(two(row), "mcp_a")).toEqual(['inferred "direct" by tool-call-reached at direct']);
});

test("must not: tool-call-reached · in 1.x a call that was aborted before its arguments were complete", () => {
  const aborted = bashError("call_a", 3, "Tool execution aborted");
  const { state } = aborted;
  if (typeof state !== "object" || state === null || Array.isArray(state)) throw new Error("no state");
  const cut = { ...aborted, state: { ...state, input: {}, raw: '{"comm' } };
  const rows = (part: JsonObject) =>
    analysed(session1([user(1), assistant(2, [part], { error: { name: "MessageAbortedError", data: {} } })]));
  expect(reachOf(rows(cut), "bash")).toEqual(["unknown: ambiguous at direct"]);
  expect(reachOf(rows(aborted), "bash")).toEqual(['inferred "direct" by tool-call-reached at direct']);
});

test("what is not decided contradicts nothing, and gives way to what is", () => {
  const unread = failing("mcp_a", "tool.input-json", "Unexpected end of JSON input");
  const analysis = two(unread, unknownTool(4, "mcp_a"));
  expect(analysis.toolSurfaces).toHaveLength(1);
  expect(reachOf(analysis, "mcp_a")).toEqual(['observed "absent" by tool-answered-unknown at direct']);
  const called = two(calling(4, "mcp_b"), {
    ...unread,
    content: [tool("call_9", "mcp_b", {}, [8, 9], { error: { type: "tool.input-json", message: "no" } })],
  });
  expect(called.toolSurfaces).toHaveLength(1);
  expect(surface(called).tools.find(({ tools }) => tools[0] === "mcp_b")?.calls).toBe(1);
});

test("a direct call keeps the name that it was made by: a path of Code Mode is no flat name", () => {
  const analysis = two(unknownTool(2, "github.search"), calling(4, "github_search"));
  expect(analysis.toolSurfaces).toHaveLength(1);
  expect(reachOf(analysis, "github.search")).toEqual([
    'observed "absent" by tool-answered-unknown at direct',
  ]);
  expect(reachOf(analysis, "github_search")).toEqual(['observed "direct" by tool-call-completed at direct']);
});

test("a list that may be cut states no list", () => {
  const part = unavailable1("call_a", "lsp", "bash, re", 3);
  const text = JSON.stringify(part).replace("bash, re.", "bash, re");
  const analysis = analysed(session1([user(1), assistant(2, [JSON.parse(text)], { to: 9 })]));
  expect(analysis.toolSurfaces).toHaveLength(1);
  expect(said(surface(analysis).complete)).toBe("unknown: not recorded");
  expect(reachOf(analysis, "lsp")).toEqual(['observed "absent" by tool-answered-unknown at both']);
});

test("where the row of a switch is missing, the next step's own agent or model opens the surface", () => {
  const analysis = two(
    calling(2, "mcp_a"),
    asked(calling(4, "mcp_b"), { agent: "plan" }),
    asked(calling(6, "mcp_c"), { agent: "plan", model: "other" }),
  );
  expect(analysis.toolSurfaces.map(({ occasions, names }) => [occasions, names])).toEqual([
    [["session-start"], "lead"],
    [["agent-switch"], "plan"],
    [["model-switch"], "other"],
  ]);
  expect(reachOf(analysis, "mcp_a", 2)).toEqual([]);
});

test("the agent that a session has now is not the one that began it", () => {
  const rows = [
    prompt(1),
    calling(2, "read"),
    agentSwitch(4, "plan"),
    asked(calling(5, "grep"), { agent: "plan" }),
  ];
  const analysis = analysed(session("ses_lead", rows, { agent: "plan" }));
  expect(analysis.toolSurfaces.map(({ names }) => names)).toEqual(["lead", "plan"]);
});

test("a call that the host makes for a person is no switch of the agent", () => {
  const task = { ...completed1("01M8NZT0000000000000000000", "task", 3) };
  const made = assistant(2, [task], { to: 4 });
  const { info, parts } = made;
  if (typeof info !== "object" || info === null || Array.isArray(info) || !Array.isArray(parts))
    throw new Error("no row");
  const row = { info: { ...info, agent: "explore", mode: "explore" }, parts: parts.slice(1) };
  const subtask = user(1, { type: "subtask", prompt: "Look.", description: "look", agent: "explore" });
  const analysis = analysed(
    session1([subtask, row, assistant(5, [completed1("call_b", "read", 6)], { to: 8 })]),
  );
  expect(
    analysis.toolSurfaces.map(({ occasions, names, unchanged }) => [occasions, names, unchanged]),
  ).toEqual([[["session-start"], "build", {}]]);
});

test("a rule that names a tool that 2.x no longer has takes nothing away", () => {
  const rules = ["todowrite", "bash", "task"].map((action) => ({ action, resource: "*", effect: "deny" }));
  const analysis = analysed(session("ses_lead", [prompt(1), calling(2, "read")], { rules }));
  const removed = surface(analysis).tools.filter(({ removedBy }) => removedBy !== null);
  expect(removed).toEqual([]);
});

test("must not: plugin-door-denied · everything is denied and the host's action opened again", () => {
  const rules = [
    { action: "*", resource: "*", effect: "deny" },
    { action: "webfetch", resource: "*", effect: "allow" },
  ];
  expect(analysed(session("ses_lead", [prompt(1)], { rules })).deniedYetReachable).toEqual([]);
});

test("a rule takes a tool away at every moment but the one whose record has it as missing", () => {
  const rules = [{ action: "mcp_a", resource: "*", effect: "deny" }];
  const rows = [prompt(1), unknownTool(2, "mcp_a"), agentSwitch(4, "plan"), calling(6, "mcp_b")];
  const analysis = analysed(session("ses_lead", rows, { rules }));
  expect(reachOf(analysis, "mcp_a", 1)).toEqual(['observed "absent" by tool-answered-unknown at direct']);
  expect(reachOf(analysis, "mcp_a", 2)).toEqual([
    'inferred "removed-by-rule" by removed-by-session-rule at both',
  ]);
});

test("an answer that comes again after a surface that does not hold it is a surface of its own", () => {
  const analysis = two(
    unknownTool(2, "mcp_a"),
    asked(calling(4, "mcp_b"), { agent: "plan" }),
    asked(unknownTool(6, "mcp_a"), { agent: "lead" }),
  );
  expect(analysis.toolSurfaces.map(({ occasions }) => occasions)).toEqual([
    ["session-start"],
    ["agent-switch"],
    ["agent-switch"],
  ]);
  expect(reachOf(analysis, "mcp_a", 3)).toEqual(['observed "absent" by tool-answered-unknown at direct']);
});

test("a sanitised session shows the names that were called, and no more", () => {
  const row = step(2, [
    {
      type: "tool",
      id: "call_2",
      name: "execute",
      state: {
        status: "completed",
        input: { redacted: "tool-input:call_2" },
        content: [{ type: "text", text: "[redacted:tool-output:call_2]" }],
        metadata: { redacted: "tool-metadata:call_2" },
      },
      time: { created: 2, ran: 2, completed: 3 },
    },
  ]);
  const seen = surface(two(row)).tools.filter(({ reach }) => isLiveObserved(reach.standing));
  expect(seen.flatMap(({ tools }) => tools)).toEqual(["execute"]);
});
