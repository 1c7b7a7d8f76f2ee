import fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { packedJson } from "@/lib/base/packed-json.ts";
import { unpackedJson } from "@/lib/base/unpacked-json.ts";
import { reportText, reportValueOf } from "@/lib/model/report-text.ts";
import { analysed } from "../../scenario/analysed.ts";
import { reportOf } from "../report/reported.ts";

const roundTrip = (value: Json): Json | undefined => unpackedJson(JSON.parse(packedJson(value)));

/** Strings of the kinds that records hold, and any other. */
const name = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "id",
    "value",
    "ses_1f9a/call_2/agent",
    "ses_1f9a/call_2",
    "0",
    "007",
    "12",
    "-0",
    "#",
    "@ 1",
  ),
  fc.tuple(fc.nat(99), fc.constantFrom("id", "time/created", "")).map(([n, end]) => `/messages/${n}/${end}`),
  fc.nat(1e6).map((n) => `request:ses_00${n}ab/call_${n}c-${n}.${n}`),
  fc.nat(1e6).map((n) => `(sessionID: ses_00${n}ab). You have ${n} messages`),
);
const value: fc.Arbitrary<Json> = fc.letrec<{ readonly value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom<Json>(null, true, false, 0, 1e300, 2 ** 53, -5, 0.1),
    fc.integer(),
    name,
    fc.array(tie("value"), { maxLength: 6 }),
    fc.dictionary(fc.oneof(fc.constantFrom("id", "value", "agent", "__proto__", "at"), name), tie("value"), {
      maxKeys: 6,
    }),
  ),
})).value;

test("what is packed is read back as it was", () => {
  fc.assert(
    fc.property(value, (packed) => {
      expect(JSON.stringify(roundTrip(packed))).toBe(JSON.stringify(packed));
    }),
  );
});

test("a thousand records of one kind are a fraction of their JSON", () => {
  const records = Array.from({ length: 1000 }, (_, n) => ({
    id: `ses_00ab/call_${n}`,
    agent: {
      id: `ses_00ab/call_${n}/agent`,
      value: "reviewer",
      at: `/messages/${n}/content/3/state/input/agent`,
    },
    time: { value: 1_790_000_000_000 + n * 5000, excerpt: String(1_790_000_000_000 + n * 5000) },
  }));

  expect(packedJson(records).length).toBeLessThan(JSON.stringify(records).length / 8);
  expect(roundTrip(records)).toEqual(records);
});

test("each string stands whole in the packed text, but for the ids, numbers and pointers around it", () => {
  const texts = [
    "the key is ghp_0123456789abcdefABCDEF0123456789abcd",
    "pass word 12345678",
    "/home/someone/notes",
  ];

  const packed = packedJson(texts);

  expect(packed).toContain("ghp_0123456789abcdefABCDEF0123456789abcd");
  expect(packed).toContain("pass word 12345678");
  expect(packed).toContain("/home/someone/notes");
});

test.each([
  "{}",
  "[]",
  '{"packed":2,"strings":[],"shapes":[],"columns":[]}',
  '{"packed":1,"strings":[],"shapes":[],"columns":[[["7"],[],["1"],[""]]]}',
  '{"packed":1,"strings":[],"shapes":[],"columns":[[["6"],["99"],[],[]]]}',
  '{"packed":1,"strings":[],"shapes":[["a"]],"columns":[[["6*zzzz"],["0*zzzz"],[],[]]]}',
  '{"packed":1,"strings":[1],"shapes":[],"columns":[]}',
  '{"packed":1,"strings":[],"shapes":[],"columns":[[["5"],["zzzzzzzz"],[],[]],[["0*zzzzzzzz"],[],[],[]]]}',
  '{"packed":1,"strings":[],"shapes":[],"columns":[[["?"],[],[],[]]]}',
])("packed text that does not add up is refused: %s", (text) => {
  expect(unpackedJson(JSON.parse(text))).toBeUndefined();
});

test("a report is read back from its text, plain or packed; other text is none", () => {
  const report = reportOf(analysed());
  const text = reportText(report);

  expect(reportValueOf(text)).toEqual(JSON.parse(JSON.stringify(report)));
  expect(reportValueOf(packedJson(JSON.parse(text)))).toEqual(JSON.parse(text));
  expect(reportValueOf("<html>")).toBeUndefined();
});
