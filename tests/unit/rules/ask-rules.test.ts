// A person's question, and a rule set that a person writes.

import { describe, expect, test } from "vitest";
import { askRules, askRulesForCall } from "@/lib/rules/ask-rules.ts";
import type { AskingCall } from "@/lib/rules/question.ts";
import { ruleSet } from "@/lib/rules/rule-set.ts";
import { rulesOfText, textOfRules } from "@/lib/rules/rule-text.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";
import { verdictForCall } from "@/lib/rules/verdict.ts";

const RULES = [
  { action: "*", resource: "*", effect: "ask" },
  { action: "shell", resource: "git *", effect: "allow" },
  { action: "shell", resource: "rm *", effect: "deny" },
  { action: "edit", resource: "src/*", effect: "allow" },
  { action: "external_directory", resource: "/etc/*", effect: "deny" },
];
const set = ruleSet(RULES, ruleSetting("opencode-2", "/p"));

/** The verdict, or what it lacks. */
const verdict = (rules: typeof set, call: AskingCall) => {
  const { verdict: word, lack } = verdictForCall(rules, call);
  return word ?? lack;
};

const said = (action: string, resource: string) => {
  const answer = askRules(set, { action, resource });
  return answer.kind === "asked"
    ? [
        answer.together.verdict,
        answer.parts.map(({ question, effect }) => `${question.action} ${question.resource}: ${effect}`),
      ]
    : answer.kind;
};

test("a line is asked command by command, and one denial denies it", () => {
  expect(said("shell", "git status && rm -rf x")).toEqual([
    "deny",
    ["shell git status: allow", "shell rm -rf x: deny"],
  ]);
  expect(said("shell", "git status; make")).toEqual(["ask", ["shell git status: allow", "shell make: ask"]]);
  expect(said("shell", "git status")).toEqual(["allow", ["shell git status: allow"]]);
});

test("a path is asked as seen from the directory, and its directory when it lies outside", () => {
  expect(said("edit", "/p/src/a.ts")).toEqual(["allow", ["edit src/a.ts: allow"]]);
  expect(said("read", "/etc/hosts")).toEqual([
    "deny",
    ["external_directory /etc/*: deny", "read /etc/hosts: ask"],
  ]);
});

describe("what may be asked besides", () => {
  const of = (...outside: readonly { action: string; resource: string; effect: string }[]) =>
    verdict(
      ruleSet(
        [{ action: "read", resource: "*", effect: "allow" }, ...outside],
        ruleSetting("opencode-2", null),
      ),
      {
        tool: "read",
        value: "/x/a",
      },
    );
  const rule = (resource: string, effect: string) => ({ action: "external_directory", resource, effect });

  test("leaves the verdict open where it could change it, and only there", () => {
    expect(of()).toBe("open");
    expect(of(rule("/x/*", "allow"))).toBe("open");
    expect(of(rule("*", "allow"), rule("/y/*", "deny"))).toBe("open");
    expect(of(rule("*", "allow"))).toBe("allow");
    expect(of(rule("/y/*", "deny"), rule("*", "allow"))).toBe("allow");
    expect(of(rule("*", "deny"), { action: "read", resource: "*", effect: "deny" })).toBe("deny");
    expect(of({ action: "read", resource: "*", effect: "ask" })).toBe("ask");
  });

  test("what a call asks that its input does not show has no verdict", () => {
    expect(verdict(set, { tool: "patch", value: "x" })).toBe("in-text");
    expect(askRulesForCall(set, { tool: "patch", value: "x" })).toEqual({
      kind: "not-shown",
      lack: "in-text",
    });
  });
});

describe("a resource that hangs on whether a path names a folder", () => {
  const of = (...outside: readonly (readonly [resource: string, effect: string])[]) =>
    verdict(
      ruleSet(
        [
          { action: "*", resource: "*", effect: "allow" },
          ...outside.map(([resource, effect]) => ({ action: "external_directory", resource, effect })),
        ],
        ruleSetting("opencode-2", "/p"),
      ),
      { tool: "read", value: "/q/a" },
    );

  test.each([
    ["both are let through", [], "allow"],
    ["both are denied", [["/q/*", "deny"]], "deny"],
    ["one alone is denied", [["/q/a/*", "deny"]], "open"],
    [
      "the other alone is denied",
      [
        ["/q/*", "deny"],
        ["/q/a/*", "allow"],
      ],
      "open",
    ],
    ["one is asked for", [["/q/a/*", "ask"]], "open"],
  ] as const)("%s", (_when, rules, word) => {
    expect(of(...rules)).toBe(word);
  });

  test("a denial of another part decides all the same", () => {
    const rules = [
      { action: "external_directory", resource: "/q/a/*", effect: "allow" },
      { action: "read", resource: "*", effect: "deny" },
    ];
    expect(verdict(ruleSet(rules, ruleSetting("opencode-2", "/p")), { tool: "read", value: "/q/a" })).toBe(
      "deny",
    );
  });
});

describe("a name under which no host asks, or not what is written", () => {
  const answerIn = (host: "opencode-1" | "opencode-2", action: string, effect: string) =>
    askRules(ruleSet([{ action: "*", resource: "*", effect }], ruleSetting(host, "/p", "/p")), {
      action,
      resource: "a; b",
    });

  test.each([
    ["opencode-2", "browser", "ask", "nothing-asked", "its tools are taken away, or not: none asks"],
    ["opencode-2", "browser", "deny", "deny", "all its tools are taken away"],
    ["opencode-2", "browser_click", "deny", "nothing-asked", "a tool, and not its action"],
    ["opencode-2", "execute", "ask", "nothing-asked", "what runs in it asks for itself"],
    ["opencode-1", "question", "allow", "nothing-asked", "never asked on 1.x"],
    ["opencode-2", "question", "ask", "ask", "asked on 2.x"],
  ] as const)("%s %s under %s: %s (%s)", (host, action, effect, verdict, _why) => {
    expect(answerIn(host, action, effect)).toMatchObject({ kind: "asked", together: { verdict } });
  });

  test.each([
    ["opencode-2", "apply_patch", "other-line"],
    ["opencode-2", "patch", "in-text"],
    ["opencode-1", "apply_patch", "in-text"],
    ["opencode-1", "shell", "other-line"],
    ["opencode-2", "bash", "other-line"],
    ["opencode-2", "mytool", "not-known"],
    ["opencode-1", "read_mcp_resource", "not-known"],
  ] as const)("%s %s has no verdict: %s", (host, action, lack) => {
    expect(answerIn(host, action, "allow")).toEqual({ kind: "not-shown", lack });
  });

  test("a name that may be an MCP server's tool is asked for *, on that premise", () => {
    expect(answerIn("opencode-2", "tm_browser", "ask")).toMatchObject({
      parts: [{ question: { resource: "*" }, premise: "mcp" }],
      together: { verdict: "ask", standing: "inferred", premises: ["mcp"] },
    });
  });
});

test("any other action is asked as it stands", () => {
  expect(said("external_directory", "/etc/*")).toEqual(["deny", ["external_directory /etc/*: deny"]]);
  expect(said("webfetch", "https://x")).toEqual(["ask", ["webfetch https://x: ask"]]);
});

test("a line that is not split gets no verdict, whatever a rule says of the whole", () => {
  const answer = askRules(set, { action: "shell", resource: "rm x; case y in y) z;; esac" });
  expect(answer).toEqual({ kind: "not-split", because: "case" });
});

describe("written rules", () => {
  test.each([
    [
      "shell git * allow\n# note\n\nedit src/my file.ts deny",
      ["shell|git *|allow", "edit|src/my file.ts|deny"],
    ],
    ['[{"action":"edit","resource":"*","effect":"deny"}]', ["edit|*|deny"]],
    ['[{"permission":"bash","pattern":"rm *","action":"ask"}]', ["bash|rm *|ask"]],
    ['{"edit":"deny","bash":{"*":"ask","git *":"allow"}}', ["edit|*|deny", "bash|*|ask", "bash|git *|allow"]],
    ['{"permission":{"edit":"deny"}}', ["edit|*|deny"]],
    ["", []],
    ["shell  deny", ["shell||deny"]],
    ["\tshell \t a  b \t ask ", ["shell|a  b|ask"]],
  ])("%j", (text, rules) => {
    const read = rulesOfText(text);
    expect(read.ok && read.value.map((rule) => `${rule.action}|${rule.resource}|${rule.effect}`)).toEqual(
      rules,
    );
  });

  test.each([
    ["edit deny", "short", 1],
    ["edit", "short", 1],
    ["edit * allow\nedit * perhaps", "effect", 2],
    ["[{", "json", 1],
    ['[{"action":"edit"}]', "shape", 1],
    ['{"edit":5}', "shape", 1],
    ['[{"action":"edit","resource":"*","effect":"no"}]', "effect", 1],
  ])("%j: %s at %d", (text, what, at) => {
    const read = rulesOfText(text);
    expect(read.ok ? null : read.failure).toEqual({ what, at });
  });

  test("a line of very many blanks does not take long", () => {
    const read = rulesOfText(`shell a${" ".repeat(200_000)}b\u2028${" ".repeat(200_000)}c deny`);
    expect(read.ok && read.value.length).toBe(1);
  });

  test("what is written out is read again", () => {
    const read = rulesOfText(textOfRules(RULES));
    expect(read.ok && read.value).toEqual(RULES);
  });
});
