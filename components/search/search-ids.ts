// By which names field, list and hits find one another; and the way into the field from any tab.

import { holdTyping, takeTyped } from "@/components/keys/type-ahead.ts";

export const SEARCH_FIELD = "search-field";
export const HIT_LIST = "search-hits";

export function hitId(hit: number): string {
  return `search-hit-${hit}`;
}

/** Puts the focus into the field; at once when it is there, else when it comes. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD);
  if (field instanceof HTMLInputElement) take(field);
  else holdTyping();
}

/** For the field that has just come: what was typed ahead. A link that opens a search moves no focus. */
export function takeWantedFocus(field: HTMLInputElement): string {
  const typed = takeTyped();
  if (typed !== null) take(field);
  return typed ?? "";
}

function take(field: HTMLInputElement): void {
  field.focus();
  field.select();
}
