// Rules asked one question. Each row names where its expected value comes from: the host's own tests, its source, the
// formats document, a research page, or a recorded case.

import { describe, expect, test } from "vitest";
import { evaluate } from "@/lib/rules/evaluate.ts";
import { removalOf } from "@/lib/rules/removed-tool.ts";
import { decide, ruleSet } from "@/lib/rules/rule-set.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";

const NEXT = "opencode/test/permission/next.test.ts@01f063f";
const CORE = "core/src/permission.ts@025dd44";
const CORPUS = "recorded case session-rules-last-match";
const SECTION = "formats opencode §2.6";

/** `action resource effect`, in order, parted by commas. */
function rulesOf(text: string) {
  return text === ""
    ? []
    : text.split(", ").map((line) => {
        const words = line.split(" ");
        return { action: words[0] ?? "", resource: words.slice(1, -1).join(" "), effect: words.at(-1) ?? "" };
      });
}

const LAST = "* * ask, browser * deny, edit src/* deny, edit docs/* allow";

describe("the last match decides", () => {
  test.each([
    ["bash rm deny", "bash", "rm", "deny", 0, NEXT],
    ["bash * allow", "bash", "rm", "allow", 0, NEXT],
    ["bash * allow, bash rm deny", "bash", "rm", "deny", 1, NEXT],
    ["bash rm deny, bash * allow", "bash", "rm", "allow", 1, NEXT],
    ["edit src/* deny, edit src/components/* allow", "edit", "src/components/Button.tsx", "allow", 1, NEXT],
    ["edit src/components/* allow, edit src/* deny", "edit", "src/components/Button.tsx", "deny", 1, NEXT],
    ["edit * ask, edit test/* deny, edit src/* allow", "edit", "src/foo.ts", "allow", 2, NEXT],
    ["bash /bin/rm deny, bash * allow", "bash", "/bin/rm", "allow", 1, NEXT],
    ["* * deny", "bash", "rm", "deny", 0, NEXT],
    ["* rm deny", "bash", "rm", "deny", 0, NEXT],
    ["mcp_* * allow", "mcp_server_tool", "anything", "allow", 0, NEXT],
    ["* * deny, bash * allow", "bash", "rm", "allow", 1, NEXT],
    ["* * ask, bash * allow, edit * deny", "read", "foo.ts", "ask", 0, NEXT],
    ["bash * deny, bash git * allow", "bash", "git status", "allow", 1, NEXT],
    ["bash * deny, bash git * allow", "bash", "rm foo", "deny", 0, NEXT],
    ["bash git * allow, bash * ask", "bash", "git", "ask", 1, SECTION],
    [LAST, "edit", "docs/a.md", "allow", 3, CORPUS],
    [LAST, "edit", "src/a.ts", "deny", 2, CORPUS],
    [LAST, "browser", "https://x", "deny", 1, CORPUS],
    [LAST, "shell", "ls", "ask", 0, CORPUS],
    ["shell 删除 * deny", "shell", "删除 文件", "deny", 0, SECTION],
    ["shell echo\t* deny", "shell", "echo\tx", "deny", 0, "wildcard: a tab is itself"],
  ])("%s · %s %s → %s by rule %d (%s)", (rules, action, resource, effect, index) => {
    const set = ruleSet(rulesOf(rules), ruleSetting("opencode-2", "/p"));
    const verdict = decide(set, { action, resource });
    expect(verdict).toMatchObject({ effect, decided: { by: "rule", index } });
  });

  test.each([
    ["", "bash", "rm", NEXT],
    ["bash * allow", "unknown_tool", "anything", NEXT],
    ["edit src/* allow", "edit", "etc/passwd", NEXT],
    ["bash rm * deny", "bash", "rmdir x", SECTION],
  ])("%s · %s %s → ask by default (%s)", (rules, action, resource) => {
    const set = ruleSet(rulesOf(rules), ruleSetting("opencode-1", "/p"));
    expect(decide(set, { action, resource })).toEqual({ effect: "ask", decided: { by: "default" } });
  });
});

describe("a relative file and a rule that names a place from the root", () => {
  test.each([
    ["opencode-2", "/p", "edit", "src/a.ts", "edit /p/src/* deny", "deny", CORE],
    ["opencode-2", "/p", "read", "../q/a.ts", "read /q/* deny", "deny", CORE],
    ["opencode-2", "/p", "shell", "src/a.ts", "shell /p/src/* deny", "ask", `${CORE}: read and edit alone`],
    [
      "opencode-2",
      "/p",
      "edit",
      "src/a.ts",
      "edit */src/* deny",
      "ask",
      `${CORE}: the pattern is not absolute`,
    ],
    [
      "opencode-2",
      "/p",
      "edit",
      "/q/a.ts",
      "edit /p/* deny",
      "ask",
      `${CORE}: the resource is whole already`,
    ],
    ["opencode-2", "/p", "edit", "src/a.ts", "edit \\p\\src\\* deny", "deny", `${CORE}: slashes either way`],
    ["opencode-2", "C:\\p", "edit", "src\\A.ts", "edit c:/P/src/* deny", "deny", `${CORE}, win32`],
    ["opencode-1", "/p", "edit", "src/a.ts", "edit /p/src/* deny", "ask", "permission/index.ts@0197fee"],
  ] as const)(
    "%s in %s: %s %s under %s → %s (%s)",
    (host, directory, action, resource, rules, effect, _source) => {
      const set = ruleSet(rulesOf(rules), ruleSetting(host, directory));
      expect(decide(set, { action, resource }).effect).toBe(effect);
    },
  );
});

describe("letters of either case", () => {
  test.each([
    ["/p", "ask", "RM file, POSIX"],
    ["C:\\p", "deny", "RM file, Windows"],
  ])("in %s: %s (%s)", (directory, effect, _source) => {
    const set = ruleSet(rulesOf("shell rm * deny"), ruleSetting("opencode-2", directory));
    expect(decide(set, { action: "shell", resource: "RM file" }).effect).toBe(effect);
  });
});

describe("the trace", () => {
  test("says of each rule which half matched, why not, and which match was the last", () => {
    const set = ruleSet(
      rulesOf("* * ask, shell git * allow, edit * deny, shell rm * deny, shell *x deny, shell a*b*c deny"),
      ruleSetting("opencode-2", "/p"),
    );
    const { effect, trace } = evaluate(set, { action: "shell", resource: "git push" });
    expect(effect).toBe("allow");
    expect(
      trace.map(({ outcome, actionMiss, resourceMiss }) => [
        outcome,
        actionMiss && `${actionMiss.how} ${actionMiss.piece}`,
        resourceMiss && `${resourceMiss.how} ${resourceMiss.piece}`,
      ]),
    ).toEqual([
      ["overruled", null, null],
      ["decides", null, null],
      ["no-match", "differs edit", null],
      ["no-match", null, "begins rm "],
      ["no-match", null, "ends x"],
      ["no-match", null, "begins a"],
    ]);
  });

  test("a rule that only the case of letters keeps away says so", () => {
    const set = ruleSet(rulesOf("shell rm * deny"), ruleSetting("opencode-2", "/p"));
    const [trial] = evaluate(set, { action: "shell", resource: "RM x" }).trace;
    expect(trial?.resourceMiss).toEqual({ how: "begins", piece: "rm ", isByCaseAlone: true });
  });

  test("an effect that no host knows is no effect", () => {
    const set = ruleSet(rulesOf("shell * perhaps"), ruleSetting("opencode-2", "/p"));
    expect(evaluate(set, { action: "shell", resource: "ls" })).toMatchObject({
      effect: null,
      decided: { by: "rule", index: 0 },
    });
  });
});

describe("whether rules take a tool away", () => {
  test.each([
    ["bash * deny", "bash", true, 0, NEXT],
    ["* * deny", "bash", true, 0, NEXT],
    ["bash git * allow, bash * deny", "bash", true, 1, NEXT],
    ["bash * deny, bash git * allow", "bash", false, 1, NEXT],
    ["task orch-* deny", "task", false, 0, NEXT],
    ["browser * deny", "browser", true, 0, "v2-builtin-tools.md §1"],
    ["browser ** deny", "browser", false, 0, "the spelling * alone"],
    ["edit * ask", "edit", false, 0, NEXT],
    ["", "edit", false, null, NEXT],
  ])("%s · %s → %s by rule %s (%s)", (rules, action, isRemoved, index, _source) => {
    const set = ruleSet(rulesOf(rules), ruleSetting("opencode-2", "/p"));
    expect(removalOf(set, action)).toMatchObject({ isRemoved, index });
  });
});
