// A sentence of ours: what stands between backticks is a name or a command and is set as code. Values of files in it are
// foreign text all the same.

import type { Words } from "../words/en/index.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";

export function messageText(text: string, words: Words): Html {
  const pieces = text.split(/`([^`\n]+)`/);
  return html`${pieces.map((piece, index) => {
    if (piece === "") return NOTHING;
    return index % 2 === 0 ? foreign(piece, words) : html`<code>${foreign(piece, words)}</code>`;
  })}`;
}
