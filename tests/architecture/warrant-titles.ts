// The convention by which tests speak of warrants: a title says `holds: ID` where a claim must be made under that warrant,
// and `must not: ID` where it must not. Several ids are separated by commas.

import type { ESTree } from "vite";
import { nodesOf, type SourceFile } from "./source-files.ts";

export type Side = "holds" | "must not";

export interface Said {
  readonly side: Side;
  readonly warrant: string;
  readonly path: string;
}

const SAYS = /\b(holds|must not): ([a-z0-9-]+(?:, [a-z0-9-]+)*)/g;
const TITLED = new Set(["test", "it", "describe"]);

/** What the titles of one test file say. Text elsewhere in the file says nothing. */
export function saidIn({ path, program }: Pick<SourceFile, "path" | "program">): readonly Said[] {
  return [...nodesOf(program)]
    .flatMap(titlesIn)
    .flatMap((title) =>
      [...title.matchAll(SAYS)].flatMap(([, side, ids = ""]) =>
        ids
          .split(", ")
          .map((warrant): Said => ({ side: side === "holds" ? "holds" : "must not", warrant, path })),
      ),
    );
}

function titlesIn(node: ESTree.Node): readonly string[] {
  if (node.type !== "CallExpression" || !isTitled(node.callee)) return [];
  const [title] = node.arguments;
  if (title?.type === "Literal") return [String(title.value)];
  return title?.type === "TemplateLiteral" ? title.quasis.map(({ value }) => value.raw) : [];
}

/** `test(…)` and `test.each(…)(…)`. Not `test.skip(…)`: what does not run proves nothing. */
function isTitled(callee: ESTree.Node): boolean {
  if (callee.type === "Identifier") return TITLED.has(callee.name);
  if (callee.type !== "CallExpression" || callee.callee.type !== "MemberExpression") return false;
  const { object, property } = callee.callee;
  const isEach = property.type === "Identifier" && property.name === "each";
  return isEach && object.type === "Identifier" && TITLED.has(object.name);
}
