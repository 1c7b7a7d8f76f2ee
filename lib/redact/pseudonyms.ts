// One stable number for each id, name, key and file name that is not shown as it is: the same text gets the same number
// everywhere, so links survive. Numbers are given in the order of the analysis.

export interface Pseudonyms {
  /** `id-1`, `key-1`: plain, for they stand in pointers, addresses and anchors. */
  id(text: string): string;
  key(text: string): string;
  document(text: string): string;
  name(text: string): number;
  file(text: string): number;
}

export function pseudonyms(): Pseudonyms {
  const ids = numbers();
  const keys = numbers();
  const documents = numbers();
  return {
    id: (text) => `id-${ids(text)}`,
    key: (text) => `key-${keys(text)}`,
    document: (text) => `document-${documents(text)}`,
    name: numbers(),
    file: numbers(),
  };
}

/** A pseudonym that an earlier redaction gave: it is nobody's words. */
export function isPseudonym(text: string): boolean {
  return /^(?:id|key|document)-[1-9]\d{0,8}$/.test(text);
}

function numbers(): (text: string) => number {
  const given = new Map<string, number>();
  return (text) => {
    const known = given.get(text);
    if (known !== undefined) return known;
    given.set(text, given.size + 1);
    return given.size;
  };
}
