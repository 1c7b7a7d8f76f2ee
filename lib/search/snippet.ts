// What stands around a match, short enough for one or two lines of a list. The match is cut too when it is long.

import type { SnippetPart } from "../model/search.ts";
import type { Match } from "./matcher.ts";

const BEFORE = 48;
const AFTER = 160;
const LONGEST_MATCH = 200;

/** Never cut within a surrogate pair. Line breaks and tabs stay; whoever shows it decides. */
export function snippetAround(text: string, { start, end }: Match): readonly SnippetPart[] {
  const from = whole(text, Math.max(0, start - BEFORE));
  const past = whole(text, Math.min(end, start + LONGEST_MATCH));
  const to = whole(text, Math.min(text.length, past + AFTER));
  const parts = [
    { text: `${from > 0 ? "…" : ""}${text.slice(from, start)}`, isMatch: false },
    { text: `${text.slice(start, past)}${past < end ? "…" : ""}`, isMatch: true },
    { text: `${text.slice(past, to)}${to < text.length ? "…" : ""}`, isMatch: false },
  ];
  return parts.filter((part) => part.text !== "");
}

/** The start of a value that is shown without a match. */
export function snippetOfStart(text: string): readonly SnippetPart[] {
  const to = whole(text, Math.min(text.length, BEFORE + AFTER));
  return [{ text: `${text.slice(0, to)}${to < text.length ? "…" : ""}`, isMatch: false }];
}

function whole(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return at > 0 && unit >= 0xdc_00 && unit <= 0xdf_ff ? at - 1 : at;
}
