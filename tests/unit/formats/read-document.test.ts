// From records to a document that was read, or refused with words: never an empty success.

import { expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { Json } from "@/lib/base/json.ts";
import { pointerFrom, ROOT } from "@/lib/base/json-pointer.ts";
import { documentReader } from "@/lib/formats/read-document.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { problem } from "@/lib/model/problem.ts";
import type { DocumentEnd } from "@/lib/model/raw-document.ts";
import { say } from "@/lib/model/sentences.ts";
import type { ReadDocument } from "@/lib/model/session-log.ts";
import { feed, feedOne } from "../../scenario/feed.ts";
import { adviceOf, messageOf } from "../../scenario/worded.ts";
import { codesOf, message, onlyLog } from "./opencode-1/fixture.ts";

const row2 = (id: string, created: number): Json => ({ id, type: "user", text: id, time: { created } });
const info: Json = {
  id: "ses_drawn",
  directory: "/g",
  version: "1.18.33",
  title: "T",
  time: { created: 1, updated: 2 },
};

test.each<[string, Json]>([
  ["an empty object", {}],
  ["an empty list", []],
  ["an empty list of messages", { messages: [] }],
  ["an empty record and no messages", { info: {}, messages: [] }],
  ["a share payload without a session", [{ type: "model", data: [] }]],
  ["a manifest", { name: "x", version: "1.0.0", scripts: {} }],
  ["a number", 5],
  ["lines of something else", '{"a":1}\n{"a":2}'],
])("%s is refused, and the refusal says so as loss", (name, value) => {
  const document = feedOne(name, value);
  expect(document.format).toBe("unknown");
  expect(document.logs).toEqual([]);
  expect(codesOf(document)).toEqual(["not-a-session", "unreadable-document"]);
  for (const problem of document.problems) {
    const { severity } = problem;
    const [hint, text] = [adviceOf(problem), messageOf(problem)];
    expect(severity).toBe("loss");
    expect(hint).not.toBe("");
    expect(text).not.toMatch(/\[object|undefined|NaN/);
  }
});

test("a session without messages is a session", () => {
  const document = feedOne("empty.json", { info, messages: [] });
  expect(document.format).toBe("opencode-1");
  expect(onlyLog(document)).toMatchObject({ rows: 0, events: [], session: { id: { value: "ses_drawn" } } });
  expect(document.problems).toEqual([]);
});

test("messages that are no list are malformed, and the session's record is read", () => {
  const document = feedOne("none.json", { info, messages: null });
  expect(document.problems).toMatchObject([{ code: "malformed-item", at: "/messages", severity: "loss" }]);
  expect(onlyLog(document).session.title?.value).toBe("T");
});

test("a document that turns out to be one of several is named so in its problems", () => {
  const documents: ReadDocument[] = [];
  const sink = documentReader({ name: "a.json", form: "json" }, "a.json", 1, (document) =>
    documents.push(document),
  );
  sink.record({ pointer: pointerFrom(["messages", 0]), line: null, bytes: [0, 1], value: null });
  sink.end({
    id: brand<DocumentId>("d"),
    name: "a.json@1",
    lists: [],
    head: { info, messages: [] },
    bytes: [0, 1],
    isComplete: true,
    within: null,
    problems: [],
  });
  expect(documents[0]?.problems.map((one) => one.document)).toEqual(["a.json@1"]);
});

test("the page of messages and the answer around it are named with what they leave out", () => {
  const messages = { data: [message("user", "msg_1", 1)], cursor: { next: null, previous: "abc" } };
  const document = feedOne("page.json", { data: { info, messages } });
  expect(codesOf(document)).toEqual(["wrapped-document", "wrapped-document", "partial-page"]);
  expect(document.problems.map(({ at }) => at)).toEqual([
    "/data",
    "/data/messages/data",
    "/data/messages/cursor/previous",
  ]);
  expect(document.condition.isPartialPage).toBe(true);
});

test("a page object without further pages is no partial page", () => {
  const messages = { data: [message("user", "msg_1", 1)], cursor: { next: null, previous: null } };
  expect(codesOf(feedOne("page.json", { info, messages }))).toEqual(["wrapped-document"]);
});

test("rows of two hosts in one document are each read as what they are, in the order of the file", () => {
  const rows = [
    message("user", "msg_1", 1),
    row2("msg_2", 2),
    message("user", "msg_3", 3),
    message("user", "msg_4", 4),
  ];
  const document = feedOne("mixed.json", { info, messages: rows });
  expect(document.format).toBe("opencode-1");
  expect(codesOf(document).filter((code) => code !== "unexpected-shape")).toEqual(["mixed-shapes"]);
  const log = onlyLog(document);
  expect(log.events.map((event) => [event.seq, event.message?.value])).toEqual([
    [0, "msg_1"],
    [1, "msg_2"],
    [2, "msg_3"],
    [3, "msg_4"],
  ]);
  expect(log.rows).toBe(4);
  const mixed = document.problems.find(({ code }) => code === "mixed-shapes");
  expect(messageOf(mixed)).toContain("3 rows of opencode-1 together with 1 row of opencode-2");
});

test("a mixture that shows only after the sample is read all the same", () => {
  const rows = [
    ...Array.from({ length: 70 }, (_, index) => message("user", `msg_${index}`, index + 1)),
    row2("msg_x", 99),
  ];
  const document = feedOne("mixed.json", { info, messages: rows });
  expect(codesOf(document)).toContain("mixed-shapes");
  expect(onlyLog(document).events).toHaveLength(71);
});

test("a document whose first rows are unreadable is told by later ones, and nothing before them is lost", () => {
  const rows = [...Array.from({ length: 100 }, (): Json => ({ odd: true })), message("user", "msg_1", 1)];
  const document = feedOne("late.json", rows);
  expect(document.format).toBe("opencode-1");
  expect(onlyLog(document).rows).toBe(101);
});

test("every leaf of a document is counted once, lists of records are no leaves", () => {
  const document = feedOne("count.json", {
    info,
    messages: [message("user", "msg_1", 1, [{ type: "text", text: "t" }])],
    extra: [],
  });
  const leaves = document.coverage.reduce((sum, pattern) => sum + pattern.leaves, 0);
  expect(leaves).toBe(6 + 4 + 2 + 1);
  expect(document.coverage.filter(({ isRead }) => !isRead).map(({ pattern }) => pattern)).toEqual(["/extra"]);
});

test("what decode had to say stays in front", () => {
  const documents: ReadDocument[] = [];
  const sink = documentReader({ name: "a.json", form: "json" }, "a.json", 10, (document) =>
    documents.push(document),
  );
  sink.record({
    pointer: pointerFrom(["messages", 0]),
    line: null,
    bytes: [0, 1],
    value: message("user", "msg_1", 1),
  });
  const end: DocumentEnd = {
    id: brand<DocumentId>("d"),
    name: "a.json",
    lists: [{ at: pointerFrom(["messages"]), starts: [0], ends: [1] }],
    head: { messages: [] },
    bytes: [0, 10],
    isComplete: false,
    within: null,
    problems: [problem("truncated-document", say("byte-order-mark", {}))],
  };
  sink.end(end);
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    condition: { isComplete: false },
    problems: [{ code: "truncated-document" }],
    size: 10,
  });
});

test("head members that arrive before the rows are known to detection", () => {
  const sample: string[] = [];
  const sink = documentReader({ name: "a.json", form: "json" }, "a.json", 1, () => undefined, [
    {
      id: "opencode-1",
      detect: ({ head, isWhole }) => {
        sample.push(JSON.stringify([head, isWhole]));
        return { match: "no", because: [] };
      },
      owns: () => false,
      blocks: () => [],
      names: () => ({ session: null, message: null }),
      reader: () => {
        throw new Error("not read here");
      },
    },
  ]);
  sink.head(pointerFrom(["data", "info"]), { id: "ses_1" }, [0, 1]);
  for (let index = 0; index < 64; index += 1) {
    sink.record({
      pointer: pointerFrom(["data", "messages", index]),
      line: null,
      bytes: [0, 1],
      value: null,
    });
  }
  expect(sample).toEqual([JSON.stringify([{ data: { info: { id: "ses_1" }, messages: [] } }, false])]);
});

test("a document is handed on once", () => {
  expect(feed("once.json", { info, messages: [] })).toHaveLength(1);
  expect(ROOT).toBe("");
});

test("one early row makes a document of 2.x rows early, however late it stands", () => {
  const rows = Array.from({ length: 80 }, (_, index) => row2(`msg_${index}`, index));
  const early = { type: "text", id: "text-0", text: "x" };
  const step = { id: "msg_step", type: "assistant", time: { created: 90 }, content: [early] };
  expect(feedOne("late.json", { info: { id: "ses_a" }, messages: rows }).format).toBe("opencode-2");
  const document = feedOne("late.json", { info: { id: "ses_a" }, messages: [...rows, step] });
  expect(document.format).toBe("opencode-2-preview");
  expect(onlyLog(document).events).toHaveLength(81);
});
