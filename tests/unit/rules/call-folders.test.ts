// What a host asks for one call by the folder that it runs or searches in, and by the root of the project.

import { describe, expect, test } from "vitest";
import { questionsOfCall } from "@/lib/rules/call-questions.ts";
import type { AskingCall, CallQuestion } from "@/lib/rules/question.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";

const ONE = "opencode/src/tool/shell.ts@0498793";

function textOf({ action, resource, or }: CallQuestion): string {
  return `${action} ${resource}${or === null ? "" : ` or ${or}`}`;
}

/** Sure ones, then possible ones marked `?`. */
function asksIn(
  call: AskingCall,
  host: "opencode-1" | "opencode-2",
  directory: string | null,
  root: string | null = null,
) {
  const of = questionsOfCall(call, ruleSetting(host, directory, root));
  if (of.kind !== "asked") return of.kind;
  return [
    ...of.questions.map(textOf),
    ...of.possible.map(({ action, resource }) => `? ${action} ${resource}`),
  ];
}

describe("the folder that a command runs in or a search looks in", () => {
  const TWO = "plugin/shell.ts@0107518";
  const OPEN = "? external_directory null";
  test.each([
    ["opencode-2", "shell", "ls", "sub", ["shell ls"], `${TWO}: inside`],
    ["opencode-2", "shell", "ls", "/q", ["external_directory /q/*", "shell ls"], `${TWO}: asked for itself`],
    ["opencode-1", "bash", "ls", "/q", ["external_directory /q/*", "bash ls"], `${ONE}: asked for itself`],
    ["opencode-1", "bash", "ls", "~/x", ["bash ls"], `${ONE}: resolvePath opens no home`],
    [
      "opencode-2",
      "shell",
      "cd .. && ls",
      "/q/r",
      ["external_directory /q/r/*", "external_directory /q/*", "shell ls"],
      `${TWO}: seen from it`,
    ],
    [
      "opencode-1",
      "bash",
      "cat a",
      "/q/r",
      ["external_directory /q/r/*", "external_directory /q/r/* or /q/r/a/*", "bash cat a"],
      `${ONE}: seen from it`,
    ],
    ["opencode-2", "shell", "ls", "~/x", ["shell ls", OPEN], "file-access.ts@0dab3ee: home"],
    ["opencode-2", "shell", "cd x && ls", null, ["shell ls", OPEN], "redacted: nothing relative has a place"],
    [
      "opencode-2",
      "shell",
      "cd /q && ls",
      null,
      ["external_directory /q/*", "shell ls", OPEN],
      "an absolute path has one",
    ],
    ["opencode-1", "bash", "cat a", null, ["bash cat a", OPEN], "redacted"],
    ["opencode-2", "glob", "*.ts", "/q", ["external_directory /q/*", "glob *.ts"], "plugin/glob.ts@108862a"],
    [
      "opencode-2",
      "grep",
      "x",
      "/q/a",
      ["external_directory /q/* or /q/a/*", "grep x"],
      "plugin/grep.ts@108862a: file or folder",
    ],
    [
      "opencode-1",
      "grep",
      "x",
      "/q/a",
      ["external_directory /q/* or /q/a/*", "grep x"],
      "opencode/src/tool/grep.ts@082eeb9",
    ],
    ["opencode-1", "glob", "*.ts", "sub", ["glob *.ts"], "opencode/src/tool/grep.ts@082eeb9"],
    ["opencode-2", "glob", "*.ts", null, ["glob *.ts", OPEN], "redacted"],
  ] as const)("%s %s %j in %j asks %j (%s)", (host, tool, value, folder, asked, _source) => {
    expect(asksIn({ tool, value, folder }, host, "/p")).toEqual(asked);
  });

  test("with the session's directory not recorded, only what needs no place is sure", () => {
    expect(asksIn({ tool: "shell", value: "ls" }, "opencode-2", null)).toEqual(["shell ls"]);
    expect(asksIn({ tool: "shell", value: "cd x; ls" }, "opencode-2", null)).toEqual(["shell ls", OPEN]);
    expect(asksIn({ tool: "bash", value: "cat /etc/x" }, "opencode-1", null)).toEqual([
      "bash cat /etc/x",
      OPEN,
    ]);
  });
});

describe("the root of the project, which counts as inside", () => {
  test.each([
    [
      "opencode-2",
      "read",
      "../r/a",
      null,
      ["read /p/r/a or ../r/a", "? external_directory /p/r/*", "? external_directory /p/r/a/*"],
      "not recorded: whether it lies in the project is not known",
    ],
    ["opencode-2", "edit", "../r/a", "/p", ["edit ../r/a"], "file-access.ts@0dab3ee"],
    [
      "opencode-2",
      "edit",
      "../r/a",
      "/p/q",
      ["external_directory /p/r/*", "edit /p/r/a"],
      "file-access.ts@0dab3ee",
    ],
    ["opencode-1", "edit", "a", "/p", ["edit q/a"], "tool/edit.ts@00937b9: from the worktree"],
    [
      "opencode-1",
      "edit",
      "a",
      "/",
      ["edit p/q/a"],
      "tool/edit.ts@00937b9: `/` is the worktree of no project",
    ],
    [
      "opencode-1",
      "edit",
      "../r/a",
      "/",
      ["external_directory /p/r/*", "edit p/r/a"],
      "instance-context.ts@0a8a0ed",
    ],
    ["opencode-1", "bash", "cd ../r && ls", "/p", ["bash ls"], "instance-context.ts@0a8a0ed"],
  ] as const)("%s %s %j in a project at %j asks %j (%s)", (host, tool, value, root, asked, _source) => {
    expect(asksIn({ tool, value }, host, "/p/q", root)).toEqual(asked);
  });

  test("a path of 1.x reads as stated only where that root is recorded", () => {
    const how = (root: string | null) => {
      const of = questionsOfCall({ tool: "edit", value: "a" }, ruleSetting("opencode-1", "/p", root));
      return of.kind === "asked" ? of.questions[0]?.how : null;
    };
    expect([how(null), how("/p"), how("/")]).toEqual(["unplaced", "stated", "made"]);
  });
});

test("on Windows the file commands of cmd.exe leave open what is asked", () => {
  expect(asksIn({ tool: "bash", value: "type D:/x/a" }, "opencode-1", "C:\\p")).toEqual([
    "bash type D:/x/a",
    "? external_directory null",
  ]);
});
