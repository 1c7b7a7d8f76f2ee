// The sentence of a problem with each value that it names in a box of its own: what a file says has its own direction, and
// nothing that follows in our words can be read as part of it.

import type { Sentence } from "../model/sentences.ts";
import type { Words } from "../words/en/index.ts";
import { sentencePieces } from "../words/sentence-text.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html } from "./html.ts";
import { messageText } from "./message-text.ts";

/** Between backticks stands a name, which may itself be a value. */
export function problemSentence(sentence: Sentence, words: Words): Html {
  const written: Html[] = [];
  let code: Html[] | null = null;
  for (const piece of sentencePieces(sentence, words.problems)) {
    if (typeof piece === "object") {
      const value = code === null ? messageText(piece.value, words) : foreign(piece.value, words);
      (code ?? written).push(html`<bdi>${value}</bdi>`);
      continue;
    }
    for (const [turn, run] of piece.split("`").entries()) {
      if (turn > 0 && code !== null) written.push(html`<code>${code}</code>`);
      if (turn > 0) code = code === null ? [] : null;
      (code ?? written).push(html`${run}`);
    }
  }
  return html`${written}${code ?? []}`;
}
