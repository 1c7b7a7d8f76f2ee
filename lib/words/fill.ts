// Sentences with places in them: "{who} settled {value}". A dictionary writes the sentence, a screen fills the places with
// marked values, a copy fills them with text. An unfilled place stays visible, so that a mistake is seen.

export type Filled<Part> = readonly (string | { readonly name: string; readonly part: Part })[];

/** `textOf` tells what a part will show, so that a space of the sentence goes where Chinese meets Chinese. */
export function fill<Part>(
  template: string,
  parts: Readonly<Record<string, Part>>,
  textOf: (part: Part) => string | null = textIfText,
): Filled<Part> {
  const filled: (string | { name: string; part: Part })[] = [];
  let at = 0;
  for (const match of template.matchAll(/\{(\w+)\}/g)) {
    const name = match[1] ?? "";
    const part = parts[name];
    if (part === undefined) continue;
    if (match.index > at) filled.push(template.slice(at, match.index));
    filled.push({ name, part });
    at = match.index + match[0].length;
  }
  if (at < template.length) filled.push(template.slice(at));
  return filled.map((piece, index) => {
    if (typeof piece !== "string") return piece;
    const [before, after] = [filled[index - 1], filled[index + 1]];
    return closed(piece, endOf(before, textOf), endOf(after, textOf));
  });
}

export function fillText(template: string, parts: Readonly<Record<string, string>>): string {
  return fill(template, parts)
    .map((piece) => (typeof piece === "string" ? piece : piece.part))
    .join("");
}

const WIDE = /[\p{Script=Han}，。：；、（）“”？！]/u;

/** The sentence's own spaces around a value part Chinese from Latin; between two wide characters there is none. */
function closed(piece: string, before: string | null, after: string | null): string {
  const head = before !== null && WIDE.test(before.slice(-1)) && /^ \p{Script=Han}/u.test(piece);
  const tail = after !== null && WIDE.test(after.slice(0, 1)) && /\p{Script=Han} $/u.test(piece);
  return piece.slice(head ? 1 : 0, tail ? -1 : undefined);
}

function endOf<Part>(
  piece: Filled<Part>[number] | undefined,
  textOf: (part: Part) => string | null,
): string | null {
  return piece === undefined || typeof piece === "string" ? null : textOf(piece.part);
}

function textIfText(part: unknown): string | null {
  return typeof part === "string" ? part : null;
}
