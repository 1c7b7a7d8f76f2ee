import { expect, test } from "vitest";
import { version } from "../../../package.json";
import { runCli, sample } from "./run-cli.ts";

test.each([["--help"], ["-h"], ["help"], []])(
  "%s prints what there is, on standard output",
  async (...args) => {
    const { status, stdout, stderr } = await runCli(args);
    expect(status).toBe(0);
    expect(stdout).toMatch(/facts FILE[\s\S]*analyze FILE[\s\S]*id FILE/);
    expect(stderr).toBe("");
  },
);

test("--version prints the version and nothing else", async () => {
  expect(await runCli(["--version"])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test.each([
  [["count", "a.json"], /there is no command "count"/],
  [["facts"], /facts needs at least one file/],
  [["facts", "a.json", "--json"], /--json belongs to analyze/],
  [["analyze", "--colour", "a.json"], /--colour/],
  [["facts", "-", "-"], /once only/],
])("%j is a usage error: status 2, nothing on standard output", async (args, told) => {
  const { status, stdout, stderr } = await runCli(args);
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toMatch(told);
  expect(stderr).toMatch(/groundline --help/);
});

test("a path that leads nowhere refuses the whole run, and names every such path", async () => {
  const { status, stdout, stderr } = await runCli([
    "facts",
    sample("torn.json"),
    "no-lead.json",
    "no-child.json",
  ]);
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr).toMatch(/no-lead\.json: there is no such file/);
  expect(stderr).toMatch(/no-child\.json: there is no such file/);
});

test("standard input that is a terminal is refused instead of waited for", async () => {
  const { status, stderr } = await runCli(["facts", "-"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/is a terminal/);
});
