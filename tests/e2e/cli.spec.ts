// The built command line as a shell runs it: pipes, early readers, other places of the world.

import { execFile, execFileSync, spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";

const CLI = resolve("dist/cli.mjs");
const LEAD = resolve("public/samples/two-background-children.json");
const CHILD = resolve("public/samples/two-background-children-reviewer.json");

const facts = (env: Readonly<Record<string, string>>) =>
  execFileSync(process.execPath, [CLI, "facts", LEAD, CHILD], { env: { ...process.env, ...env } }).toString();

test("facts are the same wherever and in whatever language the machine stands", () => {
  const here = facts({ TZ: "UTC", LC_ALL: "C" });
  expect(facts({ TZ: "Asia/Kathmandu", LC_ALL: "zh_CN.UTF-8" })).toBe(here);
  expect(facts({ TZ: "America/St_Johns", LANG: "tr_TR.UTF-8" })).toBe(here);
});

test("a reader that goes away early ends it quietly", async () => {
  const child = spawn(process.execPath, [CLI, "analyze", LEAD, CHILD, "--json"]);
  let told = "";
  child.stderr.on("data", (piece) => {
    told += piece;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  const status = await new Promise((done) => {
    child.on("close", done);
  });
  expect(told).toBe("");
  expect(status).toBe(0);
});

test("a session comes in through a pipe", async () => {
  const child = spawn(process.execPath, [CLI, "facts", "-"]);
  let printed = "";
  child.stdout.on("data", (piece) => {
    printed += piece;
  });
  createReadStream(CHILD).pipe(child.stdin);
  const status = await new Promise((done) => {
    child.on("close", done);
  });
  expect(status).toBe(0);
  expect(JSON.parse(printed).sessions).toHaveLength(1);
});

test("it runs from any folder, by its own name, without its sources", async () => {
  const { stdout } = await promisify(execFile)(CLI, ["id", "two-background-children.json"], {
    cwd: join(LEAD, ".."),
  });
  expect(stdout).toMatch(/^[0-9a-f]{64} {2}two-background-children\.json\n$/);
});
