import { describe, expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import { type Pointer, pointerFrom } from "@/lib/base/json-pointer.ts";
import { locate, recordAt } from "@/lib/decode/slice.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { bytesOf, decoded, slice } from "./decoded.ts";

const VALUE = {
  info: { id: "ses_1", "a/b": { "c~d": [1, { x: "会话" }] } },
  messages: [
    { id: "msg_1", content: [{ text: '"},{"' }, { text: "会话", n: -1.5e3 }] },
    { id: "msg_2", time: { created: 7 } },
  ],
  tail: [true, null],
};

/** Looks a pointer up in the n-th document of a text, and checks that the bytes hold the value. */
async function found(content: Uint8Array | string, at: string, line: number | null = null, n = 0) {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  const { documents } = await decoded(bytes);
  const end = documents[n]?.ends[0];
  if (!end) throw new Error("no document");
  return locate(sourceFromBytes(bytes, "e-f.json"), end, brand<Pointer>(at), line);
}

describe.each([
  ["on one line", JSON.stringify(VALUE)],
  ["indented", JSON.stringify(VALUE, null, 2)],
  ["after a byte order mark and text", `\ufefflog line\n${JSON.stringify(VALUE, null, 2)}`],
])("in a document %s", (_, text) => {
  test.each([
    ["/messages/0", VALUE.messages[0]],
    ["/messages/0/id", "msg_1"],
    ["/messages/0/content/1", VALUE.messages[0]?.content?.[1]],
    ["/messages/0/content/1/text", "会话"],
    ["/messages/0/content/1/n", -1500],
    ["/messages/1/time/created", 7],
    ["/info", VALUE.info],
    ["/info/id", "ses_1"],
    ["/info/a~1b/c~0d/1/x", "会话"],
    ["/tail/0", true],
    ["/tail/1", null],
  ])("%s is found with exactly its bytes", async (at, value) => {
    const located = await found(text, at);
    expect(located?.value).toEqual(value);
    expect(JSON.parse(slice(text, located?.bytes ?? [0, 0]))).toEqual(value);
  });

  test.each([
    "/messages/2",
    "/messages/0/none",
    "/messages/x",
    "/messages/0/id/0",
    "/none",
    "/info/id/0",
    "/tail/2",
    "/messages/01",
  ])("nothing stands at %s", async (at) => {
    expect(await found(text, at)).toBeNull();
  });

  test("a list of records is found by its bytes, not built", async () => {
    const located = await found(text, "/messages");
    expect(located?.value).toBeUndefined();
    expect(JSON.parse(slice(text, located?.bytes ?? [0, 0]))).toEqual(VALUE.messages);
    const whole = await found(text, "");
    expect(JSON.parse(slice(text, whole?.bytes ?? [0, 0]))).toEqual(VALUE);
  });
});

test("wrappers are part of the pointer", async () => {
  const text = JSON.stringify({ data: VALUE, ok: true });
  expect((await found(text, "/data/messages/1/id"))?.value).toBe("msg_2");
  expect((await found(text, "/data/info/id"))?.value).toBe("ses_1");
  expect((await found(text, "/ok"))?.value).toBe(true);
});

test("a line is found by its number", async () => {
  const text = '{"seq":1}\n\n{"seq":2,"data":{"tool":"bash"}}\n';
  expect(await found(text, "/data/tool", 3)).toEqual({ value: "bash", bytes: [35, 41] });
  expect((await found(text, "", 1))?.value).toEqual({ seq: 1 });
  expect(await found(text, "", 2)).toBeNull();
  expect(await found(text, "", 9)).toBeNull();
});

test("each document of a file is looked up in its own bytes", async () => {
  const text = `${JSON.stringify(VALUE)}\n${JSON.stringify({ info: { id: "ses_2" }, messages: [{ id: "msg_9" }] })}`;
  expect((await found(text, "/info/id", null, 1))?.value).toBe("ses_2");
  expect((await found(text, "/messages/0/id", null, 1))?.value).toBe("msg_9");
});

test("in UTF-16 the bytes are those of the file", async () => {
  const text = JSON.stringify(VALUE, null, 2);
  const units = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const bytes = new Uint8Array(units.buffer);
  for (const [at, value] of [
    ["/messages/0/content/1/text", "会话"],
    ["/info/id", "ses_1"],
  ] as const) {
    const located = await found(bytes, at);
    expect(located?.value).toBe(value);
    const [start, end] = located?.bytes ?? [0, 0];
    expect(new TextDecoder("utf-16le").decode(bytes.slice(start, end))).toBe(JSON.stringify(value));
  }
});

test("of a key that stands twice the last is shown, as it is read", async () => {
  const text = '{"info":{"id":1,"id":2},"info":{"id":3},"messages":[{"a":1,"a":2}]}';
  expect((await found(text, "/messages/0/a"))?.value).toBe(2);
  expect((await found(text, "/info/id"))?.value).toBe(3);
});

test("in a damaged document what was read is found, what was lost is not", async () => {
  const text = JSON.stringify(VALUE, null, 2).replace('"ses_1"', '"ses"_1"').replace('"msg_1"', '"msg"_1"');
  expect((await found(text, "/tail/0"))?.value).toBe(true);
  expect((await found(text, "/messages/1/id"))?.value).toBe("msg_2");
  expect(await found(text, "/messages/0")).toBeNull();
});

test("a document whose opening bracket is lost still shows its head", async () => {
  expect((await found(`#${JSON.stringify(VALUE, null, 2).slice(1)}`, "/info/id"))?.value).toBe("ses_1");
});

test("deep nesting in a record costs no stack", async () => {
  const text = `{"messages":[{"deep":${"[".repeat(1_900)}1${"]".repeat(1_900)}}]}`;
  const at = pointerFrom(["messages", 0, "deep", ...Array<number>(1_900).fill(0)]);
  expect((await found(text, at))?.value).toBe(1);
});

test("a byte tells the record it lies in", () => {
  const lists = [{ at: brand<Pointer>("/messages"), starts: [10, 30, 30, 40], ends: [20, 30, 35, 50] }];
  const at = (byte: number) => recordAt(lists, byte)?.index ?? null;
  expect([9, 10, 19, 20, 29, 30, 34, 35, 40, 49, 50].map(at)).toEqual([
    null,
    0,
    0,
    null,
    null,
    2,
    2,
    null,
    3,
    3,
    null,
  ]);
});
