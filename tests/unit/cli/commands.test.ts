import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { folderOf, runCli, sample } from "./run-cli.ts";

const LEAD = sample("two-background-children.json");
const CHILD = sample("two-background-children-reviewer.json");
const REFUSAL = sample("refusal-by-rule.json");
const TORN = sample("torn.json");

const accepts = new Ajv2020({ strict: false }).compile(
  JSON.parse(readFileSync(new URL("../../../public/schema/analysis-4.json", import.meta.url), "utf8")),
);

test("facts of a lead and its child are one object, and the order of the files does not change it", async () => {
  const one = await runCli(["facts", LEAD, CHILD]);
  const other = await runCli(["facts", CHILD, LEAD]);
  expect([one.status, one.stderr]).toEqual([0, ""]);
  const facts = JSON.parse(one.stdout);
  expect(facts).toMatchObject({ format: "groundline-facts", version: 1, maxOpen: 3, depth: 2 });
  expect(facts.dispatches.map((dispatch: { settledBy: string | null }) => dispatch.settledBy).sort()).toEqual(
    ["injection", null, "parent-idle"],
  );
  expect(JSON.parse(other.stdout).dispatches).toEqual(facts.dispatches);
});

test.each([
  ["a lead with a child", [LEAD, CHILD]],
  ["a run of 1.x", [REFUSAL]],
  ["a torn file", [TORN]],
  ["several bundles and files that are none", [LEAD, CHILD, REFUSAL, TORN, sample("index.json")]],
])("analyze --json of %s is what the published schema says", async (_name, files) => {
  const { status, stdout } = await runCli(["analyze", ...files, "--json", "--quiet"]);
  expect(status).toBe(0);
  const report: unknown = JSON.parse(stdout);
  accepts(report);
  expect(accepts.errors ?? []).toEqual([]);
});

test("each run is a bundle of its own; a child joins its lead", async () => {
  const { stdout } = await runCli(["analyze", CHILD, REFUSAL, LEAD, "--json"]);
  const { bundles } = JSON.parse(stdout);
  expect(bundles.map((bundle: { sessions: unknown[] }) => bundle.sessions.length).sort()).toEqual([1, 2]);
});

test("without --json every value of the summary carries its standing", async () => {
  const { stdout } = await runCli(["analyze", LEAD, CHILD]);
  expect(stdout).toMatch(
    /reviewer \[observed\].*settled by: notice \[observed\].*outcome: completed \[observed\]/,
  );
  expect(stdout).toMatch(/researcher \[observed\].*settled by: the lead went idle \[inferred\]/);
  expect(stdout).toMatch(/translator \[observed\].*settled by: \[unknown: [a-z ]+\]/);
});

test("a torn file is read up to its cut: facts are printed, the loss is told, status 0", async () => {
  const { status, stdout, stderr } = await runCli(["facts", TORN]);
  const facts = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(facts.problems.map(({ code }: { code: string }) => code)).toContain("truncated-document");
  expect(facts.dispatches).toHaveLength(2);
  expect(stderr).toMatch(/torn\.json.*byte 6088/);
});

test("a file that is no session is refused with what it looks like: no analysis, status 1", async () => {
  const { status, stdout, stderr } = await runCli(["analyze", sample("../../package.json")]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/package\.json/);
  expect(stderr).toMatch(/nothing in this file is a session/);
});

test("the facts of files that are no sessions are their problems; why is told too", async () => {
  const folder = folderOf({ "empty.json": "", "page.html": '<!doctype html>\n<script>\n{"a":1}\n</script>' });
  const { status, stdout, stderr } = await runCli([
    "facts",
    join(folder, "empty.json"),
    join(folder, "page.html"),
  ]);
  const facts = JSON.parse(stdout);
  expect(status).toBe(0);
  expect(facts.sessions).toEqual([]);
  expect(facts.dispatches).toEqual([]);
  const told = facts.problems.filter(({ code }: { code: string }) => code === "unreadable-document");
  expect(told.map(({ message }: { message: string }) => message)).toEqual(
    expect.arrayContaining([
      "empty.json: The file is empty.",
      "This looks like a web page (HTML), not like a session.",
      expect.stringMatching(/^No session could be read from page\.html: opencode-1: /),
    ]),
  );
  expect(stderr).toMatch(/empty\.json: The file is empty\./);
  expect(stderr).toMatch(/nothing in these 2 files is a session/);
});

test("a file that is no session beside one that is is told and left out", async () => {
  const { status, stdout, stderr } = await runCli(["facts", REFUSAL, sample("index.json")]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout).sessions).toHaveLength(1);
  expect(stderr).toMatch(/index\.json/);
});

test("the same bytes under two names are read once, and said so", async () => {
  const folder = folderOf({ "copy.json": readFileSync(REFUSAL) });
  const twice = await runCli(["facts", REFUSAL, join(folder, "copy.json")]);
  const once = await runCli(["facts", REFUSAL]);
  expect(twice.stdout).toBe(once.stdout);
  expect(twice.stderr).toMatch(/the same bytes as .*refusal-by-rule\.json; read once/);
});

test("standard input is read like a file", async () => {
  const { status, stdout } = await runCli(["facts", "-"], { stdin: readFileSync(REFUSAL) });
  expect(status).toBe(0);
  expect(JSON.parse(stdout).documents[0].name).toBe("stdin");
});

test("id names the bytes, whatever they are", async () => {
  const folder = folderOf({ "a.png": "not a session", "b.png": "not a session" });
  const { status, stdout } = await runCli(["id", join(folder, "a.png"), join(folder, "b.png")]);
  const [first, second] = stdout.trimEnd().split("\n");
  expect(status).toBe(0);
  expect(first).toMatch(/^[0-9a-f]{64} {2}.*a\.png$/);
  expect(second?.slice(0, 64)).toBe(first?.slice(0, 64));
});

test("what stands around a document is told with its facts", async () => {
  const folder = folderOf({ "marked.json": `\ufeffexporting…\n${readFileSync(REFUSAL, "utf8")}` });
  const { stdout } = await runCli(["facts", join(folder, "marked.json")]);
  const codes = JSON.parse(stdout).problems.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(["byte-order-mark", "text-before-json"]));
});

test("of very many losses the first are told, the rest is counted", async () => {
  const files = Array.from({ length: 120 }, (_, index) => [
    `${String(index).padStart(3, "0")}.json`,
    `{"n":${index}}`,
  ]);
  const { status, stderr } = await runCli(["facts", folderOf(Object.fromEntries(files))]);
  const lines = stderr.trimEnd().split("\n");
  expect(status).toBe(0);
  expect(lines.length).toBeLessThan(110);
  expect(lines.at(-2)).toMatch(/140 more losses are not listed/);
  expect(lines.at(-1)).toMatch(/nothing in these 120 files is a session/);
});
