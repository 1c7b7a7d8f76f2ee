// The notices: what ships and nothing that only builds, each word of its licence, the same text on every machine.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { noticesText, packageNotice, shippedPackages } from "@/scripts/third-party-notices.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "groundline-notices-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function folder(name: string, manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const path = join(root, name);
  mkdirSync(path);
  writeFileSync(join(path, "package.json"), JSON.stringify({ name, version: "1.0.0", ...manifest }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

test("neither ourselves, nor what only builds, nor what one platform alone has", () => {
  const packages = {
    "": {},
    "node_modules/react": {},
    "node_modules/vitest": { dev: true },
    "node_modules/sharp-linux": { optional: true },
    "node_modules/fsevents": { devOptional: true },
  };
  expect(shippedPackages({ packages })).toEqual(["node_modules/react"]);
});

test("licence and notice files are given word for word", () => {
  const path = folder(
    "a",
    { license: "MIT" },
    { LICENSE: "may be used\r\n", "NOTICE.txt": "by A", "README.md": "-" },
  );
  expect(packageNotice(path)).toEqual({ title: "a 1.0.0", licence: "MIT", text: "may be used\n\nby A" });
});

test("a package without such a file is given by what it states, and one that states nothing is refused", () => {
  expect(packageNotice(folder("b", { license: "MIT", author: { name: "B" } })).text).toContain(
    "MIT and as its author B",
  );
  expect(() => packageNotice(folder("c", {}))).toThrow("names no licence");
});

test("packages under the same words share them, in the order of their names", () => {
  const text = noticesText([
    { title: "z 1", licence: "MIT", text: "same" },
    { title: "a 1", licence: "ISC", text: "same" },
    { title: "m 1", licence: "", text: "other" },
  ]);
  expect(text.match(/^same$/gm)).toHaveLength(1);
  expect(text.indexOf("a 1 (ISC)")).toBeLessThan(text.indexOf("z 1 (MIT)"));
});
