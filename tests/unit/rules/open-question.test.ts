// What rules say where the file does not hold what their word depends on: open, unless every word that may be is the same.

import { describe, expect, test } from "vitest";
import { askRules } from "@/lib/rules/ask-rules.ts";
import { removalOf } from "@/lib/rules/removed-tool.ts";
import { type GivenRule, ruleSet } from "@/lib/rules/rule-set.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";
import { verdictForCall } from "@/lib/rules/verdict.ts";

/** `action resource effect`, in order, parted by commas. */
function rulesOf(text: string): readonly GivenRule[] {
  return text.split(", ").map((line) => {
    const [action = "", resource = "", effect = ""] = line.split(" ");
    return { action, resource, effect };
  });
}

/** `external_directory` is let through, so that it leaves nothing open. */
const LET_OUT = "external_directory * allow, ";

function said(rules: string, tool: string, value: string, directory: string | null): string {
  const set = ruleSet(rulesOf(rules), ruleSetting("opencode-2", directory));
  const { verdict, lack, standing } = verdictForCall(set, { tool, value });
  return `${standing} ${verdict ?? lack}`;
}

describe("a path that is seen from nobody knows where", () => {
  test.each([
    ["read * allow, read /p/secret/* deny", "secret/x", "unknown unplaced", "the whole path may be denied"],
    ["read * allow, read secret/* deny", "/p/secret/x", "unknown unplaced", "so may the relative one"],
    ["read * ask, read secret/* deny", "secret/x", "unknown unplaced", "a denial as written is a guess too"],
    ["read secret/* allow", "secret/x", "unknown unplaced", "another path would be matched by no rule"],
    ["read secret/* ask", "secret/x", "unknown unplaced", "that no rule matches is another word"],
    ["read secret/* deny, read * allow", "secret/x", "inferred allow", "a later rule takes every path"],
    ["read * deny, read secret/* deny", "secret/x", "inferred deny", "every rule says the same"],
    ["edit * deny", "secret/x", "inferred no-match", "no rule is for this action"],
  ])("%s · %s: %s (%s)", (rules, path, word) => {
    expect(said(LET_OUT + rules, "read", path, null)).toBe(word);
  });

  test("so is one from the home directory on 2.x, and none where the directory is recorded", () => {
    const rules = `${LET_OUT}read * allow, read secret/* deny`;
    expect(said(rules, "read", "~/secret/x", "/p")).toBe("unknown unplaced");
    expect(said(rules, "read", "secret/x", "/p")).toBe("computed deny");
  });

  test("each rule for the action is open, and none is said to decide", () => {
    const set = ruleSet(
      rulesOf("read * allow, shell * deny, read secret/* deny"),
      ruleSetting("opencode-2", null),
    );
    const answer = askRules(set, { action: "read", resource: "secret/x" });
    expect(answer.kind === "asked" && answer.parts[0]?.trace().map(({ outcome }) => outcome)).toEqual([
      "open",
      "no-match",
      "open",
    ]);
    expect(answer).toMatchObject({
      together: { verdict: null, lack: "unplaced" },
      parts: [{ effect: null, decided: { by: "open", among: [{ index: 2 }, { index: 0 }] } }],
    });
  });

  test("an entry that is not read is among what may decide, unless a later rule takes every path", () => {
    const lack = (before: number) => {
      const set = ruleSet(
        rulesOf("read * allow, external_directory * allow"),
        ruleSetting("opencode-2", null),
        [{ before }],
      );
      const { verdict, lack: why } = verdictForCall(set, { tool: "read", value: "x" });
      return verdict ?? why;
    };
    expect([lack(0), lack(1)]).toEqual(["allow", "unread"]);
  });
});

describe("letters of either case where the file does not show the system", () => {
  test.each([
    ["shell * allow, shell rm* deny", "RM", "unknown letters", "Windows alone would deny it"],
    ["shell * allow, shell rm* deny", "rm", "computed deny", "either would"],
    ["shell RM* deny, shell * allow", "rm", "computed allow", "a later rule decides on either"],
    ["shell * allow, SHELL RM* allow", "rm", "computed allow", "another rule, the same word"],
    ["shell RM* ask", "rm", "unknown letters", "that no rule matches is another word"],
  ])("%s · %s: %s (%s)", (rules, command, word) => {
    expect(said(rules, "shell", command, null)).toBe(word);
  });

  test("it is no question where the directory shows it", () => {
    const rules = "shell * allow, shell rm* deny";
    expect([said(rules, "shell", "RM", "/p"), said(rules, "shell", "RM", "C:\\p")]).toEqual([
      "computed allow",
      "computed deny",
    ]);
  });

  test("nor is a tool said to be taken away by a rule that only Windows would match", () => {
    const removal = (rules: string) =>
      removalOf(ruleSet(rulesOf(rules), ruleSetting("opencode-2", null)), "shell");
    expect(removal("SHELL * deny")).toMatchObject({ isRemoved: false, isInDoubt: true });
    expect(removal("shell * deny, SHELL * allow")).toMatchObject({ isRemoved: false, isInDoubt: true });
    expect(removal("shell * deny")).toMatchObject({ isRemoved: true, isInDoubt: false });
  });
});
