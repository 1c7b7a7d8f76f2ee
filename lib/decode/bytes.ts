// Names of the bytes that JSON is made of, and one table that says what a byte may be outside and inside strings.

export const TAB = 0x09;
export const NEWLINE = 0x0a;
export const RETURN = 0x0d;
export const SPACE = 0x20;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** The byte order mark, as UTF-8. */
export const MARK: readonly number[] = [0xef, 0xbb, 0xbf];

/** 1 for bytes that go on within a string: no quote, no backslash, no control character. */
export const PLAIN_IN_STRING: Uint8Array = tableOf(
  (byte) => byte >= SPACE && byte !== QUOTE && byte !== BACKSLASH,
);

const ATOM_BYTES = new Set(new TextEncoder().encode("0123456789+-.eEtruefalsn"));
/** 1 for bytes of numbers, `true`, `false` and `null`. */
export const IN_ATOM: Uint8Array = tableOf((byte) => ATOM_BYTES.has(byte));

export function isSpace(byte: number): boolean {
  return byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB;
}

function tableOf(holds: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (holds(byte) ? 1 : 0));
}
