// What follows from the registry of a host and from the session's own rules: never more than inferred.

import { expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { assistant, session1, user } from "@/tests/scenario/rows-1.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { calling, reachOf, surface, unknownTool } from "@/tests/scenario/surfaces.ts";

const rule = (action: string, resource: string, effect: string): JsonObject => ({ action, resource, effect });

const under = (rules: readonly JsonObject[], ...rows: readonly Json[]) =>
  analysed(session("ses_lead", [prompt(1), ...rows], { rules }));

const REMOVED = 'inferred "removed-by-rule" by removed-by-session-rule at both';
const DIRECT = 'inferred "direct" by offered-by-registry at direct';
const INSIDE = 'inferred "via-execute" by offered-by-registry at execute';

test("holds: offered-by-registry · the host's own tools are inferred to stand at the doors of its registry", () => {
  const analysis = under([], calling(2, "read"));
  expect(reachOf(analysis, "grep")).toEqual([DIRECT]);
  expect(reachOf(analysis, "execute")).toEqual([DIRECT]);
  expect(reachOf(analysis, "browser_click")).toEqual([INSIDE]);
  expect(reachOf(analysis, "opencode_models")).toEqual([INSIDE]);
});

test("must not: offered-by-registry · of 1.x, of the preview and of a foreign tool no registry is known", () => {
  const older = analysed(session1([user(1), assistant(2, [], { to: 3, finish: "stop" })]));
  expect(surface(older).tools).toEqual([]);
  expect(reachOf(under([]), "github_create_issue")).toEqual([]);
});

test("a session taken over from 1.x: the registry holds from the first surface after its older calls", () => {
  const change = {
    id: "msg_change",
    type: "system",
    time: { created: 5 },
    text: "The available tools have changed.",
    description: "Instructions updated: core/tools",
  };
  const analysis = under([], calling(2, "bash"), change, calling(6, "shell"));
  expect(reachOf(analysis, "grep", 1)).toEqual([]);
  expect(reachOf(analysis, "grep", 2)).toEqual([DIRECT]);
  expect(
    under([], calling(2, "bash")).toolSurfaces.flatMap(({ tools }) => tools.map(({ tools: t }) => t)),
  ).toEqual([["bash"]]);
});

test("holds: removed-by-session-rule · the last rule for the action denies everything", () => {
  const analysis = under([rule("glob", "*", "allow"), rule("glob", "*", "deny")]);
  expect(reachOf(analysis, "glob")).toEqual([REMOVED]);
  const entry = surface(analysis).tools.find(({ tools }) => tools.includes("glob"));
  const by = entry?.removedBy;
  expect(by != null && isKnown(by) ? by.value.at : null).toBe("/info/permissions/1");
});

test.each([
  ["a narrower rule stands after it", [rule("glob", "*", "deny"), rule("glob", "src/*", "allow")]],
  ["it denies some resources only", [rule("glob", "src/*", "deny")]],
  ["it asks", [rule("glob", "*", "ask")]],
  ["a later wildcard allows", [rule("glob", "*", "deny"), rule("*", "*", "allow")]],
  ["it names another action", [rule("glo", "*", "deny")]],
])("must not: removed-by-session-rule · %s", (_, rules) => {
  expect(reachOf(under(rules), "glob")).toEqual([DIRECT]);
});

test("one action stands for many tools: `browser` for 45, `edit` for three", () => {
  const analysis = under([rule("browser", "*", "deny"), rule("edit", "*", "deny")]);
  const sizes = surface(analysis)
    .tools.filter(({ reach }) => said(reach).includes("removed-by-rule"))
    .map(({ tools }) => tools.length);
  expect(sizes.toSorted((a, b) => a - b)).toEqual([3, 45]);
  expect(reachOf(analysis, "patch")).toEqual([REMOVED]);
});

test("without execute there is no door to its catalogue", () => {
  const analysis = under([rule("execute", "*", "deny")]);
  expect(reachOf(analysis, "browser_click")).toEqual([REMOVED]);
  expect(reachOf(analysis, "read")).toEqual([DIRECT]);
});

test("a rule that names a tool of nobody's takes that tool away, and one about a folder takes none", () => {
  const analysis = under([rule("mcp_find", "*", "deny"), rule("external_directory", "*", "deny")]);
  expect(reachOf(analysis, "mcp_find")).toEqual([REMOVED]);
  expect(reachOf(analysis, "external_directory")).toEqual([]);
});

test("a call that was carried out outweighs the rule, which stays beside it", () => {
  const analysis = under([rule("glob", "*", "deny")], calling(2, "glob"));
  expect(reachOf(analysis, "glob")).toEqual(['observed "direct" by tool-call-completed at direct']);
  const reach = surface(analysis).tools[0]?.reach;
  expect(
    reach && isKnown(reach) ? reach.rivals.map(({ value, standing }) => [value, standing]) : null,
  ).toEqual([["removed-by-rule", "inferred"]]);
});

test("a tool answered as missing stays absent, and the rule that would explain it is named", () => {
  const analysis = under([rule("glob", "*", "deny")], unknownTool(2, "glob"));
  expect(reachOf(analysis, "glob")).toEqual(['observed "absent" by tool-answered-unknown at direct']);
  const by = surface(analysis).tools.find(({ tools }) => tools[0] === "glob")?.removedBy;
  expect(by == null ? null : by.standing).toBe("inferred");
});

test("in 1.x a child's own denials take tools away, one statement per rule", () => {
  const rules = ["todowrite", "task", "edit"].map((permission) => ({
    permission,
    pattern: "*",
    action: "deny",
  }));
  const analysis = analysed(session1([user(1)], { permission: rules }));
  expect(surface(analysis).occasions).toEqual(["session-start", "session-rules"]);
  expect(surface(analysis).tools.map(({ tools }) => tools)).toEqual([
    ["write", "edit", "apply_patch"],
    ["task"],
    ["todowrite"],
  ]);
});

test("holds: plugin-door-denied · the plugin's tool is denied, the host's own tools stay open", () => {
  const [denied, ...more] = under([
    rule("tm_browser", "*", "deny"),
    rule("browser", "*", "ask"),
  ]).deniedYetReachable;
  expect(more).toEqual([]);
  expect(denied ? [denied.denied, said(denied.open), denied.tools.length] : null).toEqual([
    "tm_browser",
    'inferred "browser" by plugin-door-denied',
    45,
  ]);
  expect([denied?.rule.at, denied?.openRule?.at]).toEqual(["/info/permissions/0", "/info/permissions/1"]);
});

test.each([
  ["a part of it is denied", [rule("browser", "https://*", "deny")], 1],
  [
    "a later rule takes the denial back for a part",
    [rule("browser", "*", "deny"), rule("browser", "a", "ask")],
    2,
  ],
])("the host's action stays in reach where %s, and that rule is shown", (_, rules, at) => {
  const [door] = under([rule("tm_browser", "*", "deny"), ...rules]).deniedYetReachable;
  expect(door?.openRule?.at).toBe(`/info/permissions/${at}`);
});

test("holds: plugin-door-by-reading · the page compares the two, or says that the host's took the place", () => {
  const doors = under([
    rule("tm_grep", "*", "deny"),
    rule("tm_search", "*", "deny"),
    rule("tm_browser", "*", "deny"),
  ]).deniedYetReachable;
  expect(doors.map(({ denied, open }) => [denied, said(open)])).toEqual([
    ["tm_browser", 'inferred "browser" by plugin-door-denied'],
    ["tm_grep", 'inferred "grep" by plugin-door-by-reading'],
    ["tm_grep", 'inferred "glob" by plugin-door-by-reading'],
    ["tm_search", 'inferred "websearch" by plugin-door-by-reading'],
  ]);
  expect(new Set(doors.map(({ id }) => id)).size).toBe(doors.length);
});

test("must not: plugin-door-by-reading · a tool of the plugin for which the host has nothing", () => {
  const rules = ["tm_memory", "tm_fetch", "tm_ledger", "tm_board_write"].map((tool) =>
    rule(tool, "*", "deny"),
  );
  expect(under(rules).deniedYetReachable).toEqual([]);
});

test.each([
  ["both are denied", [rule("tm_browser", "*", "deny"), rule("browser", "*", "deny")]],
  ["the plugin's tool is not taken away", [rule("tm_browser", "https://*", "deny")]],
  ["no rule names either", [rule("shell", "*", "deny")]],
  ["the way to it is denied", [rule("tm_browser", "*", "deny"), rule("execute", "*", "deny")]],
])("must not: plugin-door-denied · %s", (_, rules) => {
  expect(under(rules).deniedYetReachable).toEqual([]);
});

test("the premises are counted where the records test them", () => {
  const { tallies } = under(
    [rule("glob", "*", "deny"), rule("grep", "*", "deny")],
    calling(2, "read"),
    unknownTool(3, "glob"),
    calling(4, "grep"),
    calling(5, "mcp_a"),
    unknownTool(6, "mcp_a"),
  );
  const counted = (warrant: string) => {
    const found = tallies.find((tally) => tally.warrant === warrant);
    return found === undefined ? null : [found.held, found.failed];
  };
  expect(counted("offered-by-registry")).toEqual([2, 0]);
  expect(counted("removed-by-session-rule")).toEqual([1, 1]);
  expect(counted("reach-carried-over")).toEqual([0, 1]);
});
