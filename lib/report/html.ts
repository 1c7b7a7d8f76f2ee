// An escaping template tag: the only way in which the report emits text. What stands in a template of ours is markup, what
// is put into its places is text, so nothing from a file can become an element, an attribute or a style.
// Places stand in element content or in double-quoted attributes, nowhere else.

import { visibleParts } from "../words/visible-characters.ts";

const MARKUP: unique symbol = Symbol("markup");

/** Finished markup. It cannot come from data: its only key is a symbol of this file. */
export interface Html {
  readonly [MARKUP]: string;
}

/** What a place takes: finished markup, a list of it, text to be escaped, or nothing. */
export type Part = Html | readonly Html[] | string | number | null;

export const NOTHING: Html = { [MARKUP]: "" };

export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  let markup = strings[0] ?? "";
  for (const [place, part] of parts.entries()) markup += written(part) + (strings[place + 1] ?? "");
  return { [MARKUP]: markup };
}

/** The text of a finished page. */
export function markupOf(page: Html): string {
  return page[MARKUP];
}

/** Pieces with the same markup between them. */
export function joined(pieces: readonly Html[], between: Html): Html {
  return { [MARKUP]: pieces.map((piece) => piece[MARKUP]).join(between[MARKUP]) };
}

export function isNothing(piece: Html): boolean {
  return piece[MARKUP] === "";
}

/** A value as JSON in element content: what HTML would read as its own, and what has no shape, as JSON escapes. */
export function jsonText(text: string): Html {
  return {
    [MARKUP]: text.replace(NOT_IN_DATA, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  };
}

/**
 * Also each half of a pair beyond the basic plane's tag characters, everything that turns or hides text, and the space that
 * a browser writes as an entity when it saves the page.
 */
const NOT_IN_DATA =
  /[<>&\u007f-\u00a0\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb]|\u034f/g;

function written(part: Part): string {
  if (part === null) return "";
  if (typeof part === "string") return escaped(part);
  if (typeof part === "number") return String(part);
  return isMarkup(part) ? part[MARKUP] : part.map((piece) => piece[MARKUP]).join("");
}

function isMarkup(part: Html | readonly Html[]): part is Html {
  return MARKUP in part;
}

/** Nothing to escape and nothing without a shape: most of what is written. */
const PLAIN = /^[\w .,:;/()+#=@%*[\]{}|?!~^$-]*$/;

/** Characters without a shape are written by their code, also where no element can mark them (a title, a label). */
function escaped(text: string): string {
  if (PLAIN.test(text)) return text;
  const shown = visibleParts(text, { lines: true })
    .map((part) => (part.kind === "text" ? part.text : `‹${part.code}›`))
    .join("");
  return shown.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}
