// A refused call is put to the rules with the folder that it names, and never with one that is guessed; a patch with its files, by
// the text that its question has in the address.

import { expect, test } from "vitest";
import { askedFiles, askedFolder, askedResource } from "@/components/permissions/permission-model.ts";
import type { JsonObject } from "@/lib/base/json.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const RULES = [{ action: "*", resource: "*", effect: "deny" }];

function folderOf(input: JsonObject, rules: readonly JsonObject[] = RULES) {
  const error = { type: "permission.rejected", message: "Permission denied: shell" };
  const call = tool("call_x", "shell", { command: "make", ...input }, [2, 3], { error });
  const analysis = analysed(session("ses_lead", [prompt(1), step(2, [call])], { rules }));
  const [decision] = analysis.decisions;
  return decision && askedFolder(decision, analysis);
}

test.each([
  ["none is named", {}, RULES, {}],
  ["one is named", { workdir: "/srv" }, RULES, { folder: "/srv" }],
  ["one is redacted", { workdir: "[redacted:path:c]" }, RULES, { folder: null }],
  ["a session without rules keeps no calls, so it is not known here", {}, [], { folder: null }],
] as const)("%s", (_when, input, rules, folder) => {
  expect(folderOf(input, rules)).toEqual(folder);
});

test("a patch is asked about by the names of its files, and found again by them", () => {
  const patchText =
    "*** Begin Patch\n*** Update File: a.ts\n*** Move to: b.ts\n*** Delete File: c\n*** End Patch";
  const error = { type: "permission.rejected", message: "Permission denied: edit" };
  const call = tool("call_x", "patch", { patchText }, [2, 3], { error });
  const analysis = analysed(session("ses_lead", [prompt(1), step(2, [call])], { rules: RULES }));
  const [decision] = analysis.decisions;
  const resource = (decision && askedResource(decision, analysis)) ?? "";
  expect(resource).toBe("a.ts → b.ts, c");
  const files = askedFiles(analysis.ruleMatches, { tool: "patch", resource });
  expect(files?.map(({ path, movesTo }) => [path, movesTo])).toEqual([
    ["a.ts", "b.ts"],
    ["c", null],
  ]);
  expect(askedFiles(analysis.ruleMatches, { tool: "patch", resource: "c" })).toBeNull();
  expect(decision?.by.standing).toBe("inferred");
});
