// A refused call is put to the rules with the folder that it names, and never with one that is guessed.

import { expect, test } from "vitest";
import { askedFolder } from "@/components/permissions/permission-model.ts";
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
