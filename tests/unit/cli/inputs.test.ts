import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { openFile } from "../../../lib/cli/file-source.ts";
import { type Input, inputsFrom } from "../../../lib/cli/inputs.ts";
import { cliWordsOf } from "../../../lib/words/cli-language.ts";
import { folderOf } from "./run-cli.ts";

const nothing = Object.assign(Readable.from([]), { isTTY: true });

async function labelsOf(...paths: readonly string[]): Promise<readonly string[]> {
  const found = await inputsFrom(paths, nothing, cliWordsOf("en"));
  return found.ok ? found.value.inputs.map(({ label }) => label) : found.failure;
}

async function textOf(input: Input | undefined): Promise<string> {
  const source = await input?.open();
  const bytes = await source?.read(0, source.size);
  await source?.close();
  return new TextDecoder().decode(bytes);
}

test("a folder gives its exports in the order of their names, and counts what it leaves aside", async () => {
  const folder = folderOf({
    "b.json": "{}",
    "a.jsonl": "{}",
    "deep/run.ZIP": "",
    "photo.png": "",
    ".hidden.json": "{}",
    "node_modules/package.json": "{}",
  });
  const found = await inputsFrom([folder], nothing, cliWordsOf("en"));
  expect(found.ok && found.value.inputs.map(({ label }) => label)).toEqual(
    ["a.jsonl", "b.json", "deep/run.ZIP"].map((name) => join(folder, name)),
  );
  expect(found.ok && found.value.leftAside).toEqual([expect.stringMatching(/1 file was left aside/)]);
});

test("a loop of links has an end", async () => {
  const folder = folderOf({ "a.json": "{}" });
  mkdirSync(join(folder, "sub"));
  symlinkSync(folder, join(folder, "sub", "again"));
  expect(await labelsOf(folder)).toEqual([join(folder, "a.json")]);
});

test("an empty folder, or one without exports, is refused", async () => {
  expect(await labelsOf(folderOf({}))).toEqual([expect.stringMatching(/the folder is empty/)]);
  expect(await labelsOf(folderOf({ "a.png": "" }))).toEqual([
    expect.stringMatching(/its one file is not named like an export/),
  ]);
});

test("patterns are expanded where no shell did it", async () => {
  const folder = folderOf({
    "x/lead.json": "",
    "x/y/child-1.json": "",
    "x/y/child-2.json": "",
    "x/.z.json": "",
  });
  const below = (...names: readonly string[]) => names.map((name) => `${folder}/x/${name}`);
  expect(await labelsOf(`${folder}/x/*.json`)).toEqual(below("lead.json"));
  expect(await labelsOf(`${folder}/x/**/*.json`)).toEqual(
    below("lead.json", "y/child-1.json", "y/child-2.json"),
  );
  expect(await labelsOf(`${folder}/x/y/child-?.json`)).toEqual(below("y/child-1.json", "y/child-2.json"));
  expect(await labelsOf(`${folder}/x/*.zip`)).toEqual([expect.stringMatching(/no file matches/)]);
});

test("a name that holds a star is that file before it is a pattern", async () => {
  const folder = folderOf({ "a*.json": "star", "ab.json": "other" });
  expect(await labelsOf(join(folder, "a*.json"))).toEqual([join(folder, "a*.json")]);
});

test("a file is read in ranges, and not past its end", async () => {
  const folder = folderOf({ "a.json": "0123456789" });
  const source = await openFile(join(folder, "a.json"), "a.json");
  const text = async (start: number, end: number) => new TextDecoder().decode(await source.read(start, end));
  expect([source.size, await text(0, 4), await text(8, 99), await text(10, 20)]).toEqual([
    10,
    "0123",
    "89",
    "",
  ]);
  await source.close();
});

test("standard input is kept, so that it can be read in ranges too", async () => {
  const stdin = Object.assign(Readable.from([Buffer.from('{"a":'), Buffer.from("1}")]), { isTTY: false });
  const found = await inputsFrom(["-"], stdin, cliWordsOf("en"));
  expect(await textOf(found.ok ? found.value.inputs[0] : undefined)).toBe('{"a":1}');
});
