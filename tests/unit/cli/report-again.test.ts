// Reports given to the command line: the same claims, the same report again, and a refusal when one was altered. A secret that
// no mask took is found in the finished file, and nothing is written.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawn } from "../../scenario/planted-secrets.ts";
import { folderOf, runCli, sample } from "./run-cli.ts";

const LEAD = sample("two-background-children.json");
const CHILD = sample("two-background-children-reviewer.json");

async function saved(...options: readonly string[]): Promise<string> {
  const path = join(folderOf({}), "report.html");
  await runCli(["report", LEAD, CHILD, "-o", path, ...options]);
  return path;
}

test.each([[[]], [["--include", "all"]], [["--include", "titles,errors", "--lang", "zh"]]])(
  "a report with %j, made from the report, is the same bytes",
  async (options) => {
    const path = await saved(...options);
    const again = await runCli(["report", path, ...options]);
    expect(again.stderr).toBe("");
    expect(again.stdout).toBe(readFileSync(path, "utf8"));
  },
);

test("analyze prints the claims of a report as it prints those of the files", async () => {
  const path = await saved("--include", "all");
  const [ofReport, ofFiles] = [
    JSON.parse((await runCli(["analyze", path, "--json"])).stdout),
    JSON.parse((await runCli(["analyze", LEAD, CHILD, "--json"])).stdout),
  ];
  const [report, files] = [ofReport.bundles[0], ofFiles.bundles[0]];
  expect(report.dispatches).toEqual(files.dispatches);
  expect(report.totals).toEqual(files.totals);
  expect(report.standings).toEqual(files.standings);
});

test("facts of a report and of files are those of the files, and say so", async () => {
  const path = await saved();
  const both = await runCli(["facts", path, LEAD, CHILD]);
  expect(both.stdout).toBe((await runCli(["facts", LEAD, CHILD])).stdout);
  expect(both.stderr).toMatch(/is a report.*not part of these facts/);
  expect((await runCli(["facts", path])).stderr).toBe("");
});

test("an analysis as data is no session, and says what comes back in", async () => {
  const folder = folderOf({ "a.json": (await runCli(["analyze", LEAD, CHILD, "--json"])).stdout });
  const { status, stderr } = await runCli(["analyze", join(folder, "a.json")]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/output of Groundline itself.*groundline report/s);
});

test("an altered report is refused", async () => {
  const path = await saved();
  writeFileSync(path, readFileSync(path, "utf8").replace('"only":false', '"only":false,"note":"trust me"'));
  const { status, stdout, stderr } = await runCli(["report", path]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/altered or damaged after it was made/);
});

test("data of a report that were altered so that they do not fit are refused, with the place", async () => {
  const page = readFileSync(await saved(), "utf8");
  const data = /<template[^>]*>([^<]*)</.exec(page)?.[1] ?? "";
  const path = await saved();
  writeFileSync(path, data.replace('"only":false', '"only":false,"note":"trust me"'));
  const { status, stdout, stderr } = await runCli(["report", path]);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/altered or damaged[^\n]*\/made/);
});

test("a secret that stands in an id is no mask's matter: the finished file is searched, and nothing is written", async () => {
  const secret = `${"AK"}IA${drawn(16, 7, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")}`;
  const planted = readFileSync(LEAD, "utf8").replaceAll(/call_[a-z0-9]+/g, `call_${secret}`);
  const folder = folderOf({ "planted.json": planted });
  const path = join(folder, "report.html");
  const { status, stdout, stderr } = await runCli(["report", join(folder, "planted.json"), "-o", path]);
  expect([status, stdout]).toEqual([4, ""]);
  expect(stderr).toMatch(/AWS access keys?/i);
  expect(stderr).not.toContain(secret);
  expect(existsSync(path)).toBe(false);
});
