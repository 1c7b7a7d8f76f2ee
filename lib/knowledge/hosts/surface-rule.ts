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

/** The resource that an action must be denied with, as the last rule that matches, for a tool to be taken away. */
export const REMOVING_RESOURCE = "*";

/** What a provider takes as the name of a tool. */
export const PROVIDER_SAFE_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** The size of a catalogue's text as the host counts it. */
export function catalogueTokens(characters: number): number {
  return Math.round(characters / CATALOGUE_BUDGET.charactersPerToken);
}

/** The flat name of a registration: what is unsafe in namespace and name becomes `_`. */
export function exposedName(namespace: string | null, name: string): string {
  return namespace === null ? name : `${safe(namespace)}_${safe(name)}`;
}

function safe(part: string): string {
  return part.replace(/[^a-zA-Z0-9_-]/g, "_");
}
