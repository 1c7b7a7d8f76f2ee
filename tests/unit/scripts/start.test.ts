// When `npm start` builds: exactly when what it would serve is not made of what is there.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { reasonToBuild } from "@/scripts/start.mjs";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "groundline-start-"));
  put("lib/base/time.ts", 100);
  put("package.json", 100);
  put("out/index.html", 200, '<link href="/_next/a.css"/>');
  put("dist/cli.mjs", 200);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file and sets its time, and that of the folders above it, in seconds. */
function put(name: string, seconds: number, text = "") {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  for (let at = path; at !== root; at = dirname(at)) utimesSync(at, seconds, seconds);
}

test("a build newer than its sources is served as it is", () => {
  expect(reasonToBuild(root, "")).toBeNull();
});

test("no build, or one that stopped half way, is a reason", () => {
  rmSync(join(root, "dist/cli.mjs"));
  expect(reasonToBuild(root, "")).toBe("the last build did not finish");
  rmSync(join(root, "out"), { recursive: true });
  expect(reasonToBuild(root, "")).toBe("there is no build yet");
});

test("a changed source is a reason, and named", () => {
  put("lib/base/time.ts", 300);
  expect(reasonToBuild(root, "")).toBe("lib is newer than the build");
});

test("a removed source is a reason", () => {
  rmSync(join(root, "lib/base/time.ts"));
  expect(reasonToBuild(root, "")).toBe("lib is newer than the build");
});

test("another base path is a reason", () => {
  expect(reasonToBuild(root, "/groundline")).toBe("the base path is another one");
});
