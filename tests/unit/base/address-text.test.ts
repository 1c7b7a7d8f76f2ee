// What stands in an address comes back as it was, whatever a host wrote.
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromAddressText, toAddressText } from "@/lib/base/address-text.ts";

const through = (text: string) =>
  fromAddressText(new URLSearchParams(`?b=${encodeURIComponent(toAddressText(text))}`).get("b") ?? "");

test("any text, halves of pairs included, survives an address", () => {
  const unit = fc.constantFrom(
    "a",
    "\\",
    "u",
    "d",
    "8",
    "0",
    "\ud800",
    "\udc00",
    "\u{1f600}",
    "会",
    "+",
    "\\ud800",
    "\\u005c",
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 20 }), (parts) => {
      expect(through(parts.join(""))).toBe(parts.join(""));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(through(text)).toBe(text);
    }),
  );
});

test("ordinary ids and paths stand in an address as they are", () => {
  for (const text of [
    "ses_f2419f",
    "ses_a+ses_b",
    "/messages/3/parts/0",
    "C:\\runs\\one",
    "运行 \u{1f600}",
  ]) {
    expect(toAddressText(text)).toBe(text);
  }
});

test("a half is spelled as JSON spells it, and a spelling in the text is told apart from it", () => {
  expect(toAddressText("ses_\ud800x")).toBe("ses_\\ud800x");
  expect(toAddressText("ses_\\ud800x")).toBe("ses_\\u005cud800x");
});
