// Text from a file made safe to print: control, bidi and zero-width characters are written as `\u{…}`, so that no file
// can move the cursor, recolour the screen or turn the reading order. Line breaks become `⏎`.

const UNSAFE = /[\p{Cc}\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

export function terminalText(text: string): string {
  return text.replace(UNSAFE, (found) =>
    found === "\n" ? "⏎" : `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
