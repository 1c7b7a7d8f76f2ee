// Every text of a dictionary with its path, and the pairs of two languages, for tests that read them side by side.

export interface DictionaryText {
  /** `claim.unknown.not found` */
  readonly path: string;
  /** What is said; of a function the texts in its code, each value as `…`. */
  readonly text: string;
}

export function textsIn(part: unknown, path = ""): readonly DictionaryText[] {
  if (typeof part === "string") return [{ path, text: part }];
  if (typeof part === "function") return [{ path, text: saidBy(String(part)) }];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, member]) =>
    textsIn(member, path === "" ? key : `${path}.${key}`),
  );
}

/** Templates and plain texts apart: one may stand inside the other. */
function saidBy(code: string): string {
  return [...code.matchAll(/`((?:[^`\\]|\\.)*)`/g), ...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, said]) => withoutValues(said ?? ""))
    .join("\n");
}

/** Values may hold braces of their own: they are counted. */
function withoutValues(template: string): string {
  let said = "";
  let depth = 0;
  for (let at = 0; at < template.length; at += 1) {
    if (template.startsWith("${", at)) {
      if (depth === 0) said += "…";
      depth += 1;
      at += 1;
    } else if (depth > 0 && template[at] === "{") depth += 1;
    else if (depth > 0 && template[at] === "}") depth -= 1;
    else if (depth === 0) said += template[at];
  }
  return said;
}

export interface TextPair {
  readonly path: string;
  readonly en: string;
  readonly zh: string;
}

export function pairsOf(english: unknown, chinese: unknown): readonly TextPair[] {
  const other = new Map(textsIn(chinese).map(({ path, text }) => [path, text]));
  return textsIn(english).flatMap(({ path, text }) => {
    const zh = other.get(path);
    return zh === undefined ? [] : [{ path, en: text, zh }];
  });
}
