import { expect, test } from "vitest";
import { messageOf } from "../../scenario/worded.ts";
import { decoded, decodedAlone, slice } from "./decoded.ts";

test("each line is a record with its number, its bytes and a pointer to its root", async () => {
  const text = '{"seq":1}\n\n  {"seq":2}\r\n{"seq":3}';
  const { start, records, end, problems } = await decodedAlone(text);
  expect(start).toEqual({ name: "e-f.json", form: "jsonl" });
  expect(records.map(({ pointer, line }) => [pointer, line])).toEqual([
    ["", 1],
    ["", 3],
    ["", 4],
  ]);
  expect(records.map(({ bytes }) => slice(text, bytes))).toEqual(['{"seq":1}', '{"seq":2}', '{"seq":3}']);
  expect(end).toMatchObject({ isComplete: true, head: [], lists: [{ at: "" }] });
  expect(problems).toEqual([]);
});

test("in the list of lines, line k stands at index k - 1; a line without a record has an empty range", async () => {
  const text = '{"seq":1}\n\n{"seq":2}\n';
  const { end } = await decodedAlone(text);
  expect(end.lists[0]?.starts).toEqual([0, 11, 11]);
  expect(end.lists[0]?.ends).toEqual([9, 11, 20]);
});

test("a file named .jsonl is lines, however few", async () => {
  const { start, records } = await decodedAlone('{"seq":1}\n', "steps.jsonl");
  expect(start.form).toBe("jsonl");
  expect(records).toHaveLength(1);
});

test("a torn last line is reported with its byte, and every other line is kept", async () => {
  const text = '{"seq":1}\n{"seq":2}\n{"seq":3,"te';
  const { records, end, problems, outcome } = await decodedAlone(text);
  expect(records).toHaveLength(2);
  expect(problems).toMatchObject([{ code: "torn-line", line: 3, bytes: [20, text.length] }]);
  expect(messageOf(problems[0])).toContain(`byte ${text.length}`);
  expect(end.isComplete).toBe(false);
  expect(outcome.bytesSkipped).toBe(text.length - 20);
});

test("a .jsonl file whose only line is torn is lines without a record", async () => {
  const { start, records, codes } = await decodedAlone('{"seq":1,', "steps.jsonl");
  expect(start.form).toBe("jsonl");
  expect(records).toEqual([]);
  expect(codes).toEqual(["torn-line"]);
});

test("a bad line in the middle costs only itself and is named by line, column and byte", async () => {
  const { records, problems, end } = await decodedAlone('{"seq":1}\n{"会":2,}\n{"seq":3}\n');
  expect(records.map(({ line }) => line)).toEqual([1, 3]);
  expect(problems).toMatchObject([{ code: "syntax-error", line: 2, bytes: [10, 20] }]);
  expect(messageOf(problems[0])).toContain("byte 19 (line 2, column 8)");
  expect(end.isComplete).toBe(false);
});

test("two lines that a crash ran together cost only themselves", async () => {
  const { records, codes } = await decodedAlone('{"seq":1}\n{"seq":2,"te{"seq":3}\n{"seq":4}\n');
  expect(records.map(({ line }) => line)).toEqual([1, 3]);
  expect(codes).toEqual(["syntax-error"]);
});

test("a line torn inside an array does not take the next one with it", async () => {
  const { records, codes } = await decodedAlone('{"seq":1}\n{"seq":2,"a":[\n{"seq":3}\n{"seq":4}\n');
  expect(records.map(({ line }) => line)).toEqual([1, 3, 4]);
  expect(codes).toEqual(["syntax-error"]);
});

test.each([
  ["in the middle", '{"seq":1}\n[1,2]\n"text"\n42\nnull\n{"seq":2}\n', [2, 3, 4, 5]],
  ["at the start", 'null\n{"seq":1}\n{"seq":2}\n', [1]],
])("lines that are JSON but no object are left out and named, %s", async (_, text, lines) => {
  const { records, problems } = await decodedAlone(text);
  expect(records).toHaveLength(2);
  expect(problems.map(({ code, line }) => [code, line])).toEqual(
    lines.map((line) => ["non-object-line", line]),
  );
});

test("a broken first line is a broken line, not text before the JSON", async () => {
  const { records, problems } = await decodedAlone('{"seq":1,}\n{"seq":2}\n{"seq":3}\n');
  expect(records.map(({ line }) => line)).toEqual([2, 3]);
  expect(problems).toMatchObject([{ code: "syntax-error", line: 1, bytes: [0, 10] }]);
});

test("text before and after lines is text", async () => {
  const { records, problems } = await decodedAlone('[info] start\n{"seq":1}\n{"seq":2}\nDone.\nBye.\n');
  expect(records.map(({ line }) => line)).toEqual([2, 3]);
  expect(problems.map(({ code, bytes }) => [code, bytes])).toEqual([
    ["text-before-json", [0, 12]],
    ["text-after-json", [33, 43]],
  ]);
});

test("a key twice in a line is reported with its line", async () => {
  const { problems } = await decodedAlone('{"seq":1}\n{"seq":2,"seq":3}\n');
  expect(problems).toMatchObject([{ code: "duplicate-key", line: 2, at: "/seq" }]);
});

test("a tagged line stays a line, whatever lists it holds", async () => {
  const { start, records } = await decodedAlone(
    '{"type":"request","messages":[{"role":"user"}]}\n{"type":"tool","items":[1]}\n',
  );
  expect(start.form).toBe("jsonl");
  expect(records).toHaveLength(2);
});

test("a whole export in one of the lines is a document of its own", async () => {
  const text = '{"note":1}\n{"note":2}\n{"info":{},"messages":[{"id":"msg_1"}]}\n{"note":3}\n{"note":4}\n';
  const { documents } = await decoded(text);
  expect(documents.map(({ start }) => [start.name, start.form])).toEqual([
    ["e-f.json", "jsonl"],
    ["e-f.json@2", "json"],
    ["e-f.json@3", "jsonl"],
  ]);
  expect(documents[2]?.records.map(({ line }) => line)).toEqual([4, 5]);
});

test("lines after a document on many lines keep their numbers in the file", async () => {
  const whole = JSON.stringify({ info: {}, messages: [{ id: "msg_1" }] }, null, 2);
  const { documents } = await decoded(`${whole}\n{"seq":1}\n{"seq":2}\n`);
  const lines = whole.split("\n").length;
  expect(documents[1]?.records.map(({ line }) => line)).toEqual([lines + 1, lines + 2]);
});

test("bytes that are no UTF-8 are kept as U+FFFD and named by line", async () => {
  const bytes = Uint8Array.from([...'{"a":1}\n{"a":"x'].map((sign) => sign.charCodeAt(0)));
  const { records, problems } = await decodedAlone(
    Uint8Array.of(...bytes, 0xff, ...new TextEncoder().encode('"}\n')),
  );
  expect(records[1]?.value).toEqual({ a: "x\ufffd" });
  expect(problems).toMatchObject([{ code: "invalid-bytes", line: 2, bytes: [15, 16] }]);
});

test("byte order marks between joined logs are no text", async () => {
  const { records, problems } = await decodedAlone('{"seq":1}\n\ufeff{"seq":2}\n');
  expect(records).toHaveLength(2);
  expect(problems).toEqual([]);
});
