// Text from a file on the page: in a box of its own whose direction comes from the text alone, with what has no shape drawn
// as a mark, and with words of our own where redaction left something out.

import { markedParts } from "../model/marks.ts";
import type { Words } from "../words/en/index.ts";
import { markWords } from "../words/mark-words.ts";
import { visibleParts } from "../words/visible-characters.ts";
import { type Html, html } from "./html.ts";

/** Has one direction, no shape to hide and no need to wrap: a box around it would say nothing. */
const SHORT_ASCII = /^[\w ./:-]{0,40}$/;

/** `lines`: tabs and line ends are part of the text, which then stands in a `pre`. */
export function foreign(text: string, words: Words, { lines = false } = {}): Html {
  if (SHORT_ASCII.test(text)) return html`${text}`;
  const parts = markedParts(text).map((part) =>
    part.kind === "mark"
      ? html`<span class="out">${markWords(part.mark, words.marks)}</span>`
      : html`${visibleParts(part.text, { lines }).map((run) =>
          run.kind === "text"
            ? html`${run.text}`
            : html`<span class="iv" title="${words.common.invisibleNames[run.name]}">${run.code}</span>`,
        )}`,
  );
  return html`<bdi>${parts}</bdi>`;
}
