import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { documentId, newDigester } from "@/lib/decode/digest.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { decoded } from "./decoded.ts";

const PIECE = 8 * 1024 * 1024;

function expected(bytes: Uint8Array): string {
  const digests: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    digests.push(
      createHash("sha256")
        .update(bytes.subarray(at, at + PIECE))
        .digest(),
    );
  }
  return createHash("sha256").update(Buffer.concat(digests)).digest("hex");
}

test.each([0, 1, PIECE, PIECE + 1, 2 * PIECE + 7])(
  "the id of %i bytes is the digest of the digests of 8 MiB",
  async (size) => {
    const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
    expect(await documentId(sourceFromBytes(bytes, "a"))).toBe(expected(bytes));
  },
);

test("the id does not depend on how the bytes arrive", async () => {
  const bytes = Uint8Array.from({ length: PIECE + 1_000 }, (_, index) => index % 7);
  for (const step of [1_000_003, PIECE - 1, PIECE + 1]) {
    const digester = newDigester();
    for (let at = 0; at < bytes.length; at += step) await digester.add(bytes.subarray(at, at + step));
    expect(await digester.finish()).toBe(expected(bytes));
  }
});

test("decoding gives a document the id of its file, without reading it twice", async () => {
  const text = '{"messages":[{"id":"msg_1"}]}';
  const bytes = new TextEncoder().encode(text);
  const { outcome } = await decoded(bytes);
  expect(outcome.documents).toEqual([expected(bytes)]);
});

test("a file that ends before its size has no id: that of a part would be taken for the whole", async () => {
  const source = sourceFromBytes(new Uint8Array(10), "a");
  expect(await documentId({ ...source, size: 20 })).toBeNull();
});

test("a file that cannot be read to its end has no id", async () => {
  const source = sourceFromBytes(new Uint8Array(10), "a");
  const read = () => Promise.reject(new Error("the disk is gone"));
  expect(await documentId({ ...source, read })).toBeNull();
});
