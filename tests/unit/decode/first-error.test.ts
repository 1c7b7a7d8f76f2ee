import { expect, test } from "vitest";
import { firstError } from "@/lib/decode/first-error.ts";
import { firstInvalidByte } from "@/lib/decode/parse-slice.ts";
import { bytesOf } from "./decoded.ts";

test.each([
  ['{"a":[1,-2.5e+3,true,false,null,"\\u00e9\\n"]}', -1],
  [" [ ] ", -1],
  ["01", 1],
  ["-", 1],
  ["1.", 2],
  ["1e", 2],
  ["tru", 3],
  ["trUe", 2],
  ["[1,]", 3],
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ["{a:1}", 1],
  ['{"a":1 "b":2}', 7],
  ["[1 2]", 3],
  ["[1}", 2],
  ['"a', 2],
  ['"a\nb"', 2],
  ['"\\x"', 2],
  ['"\\u12g4"', 5],
  ["[1] x", 4],
  ["", 0],
  ["[", 1],
  ["+1", 0],
  ["'a'", 0],
])("%j stops being JSON at %i", (text, at) => {
  expect(firstError(bytesOf(text))).toBe(at);
});

test("depth costs no stack", () => {
  expect(firstError(bytesOf("[".repeat(300_000) + "]".repeat(300_000)))).toBe(-1);
});

test.each<[string, readonly number[], number]>([
  ["well-formed", [0x61, 0xc3, 0xa9, 0xe4, 0xbc, 0x9a, 0xf0, 0x9f, 0x9a, 0x80], -1],
  ["a lone continuation", [0x61, 0x80], 1],
  ["a cut character", [0x61, 0xe4, 0xbc], 1],
  ["an overlong form", [0xc0, 0xaf], 0],
  ["a surrogate", [0xed, 0xa0, 0x80], 0],
  ["beyond Unicode", [0xf4, 0x90, 0x80, 0x80], 0],
])("%s: the first byte that is no UTF-8", (_, bytes, at) => {
  expect(firstInvalidByte(Uint8Array.from(bytes))).toBe(at);
});
