// The dictionary says everything that can be asked of it, and says it as the glossary does.

import { describe, expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import { WARRANTS } from "@/lib/knowledge/warrants.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { en } from "@/lib/words/en/index.ts";
import { fill, fillText } from "@/lib/words/fill.ts";

test.each(WARRANTS.map(({ id }) => String(id)))("the rule %s has a clause for a claim's sentence", (id) => {
  expect(en.claim.warrantClauses).toHaveProperty([id]);
});

test("no clause is left of a rule that is gone", () => {
  const ids = WARRANTS.map(({ id }) => String(id));
  expect(Object.keys(en.claim.warrantClauses).filter((id) => !ids.includes(id))).toEqual([]);
});

test("every property's sentence has a place for its value", () => {
  const { dispatch, session, totals, ...subjects } = en.claim.properties;
  for (const table of [dispatch, session, totals, ...Object.values(subjects)]) {
    for (const [key, words] of Object.entries(table)) expect(words.states, key).toContain("{value}");
  }
});

test("zero, not recorded and not looked for are three different sentences", () => {
  const { unknown, unknownSentence } = en.claim;
  expect(new Set(["0", unknown["not recorded"], unknown["not looked for"]]).size).toBe(3);
  expect(new Set(Object.values(unknown)).size).toBe(Object.keys(unknown).length);
  expect(new Set(Object.values(unknownSentence)).size).toBe(Object.keys(unknownSentence).length);
});

test("a synthetic row is never called a person's", () => {
  expect(en.common.moment.synthetic).not.toMatch(/human|person|user|prompt/i);
  expect(en.common.moment.notice).not.toMatch(/human|person|user|prompt/i);
});

describe("words that this app does not use", () => {
  const strings = (value: unknown): readonly string[] => {
    if (typeof value === "string") return [value];
    if (typeof value === "function") return [String(value)];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
  };

  test.each([/\bprobabl/i, /\bconfiden/i, /\bsubtask/i, /\bworker\b/i, /\back\b/i, /\bN\/A\b/])(
    "%s",
    (word) => {
      const { claim, common, dispatch, overview, session } = en;
      expect(
        strings({ claim, common, dispatch, overview, session }).filter((text) => word.test(text)),
      ).toEqual([]);
    },
  );
});

describe("a sentence with places", () => {
  test("is filled by name, in the dictionary's order", () => {
    expect(fillText("{b} after {a}", { a: "1", b: "2" })).toBe("2 after 1");
  });

  test("keeps a place that nobody filled, so that the mistake is seen", () => {
    expect(fillText("{who} settled", {})).toBe("{who} settled");
  });

  test("never fills what stands in a value", () => {
    expect(fill("{a}", { a: "{b}", b: "x" })).toEqual([{ name: "a", part: "{b}" }]);
  });
});

describe("export steps", () => {
  const session = brand<SessionId>("ses_1");

  test("name one host when it is known and every host when it is not", () => {
    expect(en.claim.export.ways("opencode-1", session).map(({ host }) => host)).toEqual(["OpenCode 1"]);
    expect(en.claim.export.ways(null, session).length).toBeGreaterThan(1);
  });

  test("quote an id that a shell would read as more than a word", () => {
    const [way] = en.claim.export.ways("opencode-1", brand<SessionId>("x; rm -rf ~ 'y'"));
    expect(way?.command).toBe("opencode export 'x; rm -rf ~ '\\''y'\\''' > 'x; rm -rf ~ '\\''y'\\''.json'");
  });
});
