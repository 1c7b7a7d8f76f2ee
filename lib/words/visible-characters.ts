// Finds the characters in foreign text that have no shape of their own or reorder what is around them: controls, zero-width
// and bidirectional marks. A screen shows each as a mark, so that a name cannot pretend to be another.

export type TextPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "invisible"; readonly code: string; readonly name: InvisibleName };

/** What it is; `common.invisibleNames` of a dictionary says it. */
export type InvisibleName =
  | (typeof NAMES)[keyof typeof NAMES]
  | "half of a surrogate pair"
  | "tag character"
  | "control character"
  | "invisible character";

const NAMES = {
  0: "null",
  7: "bell",
  8: "backspace",
  9: "tab",
  10: "line feed",
  13: "carriage return",
  27: "escape",
  127: "delete",
  173: "soft hyphen",
  847: "grapheme joiner",
  1564: "Arabic letter mark",
  6158: "Mongolian vowel separator",
  8203: "zero-width space",
  8204: "zero-width non-joiner",
  8205: "zero-width joiner",
  8206: "left-to-right mark",
  8207: "right-to-left mark",
  8232: "line separator",
  8233: "paragraph separator",
  8234: "left-to-right embedding",
  8235: "right-to-left embedding",
  8236: "pop directional formatting",
  8237: "left-to-right override",
  8238: "right-to-left override",
  8288: "word joiner",
  8294: "left-to-right isolate",
  8295: "right-to-left isolate",
  8296: "first strong isolate",
  8297: "pop directional isolate",
  65279: "byte order mark",
} as const;

const NAMED: Readonly<Record<number, InvisibleName>> = NAMES;

/** The text in runs. With `lines`, tabs and line ends belong to the text; else they are marks too. */
export function visibleParts(text: string, { lines = false }: { lines?: boolean } = {}): readonly TextPart[] {
  const parts: TextPart[] = [];
  let run = "";
  let previous = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (!isInvisible(code, previous) || (lines && (code === 0x09 || code === 0x0a || code === 0x0d))) {
      run += character;
    } else {
      if (run !== "") parts.push({ kind: "text", text: run });
      run = "";
      parts.push({ kind: "invisible", code: codeOf(code), name: NAMED[code] ?? fallbackName(code) });
    }
    previous = code;
  }
  if (run !== "") parts.push({ kind: "text", text: run });
  return parts;
}

/** A joiner after a pictograph makes one picture of two and hides nothing. */
function isInvisible(code: number, previous: number): boolean {
  if (code === 0x200d && previous >= 0x2190 && !isInvisible(previous, 0)) return false;
  return (
    code < 0x20 ||
    (code >= 0x7f && code <= 0x9f) ||
    (code >= 0x2000 && code in NAMED) ||
    code === 0xad ||
    code === 0x34f ||
    code === 0x61c ||
    code === 0x180e ||
    (code >= 0x2061 && code <= 0x206f) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    (code >= 0xfff9 && code <= 0xfffb) ||
    (code >= 0xe0000 && code <= 0xe007f)
  );
}

function fallbackName(code: number): InvisibleName {
  if (code >= 0xd800 && code <= 0xdfff) return "half of a surrogate pair";
  if (code >= 0xe0000) return "tag character";
  return code < 0xa0 ? "control character" : "invisible character";
}

function codeOf(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** For a place that holds text only: each mark stands as its code. */
export function textWithCodes(text: string): string {
  return visibleParts(text, { lines: false })
    .map((part) => (part.kind === "text" ? part.text : `[${part.code}]`))
    .join("");
}
