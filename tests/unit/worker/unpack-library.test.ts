// An exported library taken apart: whole, packed again by another program, with members that are missing or cut, and with a
// list that is none.
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import { crc32 } from "@/lib/decode/crc32.ts";
import { zipParts } from "@/lib/library/zip-parts.ts";
import type { FileId } from "@/lib/model/library.ts";
import { ARCHIVE_LIST, type ArchivedFile } from "@/lib/model/library-archive.ts";
import { unpackLibrary } from "@/lib/worker/unpack-library.ts";

const archived = (number: number, text: string): ArchivedFile => ({
  path: `files/000${number}/run.json`,
  id: brand<FileId>(String(number).repeat(64)),
  name: `runs/${number}/run.json`,
  size: new TextEncoder().encode(text).length,
  addedAt: 1000 + number,
  setAside: [],
});
const list = (files: readonly ArchivedFile[], changes: object = {}) =>
  JSON.stringify({ format: "groundline-library", version: 1, files, bundles: [], ...changes });
const member = (path: string, text: string) => ({
  path,
  blob: new Blob([text]),
  checksum: crc32(0, new TextEncoder().encode(text)),
});
const unpacked = (blob: Blob) => unpackLibrary({ blob, name: "library.zip" });

const one = archived(1, "one 会话");
const two = archived(2, "two");
const whole = new Blob([
  ...zipParts([
    member(ARCHIVE_LIST, list([one, two])),
    member(one.path, "one 会话"),
    member(two.path, "two"),
  ]),
]);

test("each file comes back under the name it was dropped with, byte for byte", async () => {
  const { archive, files, problems } = await unpacked(whole);

  expect(archive?.files).toEqual([one, two]);
  expect(problems).toEqual([]);
  expect(files.map(({ file }) => file.name)).toEqual(["runs/1/run.json", "runs/2/run.json"]);
  expect(await Promise.all(files.map(({ blob }) => blob.text()))).toEqual(["one 会话", "two"]);
});

test("members that another program deflated are inflated", async () => {
  const packed = zipSync({
    [ARCHIVE_LIST]: strToU8(list([two])),
    [two.path]: strToU8("two"),
  });
  const { files, problems } = await unpacked(new Blob([Uint8Array.from(packed)]));

  expect(problems).toEqual([]);
  expect(await files[0]?.blob.text()).toBe("two");
});

test("a listed file that is not there is named, the others come", async () => {
  const parts = zipParts([member(ARCHIVE_LIST, list([one, two])), member(two.path, "two")]);
  const { files, problems } = await unpacked(new Blob([...parts]));

  expect(files.map(({ file }) => file)).toEqual([two]);
  expect(problems).toMatchObject([{ says: "library-file-missing", document: one.name, severity: "loss" }]);
});

test("a cut archive gives what is whole of it, and says how much of the last file there is", async () => {
  const bytes = await whole.arrayBuffer();
  const at = Buffer.from(bytes).indexOf("one 会话");
  const { files, problems } = await unpacked(new Blob([bytes.slice(0, at + 4)]));

  expect(files).toEqual([]);
  expect(problems).toMatchObject([
    { says: "library-file-cut", values: { held: 4, size: one.size } },
    { says: "library-file-missing", document: two.name },
  ]);
});

test.each([
  ["no JSON", "{"],
  ["another version", list([one], { version: 2 })],
  ["a file without an id", list([{ ...one, id: brand<FileId>("x") }])],
])("a list that is %s is refused, with a way on", async (_, text) => {
  const { archive, files, problems } = await unpacked(new Blob([...zipParts([member(ARCHIVE_LIST, text)])]));

  expect(archive).toBeNull();
  expect(files).toEqual([]);
  expect(problems).toMatchObject([{ says: "library-list-unreadable", hint: "unpack-library" }]);
});
