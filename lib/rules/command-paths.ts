// A word of a command as the path that a host looks at, or null for one that it passes over: flags, what only the running shell
// knows, and words that its parser calls neither word nor string.

const FIRST_WILDCARD = /[?*[]/;

/** 1.x, for `cd` and the file commands: quotes off, cut before the first wildcard. */
export function filePath(word: string, command: string): string | null {
  if (!isLooked(word) || (command === "chmod" && word.startsWith("+"))) return null;
  const bare = unquoted(word);
  const wild = bare.search(FIRST_WILDCARD);
  const fixed = wild < 0 ? bare : bare.slice(0, wild);
  return fixed === "" || isOfTheShell(fixed) ? null : fixed;
}

/** 2.x, for `cd` and its kind: quotes off, wildcards kept as letters; `-` and the home of another user are passed over. */
export function directoryPath(word: string): string | null {
  if (!isLooked(word)) return null;
  const bare = unquoted(word);
  if (bare === "" || bare === "-" || isOfTheShell(bare)) return null;
  return bare.startsWith("~") && !/^~(?:[\\/]|$)/.test(bare) ? null : bare;
}

/** A word as a file's name to compare with others: quotes off, cut before a wildcard; null when only the shell knew it. */
export function namedFile(word: string): string | null {
  const path = filePath(word, "");
  return path === "-" ? null : path;
}

/** Numbers, `$'…'` and `<(…)` are nodes of another kind. */
function isLooked(word: string): boolean {
  return !word.startsWith("-") && !/^(?:\d+$|\$'|[<>]\()/.test(word);
}

function isOfTheShell(text: string): boolean {
  return /[$`]/.test(text) || text.startsWith("(") || text.startsWith("@(");
}

function unquoted(word: string): string {
  const quote = word.charAt(0);
  const isQuoted = word.length > 1 && (quote === '"' || quote === "'") && word.endsWith(quote);
  return isQuoted ? word.slice(1, -1) : word;
}
