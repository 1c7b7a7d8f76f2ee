// Sentences with places in them: "{who} settled {value}". A dictionary writes the sentence, a screen fills the places with
// marked values, a copy fills them with text. An unfilled place stays visible, so that a mistake is seen.

export type Filled<Part> = readonly (string | { readonly name: string; readonly part: Part })[];

export function fill<Part>(template: string, parts: Readonly<Record<string, Part>>): Filled<Part> {
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
  return filled;
}

export function fillText(template: string, parts: Readonly<Record<string, string>>): string {
  return fill(template, parts)
    .map((piece) => (typeof piece === "string" ? piece : piece.part))
    .join("");
}
