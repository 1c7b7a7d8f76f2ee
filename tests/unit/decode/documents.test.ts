import { describe, expect, test } from "vitest";
import { messageOf } from "../../scenario/worded.ts";
import { decoded, decodedAlone, slice } from "./decoded.ts";

const LEAD = { info: { id: "ses_lead" }, messages: [{ id: "msg_1" }, { id: "msg_2" }] };
const CHILD = { info: { id: "ses_child" }, messages: [{ id: "msg_3" }] };
const compact = JSON.stringify;
const indented = (value: unknown): string => JSON.stringify(value, null, 2);

describe("several documents in one file", () => {
  test.each([
    ["on two lines", `${compact(LEAD)}\n${compact(CHILD)}\n`],
    ["without a line end between", compact(LEAD) + compact(CHILD)],
    ["indented", `${indented(LEAD)}\n${indented(CHILD)}\n`],
    ["indented, without a line end between", indented(LEAD) + indented(CHILD)],
  ])("%s: each is a document, named and counted from 1", async (_, text) => {
    const { outcome, documents, problems } = await decoded(text);
    const ends = documents.flatMap(({ ends }) => ends);
    expect(ends.map(({ name }) => name)).toEqual(["e-f.json@1", "e-f.json@2"]);
    expect(ends.map(({ id }) => id.slice(-2))).toEqual(["@1", "@2"]);
    expect(ends[0]?.id.slice(0, -2)).toBe(ends[1]?.id.slice(0, -2));
    expect(ends.map(({ head }) => head)).toEqual([
      { info: LEAD.info, messages: [] },
      { info: CHILD.info, messages: [] },
    ]);
    expect(documents.map(({ records }) => records.map(({ value }) => value))).toEqual([
      LEAD.messages,
      CHILD.messages,
    ]);
    expect(documents[1]?.records[0]?.pointer).toBe("/messages/0");
    expect(ends.map(({ bytes }) => JSON.parse(slice(text, bytes)))).toEqual([LEAD, CHILD]);
    expect(problems.map(({ code, document }) => [code, document])).toEqual([
      ["concatenated-documents", "e-f.json@1"],
    ]);
    expect(outcome.documents).toEqual(ends.map(({ id }) => id));
    expect(outcome.bytesSkipped).toBe(0);
  });

  test("the ends come last, in order: the first document learns its number only then", async () => {
    const { documents } = await decoded(compact(LEAD) + compact(CHILD));
    expect(documents.map(({ start }) => start.name)).toEqual(["e-f.json", "e-f.json@2"]);
  });

  test("two objects without lists are two documents", async () => {
    const { documents } = await decoded('{"a":1}{"b":2}');
    expect(documents.map(({ ends }) => ends[0]?.head)).toEqual([{ a: 1 }, { b: 2 }]);
  });

  test("more than a thousand are not opened, and that is said", async () => {
    const { documents, outcome } = await decoded('{"messages":[]}\n'.repeat(1_002));
    expect(documents).toHaveLength(1_000);
    expect(outcome.bytesSkipped).toBe(32);
    expect(outcome.problems.map(({ code }) => code)).toContain("unreadable-document");
  });
});

describe("text around the JSON", () => {
  test.each([
    ["a progress line", "Exporting session: ses_1\n"],
    ["a log line in brackets", "[info] exporting\n"],
    ["a time in brackets", "[2026-11-30 12:00:00] exporting\n"],
    ["a number in brackets", "[12, main] INFO exporting\n"],
    ["a whole array", "[1] of [2, 3]\n"],
    ["braces of a template", 'Use {name} and {"name"} and {}\n'],
    ["an object in a log line", '[info] request {"id": 1} done\n'],
    ["ANSI codes on the same line", "\u001b[2K\u001b[1G"],
    ["text on the same line", "Exporting session: ses_1"],
    ["a broken object", '{"a": oops}\n'],
  ])("%s before it is skipped and quoted", async (_, before) => {
    for (const text of [before + compact(LEAD), before + indented(LEAD)]) {
      const { records, problems, end, outcome } = await decodedAlone(text);
      expect(records.map(({ value }) => value)).toEqual(LEAD.messages);
      expect(end.head).toEqual({ info: LEAD.info, messages: [] });
      expect(records.map(({ bytes }) => JSON.parse(slice(text, bytes)))).toEqual(LEAD.messages);
      const skipped = before.trimEnd().length;
      expect(problems).toMatchObject([{ code: "text-before-json", severity: "note", bytes: [0, skipped] }]);
      expect(messageOf(problems[0])).toContain(JSON.stringify(before.slice(0, 8)).slice(0, -1));
      expect(outcome.bytesSkipped).toBe(skipped);
    }
  });

  test("text after it is skipped and quoted", async () => {
    const text = `${compact(LEAD)}\nDone [1] in {3} s\n`;
    const { problems, end } = await decodedAlone(text);
    expect(problems).toMatchObject([{ code: "text-after-json", bytes: [text.length - 18, text.length - 1] }]);
    expect(messageOf(problems[0])).toContain('"Done [1] in {3} s"');
    expect(end.isComplete).toBe(true);
  });

  test("text between two documents stands after the first", async () => {
    const { documents, codes } = await decoded(`${compact(LEAD)}\n-- next --\n${compact(CHILD)}`);
    expect(documents).toHaveLength(2);
    expect(codes).toEqual(["text-after-json", "concatenated-documents"]);
  });

  test("control characters are spelled out in the quote", async () => {
    const { problems } = await decodedAlone(`\u001b[2K${compact(LEAD)}`);
    expect(messageOf(problems[0])).toContain('"\\u001b[2K"');
  });

  test("brackets in very long prose are given up on in time linear to its length", async () => {
    const { codes } = await decoded('[1,[1,[1,{"'.repeat(30_000));
    expect(codes).toContain("unreadable-document");
  });
});

describe("files without JSON", () => {
  test.each([
    ["", "empty-file", "The file is empty"],
    [" \n\t\n", "empty-file", "only white space"],
    ["Just some words.\n", "unreadable-document", "plain text"],
    ["# Session\n\nWords.\n", "unreadable-document", "a Markdown text"],
    ["<!doctype html><title>x</title>", "unreadable-document", "a web page"],
    ["%PDF-1.7\n{}", "unreadable-document", "a PDF document"],
    ["SQLite format 3\0", "unreadable-document", "an SQLite database"],
    ["\u007fELF\u0002", "unreadable-document", "a Linux program"],
    ["\0\0\0\0", "unreadable-document", "zero bytes"],
    ["42", "unreadable-document", "plain text"],
  ])("%j is refused with what it looks like", async (text, code, look) => {
    const { documents, problems, outcome } = await decoded(text);
    expect(documents).toEqual([]);
    expect(problems).toMatchObject([{ code, severity: "loss", document: "e-f.json" }]);
    expect(messageOf(problems[0])).toContain(look);
    expect(problems[0]?.hint).not.toBeNull();
    expect(outcome.bytesRead + outcome.bytesSkipped).toBe(outcome.size);
  });

  test("a PNG image is known by its first bytes", async () => {
    const { problems } = await decoded(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a));
    expect(messageOf(problems[0])).toContain("a PNG image");
  });

  test("broken JSON says where it stops being JSON", async () => {
    const { codes, problems } = await decoded('{"a": 1, "b": oops}');
    expect(codes).toEqual(["unreadable-document", "syntax-error"]);
    expect(messageOf(problems[1])).toContain("byte 14 (line 1, column 15)");
  });
});

test("names are shown without their folders", async () => {
  const { documents } = await decoded(compact(LEAD), "exports/2026/e-f.json");
  expect(documents[0]?.ends[0]?.name).toBe("e-f.json");
});
