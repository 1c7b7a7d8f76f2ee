import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { FORMATS } from "@/lib/formats/index.ts";
import { shownValue } from "@/lib/formats/shown-value.ts";
import { messageOf } from "../../scenario/worded.ts";
import { readValue } from "./read-value.ts";

test.each<[Json, string]>([
  ["idle", '"idle"'],
  [null, "null"],
  [{ a: [1] }, '{"a":[1]}'],
  ["x".repeat(500), `"${"x".repeat(39)}`],
  [Number.POSITIVE_INFINITY, "1e999"],
  [Number.NEGATIVE_INFINITY, "-1e999"],
])("%j is shown as %s", (value, words) => {
  expect(shownValue(value)).toBe(words);
});

const ONE: Json = {
  info: { id: "ses_1", version: "1.18.33", time: { created: 1 } },
  messages: [
    {
      info: { id: "msg_1", role: "user", sessionID: "ses_1", time: { created: JSON.parse("1e999") } },
      parts: [],
    },
  ],
};
const TWO: Json = {
  info: { id: "ses_1", location: { directory: "/" }, time: { created: 1 } },
  messages: [{ id: "msg_1", type: "user", text: "", time: { created: JSON.parse("1e999") } }],
};

test.each([
  ["opencode-1", ONE],
  ["opencode-2", TWO],
])("a time beyond all numbers is neither null nor Infinity to the reader of %s", (id, value) => {
  const format = FORMATS.find((known) => known.id === id);
  const { problems } = format ? readValue(format, value) : { problems: [] };
  const said = problems.filter(({ code }) => code === "unreadable-time").map(messageOf);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain("is a number too large to hold");
});

test("no problem of a number beyond all numbers speaks of Infinity, which no file of JSON can hold", () => {
  const format = FORMATS.find((known) => known.id === "opencode-1");
  const info = { id: "ses_1", version: "1.18.33", cost: JSON.parse("1e999"), time: { created: 1 } };
  const { problems } = format ? readValue(format, { info, messages: [] }) : { problems: [] };
  expect(problems.map(messageOf).join("\n")).toContain("/info/cost is a number too large to hold");
  expect(problems.map(messageOf).join("\n")).not.toContain("Infinity");
});
