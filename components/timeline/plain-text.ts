// Foreign text for the canvas and for names of controls, where no mark can stand: characters without a shape of their
// own become their code, so that a name cannot pretend to be another. Cut to what can be drawn at all.

import { visibleParts } from "@/lib/words/visible-characters.ts";

const LONGEST = 200;

export function plainText(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return visibleParts(cut)
    .map((part) => (part.kind === "text" ? part.text : `[${part.code}]`))
    .join("");
}
