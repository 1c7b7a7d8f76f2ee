import { expect, test } from "vitest";
import { decode } from "@/lib/decode/decode.ts";
import { messageOf } from "../../scenario/worded.ts";
import { bytesOf, decoded, decodedAlone } from "./decoded.ts";

const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

test("a record that nests deeper than the limit is left out, named and counted; the others are read", async () => {
  const text = `{"messages":[{"id":"msg_1"},{"a":${nested(100_000)}},{"id":"msg_3"}]}`;
  const { records, problems, end, outcome } = await decodedAlone(text);
  expect(records.map(({ pointer }) => pointer)).toEqual(["/messages/0", "/messages/2"]);
  expect(problems).toMatchObject([{ code: "too-deep", severity: "loss", at: "/messages/1" }]);
  expect(messageOf(problems[0])).toContain("2000 levels");
  expect(outcome.bytesSkipped).toBe(200_000 + '{"a":}'.length);
  expect(end.isComplete).toBe(false);
});

test("the limit itself is still read", async () => {
  const { records, problems } = await decodedAlone(`{"messages":[${nested(2_000)}]}`);
  expect(records).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each([
  ["arrays that never close", "[".repeat(100_000)],
  ["objects that never close", '{"a":'.repeat(100_000)],
  ["a head member", `{"info":${nested(100_000)},"messages":[]}`],
  ["a line", `{"seq":1}\n{"a":${nested(100_000)}}\n{"seq":2}\n`],
])("100,000 levels crash nothing: %s", async (_, text) => {
  const { outcome } = await decoded(text);
  expect(outcome.bytesRead + outcome.bytesSkipped).toBe(text.length);
});

test("a string of 20 MB is read whole", async () => {
  const long = "会".repeat(3_000_000) + "a".repeat(11_000_000);
  const { records } = await decodedAlone(`{"messages":[{"text":"${long}"},{"id":"msg_2"}]}`);
  expect(records[0]?.value).toEqual({ text: long });
  expect(records).toHaveLength(2);
});

test("zero bytes inside a string damage one record, zero bytes at the end are text", async () => {
  const rows = ['{"id":"msg_1","a":1}', '{"id":"msg_2","a":"\0"}', '{"id":"msg_3","a":1}'];
  const { records, codes } = await decodedAlone(`{"messages":[${rows.join(",")}]}\0\0\0`);
  expect(records.map(({ pointer }) => pointer)).toEqual(["/messages/0", "/messages/2"]);
  expect(codes.toSorted()).toEqual(["syntax-error", "text-after-json"]);
});

test("a file of 200 MB is read in pieces: no more than a few are in memory", async () => {
  // One row of about 1 MB, over and over: made when asked for, held by nobody.
  const opening = bytesOf('{"messages":[');
  const row = bytesOf(`{"id":"msg_1","text":"${"a".repeat(1_000_000)}"},`);
  const size = opening.length + 200 * row.length;
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    const bytes = new Uint8Array(end - start);
    if (start < opening.length) bytes.set(opening.subarray(start, end));
    for (let at = Math.max(start, opening.length); at < end; ) {
      const part = row.subarray((at - opening.length) % row.length).subarray(0, end - at);
      bytes.set(part, at - start);
      at += part.length;
    }
    return bytes;
  };
  const before = process.memoryUsage().arrayBuffers;
  let [records, most] = [0, 0];
  const outcome = await decode({ name: "e-f.json", size, read }, () => ({
    head: () => undefined,
    record: () => {
      records += 1;
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    },
    end: () => undefined,
  }));
  expect(records).toBe(200);
  expect(outcome.bytesSkipped).toBe(0);
  expect(most).toBeLessThan(150_000_000);
});
