// What a host asks its rules for one call.

import { expect, test } from "vitest";
import { questionsOfCall } from "@/lib/rules/call-questions.ts";
import type { CallQuestion } from "@/lib/rules/question.ts";
import { ruleSet } from "@/lib/rules/rule-set.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";
import { judged } from "@/lib/rules/verdict.ts";

const RESEARCH = "v2-builtin-tools.md";
const ONE = "opencode/src/tool/shell.ts@0498793";

function textOf({ action, resource, or }: CallQuestion): string {
  return `${action} ${resource}${or === null ? "" : ` or ${or}`}`;
}

test.each([
  ["opencode-2", "read", "src/a.ts", ["read src/a.ts"], `${RESEARCH} §2.1`],
  ["opencode-2", "read", "/p/src/a.ts", ["read src/a.ts"], `${RESEARCH} §2.1: from the session directory`],
  [
    "opencode-2",
    "read",
    "/q/a.ts",
    ["external_directory /q/* or /q/a.ts/*", "read /q/a.ts"],
    `${RESEARCH} §2.1: whole when outside`,
  ],
  ["opencode-1", "read", "src/a.ts", ["read src/a.ts"], "hosts/opencode-1-tools: from the worktree"],
  ["opencode-1", "edit", "/q/a.ts", ["external_directory /q/*", "edit ../q/a.ts"], "hosts/opencode-1-tools"],
  [
    "opencode-1",
    "read",
    "~/a",
    ["read ~/a"],
    "tool/read.ts@00937b9: no home is opened, so a name like any other",
  ],
  [
    "opencode-2",
    "read",
    "app/(group)/$id.tsx",
    ["read app/(group)/$id.tsx"],
    "file-access.ts@0dab3ee: no shell reads it",
  ],
  ["opencode-1", "question", null, [], "hosts/opencode-1-tools: never asked"],
  ["opencode-2", "execute", null, [], `${RESEARCH} §3: what runs in it asks for itself`],
  ["opencode-2", "browser_click", null, [], `${RESEARCH} §5: nothing asserts it`],
  ["opencode-2", "write", "a.ts", ["edit a.ts"], `${RESEARCH} §2.2`],
  ["opencode-1", "write", "a.ts", ["edit a.ts"], "FACTS sessionRules"],
  ["opencode-2", "glob", "**/*.ts", ["glob **/*.ts"], `${RESEARCH} §2.6: the pattern`],
  ["opencode-2", "webfetch", "https://x/y", ["webfetch https://x/y"], `${RESEARCH} §2.8`],
  ["opencode-2", "subagent", "general", ["subagent general"], `${RESEARCH} §2.12`],
  ["opencode-2", "skill", "pdf", ["skill pdf"], `${RESEARCH} §2.11`],
  ["opencode-2", "question", null, ["question *"], `${RESEARCH} §2.10`],
  ["opencode-2", "github_list", "x", ["github_list *"], `${RESEARCH} §4: MCP`],
  ["opencode-2", "shell", "git status", ["shell git status"], `${RESEARCH} §2.5`],
  ["opencode-2", "shell", "cd /q && ls > f", ["external_directory /q/*", "shell ls"], `${RESEARCH} §2.5`],
  ["opencode-2", "shell", "cd src && ls", ["shell ls"], `${RESEARCH} §2.5`],
  ["opencode-2", "shell", "cat /etc/hosts", ["shell cat /etc/hosts"], "shell/parse.ts@11eb5f3: cd alone"],
  [
    "opencode-1",
    "bash",
    "cat /etc/hosts",
    ["external_directory /etc/* or /etc/hosts/*", "bash cat /etc/hosts"],
    `${ONE}: looks whether it is a folder`,
  ],
  [
    "opencode-1",
    "bash",
    "cat /etc/*",
    ["external_directory /etc/*", "bash cat /etc/*"],
    "opencode/test/tool/shell.test.ts@04c541a",
  ],
  ["opencode-1", "bash", "chmod +x /p/a", ["bash chmod +x /p/a"], ONE],
  ["opencode-1", "bash", 'rm -rf "$DIR"', ['bash rm -rf "$DIR"'], `${ONE}: a variable is not looked into`],
  ["opencode-2", "shell", "> victim.txt", ["shell > victim.txt"], "plugin/shell.ts@0107518"],
  [
    "opencode-2",
    "shell",
    " cd src ",
    ["shell  cd src "],
    "plugin/shell.ts@0107518: the line itself when nothing else is in it",
  ],
  ["opencode-1", "bash", "cd src", [], ONE],
  [
    "opencode-2",
    "shell",
    "cd /q/* && ls",
    ["external_directory /q/*/*", "shell ls"],
    "shell/parse.ts@11eb5f3: no wildcard is cut",
  ],
  [
    "opencode-1",
    "bash",
    "cd /q/* && ls",
    ["external_directory /q/*", "bash ls"],
    `${ONE}: cut before a wildcard`,
  ],
  ["opencode-2", "shell", "cd $HOME ~bob - && ls", ["shell ls"], "shell/parse.ts@11eb5f3: passed over"],
  [
    "opencode-1",
    "bash",
    "cat <(ls) 123 $'/q/x'",
    ["bash cat <(ls) 123 $'/q/x'", "bash ls"],
    `${ONE}: neither word nor string`,
  ],
  ["opencode-1", "bash", "ls; ls", ["bash ls"], `${ONE}: a set`],
  ["opencode-1", "bash", "> victim.txt", [], ONE],
] as const)("%s %s %j asks %j (%s)", (host, tool, value, asked, _source) => {
  const root = host === "opencode-1" ? "/p" : null;
  const questions = questionsOfCall({ tool, value }, ruleSetting(host, "/p", root));
  expect(questions.kind === "asked" ? questions.questions.map(textOf) : null).toEqual(asked);
});

test("what is split by us, and what is made of a path, says so", () => {
  const setting = ruleSetting("opencode-2", "/p");
  expect(questionsOfCall({ tool: "shell", value: "a; b" }, setting)).toMatchObject({
    isSplitByUs: true,
    questions: [{ how: "made" }, { how: "made" }],
  });
  expect(questionsOfCall({ tool: "shell", value: "ls -la" }, setting)).toMatchObject({
    isSplitByUs: false,
    questions: [{ how: "stated" }],
  });
  expect(questionsOfCall({ tool: "read", value: "/p/a" }, setting)).toMatchObject({
    questions: [{ resource: "a", how: "made" }],
  });
});

test.each([
  ["opencode-2", "shell", "ls -la", ["stated null"], "the recorded tool on the recorded line"],
  ["opencode-2", "shell", "cd src", ["known host"], "plugin/shell.ts@0107518: asked as the line that it is"],
  ["opencode-2", "shell", " ls ", ["made split"], "a part of the line, so cut off here"],
  ["opencode-2", "shell", "> f", ["made split"], "that there is no command in it is our reading"],
  ["opencode-2", "shell", "cd a && cd b", ["made split"], "as above"],
  [
    "opencode-2",
    "shell",
    "cd /q",
    ["made path", "known host"],
    "the folder is made of a path, the line is not",
  ],
  ["opencode-1", "bash", "cat /q/a", ["made path", "stated null"], `${ONE}: as above`],
] as const)("what is asked for %s %s %j rests on %j: %s", (host, tool, value, on, _why) => {
  const set = ruleSet([], ruleSetting(host, "/p", "/p"));
  const asked = questionsOfCall({ tool, value }, set.setting);
  const rests =
    asked.kind === "asked"
      ? asked.questions.map((one) => `${one.how} ${judged(set, one, asked.isSplitByUs).premise}`)
      : [];
  expect(rests).toEqual(on);
});

test.each([
  ["read", "src/a.ts", "/p", "stated", "the tool's name and the recorded value"],
  ["write", "src/a.ts", "/p", "known", "edit is the action of every tool that changes files"],
  ["question", null, "/p", "known", "the host asks for *"],
  ["github_list", "x", "/p", "served", "a tool of an MCP server asks for *, and its name may be one's"],
  ["write", "/p/a", "/p", "made", "seen from the directory"],
  [
    "read",
    "/p/a",
    null,
    "unplaced",
    "the directory is not recorded: seen from where, and whether outside, is not known",
  ],
  ["read", "a", null, "unplaced", "as above"],
  ["read", "~/a", "/p", "unplaced", "the home directory is not recorded"],
] as const)("%s %j in %s is %s: %s", (tool, value, directory, how, _why) => {
  const asked = questionsOfCall({ tool, value }, ruleSetting("opencode-2", directory));
  expect(asked).toMatchObject({ questions: [{ how }] });
});

test.each([
  [null, "/p/a"],
  [null, "a"],
  ["/p", "~/a"],
])(
  "in %s, whether %s lies outside is not known: external_directory may be asked besides",
  (directory, value) => {
    const asked = questionsOfCall({ tool: "read", value }, ruleSetting("opencode-2", directory));
    expect(asked).toMatchObject({ possible: [{ action: "external_directory", resource: null }] });
  },
);

test("a line that is not split, and a patch, ask nothing that could be guessed at", () => {
  const setting = ruleSetting("opencode-2", "/p");
  expect(questionsOfCall({ tool: "shell", value: "case x in a) b;; esac" }, setting)).toEqual({
    kind: "not-split",
    because: "case",
    action: "shell",
  });
  expect(questionsOfCall({ tool: "patch", value: null }, setting)).toEqual({
    kind: "not-shown",
    lack: "in-text",
    action: "edit",
  });
  expect(questionsOfCall({ tool: "shell", value: null }, setting)).toEqual({
    kind: "not-shown",
    lack: "not-stated",
    action: "shell",
  });
});
