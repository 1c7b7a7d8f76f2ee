// What is kept of a long text: its start, its length, and enough of the rest to tell two of them apart.

import { expect, test } from "vitest";
import { rowFingerprint } from "@/lib/analysis/row-fingerprint.ts";
import { excerptOf, QUOTE_LENGTH, quoteOf } from "@/lib/base/text.ts";
import { feed } from "@/tests/scenario/feed.ts";
import { prompt, session, step } from "@/tests/scenario/rows-2.ts";

const long = "a".repeat(5000);

test("a text that is kept whole has no rest", () => {
  expect(quoteOf("short")).toEqual({ text: "short", chars: 5 });
  expect(excerptOf("a".repeat(QUOTE_LENGTH), QUOTE_LENGTH)).not.toHaveProperty("rest");
});

test.each([
  ["soon after what is kept", QUOTE_LENGTH + 1],
  ["later", 700],
  ["at its end", 4999],
])("two texts of one length that differ %s have another rest", (_, place) => {
  const other = `${long.slice(0, place)}b${long.slice(place + 1)}`;
  expect(quoteOf(other).text).toBe(quoteOf(long).text);
  expect(quoteOf(other).rest).not.toBe(quoteOf(long).rest);
});

test("rows whose outputs differ only beyond what is kept are two rows", () => {
  const printOf = (output: string) => {
    const item = {
      type: "tool",
      id: "call_a",
      name: "read",
      state: {
        status: "completed",
        input: { path: "a" },
        content: [{ type: "text", text: output }],
        metadata: {},
      },
      time: { created: 2, ran: 2, completed: 3 },
    };
    const [document] = feed("lead.json", session("ses_lead", [prompt(1), step(2, [item])]));
    return rowFingerprint(document?.logs[0]?.events ?? []);
  };
  expect(printOf(long)).toBe(printOf(long));
  expect(printOf(`${long.slice(0, 400)}b${long.slice(401)}`)).not.toBe(printOf(long));
});
