import { describe, expect, test } from "vitest";
import { messageOf } from "../../scenario/worded.ts";
import { bytesOf, decoded, decodedAlone } from "./decoded.ts";

const ROWS = [1, 2, 3, 4].map((number) => ({
  id: `msg_${number}`,
  type: number % 2 ? "user" : "assistant",
  content: [{ type: "tool", id: `call_${number}`, state: { input: { q: `"{[ ${number}` } } }],
}));
const EXPORT = { info: { id: "ses_1", title: "a" }, messages: ROWS };
const compact = JSON.stringify(EXPORT);
const indented = JSON.stringify(EXPORT, null, 2);
const styles = [
  ["on one line", compact],
  ["indented", indented],
] as const;

function idsOf(records: readonly { readonly value: unknown }[]): readonly string[] {
  return records.map(({ value }) => /msg_\d/.exec(JSON.stringify(value))?.[0] ?? "?");
}

/** One place of a text replaced: `from` occurs in it once. */
function damaged(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`${from} occurs ${text.split(from).length - 1} times`);
  return text.replace(from, () => to);
}

describe.each(styles)("an export %s", (_, text) => {
  const quoted = (key: string, value: string): string =>
    text === compact ? `"${key}":"${value}"` : `"${key}": "${value}"`;

  test.each([
    ["a quote lost", quoted("id", "call_2"), quoted("id", "call_2").slice(0, -1)],
    ["a quote too many", quoted("id", "call_2"), `${quoted("id", "call_2")}"`],
    ["a bracket lost", '"{[ 2"', '"{[ 2'],
    ["a letter where none can be", quoted("id", "call_2"), `x${quoted("id", "call_2")}`],
    ["a control character in a string", "call_2", "call\u0001_2"],
    ["a bracket turned", '"{[ 2"', '"{[ 2"]'],
  ])("%s in one record costs only that record", async (_, from, to) => {
    const bytes = bytesOf(damaged(text, from, to));
    const { records, problems, end, outcome } = await decodedAlone(bytes);
    expect(idsOf(records)).toEqual(["msg_1", "msg_3", "msg_4"]);
    expect(records.map(({ pointer }) => pointer)).toEqual(["/messages/0", "/messages/2", "/messages/3"]);
    expect(end.isComplete).toBe(false);
    expect(end.head).toEqual({ info: EXPORT.info, messages: [] });
    expect(problems).toMatchObject([{ code: "syntax-error", severity: "loss", at: "/messages/1" }]);
    expect(messageOf(problems[0])).toMatch(/at byte \d+ \(line \d+, column \d+\)/);
    const [start, past] = problems[0]?.bytes ?? [0, 0];
    expect(past - start).toBe(outcome.bytesSkipped);
  });

  test("a number that is none costs only its record", async () => {
    const { records, codes } = await decodedAlone(damaged(text, '"msg_2"', "01"));
    expect(codes).toEqual(["syntax-error"]);
    expect(records).toHaveLength(3);
  });

  test("a separator lost between two records costs neither", async () => {
    const second = text.indexOf(quoted("id", "msg_2"));
    const comma = text.lastIndexOf(",", second);
    const { records, codes } = await decodedAlone(`${text.slice(0, comma)};${text.slice(comma + 1)}`);
    expect(idsOf(records)).toEqual(["msg_1", "msg_2", "msg_3", "msg_4"]);
    expect(codes).toEqual(["syntax-error"]);
  });

  test("damage in the last record leaves the document closed but not complete", async () => {
    const { records, codes, end } = await decodedAlone(damaged(text, "call_4", 'call"_4'));
    expect(idsOf(records)).toEqual(["msg_1", "msg_2", "msg_3"]);
    expect(codes).toEqual(["syntax-error"]);
    expect(end.isComplete).toBe(false);
  });

  test("damage in the head costs the head's member, not the records", async () => {
    const { records, end, codes } = await decodedAlone(damaged(text, "ses_1", 'ses"_1'));
    expect(idsOf(records)).toEqual(["msg_1", "msg_2", "msg_3", "msg_4"]);
    expect(records[0]?.pointer).toBe("/messages/0");
    expect(end.head).toEqual({ messages: [] });
    expect(codes).toEqual(["syntax-error"]);
  });

  test("a lost opening bracket is damage at the document's beginning, not text before it", async () => {
    const { records, end, codes } = await decodedAlone(`#${text.slice(1)}`);
    expect(idsOf(records)).toEqual(["msg_1", "msg_2", "msg_3", "msg_4"]);
    expect(end.head).toEqual({ info: EXPORT.info, messages: [] });
    expect(end.isComplete).toBe(false);
    expect(codes).toEqual(["syntax-error"]);
  });

  test("damage does not lead into the next document", async () => {
    const next = {
      info: { id: "ses_2", title: "b" },
      messages: [{ id: "msg_9", type: "user", content: [] }],
    };
    const other = text === compact ? JSON.stringify(next) : JSON.stringify(next, null, 2);
    const cut = text.slice(0, text.indexOf("call_4"));
    const { documents } = await decoded(`${cut}\n${other}`);
    expect(documents.map(({ records }) => idsOf(records))).toEqual([["msg_1", "msg_2", "msg_3"], ["msg_9"]]);
    expect(documents[0]?.ends[0]?.problems.map(({ code }) => code)).toContain("truncated-document");
    expect(documents[1]?.ends[0]).toMatchObject({ isComplete: true, head: { info: next.info } });
  });
});

test("the place of damage counts columns in characters and lines from 1", async () => {
  const text =
    '{\n  "messages": [\n    {\n      "text": "会话" "x"\n    },\n    {\n      "text": "b"\n    }\n  ]\n}';
  const { problems, records } = await decodedAlone(text);
  const at = bytesOf(text.slice(0, text.indexOf('"x"'))).length;
  expect(messageOf(problems[0])).toContain(`byte ${at} (line 4, column 20)`);
  expect(problems[0]?.line).toBe(4);
  expect(records).toHaveLength(1);
});

test("a bracket lost so that one record would swallow the others is found", async () => {
  const text = indented.replace(
    '          }\n        }\n      ]\n    },\n    {\n      "id": "msg_3"',
    '          }\n        }\n    ,\n    {\n      "id": "msg_3"',
  );
  const { records, codes } = await decodedAlone(text);
  expect(idsOf(records)).toEqual(["msg_1", "msg_3", "msg_4"]);
  expect(codes).toEqual(["syntax-error"]);
});

test("text that looks like a record inside a string is no landmark", async () => {
  const rows = [
    { id: "msg_1", text: '},{"id":"msg_8","text":"x"},{' },
    { id: "msg_2", text: "b" },
    { id: "msg_3", text: '\n    {\n      "id": "msg_9",' },
  ];
  const text = damaged(JSON.stringify({ messages: rows }), '"b"', 'b"');
  const { records } = await decodedAlone(text);
  expect(idsOf(records)).toEqual(["msg_1", "msg_3"]);
});

describe("a file that is cut", () => {
  test("names the byte of the cut and counts the records kept", async () => {
    const text = indented.slice(0, indented.indexOf("call_3"));
    const { records, problems, end, outcome } = await decodedAlone(text);
    expect(idsOf(records)).toEqual(["msg_1", "msg_2"]);
    const start = text.lastIndexOf('    {\n      "id": "msg_3"') + 4;
    expect(problems).toMatchObject([
      { code: "truncated-document", severity: "loss", bytes: [start, text.length] },
    ]);
    expect(messageOf(problems[0])).toContain(`byte ${text.length}`);
    expect(messageOf(problems[0])).toContain("2 complete records were kept");
    expect(problems[0]?.hint).not.toBeNull();
    expect(end).toMatchObject({ isComplete: false, bytes: [0, text.length] });
    expect(outcome.bytesSkipped).toBe(text.length - start);
  });

  test("keeps the members of the head that are complete", async () => {
    const { records, end, codes } = await decodedAlone('{"version":"1.2","info":{"id":"ses_1","ti');
    expect(records).toEqual([]);
    expect(end.head).toEqual({ version: "1.2" });
    expect(codes).toEqual(["truncated-document"]);
  });

  test("may be cut inside a character", async () => {
    const bytes = bytesOf('{"messages":[{"id":"msg_1"},{"text":"会');
    const { records, codes } = await decodedAlone(bytes.slice(0, -1));
    expect(records).toHaveLength(1);
    expect(codes).toEqual(["truncated-document"]);
  });

  test.each(["{", '{"in', '{"info"', '{"info":', "["])("%j is a document that is cut", async (text) => {
    const { codes, end } = await decodedAlone(text);
    expect(codes).toEqual(["truncated-document"]);
    expect(end.isComplete).toBe(false);
  });

  test("a number at the cut may go on and is not kept", async () => {
    const { records } = await decodedAlone('{"messages":[1,2');
    expect(records.map(({ value }) => value)).toEqual([1]);
  });
});

test("many problems of one kind are counted, not listed without end", async () => {
  const rows = Array.from({ length: 150 }, (_, index) => `{"id":"msg_${index}","n":01}`);
  const { problems, records } = await decodedAlone(`{"messages":[${rows.join(",")}]}`);
  expect(records).toEqual([]);
  expect(problems).toHaveLength(101);
  expect(messageOf(problems.at(-1))).toContain("50 more");
});
