// About how wide a text is drawn. No font is measured here: the report looks the same wherever it is made. Errs to the wide
// side, so that a text that is said to fit does.

export function textWidth(text: string, size: number): number {
  let units = 0;
  for (const character of text) units += (character.codePointAt(0) ?? 0) < 0x2e80 ? 0.58 : 1.05;
  return units * size;
}
