// By which names field, list and hits find one another; and the way into the field from any tab.

export const SEARCH_FIELD = "search-field";
export const HIT_LIST = "search-hits";

export function hitId(hit: number): string {
  return `search-hit-${hit}`;
}

let isWanted = false;

/** Puts the focus into the field; at once when it is there, else when it comes. */
export function focusSearchField(): void {
  const field = document.getElementById(SEARCH_FIELD);
  isWanted = !(field instanceof HTMLInputElement);
  if (field instanceof HTMLInputElement) take(field);
}

/** The field that has just come. A link that opens a search moves no focus. */
export function takeWantedFocus(field: HTMLInputElement): void {
  if (isWanted) take(field);
  isWanted = false;
}

function take(field: HTMLInputElement): void {
  field.focus();
  field.select();
}
