import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderOf, runCli, sample } from "./run-cli.ts";

const LEAD = sample("two-background-children.json");
const CHILD = sample("two-background-children-reviewer.json");

test("report -o writes one file, whole, and says how large it is", async () => {
  const folder = folderOf({});
  const path = join(folder, "report.html");

  const { status, stdout, stderr } = await runCli(["report", LEAD, CHILD, "-o", path]);

  expect([status, stdout]).toEqual([0, ""]);
  expect(stderr).toMatch(/report\.html: written, \d+ kB/);
  expect(readFileSync(path, "utf8")).toMatch(/^<!doctype html>[\s\S]*<\/html>\n$/);
  expect(readdirSync(folder)).toEqual(["report.html"]);
});

test("without -o the report goes to standard output; the order of the files changes no byte", async () => {
  const one = await runCli(["report", LEAD, CHILD]);
  const other = await runCli(["report", CHILD, LEAD]);

  expect([one.status, one.stderr]).toEqual([0, ""]);
  expect(other.stdout).toBe(one.stdout);
});

test("free text is left out, unless it is asked for by kind", async () => {
  const plain = await runCli(["report", LEAD, CHILD]);
  const titles = await runCli(["report", LEAD, CHILD, "--include", "titles,descriptions"]);

  expect(plain.stdout).not.toMatch(/Release tide|Search older reports/);
  expect(plain.stdout).toContain("title, not included");
  expect(titles.stdout).toContain("Release tide");
  expect(titles.stdout).toContain("Search older reports");
});

test("--only-live-observed leaves no inferred value in the file", async () => {
  const { stdout } = await runCli(["report", LEAD, CHILD, "--only-live-observed"]);

  expect(stdout).not.toContain('"standing":"inferred"');
  expect(stdout).not.toContain(", inferred</i>");
  expect(stdout).toContain("Inferences were taken out when this report was made.");
});

test("--lang and --zone set the language and the times", async () => {
  const { stdout } = await runCli(["report", LEAD, CHILD, "--lang", "zh", "--zone", "Asia/Kathmandu"]);

  expect(stdout).toContain('<html lang="zh-Hans">');
  expect(stdout).toContain("Asia/Kathmandu, UTC+05:45");
  // 08:12:30.418 in UTC.
  expect(stdout).toContain("13:57:30.418");
});

test.each([
  [["report", LEAD, "--zone", "Mars/Base"], /no zone "Mars\/Base"/],
  [["report", LEAD, "--include", "everything"], /does not know "everything"/],
  [["facts", LEAD, "--include", "all"], /--include belongs to report/],
  [["report", LEAD, "-o", LEAD], /one of the files to read/],
])("%j is a usage error and writes nothing", async (args, told) => {
  const { status, stdout, stderr } = await runCli(args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(told);
});

test("files of several runs are refused: a report is of one", async () => {
  const { status, stdout, stderr } = await runCli(["report", LEAD, sample("refusal-by-rule.json")]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/2 separate runs/);
});

test("a place that cannot be written is told, and leaves no half file", async () => {
  const path = join(folderOf({}), "no-such-folder", "report.html");
  const { status, stderr } = await runCli(["report", LEAD, "-o", path]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/cannot be written/);
  expect(existsSync(path)).toBe(false);
});

test("a report made from a report is the same, byte for byte", async () => {
  const first = await runCli(["report", LEAD, CHILD]);
  const path = join(folderOf({ "report.html": first.stdout }), "report.html");

  const second = await runCli(["report", path]);

  expect(second.status).toBe(0);
  expect(second.stdout).toBe(first.stdout);
});
