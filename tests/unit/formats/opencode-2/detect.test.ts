import { describe, expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { openCode2 } from "@/lib/formats/opencode-2/index.ts";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { verdictOf } from "../../../scenario/worded.ts";
import { sampleOf } from "../read-value.ts";
import { assistant, completed, info, row, tool } from "./rows.ts";

const verdicts = (value: Json) => {
  const sample = sampleOf(value);
  return [openCode2.detect(sample).match, openCode2Preview.detect(sample).match];
};
const early = (item: Json) => ({ info, messages: [row("user", { text: "a" }), assistant([item])] });

describe("which of the two", () => {
  test.each([
    ["rows", { info, messages: [row("user", { text: "a" })] }, ["certain", "no"]],
    ["rows in a wrapper", { data: { info, messages: [row("idle", {})] } }, ["certain", "no"]],
    [
      "rows of an unknown type among known ones",
      { info, messages: [row("mystery"), row("idle")] },
      ["certain", "no"],
    ],
    ["an empty session of 2.x", { info, messages: [] }, ["likely", "no"]],
    [
      "an empty session of 1.x",
      { info: { id: "ses_1", directory: "/w", version: "1.2" }, messages: [] },
      ["no", "no"],
    ],
    ["rows of 1.x", { info, messages: [{ info: { role: "user" }, parts: [] }] }, ["no", "no"]],
    ["no rows at all", { info, messages: [{ a: 1 }, null, 5] }, ["no", "no"]],
    [
      "a tool with structured",
      early(tool("bash", { status: "running", input: {}, structured: {} })),
      ["no", "certain"],
    ],
    [
      "a tool with provider",
      early(tool("bash", completed({}, "x"), { provider: { executed: false } })),
      ["no", "certain"],
    ],
    ["a text with an early id", early({ type: "text", id: "text-0", text: "a" }), ["no", "certain"]],
    ["a text with another id", early({ type: "text", id: "txt_1", text: "a" }), ["certain", "no"]],
    [
      "a dump of events",
      { info, events: [{ id: "evt_1", type: "session.tool.called", data: {} }] },
      ["no", "certain"],
    ],
    ["an empty dump", { info, events: [] }, ["likely", "certain"]],
    [
      "rows of another program, without id and time",
      { messages: [{ type: "user", text: "a" }] },
      ["no", "no"],
    ],
    [
      "rows without id and time under a named session",
      { info, messages: [{ type: "user" }] },
      ["certain", "no"],
    ],
    ["bare rows with a time", [{ type: "user", time: { created: 1 }, text: "a" }], ["certain", "no"]],
  ])("%s", (_what, value, expected) => {
    expect(verdicts(value)).toEqual(expected);
  });

  test("every verdict says why", () => {
    for (const format of [openCode2, openCode2Preview]) {
      const values: readonly Json[] = [
        { info, messages: [] },
        { info, messages: [row("user")] },
        { events: [] },
      ];
      for (const value of values) {
        expect(verdictOf(format.detect(sampleOf(value)).because)).toMatch(/\w+ \w+/);
      }
    }
  });
});

describe("whose row", () => {
  const structured = assistant([tool("bash", { status: "running", input: {}, structured: {} })]);

  test.each([
    ["a plain row", row("user", { text: "a" }), true, true],
    ["an early row", structured, false, true],
    ["an event", { type: "session.step.ended", data: {} }, false, true],
    ["a message of 1.x", { info: {}, parts: [] }, false, false],
    ["an item of a share payload", { type: "message", data: {} }, false, false],
    ["an unknown row", row("mystery"), false, false],
    ["no object", null, false, false],
  ])("%s", (_what, record, isTwo, isEarly) => {
    expect(openCode2.owns(record)).toBe(isTwo);
    expect(openCode2Preview.owns(record)).toBe(isEarly);
  });
});
