// A log whose first line lacks its end: the line break then stands between JSON tokens, and the next line looks like a
// value of the first.

import { expect, test } from "vitest";
import { messageOf } from "../../scenario/worded.ts";
import { decoded, decodedAlone } from "./decoded.ts";

const REST = '{"seq":2}\n{"seq":3}\n{"seq":4}\n';

test.each([
  ["after a colon", '{"seq":'],
  ["inside a number", '{"seq":1'],
  ["after a value", '{"seq":"one"'],
  ["after a comma", '{"seq":1,'],
  ["inside an array", '{"seq":1,"parts":[{"a":1}'],
  ["inside an object", '{"seq":1,"part":{"id":"prt_1",'],
  ["before a carriage return", '{"seq":\r'],
])("a first line that breaks off %s costs only itself", async (_, torn) => {
  const { start, records, problems } = await decodedAlone(`${torn}\n${REST}`);
  expect(start.form).toBe("jsonl");
  expect(records.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(problems).toMatchObject([{ code: "syntax-error", line: 1, bytes: [0, torn.trimEnd().length] }]);
});

test("a torn first line is named by the line break that ends it too early", async () => {
  const { problems } = await decodedAlone(`{"seq":\n${REST}`);
  expect(messageOf(problems[0])).toContain("a line break cannot stand at byte 7 (line 1, column 8)");
});

test("a torn first line and one more are a line, not a document that is cut", async () => {
  const { start, records } = await decodedAlone('{"seq":\n{"seq":2}\n', "steps.jsonl");
  expect(start.form).toBe("jsonl");
  expect(records.map(({ line }) => line)).toEqual([2]);
});

test("an export with one record a line is no torn line, however damaged its list is", async () => {
  const { documents } = await decoded(
    '{"info":{"id":"ses_1"},"messages":[\n{"id":"msg_1"},\n{"id":"msg_2"}\n',
  );
  expect(documents.map(({ start }) => start.form)).toEqual(["json"]);
  expect(documents[0]?.records).toHaveLength(2);
});
