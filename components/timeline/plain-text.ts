// Foreign text for the canvas and for names of controls, where no mark can stand: characters without a shape of their
// own become their code, so that a name cannot pretend to be another, and what a report left out is said in words. Cut to
// what can be drawn at all.

import type { Words } from "@/lib/words/en/index.ts";
import { withMarkWords } from "@/lib/words/mark-words.ts";
import { visibleParts } from "@/lib/words/visible-characters.ts";

const LONGEST = 200;

/** `marks`: of a text out of a report; null: of an export, where a mark would be somebody's words. */
export function plainText(text: string, marks: Words["marks"] | null): string {
  const said = marks === null ? text : withMarkWords(text, marks);
  const cut = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
  return visibleParts(cut)
    .map((part) => (part.kind === "text" ? part.text : `[${part.code}]`))
    .join("");
}
