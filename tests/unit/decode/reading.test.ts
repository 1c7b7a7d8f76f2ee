import { expect, test } from "vitest";
import { sourceFromBlob } from "@/lib/decode/sources.ts";
import type { ByteSource } from "@/lib/model/raw-document.ts";
import { messageOf } from "../../scenario/worded.ts";
import { bytesOf, decoded, decodeSource } from "./decoded.ts";

const rows = Array.from({ length: 2_000 }, (_, index) => ({ id: `msg_${index}`, text: `row ${index}` }));
const text = JSON.stringify({ info: { id: "ses_1" }, messages: rows }, null, 2);
const bytes = bytesOf(text);

test("progress counts the bytes read, up to the size of the file", async () => {
  const counts: number[] = [];
  await decoded(bytes, "e-f.json", { pieceBytes: 10_000, onProgress: (count) => counts.push(count) });
  expect(counts.length).toBe(Math.ceil(bytes.length / 10_000));
  expect(counts).toEqual(counts.toSorted((left, right) => left - right));
  expect(counts.at(-1)).toBe(bytes.length);
});

test("a stopped reading says so, ends no document, and still accounts for every byte", async () => {
  const controller = new AbortController();
  const { outcome, documents } = await decoded(bytes, "e-f.json", {
    signal: controller.signal,
    pieceBytes: 10_000,
    onProgress: (count) => {
      if (count >= 50_000) controller.abort();
    },
  });
  expect(outcome).toMatchObject({
    documents: [],
    problems: [{ code: "reading-cancelled", bytes: [50_000, bytes.length] }],
  });
  expect(outcome.bytesRead + outcome.bytesSkipped).toBe(bytes.length);
  expect(documents[0]?.ends).toEqual([]);
  expect(documents[0]?.records.length).toBeGreaterThan(0);
});

test("a reading stopped before it began opens nothing", async () => {
  const { outcome, documents } = await decoded(bytes, "e-f.json", { signal: AbortSignal.abort() });
  expect(documents).toEqual([]);
  expect(outcome).toMatchObject({ bytesRead: 0, problems: [{ code: "reading-cancelled" }] });
});

test("a Blob is read like bytes", async () => {
  const { outcome, documents } = await decodeSource(sourceFromBlob(new Blob([text]), "e-f.json"));
  expect(documents).toEqual((await decoded(bytes)).documents);
  expect(outcome.bytesSkipped).toBe(0);
});

function failing(at: number, fail: () => Promise<Uint8Array>): ByteSource {
  return {
    name: "e-f.json",
    size: bytes.length,
    read: async (start, end) => (start >= at ? fail() : bytes.slice(start, Math.min(end, at))),
  };
}

test.each([
  ["can no longer be read", () => Promise.reject(new Error("the file was moved")), "the file was moved"],
  ["has become shorter", () => Promise.resolve(new Uint8Array(0)), "no more bytes"],
] as const)("a file that %s keeps what was read and says why it ends", async (_, fail, reason) => {
  const { outcome, documents, codes } = await decodeSource(failing(60_000, fail), { pieceBytes: 20_000 });
  expect(codes).toEqual(["unreadable-document", "truncated-document"]);
  expect(messageOf(outcome.problems[0])).toContain(reason);
  expect(documents[0]?.records.length).toBeGreaterThan(0);
  expect(outcome.bytesRead + outcome.bytesSkipped).toBe(bytes.length);
});

test("an archive that can no longer be read is a problem, not a crash", async () => {
  const source: ByteSource = {
    name: "a.zip",
    size: 1_000,
    read: async (start, end) => {
      if (end - start > 4) throw new Error("the file was moved");
      return Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
    },
  };
  const { codes } = await decodeSource(source);
  expect(codes).toContain("unreadable-document");
});
