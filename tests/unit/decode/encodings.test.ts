import { describe, expect, test } from "vitest";
import { detectEncoding, type Encoding } from "@/lib/decode/encodings.ts";
import { bytesOf, decoded, decodedAlone } from "./decoded.ts";

const VALUE = {
  info: { id: "ses_1", title: "会话 🚀 é" },
  messages: [{ id: "msg_1", text: "a 🚀 b" }, { id: "msg_2" }],
};

/** UTF-16, as editors and shells on Windows write it. */
function utf16(text: string, order: "le" | "be", hasMark: boolean): Uint8Array {
  const units = [...(hasMark ? "\ufeff" : ""), ...text].join("");
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < units.length; at += 1) view.setUint16(at * 2, units.charCodeAt(at), order === "le");
  return bytes;
}

test("a UTF-8 byte order mark is noted, and positions count it", async () => {
  const text = `\ufeff${JSON.stringify(VALUE)}`;
  const { records, problems, end, outcome } = await decodedAlone(text);
  const bytes = bytesOf(text);
  expect(records.map(({ value }) => value)).toEqual(VALUE.messages);
  expect(problems).toMatchObject([{ code: "byte-order-mark", severity: "note", bytes: [0, 3] }]);
  expect(end.bytes).toEqual([3, bytes.length]);
  expect(outcome.bytesSkipped).toBe(0);
});

test("CRLF line ends are white space like any other", async () => {
  const text = JSON.stringify(VALUE, null, 2).replaceAll("\n", "\r\n");
  const { records, problems } = await decodedAlone(text);
  expect(records.map(({ value }) => value)).toEqual(VALUE.messages);
  expect(problems).toEqual([]);
});

describe.each(["le", "be"] as const)("UTF-16 %s", (order) => {
  test.each([true, false])(
    "with its mark %s: read, noted, byte ranges are those of the file",
    async (hasMark) => {
      for (const text of [JSON.stringify(VALUE), JSON.stringify(VALUE, null, 2)]) {
        const bytes = utf16(text, order, hasMark);
        const { records, codes, end, outcome } = await decodedAlone(bytes);
        const decoder = new TextDecoder(`utf-16${order}`);
        expect(records.map(({ value }) => value)).toEqual(VALUE.messages);
        expect(records.map((record) => JSON.parse(decoder.decode(bytes.slice(...record.bytes))))).toEqual(
          VALUE.messages,
        );
        expect(end.bytes).toEqual([hasMark ? 2 : 0, bytes.length]);
        expect(end.head).toEqual({ info: VALUE.info, messages: [] });
        expect(codes).toEqual(hasMark ? ["byte-order-mark", "utf-16"] : ["utf-16"]);
        expect(outcome.bytesSkipped).toBe(0);
      }
    },
  );

  test("byte ranges hold in pieces of any size", async () => {
    const bytes = utf16(`log line 🚀\n${JSON.stringify(VALUE, null, 2)}`, order, true);
    const whole = await decoded(bytes);
    for (const pieceBytes of [1, 3, 64])
      expect(await decoded(bytes, "e-f.json", { pieceBytes })).toEqual(whole);
  });

  test("half a surrogate pair is read as U+FFFD and named by its byte", async () => {
    const bytes = utf16('{"messages":[{"text":"a\ud800b"}]}', order, true);
    const { records, problems } = await decodedAlone(bytes);
    const at = 2 + 2 * '{"messages":[{"text":"a'.length;
    expect(records[0]?.value).toEqual({ text: "a\ufffdb" });
    expect(problems.at(-1)).toMatchObject({ code: "invalid-bytes", bytes: [at, at + 2] });
  });

  test("a file cut inside a unit keeps its complete records", async () => {
    const bytes = utf16(JSON.stringify(VALUE), order, true);
    const cut = bytes.slice(0, bytes.length - 7);
    const { records, codes, outcome } = await decodedAlone(cut);
    expect(records).toHaveLength(1);
    expect(codes).toContain("truncated-document");
    expect(codes).toContain("invalid-bytes");
    expect(outcome.bytesRead + outcome.bytesSkipped).toBe(cut.length);
  });

  test("lines are read with their numbers", async () => {
    const { start, records } = await decodedAlone(utf16('{"seq":1}\r\n{"seq":2}\r\n', order, true));
    expect(start.form).toBe("jsonl");
    expect(records.map(({ line }) => line)).toEqual([1, 2]);
  });
});

test("bytes that are no UTF-8 inside a string are read as U+FFFD; the record is kept, the byte named", async () => {
  const [before, after] = ['{"messages":[{"id":"msg_1","text":"a', 'b"},{"id":"msg_2"}]}'].map(bytesOf);
  const bytes = Uint8Array.of(...(before ?? []), 0xc3, 0x28, ...(after ?? []));
  const { records, problems, outcome } = await decodedAlone(bytes);
  expect(records.map(({ value }) => value)).toEqual([{ id: "msg_1", text: "a\ufffd(b" }, { id: "msg_2" }]);
  const at = before?.length ?? 0;
  expect(problems).toMatchObject([{ code: "invalid-bytes", at: "/messages/0", bytes: [at, at + 1] }]);
  expect(outcome.bytesSkipped).toBe(0);
});

test("UTF-32 is refused with advice", async () => {
  const { problems } = await decoded(Uint8Array.of(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0));
  expect(problems.at(-1)).toMatchObject({ code: "unreadable-document", hint: "save-as-utf-8" });
});

test.each<[string, readonly number[], Encoding, number]>([
  ["a mark of UTF-8", [0xef, 0xbb, 0xbf, 0x7b], "utf-8", 3],
  ["a mark of UTF-16, little-endian", [0xff, 0xfe, 0x7b, 0], "utf-16le", 2],
  ["a mark of UTF-16, big-endian", [0xfe, 0xff, 0, 0x7b], "utf-16be", 2],
  ["ASCII", [0x7b, 0x22, 0x61, 0x22], "utf-8", 0],
  ["ASCII in UTF-16, little-endian", [0x7b, 0, 0x22, 0], "utf-16le", 0],
  ["ASCII in UTF-16, big-endian", [0, 0x7b, 0, 0x22], "utf-16be", 0],
  ["one byte", [0x7b], "utf-8", 0],
  ["nothing", [], "utf-8", 0],
  ["zeros", [0, 0, 0, 0], "utf-8", 0],
])("%s tells the encoding", (_, bytes, encoding, markBytes) => {
  expect(detectEncoding(Uint8Array.from(bytes))).toEqual({ encoding, markBytes });
});
