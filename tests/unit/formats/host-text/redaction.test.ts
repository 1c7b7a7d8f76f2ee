import { expect, test } from "vitest";
import { isRedactedObject, isRedactedText } from "@/lib/formats/host-text/redaction.ts";

test.each(["[redacted:text:msg_1]", "[redacted:session-title:ses_1]", "[redacted]", "[redacted: a]"])(
  "%s is a placeholder",
  (text) => {
    expect(isRedactedText(text)).toBe(true);
  },
);

test.each([
  "[redacted:text:msg_1] was here",
  "see [redacted:text:a]",
  "[redactedness]",
  "",
  "[redacted:a\nb]",
])("%j is a text of its own", (text) => {
  expect(isRedactedText(text)).toBe(false);
});

test("an object is a placeholder only when nothing else is in it", () => {
  expect(isRedactedObject({ redacted: "tool-input:call_1" })).toBe(true);
  expect(isRedactedObject({ redacted: true })).toBe(true);
  expect(isRedactedObject({ redacted: "x", path: "a" })).toBe(false);
  expect(isRedactedObject({ redacted: { a: 1 } })).toBe(false);
  expect(isRedactedObject({})).toBe(false);
  expect(isRedactedObject("redacted")).toBe(false);
  expect(isRedactedObject(undefined)).toBe(false);
});
