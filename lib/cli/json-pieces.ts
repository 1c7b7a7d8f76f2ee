// JSON text of a value of any size, in pieces: the text of a long session's spans would not fit one string.
// Indented by two spaces down to a depth, compact below it, with a line break at the end.

/** Below this depth a value is written on one line. */
const INDENTED_LEVELS = 5;

export function* jsonPieces(value: unknown): Generator<string> {
  yield* piecesAt(value, 0);
  yield "\n";
}

function* piecesAt(value: unknown, depth: number): Generator<string> {
  if (typeof value !== "object" || value === null || depth >= INDENTED_LEVELS) {
    yield JSON.stringify(value) ?? "null";
    return;
  }
  const isList = Array.isArray(value);
  const entries = isList ? value.map((item) => ["", item] as const) : membersOf(value);
  if (entries.length === 0) {
    yield isList ? "[]" : "{}";
    return;
  }
  const inner = `\n${"  ".repeat(depth + 1)}`;
  yield isList ? "[" : "{";
  for (const [index, [name, item]] of entries.entries()) {
    yield `${index === 0 ? "" : ","}${inner}${isList ? "" : `${JSON.stringify(name)}: `}`;
    yield* piecesAt(item, depth + 1);
  }
  yield `\n${"  ".repeat(depth)}${isList ? "]" : "}"}`;
}

function membersOf(value: object): readonly (readonly [string, unknown])[] {
  return Object.entries(value).filter(([, member]) => member !== undefined);
}
