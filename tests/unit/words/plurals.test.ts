// One thing is not said in the plural. Every entry of the English dictionaries that takes a count is called with 1 and with 2, at
// each of its places: where the two differ in the number alone, no plural may follow the 1.

import { describe, expect, test } from "vitest";
import { cli } from "@/lib/words/en/cli.ts";
import { facts } from "@/lib/words/en/facts/index.ts";
import { en } from "@/lib/words/en/index.ts";

/** Beside the count: what the other places of an entry may hold. */
const OTHERS: readonly unknown[] = [7, "x", null, ["x"], {}];
/** Words in -s that are no plural, and what begins no counted noun. */
const NO_PLURAL = /^(?:is|has|was|needs|takes|belongs|holds|rests|this|less|as|also|loss|ms|s|of|that)$/;

/** The noun in the plural that stands after the 1; null: none. */
function pluralAfterOne(said: string): string | null {
  for (const [, after = ""] of said.matchAll(/(?<![\d.,:\u202f])\b1[ \u202f]((?:[a-z-]+ ?){1,3})/g)) {
    const words = after.trim().split(" ");
    const end = words.findIndex((word) => NO_PLURAL.test(word));
    const noun = (end < 0 ? words : words.slice(0, end)).find((word) => /[a-z]s$/.test(word));
    if (noun !== undefined) return noun;
  }
  return null;
}

function called(entry: (...given: unknown[]) => unknown, place: number, one: unknown, other: unknown) {
  try {
    const given = Array.from({ length: Math.max(entry.length, 1) }, (_, at) => (at === place ? one : other));
    const said = entry(...given);
    return typeof said === "string" ? said : null;
  } catch {
    return null; // Not what this place is for.
  }
}

/** A place is a count of numbers or of written numbers: it is right when either way is. */
function wrongAt(entry: (...given: unknown[]) => unknown, place: number): string | null {
  let wrong: string | null = null;
  for (const [one, two] of [
    [1, 2],
    ["1", "2"],
  ])
    for (const other of OTHERS) {
      const [of1, of2] = [called(entry, place, one, other), called(entry, place, two, other)];
      if (of1 === null || of2 === null) continue;
      if (of1.replaceAll("1", "#") !== of2.replaceAll("2", "#")) return null;
      if (pluralAfterOne(of1) !== null) wrong = of1;
    }
  return wrong;
}

function isEntry(value: unknown): value is (...given: unknown[]) => unknown {
  return typeof value === "function";
}

function wrongIn(value: unknown, path: string): readonly string[] {
  if (isEntry(value))
    return Array.from({ length: Math.max(value.length, 1) }, (_, place) => wrongAt(value, place)).flatMap(
      (wrong, place) => (wrong === null ? [] : [`${path}, place ${place + 1}: ${wrong}`]),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wrongIn(part, `${path}.${key}`));
}

test.each(Object.entries({ ...en, facts, cli }))("one of a thing is one, in %s", (name, words) => {
  expect(wrongIn(words, name)).toEqual([]);
});

test("a claim's sentence about one of a thing says so", () => {
  const states = Object.values(en.claim.properties).flatMap((table) =>
    Object.values(table).map((words) => words.states),
  );
  const ofOne = states.map((template) =>
    template.replace(/\[([^[\]|]+)\|[^[\]|]+\]/g, "$1").replace("{value}", "1"),
  );
  expect(ofOne.filter((said) => pluralAfterOne(said) !== null)).toEqual([]);
  expect(ofOne).toContain("{who} has 1 model step");
});

describe("the check itself", () => {
  test.each([
    ["{n} bars", (count: number) => `${count} bars`],
    ["{n} more of its lines", (count: number) => `${count} more lines`],
    ["{a} of {n} rows", (shown: number, all: number) => `${shown} of ${all} rows`],
  ])("finds %s", (_, entry) => {
    expect(wrongIn({ entry }, "made")).toHaveLength(1);
  });

  test("leaves verbs, units and what does choose its noun", () => {
    const right = {
      verb: (count: number) => `${count} needs this`,
      unit: (count: number) => `over ${count} ms`,
      noun: (count: number) => `${count} ${count === 1 ? "bar" : "bars"}`,
      written: (count: string) => (count === "1" ? "1 bar" : `${count} bars`),
    };
    expect(wrongIn(right, "made")).toEqual([]);
  });
});
