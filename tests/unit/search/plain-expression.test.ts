// Expressions that are asked in a plainer form: found in the same values, one by one or joined, and only where that is certain.

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matcherOf } from "@/lib/search/matcher.ts";
import { plainExpression } from "@/lib/search/plain-expression.ts";

test.each([
  ["^.*merge.*branch.*$", "merge.*?branch"],
  ["merge.+branch", "merge.+?branch"],
  [".*error", "error"],
  ["^error.*", "^error"],
  ["^.*done$", "done$"],
  ["^a.b$", "^a.b$"],
  ["\\$5.*\\.\\*$", "\\$5.*?\\.\\*$"],
  ["cost\\$", "cost\\$"],
  ["派发.*👍", "派发.*?👍"],
])("%s is asked as %s", (source, plain) => {
  expect(plainExpression(source)).toBe(plain);
});

describe("left as it is", () => {
  test.each([
    ["a letter that is repeated", "ab*"],
    ["a letter that may be missing", "^.*ab?.*$"],
    ["a dot that may be missing", "a.?b"],
    ["a count", "a.{3}b"],
    ["alternatives", "^.*a|b.*$"],
    ["a group", "(a).*b"],
    ["a class", "[ab].*"],
    ["a kind of letter", "a.*\\d"],
    ["a look ahead", "a(?=.*b)"],
    ["what could match nothing", "^.*$"],
    ["what is no expression by Unicode's rules", "a\\-.*b"],
    ["a line break", "a\n.*b"],
  ])("%s", (_, source) => {
    expect(plainExpression(source)).toBeNull();
  });
});

const letter = fc.constantFrom("a", "b", "B", "ß", "σ", "\\.", "\\$", "\\^", "👍");
const term = fc.oneof({ weight: 3, arbitrary: letter }, fc.constantFrom(".", ".*", ".+", ".*?", ".+?"));
const anyExpression = fc
  .tuple(fc.constantFrom("", "^"), fc.array(term, { maxLength: 6 }), fc.constantFrom("", "$"))
  .map(([start, terms, end]) => `${start}${terms.join("")}${end}`);
const character = fc.constantFrom(
  ...["a", "b", "A", "ß", "σ", "ς", ".", "$", "^", "👍", "\ud83d", "\udc4d", "\n", "\r", "\u2028"],
);
const anyValue = fc.array(character, { maxLength: 12 }).map((characters) => characters.join(""));

test("for any expression and any value: found in the plainer form if and only if found in its own", () => {
  let asked = 0;
  fc.assert(
    fc.property(anyExpression, anyValue, fc.boolean(), (source, value, isCaseSensitive) => {
      const matcher = matcherOf({ text: source, isRegex: true, isCaseSensitive });
      if (!matcher.ok) return;
      if (plainExpression(source) !== null) asked += 1;
      const [located, found] = [matcher.value.locate(value, 0), matcher.value.find(value, 0)];
      expect(located !== null, JSON.stringify({ source, value })).toBe(found !== null);
    }),
    { numRuns: 5_000 },
  );
  expect(asked).toBeGreaterThan(1_000);
});

test("for any expression and any values joined: a place lies in one value, the first that holds it", () => {
  fc.assert(
    fc.property(anyExpression, fc.array(anyValue, { minLength: 1, maxLength: 4 }), (source, values) => {
      const matcher = matcherOf({ text: source, isRegex: true, isCaseSensitive: false });
      if (!matcher.ok || !matcher.value.isJoinable) return;
      const starts = values.map((_, at) => values.slice(0, at).join("\n").length + (at === 0 ? 0 : 1));
      const place = matcher.value.locate(values.join("\n"), 0);
      const first = values.findIndex((value) => matcher.value.find(value, 0) !== null);
      const hit = place === null ? -1 : starts.findLastIndex((start) => start <= place.start);
      expect(hit, JSON.stringify({ source, values })).toBe(first);
      if (place !== null) expect(place.end).toBeLessThanOrEqual((starts[hit + 1] ?? Infinity) - 1);
    }),
    { numRuns: 3_000 },
  );
});

test("a value of one line of millions of characters is answered, not given up", () => {
  const value = `${"merge ".repeat(1_000_000)}branch`;
  const matcher = matcherOf({ text: "^.*merge.*branch.*$", isRegex: true, isCaseSensitive: false });

  expect(matcher.ok && matcher.value.locate(value, 0) !== null).toBe(true);
});
