// `permissions`: the decisions, and what the session's own rules say of a question.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { permissionFiles } from "../../e2e/permission-files.ts";
import { folderOf, runCli, sample } from "./run-cli.ts";

const folder = folderOf({});
const files = permissionFiles({ outputPath: (...parts: readonly string[]) => join(folder, ...parts) });

test("each decision has its standing, its turn and its place; a retry stands below it, inferred", async () => {
  const { status, stdout } = await runCli(["permissions", files.lead, files.child]);
  expect(status).toBe(0);
  expect(stdout).toContain("Session ses_leading\n  2 decisions");
  expect(stdout).toMatch(
    /call_rm \[observed\] {2}shell .* denied \[observed\] {2}a rule \[inferred\] {2}the turn went on \[computed\] {2}at the lead \[computed\] {2}lead\.json#\/messages\/\d+/,
  );
  expect(stdout).toMatch(
    /Tried another way {2}shell {2}call_find \[inferred\] {2}the same program, same turn, went through \[inferred\] {2}rm \[inferred\]/,
  );
  expect(stdout).toMatch(
    /read .* denied \[observed\] {2}the user \[observed\] .*without an idle row \[computed\] {2}1 dispatch below the lead \[computed\]/,
  );
});

test("a question shows every rule tried, with the one that decides, and says that other rules are not in the file", async () => {
  const { status, stdout } = await runCli([
    "permissions",
    files.lead,
    "--action",
    "shell",
    "--resource",
    "rm -rf out",
  ]);
  expect(status).toBe(0);
  expect(stdout).toBe(`Session ses_leading
  5 rules
  shell  rm -rf out
    1  *  *  allow  matches, a later rule decides  lead.json#/info/permissions/0
    2  shell  rm *  deny  matches last: decides  lead.json#/info/permissions/1
    3  edit  src/generated/*  deny  action: is a different text  lead.json#/info/permissions/2
    4  shell  git push *  ask  resource: does not begin with “git push ”  lead.json#/info/permissions/3
    5  external_directory  /etc/*  deny  action: is a different text  lead.json#/info/permissions/4
    => denied [computed], by rule 2
Rules of the project, of the agent and saved answers are not in an export: this is what the session's own rules say.
`);
});

test("a longer line is asked command by command, and the split is said to be ours", async () => {
  const { stdout } = await runCli([
    "permissions",
    files.lead,
    "--action",
    "shell",
    "--resource",
    "ls; git push x",
  ]);
  expect(stdout).toContain(
    "  Together: asked for [inferred]\n  Split here into 2 questions; the host splits with tree-sitter",
  );
});

test("a line that is not split has no verdict", async () => {
  const { stdout } = await runCli([
    "permissions",
    files.lead,
    "--action",
    "shell",
    "--resource",
    "f() { rm x; }",
  ]);
  expect(stdout).toContain(
    "  Not split, so no verdict. The line holds a pattern or a function with parentheses.",
  );
});

test("one session's rules, in Chinese; a session without rules asks", async () => {
  const one = await runCli([
    "permissions",
    files.lead,
    files.child,
    "--action",
    "shell",
    "--resource",
    "git push x",
    "--session",
    "ses_children",
    "--lang",
    "zh",
  ]);
  expect(one.stdout).toContain("会话 ses_children\n  2 条规则");
  expect(one.stdout).toContain("=> 询问 [计算]，依据第 1 条规则");
  expect(one.stdout).not.toContain("ses_leading");
  const quiet = await runCli(["permissions", files.quiet, "--action", "edit", "--resource", "a"]);
  expect(quiet.stdout).toContain("=> no rule matches [computed], the host then asks");
});

describe("--rules", () => {
  const asked = async (text: string, ...more: readonly string[]) => {
    const rules = join(folderOf({ "RULES.txt": text }), "RULES.txt");
    const question = ["--action", "shell", "--resource", "rm -rf out"];
    return { rules, ...(await runCli(["permissions", files.lead, ...question, "--rules", rules, ...more])) };
  };

  test.each([
    ["lines", "# mine\nshell * deny\n\nshell rm * allow\n"],
    [
      "a list of 2.x",
      '[{"action":"shell","resource":"*","effect":"deny"},{"action":"shell","resource":"rm *","effect":"allow"}]',
    ],
    [
      "a list of 1.x",
      '[{"permission":"shell","pattern":"*","action":"deny"},{"permission":"shell","pattern":"rm *","action":"allow"}]',
    ],
    ["a configuration", '\uFEFF{"permission":{"shell":{"*":"deny","rm *":"allow"}}}'],
  ])("asks other rules in place of the recorded ones: %s", async (_, text) => {
    const { status, stdout, rules } = await asked(text);
    expect(status).toBe(0);
    expect(stdout).toBe(`Session ses_leading
  2 rules
  shell  rm -rf out
    1  shell  *  deny  matches, a later rule decides
    2  shell  rm *  allow  matches last: decides
    => allowed [computed], by rule 2
Tried against the rules in ${rules}, not those of the sessions.
`);
  });

  test.each([
    ["shell * deny\nshell rm\n", "Line 2 has fewer than three words."],
    ["shell * deny\nshell rm * never\n", "Rule or line 2 has no effect that is allow, ask or deny."],
    ['[{"action":"shell","resource":"*","effect":"deny"}, 5]', "Entry 2 is no rule."],
    ['{"shell": ', "This is not readable as JSON."],
  ])("%j is refused with the place of what is wrong", async (text, fault) => {
    const { status, stdout, stderr, rules } = await asked(text);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(`${rules}: ${fault} One rule a line (action, resource, effect), or JSON`);
  });

  test("says it in Chinese too, by the session that is asked for", async () => {
    const { stdout, rules } = await asked("shell * ask", "--lang", "zh", "--session", "ses_leading");
    expect(stdout).toContain(`以上按 ${rules} 中的规则尝试，不是会话自己的规则。`);
    expect(stdout).toContain("=> 询问 [计算]，依据第 1 条规则");
  });

  test("the host and the directory are the session's: a path is seen from there", async () => {
    const rules = join(folderOf({ r: "external_directory /etc/* deny\nread * allow" }), "r");
    const of = (resource: string) =>
      runCli(["permissions", files.lead, "--action", "read", "--resource", resource, "--rules", rules]);
    expect((await of("/etc/hosts")).stdout).toContain("Together: denied [inferred]");
    expect((await of("src/a.ts")).stdout).toContain("=> allowed [computed], by rule 2");
  });

  test.each([
    [["permissions", files.lead, "--rules", "r"], 2, /--rules needs a question/],
    [["facts", files.lead, "--rules", "r"], 2, /--rules belongs to permissions/],
    [
      ["permissions", files.lead, "--action", "read", "--resource", "a", "--rules", "no-such-file"],
      1,
      /no-such-file: cannot be read \(/,
    ],
  ] as const)("%j is refused", async (args, status, told) => {
    const ran = await runCli(args);
    expect([ran.status, ran.stdout]).toEqual([status, ""]);
    expect(ran.stderr).toMatch(told);
  });
});

test("without a refusal three sentences stand: not recorded, no trace, not looked for", async () => {
  const { stdout } = await runCli(["permissions", files.quiet]);
  expect(stdout).toContain(
    "No refusal is recorded. Approvals leave no trace in such a file, so none is shown.",
  );
  expect(stdout).toContain("not looked for");
});

test.each([
  [
    ["permissions", sample("refusal-by-rule.json"), "--action", "shell"],
    2,
    /--action and --resource go together/,
  ],
  [["facts", sample("refusal-by-rule.json"), "--session", "x"], 2, /--session belongs to permissions/],
  [["permissions"], 2, /permissions needs at least one file/],
  [
    ["permissions", sample("refusal-by-rule.json"), "--session", "ses_none"],
    1,
    /No session ses_none is in these files/,
  ],
  [["permissions", sample("refusal-by-rule.json"), "--action"], 2, /--action needs a value/],
])("%j: status %d", async (args, status, told) => {
  const ran = await runCli(args);
  expect([ran.status, ran.stdout]).toEqual([status, ""]);
  expect(ran.stderr).toMatch(told);
});

test("bad input is told as by every command", async () => {
  const path = join(folder, "page.html");
  writeFileSync(path, "<!doctype html>");
  const { status, stderr } = await runCli(["permissions", path]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/nothing in this file is a session/);
});

test("a report says the turn, the retries under the switch of inferences, and the rules; free text only when asked for", async () => {
  const plain = await runCli(["report", files.lead, files.child]);
  expect(plain.status).toBe(0);
  const page = plain.stdout.slice(0, plain.stdout.indexOf("<template"));
  expect(page).toMatch(/the turn went on<i>, computed/);
  expect(page).toMatch(/<div class="inf"><h3>Tried another way<\/h3>/);
  expect(page).toContain("Rules of the sessions");
  expect(plain.stdout).not.toContain("src/generated");
  expect(plain.stdout).not.toContain("rm -rf");
  const whole = await runCli(["report", files.lead, files.child, "--include", "all"]);
  expect(whole.stdout).toContain("src/generated/*");
  const only = await runCli(["report", files.lead, files.child, "--only-live-observed"]);
  expect(only.stdout).not.toContain("<h3>Tried another way</h3>");
});
