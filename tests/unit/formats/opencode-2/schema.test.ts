import fc from "fast-check";
import { expect, test } from "vitest";
import { isJsonObject, type Json } from "@/lib/base/json.ts";
import { openCode2 } from "@/lib/formats/opencode-2/index.ts";
import { sessionTransfer } from "@/lib/formats/opencode-2/schema.ts";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { ALL_BUILDS, PUBLISHED, valuesOf } from "../../../scenario/generate/from-schema.ts";
import { messageOf } from "../../../scenario/worded.ts";
import { codesOf, readValue, sampleOf, unresolved } from "../read-value.ts";

const published = valuesOf(sessionTransfer, PUBLISHED);
const ofAllBuilds = valuesOf(sessionTransfer, ALL_BUILDS);
const messagesOf = (value: Json): readonly Json[] =>
  isJsonObject(value) && Array.isArray(value.messages) ? value.messages : [];

/** Said of values, not of shape: generated texts may look redacted, generated times have no order. */
const OF_VALUES: ReadonlySet<string> = new Set(["sanitized-export", "time-disorder"]);

test("whatever the host may write is accepted by the schema that it is made from", () => {
  fc.assert(fc.property(ofAllBuilds, (value) => sessionTransfer.safeParse(value).success));
});

test.each([
  ["the host may write", published],
  ["any build may write", ofAllBuilds],
])("whatever %s is read without a complaint about its shape", (_who, values) => {
  fc.assert(
    fc.property(values, (value) => {
      const result = readValue(openCode2, value);
      expect(codesOf(result).filter((code) => !OF_VALUES.has(code))).toEqual([]);
      expect(unresolved(value, result)).toEqual([]);
      expect(result.logs[0]?.rows).toBe(messagesOf(value).length);
      expect(result.events.map(({ seq }) => seq)).toEqual(result.events.map((_event, index) => index));
    }),
  );
});

test("whatever the host may write is told from the early shape", () => {
  fc.assert(
    fc.property(published, (value) => {
      expect(openCode2.detect(sampleOf(value)).match).not.toBe("no");
      expect(openCode2Preview.detect(sampleOf(value)).match).toBe("no");
    }),
  );
});

const JUNK: readonly Json[] = [
  null,
  0,
  -1,
  1e300,
  "",
  "x",
  true,
  [],
  {},
  [null],
  { type: "tool" },
  "[redacted:a:b]",
];

/** A copy in which the value at one place, chosen by the numbers, is another. */
function damaged(value: Json, path: readonly number[], junk: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== "object" || value === null) return junk;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return junk;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? damaged(item, rest, junk) : item));
  if (!isJsonObject(value)) return junk;
  return { ...value, [key]: damaged(value[key] ?? null, rest, junk) };
}

test("damage anywhere below the lists crashes nothing, and no place is made up", () => {
  const place = fc.array(fc.nat(40), { minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(ofAllBuilds, place, fc.constantFrom(...JUNK), fc.boolean(), (value, path, junk, isEarly) => {
      const odd = damaged(value, path, junk);
      const result = readValue(isEarly ? openCode2Preview : openCode2, odd);
      expect(unresolved(odd, result)).toEqual([]);
      for (const problem of result.problems) expect(messageOf(problem)).not.toMatch(/undefined|NaN|\[object/);
    }),
    { numRuns: 400 },
  );
});
