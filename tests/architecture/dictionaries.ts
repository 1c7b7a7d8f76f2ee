// Every text of a dictionary with its path, and the pairs of two languages, for tests that read them side by side.

import { parseSync } from "vite";
import { nodesOf } from "./source-files.ts";

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

function saidBy(code: string): string {
  const nodes = [...nodesOf(parseSync("said.js", `(${code})`).program)];
  return nodes
    .flatMap((node) => {
      if (node.type === "TemplateLiteral")
        return [node.quasis.map(({ value }) => value.cooked ?? "").join("…")];
      return node.type === "Literal" && typeof node.value === "string" ? [node.value] : [];
    })
    .join("\n");
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
