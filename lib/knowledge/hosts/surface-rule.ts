// How OpenCode 2 decides what a model can call, in numbers and names that a simulation can use. Read out of the program of
// 2.0.16; how it was found, and what is not settled, are facts of their own (facts/).

/** The catalogue of `execute`: a budget in "tokens", which are characters divided and rounded. */
export const CATALOGUE_BUDGET = {
  tokens: 2000,
  charactersPerToken: 4,
  /** Of a description's first line; the rest is fetched with `search`. */
  firstLineCharacters: 120,
} as const;

/** Page size of `search` inside `execute`, when the program names none. */
export const SEARCH_LIMIT = 10;

/** The size of a catalogue's text as the host counts it. */
export function catalogueTokens(characters: number): number {
  return Math.round(characters / CATALOGUE_BUDGET.charactersPerToken);
}
