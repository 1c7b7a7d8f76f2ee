// What single calls show of the tools that a model could call: each kind of reach where it must be claimed, and where not.

import { expect, test } from "vitest";
import { isLiveObserved } from "@/lib/model/standing.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, bashError, session1, user } from "@/tests/scenario/rows-1.ts";
import { step, tool } from "@/tests/scenario/rows-2.ts";
import {
  calling,
  completed1,
  executing,
  reachOf,
  surface,
  two,
  unavailable1,
  unknownTool,
} from "@/tests/scenario/surfaces.ts";

test("holds: tool-call-completed · a completed call of the model was direct", () => {
  const analysis = two(calling(2, "read"), calling(4, "read"));
  expect(reachOf(analysis, "read")).toEqual(['observed "direct" by tool-call-completed at direct']);
  expect(surface(analysis).tools.find(({ tools }) => tools[0] === "read")?.calls).toBe(2);
});

test.each([
  ["error", { error: { type: "tool.execution", message: "File not found" } }],
  ["refusal", { error: { type: "permission.rejected", message: "Permission denied: read" } }],
  ["running", { status: "running" }],
])(
  "must not: tool-call-completed · holds: tool-call-reached · after %s only that it was reached is inferred",
  (_, options) => {
    expect(reachOf(two(calling(2, "read", options)), "read")).toEqual([
      'inferred "direct" by tool-call-reached at direct',
    ]);
  },
);

test("must not: tool-call-reached · arguments that still come in reached nothing yet", () => {
  expect(reachOf(two(calling(2, "mcp_thing", { status: "streaming" })), "mcp_thing")).toEqual([]);
});

test("must not: tool-call-reached · a call that was cut by a migration has no known end", () => {
  const error = { type: "tool.interrupted", message: "Tool execution was interrupted before V2 migration" };
  expect(reachOf(two(calling(2, "bash", { error })), "bash")).toEqual([]);
});

test("a failed call stands beside a completed one as one statement, and the completed one is what counts", () => {
  const analysis = two(
    calling(2, "read", { error: { type: "tool.execution", message: "File not found" } }),
    calling(4, "read"),
  );
  expect(reachOf(analysis, "read")).toEqual(['observed "direct" by tool-call-completed at direct']);
});

test("a person's shell command and a call that the host made for a subtask show nothing", () => {
  const shell = {
    id: "msg_shell",
    type: "shell",
    time: { created: 1, completed: 2 },
    shellID: "sh_1",
    command: "ls",
    status: "exited",
  };
  expect(surface(two(shell)).tools.filter(({ reach }) => isLiveObserved(reach.standing))).toEqual([]);
});

test("holds: nested-call-completed · a call inside execute shows that door, under the tool's flat name", () => {
  const analysis = two(
    executing(2, { "browser.tabs.open": "completed", "github.create_issue": "completed" }),
  );
  expect(reachOf(analysis, "browser_tabs_open")).toEqual([
    'observed "via-execute" by nested-call-completed at execute',
  ]);
  expect(reachOf(analysis, "github_create_issue")).toEqual([
    'observed "via-execute" by nested-call-completed at execute',
  ]);
  const entry = surface(analysis).tools.find(({ tools }) => tools[0] === "browser_tabs_open");
  expect(entry?.aliases).toEqual(["browser.tabs.open"]);
});

test.each([
  ["failed, of a tool that the host brings", "browser.tabs.open", "error"],
  ["still running", "github.create_issue", "running"],
])(
  "must not: nested-call-completed · a call inside execute that is %s was reached at most",
  (_, name, status) => {
    expect(reachOf(two(executing(2, { [name]: status })), name.replaceAll(".", "_"))).toEqual([
      'inferred "via-execute" by tool-call-reached at execute',
    ]);
  },
);

test("a failed call inside execute of a name that nobody knows may be a wrong name: nothing is claimed", () => {
  const analysis = two(executing(2, { "browser.page.click": "error" }));
  expect(reachOf(analysis, "browser_page_click")).toEqual(["unknown: ambiguous at execute"]);
});

test("a name inside execute says nothing of the direct door, and a direct call nothing of execute", () => {
  const analysis = two(executing(2, { mcp_a: "completed" }), calling(4, "grep"));
  expect(reachOf(analysis, "mcp_a").filter((line) => line.startsWith("observed"))).toEqual([
    'observed "via-execute" by nested-call-completed at execute',
  ]);
  expect(reachOf(analysis, "grep").some((line) => line.endsWith("at execute"))).toBe(false);
});

test("holds: tool-answered-unknown · the host's own sentence, at the door that was tried", () => {
  const analysis = two(unknownTool(2, "nosuch"));
  expect(reachOf(analysis, "nosuch")).toEqual(['observed "absent" by tool-answered-unknown at direct']);
});

test("a tool of the catalogue that was called by the wrong door stays reachable inside execute", () => {
  expect(reachOf(two(unknownTool(2, "browser_tabs_open")), "browser_tabs_open")).toEqual([
    'observed "absent" by tool-answered-unknown at direct',
    'inferred "via-execute" by offered-by-registry at execute',
  ]);
});

test("must not: tool-answered-unknown · bad arguments name a tool that exists", () => {
  const bad = {
    type: "tool",
    tool: "invalid",
    callID: "call_bad",
    state: {
      status: "completed",
      input: { tool: "read", error: "Invalid input for tool read: filePath is missing" },
      output: "The arguments provided to the tool are invalid.",
      title: "Invalid Tool",
      metadata: {},
      time: { start: 1, end: 2 },
    },
  };
  const analysis = analysed(session1([user(1), assistant(2, [bad], { to: 3, finish: "stop" })]));
  expect(surface(analysis).tools).toEqual([]);
});

const listed = (...parts: Parameters<typeof assistant>[1]) =>
  analysed(session1([user(1), assistant(2, parts, { to: 20, finish: "tool-calls" })]));

test("holds: tool-in-stated-list, not-in-stated-list · a stated list is the surface of its moment, and whole", () => {
  const analysis = listed(
    completed1("call_a", "webfetch", 3),
    unavailable1("call_b", "lsp", "bash, read", 5),
  );
  const stated = surface(analysis, 2);
  expect(stated.occasions).toEqual(["stated-list"]);
  expect(reachOf(analysis, "bash", 2)).toEqual(['observed "direct" by tool-in-stated-list at direct']);
  expect(reachOf(analysis, "lsp", 2)).toEqual(['observed "absent" by tool-answered-unknown at both']);
  expect(said(stated.others)).toBe('computed "absent" by not-in-stated-list');
  expect(said(stated.complete)).toBe("observed true by tool-in-stated-list");
});

test("must not: not-in-stated-list, tool-in-stated-list · before the list, and without one, nothing is whole", () => {
  const analysis = listed(
    completed1("call_a", "webfetch", 3),
    unavailable1("call_b", "lsp", "bash, read", 5),
  );
  const before = surface(analysis, 1);
  expect(said(before.others)).toBe("unknown: not recorded");
  expect(said(before.complete)).toBe("unknown: not recorded");
  expect(reachOf(analysis, "webfetch", 1)).toEqual(['observed "direct" by tool-call-completed at direct']);
  expect(reachOf(analysis, "bash", 1)).toEqual([]);
});

test("holds: tools-not-exported · of a tool that no record speaks of nothing is known", () => {
  const { others, complete } = surface(two(calling(2, "read")));
  expect([others, complete].map(said)).toEqual(["unknown: not recorded", "unknown: not recorded"]);
  expect([others, complete].map((claim) => claim.standing !== "hidden" && claim.warrant)).toEqual([
    "tools-not-exported",
    "tools-not-exported",
  ]);
});

test("must not: tools-not-exported · where the host states its list, the list answers", () => {
  const { others } = surface(listed(unavailable1("call_b", "lsp", "bash", 5)), 2);
  expect(others.standing === "hidden" ? null : others.warrant).toBe("not-in-stated-list");
});

test("in a plain export only the tools that were called are more than unknown or inferred", () => {
  const plain2 = two(step(2, [tool("call_1", "shell", { command: "ls" }, [2, 3])]), calling(5, "mcp_find"));
  const plain1 = analysed(
    session1([
      user(1),
      assistant(2, [completed1("call_a", "read", 3), bashError("call_b", 5, "File not found")], { to: 9 }),
    ]),
  );
  const liveObserved = (analysis: typeof plain1) =>
    analysis.toolSurfaces.flatMap(({ tools, others, complete, continues }) => [
      ...tools.filter(({ reach }) => isLiveObserved(reach.standing)).flatMap((entry) => entry.tools),
      ...[others, complete, continues].filter((claim) => claim !== null && isLiveObserved(claim.standing)),
    ]);
  expect(liveObserved(plain2)).toEqual(["shell", "mcp_find"]);
  expect(liveObserved(plain1)).toEqual(["read"]);
});
