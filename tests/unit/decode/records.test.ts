import { expect, test } from "vitest";
import { decoded, decodedAlone, slice } from "./decoded.ts";

const EXPORT = { info: { id: "ses_1" }, messages: [{ id: "msg_1", text: "会话" }, { id: "msg_2" }] };

test.each([
  ["an export", EXPORT, "/messages"],
  ["an export that begins with its messages", { messages: EXPORT.messages, info: EXPORT.info }, "/messages"],
  ["an HTTP answer", { data: EXPORT }, "/data/messages"],
  ["a page of messages", { info: {}, messages: { data: EXPORT.messages, cursor: {} } }, "/messages/data"],
  ["an HTTP answer with a page", { data: { messages: { data: EXPORT.messages } } }, "/data/messages/data"],
  ["an event dump", { info: {}, events: EXPORT.messages }, "/events"],
  ["rows under data", { data: EXPORT.messages }, "/data"],
  ["rows under items", { items: EXPORT.messages, next: null }, "/items"],
  ["an export in a body", { status: 200, body: EXPORT }, "/body/messages"],
  ["an array of records", EXPORT.messages, ""],
])("%s: each record comes with its pointer, its value and its bytes", async (_, value, list) => {
  for (const text of [
    JSON.stringify(value),
    JSON.stringify(value, null, 2),
    JSON.stringify(value, null, "\t"),
  ]) {
    const { records, end, problems } = await decodedAlone(text);
    expect(records.map(({ pointer }) => pointer)).toEqual([`${list}/0`, `${list}/1`]);
    expect(records.map(({ value }) => value)).toEqual(EXPORT.messages);
    expect(records.map(({ bytes }) => JSON.parse(slice(text, bytes)))).toEqual(EXPORT.messages);
    expect(end.lists.map(({ at }) => at)).toEqual([list]);
    expect(end.lists[0]?.starts).toEqual(records.map(({ bytes }) => bytes[0]));
    expect(end.lists[0]?.ends).toEqual(records.map(({ bytes }) => bytes[1]));
    expect(end.isComplete).toBe(true);
    expect(problems).toEqual([]);
  }
});

test("the head holds everything but the records, with an empty array for each list", async () => {
  const value = {
    data: { info: { id: "ses_1" }, messages: { data: [{}], cursor: { next: "n" } } },
    ok: true,
  };
  const text = JSON.stringify(value, null, 2);
  const { heads, end } = await decodedAlone(text);
  expect(heads.map(({ pointer }) => pointer)).toEqual(["/data/info", "/data/messages/cursor", "/ok"]);
  expect(heads.map(({ bytes }) => JSON.parse(slice(text, bytes)))).toEqual(heads.map(({ value }) => value));
  expect(end.head).toEqual({
    data: { info: { id: "ses_1" }, messages: { data: [], cursor: { next: "n" } } },
    ok: true,
  });
});

test("keys with slashes and tildes are escaped in pointers", async () => {
  const { heads } = await decodedAlone('{"a/b~c": 1, "messages": []}');
  expect(heads.map(({ pointer }) => pointer)).toEqual(["/a~1b~0c"]);
});

test("records that are no objects are handed on as they are", async () => {
  const { records } = await decodedAlone('{"messages":[1, null, "x", [2], true]}');
  expect(records.map(({ value }) => value)).toEqual([1, null, "x", [2], true]);
});

test("a list of records without records is a document", async () => {
  const { records, end } = await decodedAlone('{"info":{},"messages":[]}');
  expect(records).toEqual([]);
  expect(end).toMatchObject({ head: { info: {}, messages: [] }, isComplete: true });
});

test("the bytes of a document run from its first bracket to its last", async () => {
  const text = ` \n${JSON.stringify(EXPORT)}\n `;
  const { end } = await decodedAlone(text);
  expect(slice(text, end.bytes)).toBe(JSON.stringify(EXPORT));
});

test("`__proto__` is a key like any other and changes no prototype", async () => {
  const text =
    '{"__proto__":{"stained":1},"messages":[{"__proto__":{"stained":1},"constructor":{"prototype":1}}]}';
  const { records, end } = await decodedAlone(text);
  expect(JSON.stringify(end.head)).toBe('{"__proto__":{"stained":1},"messages":[]}');
  expect(JSON.stringify(records[0]?.value)).toBe('{"__proto__":{"stained":1},"constructor":{"prototype":1}}');
  expect("stained" in {}).toBe(false);
});

test("half a surrogate pair as an escape is legal and kept", async () => {
  const { records, problems } = await decodedAlone('{"messages":[{"text":"a\\ud800b"}]}');
  expect(records[0]?.value).toEqual({ text: "a\ud800b" });
  expect(problems).toEqual([]);
});

test("a key twice in one object is reported with its place; the last value counts", async () => {
  const text = '{"messages":[{"id":"msg_1","time":{"created":1,"created":2}},{"parts":[{"a":1,"a":2}]}]}';
  const { records, problems } = await decodedAlone(text);
  expect(records[0]?.value).toEqual({ id: "msg_1", time: { created: 2 } });
  expect(problems.map(({ code, severity, at }) => [code, severity, at])).toEqual([
    ["duplicate-key", "warning", "/messages/0/time/created"],
    ["duplicate-key", "warning", "/messages/1/parts/0/a"],
  ]);
  expect(problems[0]?.bytes?.[0]).toBe(text.indexOf('"created":2'));
});

test("a second list under one key is left out and counted as skipped", async () => {
  const text = '{"messages":[{"id":"msg_1"}],"messages":[{"id":"msg_2"}]}';
  const { records, codes, outcome } = await decodedAlone(text);
  expect(records.map(({ value }) => value)).toEqual([{ id: "msg_1" }]);
  expect(codes).toEqual(["duplicate-key"]);
  expect(outcome.bytesSkipped).toBe('[{"id":"msg_2"}]'.length);
});

test("a key that is written with escapes is the same key", async () => {
  const { records, end } = await decodedAlone('{"mess\\u0061ges":[{"id":1}]}');
  expect(records[0]?.pointer).toBe("/messages/0");
  expect(end.lists[0]?.at).toBe("/messages");
});

test("a whole value without any list is a document without records", async () => {
  const { documents } = await decoded('{"a": 1}');
  expect(documents[0]).toMatchObject({
    start: { form: "json" },
    records: [],
    ends: [{ head: { a: 1 }, lists: [] }],
  });
});
