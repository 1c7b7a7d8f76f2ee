// `permissions`: the decisions, and what the session's own rules say of a question.

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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
