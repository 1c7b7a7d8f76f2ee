// The archive of a library is an ordinary ZIP: our own reader and another's open it, beyond 4 GiB as well.
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { crc32 } from "@/lib/decode/crc32.ts";
import { dataRange, zipDirectory } from "@/lib/decode/zip-directory.ts";
import { zipParts } from "@/lib/library/zip-parts.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const member = (path: string, text: string) => ({
  path,
  blob: new Blob([text]),
  checksum: crc32(0, bytesOf(text)),
});

test("another program's reader gives every member back", async () => {
  const members = [
    member("groundline-library.json", "{}"),
    member("files/0001/运行.json", "会话"),
    member("empty", ""),
  ];
  const zip = new Uint8Array(await new Blob([...zipParts(members)]).arrayBuffer());

  const read = unzipSync(zip);
  expect(Object.keys(read)).toEqual(members.map(({ path }) => path));
  expect(new TextDecoder().decode(read["files/0001/运行.json"])).toBe("会话");
});

test("no byte of a member is read or copied", () => {
  const blob = new Blob(["x"]);
  Object.defineProperty(blob, "arrayBuffer", { value: () => Promise.reject(new Error("was read")) });
  expect(zipParts([{ path: "a", blob, checksum: 0 }])[1]).toBe(blob);
});

test("members beyond 4 GiB, and 70,000 of them, are found where they stand", async () => {
  // Blobs that only say how long they are: nothing of such a size is made.
  const sized = (size: number) => Object.defineProperty(new Blob(), "size", { value: size });
  const large = 5 * 2 ** 30;
  const parts = zipParts([
    { path: "large", blob: sized(large), checksum: 7 },
    { path: "behind", blob: sized(3), checksum: 8 },
  ]);
  const places: { readonly part: Uint8Array | null; readonly at: number; readonly size: number }[] = [];
  let size = 0;
  for (const part of parts) {
    const length = part instanceof Blob ? part.size : part.length;
    places.push({ part: part instanceof Blob ? null : part, at: size, size: length });
    size += length;
  }
  const source = {
    name: "large.zip",
    size,
    read: async (start: number, end: number) => {
      const bytes = new Uint8Array(end - start);
      for (const { part, at } of places) {
        if (part === null) continue;
        for (let index = Math.max(0, start - at); index < part.length && at + index < end; index += 1) {
          bytes[at + index - start] = part[index] ?? 0;
        }
      }
      return bytes;
    },
  };

  const { members, isWhole } = await zipDirectory(source);

  expect(isWhole).toBe(true);
  expect(members.map(({ path, size: own }) => [path, own])).toEqual([
    ["large", large],
    ["behind", 3],
  ]);
  const [, behind] = members;
  const range = behind === undefined ? null : await dataRange(source, behind);
  expect(range).toEqual([places[3]?.at, (places[3]?.at ?? 0) + 3]);

  const many = await new Blob([
    ...zipParts(Array.from({ length: 70_000 }, (_, at) => member(`${at}`, ""))),
  ]).arrayBuffer();
  const view = new DataView(many);
  expect(view.getUint16(many.byteLength - 12, true)).toBe(0xffff);
});
