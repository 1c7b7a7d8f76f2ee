// Differences of two moments: both standings kept, renames joined, and unknown never taken for absent.

import { expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import type { FormatId } from "@/lib/model/ids.ts";
import { differencesBetween, type ToolDifference } from "@/lib/surface/differences.ts";
import { toolsModel } from "@/lib/surface/tools-model.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { assistant, session1, user } from "@/tests/scenario/rows-1.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { calling, completed1, unavailable1, unknownTool } from "@/tests/scenario/surfaces.ts";

function sideOf(value: JsonObject, place = 0, format?: FormatId) {
  const [first] = toolsModel(analysed(value));
  if (first === undefined) throw new Error("no session");
  return { table: first.table, format: format ?? first.format, place };
}

const line = ({ tool, renamed, doors, left, right }: ToolDifference): string =>
  `${tool}${renamed === null ? "" : ` = ${renamed}`} at ${doors.join("+")}: ${left?.standing ?? "unknown"} ${left?.reach ?? ""} > ${right?.standing ?? "unknown"} ${right?.reach ?? ""}`;

const listed = session1([
  user(1),
  assistant(2, [unavailable1("call_a", "lsp", "bash, read", 3), unavailable1("call_b", "lsp", "read", 6)], {
    to: 9,
  }),
]);

test("two lists: what left is a difference, observed on one side and computed on the other", () => {
  const { differing, unsayable, alike } = differencesBetween(sideOf(listed, 1), sideOf(listed, 2));
  expect(differing.map(line)).toEqual(["bash at direct: observed direct > computed absent"]);
  expect([unsayable.length, alike]).toEqual([0, 3]);
});

test("something known against nothing known is no difference: it cannot be said", () => {
  const left = session("ses_a", [prompt(1), calling(2, "mcp_a")]);
  const right = session("ses_b", [prompt(1), calling(2, "mcp_b")]);
  const { differing, unsayable } = differencesBetween(sideOf(left), sideOf(right));
  expect(differing).toEqual([]);
  expect(unsayable.map(line)).toEqual([
    "mcp_a at direct: observed direct > unknown ",
    "mcp_b at direct: unknown  > observed direct",
  ]);
});

test("1.x and 2.x are joined by the host's renames, either way round", () => {
  const older = session1([user(1), assistant(2, [completed1("call_a", "bash", 3)], { to: 5 })]);
  const newer = session("ses_b", [prompt(1), unknownTool(2, "shell")]);
  expect(differencesBetween(sideOf(older), sideOf(newer)).differing.map(line)).toEqual([
    "bash = shell at direct: observed direct > observed absent",
  ]);
  expect(differencesBetween(sideOf(newer), sideOf(older)).differing.map(line)).toEqual([
    "shell = bash at direct: observed absent > observed direct",
  ]);
});

test("a session taken over from 1.x knows the older name: the two are one tool as long as it does", () => {
  const older = session1([user(1), assistant(2, [completed1("call_a", "bash", 3)], { to: 5 })]);
  const taken = session("ses_b", [prompt(1), calling(2, "bash")]);
  const { differing, unsayable, alike } = differencesBetween(sideOf(older), sideOf(taken));
  expect([differing, unsayable.map(line), alike]).toEqual([[], [], 1]);
});

test("what a rule takes from both doors differs once, not per door", () => {
  const rules = [{ action: "browser", resource: "*", effect: "deny" }];
  const closed = session("ses_a", [prompt(1)], { rules });
  const { differing } = differencesBetween(sideOf(closed), sideOf(session("ses_b", [prompt(1)])));
  expect(differing.filter(({ tool }) => tool === "browser_click").map(line)).toEqual([
    "browser_click at execute: inferred removed-by-rule > inferred via-execute",
  ]);
});

test("a moment against itself has no differences", () => {
  const one = session("ses_a", [prompt(1), calling(2, "read"), unknownTool(4, "nosuch")]);
  const { differing, unsayable } = differencesBetween(sideOf(one), sideOf(one));
  expect([differing, unsayable]).toEqual([[], []]);
});
