// Exports for the tests of decode: any JSON in the records, keys and texts chosen to look like the structure around them,
// in the shapes and spellings that hosts and tools write.

import fc from "fast-check";

const tricky = fc.constantFrom(
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
  "__proto__",
);
const text = fc.oneof(tricky, fc.string({ unit: "grapheme", maxLength: 12 }));
const key = fc.oneof(fc.constantFrom("id", "type", "data", "messages", "text", "__proto__", "a/b~c"), text);

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

export interface Row {
  readonly id: string;
  readonly [key: string]: unknown;
}

export const rows: fc.Arbitrary<readonly Row[]> = fc
  .array(fc.dictionary(fc.constantFrom("type", "text", "content", "time", "parts"), value, { maxKeys: 4 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((bodies) => bodies.map((body, index) => ({ id: `msg_${index}`, ...body })));

export interface WrittenExport {
  readonly rows: readonly Row[];
  readonly info: unknown;
  readonly text: string;
  /** Pointer of the list of records. */
  readonly list: string;
}

const shapes = {
  plain: (info: unknown, messages: unknown) => ({ info, messages }),
  reversed: (info: unknown, messages: unknown) => ({ messages, info }),
  wrapped: (info: unknown, messages: unknown) => ({ data: { info, messages } }),
  page: (info: unknown, messages: unknown) => ({ info, messages: { data: messages, cursor: {} } }),
  events: (info: unknown, events: unknown) => ({ info, events }),
};
const lists = {
  plain: "/messages",
  reversed: "/messages",
  wrapped: "/data/messages",
  page: "/messages/data",
  events: "/events",
};

export const writtenExport: fc.Arbitrary<WrittenExport> = fc
  .record({
    rows,
    info: fc.dictionary(fc.constantFrom("id", "title", "time"), value, { minKeys: 1 }),
    shape: fc.constantFrom(
      "plain" as const,
      "reversed" as const,
      "wrapped" as const,
      "page" as const,
      "events" as const,
    ),
    indent: fc.constantFrom(undefined, 2, 4, "\t"),
    isCrlf: fc.boolean(),
  })
  .map(({ rows, info, shape, indent, isCrlf }) => {
    const written = JSON.stringify(shapes[shape](info, rows), null, indent);
    // Line ends inside strings are escaped, so every other one is white space.
    return { rows, info, list: lists[shape], text: isCrlf ? written.replaceAll("\n", "\r\n") : written };
  });
