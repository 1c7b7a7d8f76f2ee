// Exports for the tests of decode: any JSON in the records, keys and texts chosen to look like the structure around them,
// in the shapes and spellings that hosts and tools write.

import fc from "fast-check";

const lookalike = fc.constantFrom(
  '},{"id":"msg_1"',
  '"messages":[',
  '\n    {\n      "id": "x"',
  "]}",
  '\\"',
  "\\",
  "会话 🚀",
  "\u0000\u001f",
  "\u2028",
  "\ud800",
);
const text = fc.oneof(lookalike, fc.string({ unit: "grapheme", maxLength: 12 }));
const key = fc.oneof(fc.constantFrom("id", "type", "data", "messages", "__proto__", "a/b~c", ""), text);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(
      text,
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    ),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(key, tie("value"), { maxKeys: 4 }),
  ),
}));

const body = fc.dictionary(fc.constantFrom("type", "text", "content", "time", "parts"), value, {
  maxKeys: 4,
});
const rows = fc
  .array(body, { minLength: 1, maxLength: 8 })
  .map((bodies) => bodies.map((body, index) => ({ id: `msg_${index}`, ...body })));

export interface WrittenExport {
  readonly text: string;
  /** Pointer of the list of records, and how many it holds. */
  readonly list: string;
  readonly count: number;
  /** The whole with an empty list. */
  readonly head: unknown;
}

type Shape = (info: unknown, rows: unknown) => unknown;

const SHAPES: readonly (readonly [list: string, shape: Shape])[] = [
  ["/messages", (info, messages) => ({ info, messages })],
  ["/messages", (info, messages) => ({ messages, info })],
  ["/data/messages", (info, messages) => ({ data: { info, messages }, ok: true })],
  ["/messages/data", (info, data) => ({ info, messages: { data, cursor: { next: null } } })],
  ["/events", (info, events) => ({ info, events })],
];

export const writtenExport: fc.Arbitrary<WrittenExport> = fc
  .record({
    rows,
    info: fc.dictionary(fc.constantFrom("id", "title", "time"), value, { minKeys: 1 }),
    shape: fc.constantFrom(...SHAPES),
    indent: fc.constantFrom(undefined, 2, 4, "\t"),
    isCrlf: fc.boolean(),
  })
  .map(({ rows, info, shape: [list, shape], indent, isCrlf }) => {
    const written = JSON.stringify(shape(info, rows), null, indent);
    // Line ends inside strings are escaped, so all others are white space.
    const text = isCrlf ? written.replaceAll("\n", "\r\n") : written;
    return { text, list, count: rows.length, head: shape(info, []) };
  });
