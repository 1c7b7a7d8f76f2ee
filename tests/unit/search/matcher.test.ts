// What a searched text matches: case, scripts, expressions, and those that are none.

import { describe, expect, test } from "vitest";
import { marksIn } from "@/lib/search/marks-in.ts";
import { matcherOf } from "@/lib/search/matcher.ts";

function found(text: string, sought: string, options: { regex?: boolean; exact?: boolean } = {}) {
  const matcher = matcherOf({
    text: sought,
    isRegex: options.regex ?? false,
    isCaseSensitive: options.exact ?? false,
  });
  if (!matcher.ok) return matcher.failure;
  const match = matcher.value.find(text, 0);
  return match === null ? null : text.slice(match.start, match.end);
}

describe("plain text", () => {
  test.each([
    ["ERROR: denied", "error", "ERROR"],
    ["Ärger über Élan", "ärger ÜBER éLAN", "Ärger über Élan"],
    ["ΟΔΟΣ", "οδος", "ΟΔΟΣ"],
    ["οδος", "ΟΔΟΣ", "οδος"],
    ["子会话被派发到后台", "派发", "派发"],
    ["a.b*c", ".B*", ".b*"],
    ["C:\\dir (x|y) [z]{1}^$/", "\\DIR (X|Y) [Z]{1}^$/", "\\dir (x|y) [z]{1}^$/"],
    ["one\ntwo", "E\nT", "e\nt"],
    ["ok 👍🏽 done", "👍🏽", "👍🏽"],
  ])("in %j, %j is found in either case", (text, sought, expected) => {
    expect(found(text, sought)).toBe(expected);
  });

  test("with the case switch only the same case is found", () => {
    expect(found("Error", "error", { exact: true })).toBeNull();
    expect(found("Error", "Error", { exact: true })).toBe("Error");
  });

  test("letters that only look alike are not taken for one another", () => {
    expect(found("é", "e")).toBeNull();
    expect(found("Straße", "STRASSE")).toBeNull();
  });

  test("half of a surrogate pair is not found in a whole one", () => {
    expect(found("👍", "\ud83d")).toBeNull();
  });
});

describe("an expression", () => {
  test("is the browser's own, with lines for ^ and $", () => {
    expect(found("first\nses_0af3 ended", "^ses_[0-9a-f]{4}", { regex: true })).toBe("ses_0af3");
    expect(found("Exit Code 7", "code \\d+$", { regex: true })).toBe("Code 7");
    expect(found("会话 7", "\\p{Script=Han}+", { regex: true })).toBe("会话");
  });

  test("may use escapes that only the older rules allow", () => {
    expect(found("a-b", "a\\-b", { regex: true })).toBe("a-b");
  });

  test("that matches the empty text finds what it matches besides", () => {
    expect(found("xxaab", "a*", { regex: true })).toBe("aa");
    expect(found("👍", "z*", { regex: true })).toBeNull();
  });

  test("that is none is refused with what the engine says of it", () => {
    expect(found("text", "a(b", { regex: true })).toEqual({
      kind: "invalid-expression",
      engine: "Unterminated group",
    });
    expect(found("text", "[z-a]", { regex: true })).toMatchObject({
      engine: expect.stringContaining("Range out of order"),
    });
  });
});

test("the empty text is no question", () => {
  expect(found("text", "")).toEqual({ kind: "matches-nothing" });
});

describe("all places of a text", () => {
  const marked = (text: string, sought: string, most = 100) => {
    const matcher = matcherOf({ text: sought, isRegex: true, isCaseSensitive: false });
    return matcher.ok
      ? marksIn(text, matcher.value, most).map(([from, to]) => text.slice(from, to))
      : matcher.failure;
  };

  test.each([
    ["two words, 发布检查", "\\w+", ["two", "words"]],
    ["aXbxc", "x", ["X", "x"]],
    ["abc", "x*", []],
    ["first\nsecond", "^\\w", ["f", "s"]],
    ["👍a👍", "👍?", ["👍", "👍"]],
  ])("in %j, %j matches at each of them", (text, sought, expected) => {
    expect(marked(text, sought)).toEqual(expected);
  });

  test("no more than asked for", () => {
    expect(marked("aaaa", "a", 2)).toEqual(["a", "a"]);
  });
});
