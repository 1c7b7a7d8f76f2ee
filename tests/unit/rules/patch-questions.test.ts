// What a host asks for a patch whose files are read out of its text.

import { expect, test } from "vitest";
import type { PatchFile } from "@/lib/model/tool-call.ts";
import { askRulesForCall } from "@/lib/rules/ask-rules.ts";
import { questionsOfCall } from "@/lib/rules/call-questions.ts";
import { ruleSet } from "@/lib/rules/rule-set.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";
import { verdictForCall } from "@/lib/rules/verdict.ts";

const ONE = "opencode/src/tool/apply_patch.ts@024479b";
const TWO = "core/src/tool/plugin/patch.ts@00940b1";
const PREVIEW = "core/src/tool/apply-patch.ts@02d4b69";

const file = (path: string, movesTo: string | null = null): PatchFile => ({ path, movesTo });

test.each([
  [
    "opencode-2",
    "patch",
    [file("src/a"), file("b")],
    ["edit src/a", "edit b"],
    `${TWO}: one ask, a resource for each`,
  ],
  ["opencode-2", "patch", [file("/p/w/src/a")], ["edit src/a"], `${TWO}: from the session's directory`],
  ["opencode-2", "patch", [file("a", "b")], ["edit a", "edit b"], `${TWO}: both names`],
  [
    "opencode-2",
    "patch",
    [file("a", "/q/b")],
    ["edit a", "external_directory /q/*", "edit /q/b"],
    `${TWO}: outside by its folder, then whole`,
  ],
  ["opencode-2", "patch", [file("a"), file("./a")], ["edit a"], `${TWO}: a set`],
  ["opencode-1", "apply_patch", [file("src/a")], ["edit w/src/a"], `${ONE}: from the project's root`],
  ["opencode-1", "apply_patch", [file("a", "b")], ["edit w/a"], `${ONE}: the old name alone`],
  [
    "opencode-1",
    "apply_patch",
    [file("/q/a", "/r/b")],
    ["external_directory /q/*", "edit ../q/a", "external_directory /r/*"],
    `${ONE}: outside both`,
  ],
  ["opencode-2-preview", "apply_patch", [file("src/a")], ["edit src/a"], PREVIEW],
] as const)("%s %s of %j asks %j (%s)", (host, tool, files, asked, _source) => {
  const of = questionsOfCall({ tool, value: null, files }, ruleSetting(host, "/p/w", "/p"));
  const questions = of.kind === "asked" ? of.questions : [];
  expect(questions.map(({ action, resource }) => `${action} ${resource}`)).toEqual(asked);
  expect(questions.every(({ how }) => how === "patch")).toBe(true);
});

test.each([
  ["opencode-2", "patch", null, "in-text", "no patch is read"],
  ["opencode-1", "apply_patch", null, "in-text", "as above"],
  ["opencode-1", "patch", [file("a")], "not-known", "early 1.x: changed between its versions"],
  [
    "opencode-2",
    "apply_patch",
    [file("a")],
    "not-known",
    "made by the 1.x that the session was migrated from",
  ],
  [
    "opencode-2-preview",
    "apply_patch",
    [file("a", "b")],
    "not-known",
    `${PREVIEW}: refuses; a later one asks for both`,
  ],
] as const)("must not: of %s %s with %j nothing is asked: %s (%s)", (host, tool, files, lack, _why) => {
  expect(questionsOfCall({ tool, value: null, files }, ruleSetting(host, "/p/w", "/p"))).toEqual({
    kind: "not-shown",
    lack,
    action: "edit",
  });
});

const DENY = [
  { action: "*", resource: "*", effect: "allow" },
  { action: "edit", resource: "*.env", effect: "deny" },
];

test("one denied file denies the patch; the word is inferred, and says that the files are read here", () => {
  const set = ruleSet(DENY, ruleSetting("opencode-2", "/p"));
  const said = (...files: readonly PatchFile[]) => verdictForCall(set, { tool: "patch", value: null, files });
  expect(said(file("a"), file("b.env"))).toMatchObject({
    verdict: "deny",
    standing: "inferred",
    premises: ["patch"],
  });
  expect(said(file("a"), file("b"))).toMatchObject({
    verdict: "allow",
    standing: "inferred",
    premises: ["patch"],
  });
  expect(said(file("a", "c.env"))).toMatchObject({ verdict: "deny" });
});

test("where the directory is not recorded, a file has no place and no rule is chosen for it", () => {
  const set = ruleSet(DENY, ruleSetting("opencode-2", null));
  const said = verdictForCall(set, { tool: "patch", value: null, files: [file("a")] });
  expect([said.verdict, said.lack]).toEqual([null, "unplaced"]);
});

test("the trace lists each file with the rules tried for it", () => {
  const set = ruleSet(DENY, ruleSetting("opencode-2", "/p"));
  const answer = askRulesForCall(set, { tool: "patch", value: null, files: [file("a"), file("b.env")] });
  const parts = answer.kind === "asked" ? answer.parts : [];
  expect(
    parts.map(({ question, trace }) => [
      question.resource,
      trace()
        .map(({ outcome }) => outcome)
        .join(" "),
    ]),
  ).toEqual([
    ["a", "decides no-match"],
    ["b.env", "overruled decides"],
  ]);
});
