// Text as exports hold it: plain words, other scripts, emoji of several code points, bidi and control characters, quotes
// and tags that break naive readers, and halves of surrogate pairs.

import fc from "fast-check";

const SAMPLES = [
  "",
  " ",
  "Check the tide tables",
  "核对中文文档",
  "日本語と한국어",
  "👩🏽‍💻 done ✅",
  "naïve café",
  'a "quoted" > description',
  "</subagent>",
  "line one\nline two\r\nline three",
  "tab\tand nul \u0000 and escape \u001b[31m",
  "right \u202eto left\u202c, zero\u200bwidth",
  "\ud83d alone",
  "\\ / ~0 ~1 %",
  "__proto__",
  "[redacted:text:7]",
];

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...SAMPLES) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 24 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
);

/** A short word, as a name of a tool, an agent or a model. */
export const anyWord: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("read", "shell", "build", "explore", "reviewer", "kestrel-2", "资料员", "browser_open"),
  fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 10 }),
);

const HEX = [..."0123456789abcdef"];
const LETTERS = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"];

const letters = (from: readonly string[], length: number) =>
  fc.array(fc.constantFrom(...from), { minLength: length, maxLength: length }).map((all) => all.join(""));

/** An id of the host: a prefix, twelve hex digits, fourteen letters and digits. */
export function anyId(prefix: string): fc.Arbitrary<string> {
  const start = prefix.endsWith("_") ? prefix : `${prefix}_`;
  return fc.tuple(letters(HEX, 12), letters(LETTERS, 14)).map(([hex, tail]) => `${start}${hex}${tail}`);
}

export const anyBase64: fc.Arbitrary<string> = fc.base64String({ maxLength: 24 });

/** Milliseconds as a host's clock gives them. */
export const anyInstant: fc.Arbitrary<number> = fc.integer({
  min: 1_700_000_000_000,
  max: 1_900_000_000_000,
});
