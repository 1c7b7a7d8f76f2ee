// Patterns of session rules: `*` any text, `?` one character, a trailing ` *` also nothing.

import { expect, test } from "vitest";
import { matchesWildcard } from "@/lib/analysis/permission/wildcard.ts";

test.each([
  ["git *", "git"],
  ["git *", "git push"],
  ["*", ""],
  ["secret/?.txt", "secret/a.txt"],
  ["secret/?.txt", "secret/😀.txt"],
  ["a*b*c", "a\nb\nc"],
])("%j matches %j", (pattern, text) => {
  expect(matchesWildcard(pattern, text)).toBe(true);
});

test.each([
  ["git *", "gitx"],
  ["secret/?.txt", "secret/.txt"],
  ["secret/?.txt", "secret/ab.txt"],
  ["docs/*", "docs"],
  ["a.c", "abc"],
])("%j does not match %j", (pattern, text) => {
  expect(matchesWildcard(pattern, text)).toBe(false);
});
