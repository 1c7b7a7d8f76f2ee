// Patterns of session rules. Each row names where its expected value comes from.

import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesWildcard } from "@/lib/rules/wildcard.ts";

/** The host's matcher and its own tests. */
const SOURCE = "core/src/util/wildcard.ts@0b05698";
const TESTS = "core/test: Wildcard.match, util/wildcard.test.ts@23b15ed";
const FORMAT = "formats opencode §2.6";

test.each([
  ["git *", "git", FORMAT],
  ["git *", "git push", TESTS],
  ["git push *", "git push", TESTS],
  ["git *", "git commit -m foo", TESTS],
  ["ls*", "lstmeval", TESTS],
  ["*", "", SOURCE],
  ["secret/?.txt", "secret/a.txt", FORMAT],
  ["secret/??.txt", "secret/😀.txt", `${SOURCE}: no u flag, so two units`],
  ["a*b*c", "a\nb\nc", `${SOURCE}: s flag`],
  ["a/b/*", "a\\b\\c", TESTS],
  ["C:\\Windows\\System32\\*", "C:/Windows/System32/drivers", TESTS],
  ["foo+bar", "foo+bar", TESTS],
  ["**/*.ts", "src/a/b.ts", `${SOURCE}: ** is * twice`],
  ["*.env", "src/.env", `${SOURCE}: * goes over /`],
  ["mcp_*", "mcp_server_tool", "opencode/test/permission/next.test.ts@01f063f"],
  ["文档/*", "文档/说明.md", FORMAT],
  ["echo *中*", "echo 一中二", FORMAT],
  [" *", "", `${SOURCE}: a trailing " *" may be nothing`],
  ["a * *", "a b", SOURCE],
])("%j matches %j (%s)", (pattern, text) => {
  expect(matchesWildcard(pattern, text)).toBe(true);
});

test.each([
  ["git *", "gitx", TESTS],
  ["ls *", "lstmeval", TESTS],
  ["secret/?.txt", "secret/.txt", FORMAT],
  ["secret/?.txt", "secret/ab.txt", TESTS],
  ["secret/?.txt", "secret/😀.txt", `${SOURCE}: no u flag, so two units`],
  ["docs/*", "docs", FORMAT],
  ["a.c", "abc", `${SOURCE}: a dot is a dot`],
  ["[ab]", "a", `${SOURCE}: brackets are themselves`],
  ["rm *", "RM file", TESTS],
  ["", "a", SOURCE],
  ["**/*.ts", "a.ts", `${SOURCE}: the slash is asked for`],
])("%j does not match %j (%s)", (pattern, text) => {
  expect(matchesWildcard(pattern, text)).toBe(false);
});

test.each([
  ["rm *", "RM file", TESTS],
  ["C:/Windows/System32/*", "c:\\windows\\system32\\hosts", TESTS],
  ["ÉTÉ*", "été 1", `${SOURCE}: i flag`],
])("on Windows %j matches %j (%s)", (pattern, text) => {
  expect(matchesWildcard(pattern, text, "windows")).toBe(true);
});

test.each([
  ["STRASSE", "straße", `${SOURCE}: i without u keeps ß`],
  ["k", "\u212a", `${SOURCE}: i without u keeps the Kelvin sign`],
])("on Windows %j still does not match %j (%s)", (pattern, text) => {
  expect(matchesWildcard(pattern, text, "windows")).toBe(false);
});

test("a pattern of many stars does not take long", () => {
  expect(matchesWildcard(`${"*a".repeat(40)}b`, "a".repeat(5_000))).toBe(false);
});

test.each([
  ["of the same letter", "a".repeat(100_000), "a"],
  ["that almost fits everywhere", `b${"a".repeat(100_000)}`, "a"],
])("a long piece %s does not take long", (_, piece, letter) => {
  expect(matchesWildcard(`*${piece}c*`, letter.repeat(400_000))).toBe(false);
  expect(matchesWildcard(`*${piece}*`, `${letter.repeat(300_000)}${piece}${letter}`)).toBe(true);
});

test("a pattern matches what its expression matches, whatever the length of its pieces", () => {
  const sign = fc.constantFrom("*", "?", "a", "b", "ab".repeat(40), "a".repeat(70), " ", ".");
  const text = fc.array(fc.constantFrom("a", "b", "ab".repeat(40), "a".repeat(70), " ", "\n"), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), text, (signs, parts) => {
      const pattern = signs.join("");
      const asked = parts.join("");
      const source = pattern.replaceAll(".", "\\.").replaceAll("*", ".*").replaceAll("?", ".");
      const open = source.endsWith(" .*") ? `${source.slice(0, -3)}( .*)?` : source;
      expect(matchesWildcard(pattern, asked)).toBe(new RegExp(`^${open}$`, "s").test(asked));
    }),
    { numRuns: 2_000 },
  );
});
