// What a key does in the tree, by the pattern that screen readers expect of one: arrows move and unfold, Home and End go to
// the ends, Enter shows. Pure: the tree carries it out.

import { indexOf, isContainer, type TreeRow } from "./tree-model.ts";

export type TreeMove =
  | { readonly kind: "go"; readonly index: number }
  | { readonly kind: "toggle" }
  | { readonly kind: "show" };

export interface TreeMoment {
  /** Active row, counted with the document's own row as 0. */
  readonly index: number;
  /** null for the document's own row. */
  readonly row: TreeRow | null;
  readonly count: number;
  /** Rows that fit the view. */
  readonly page: number;
}

export function moveFor(key: string, { index, row, count, page }: TreeMoment): TreeMove | null {
  const go = (to: number): TreeMove => ({ kind: "go", index: Math.max(0, Math.min(count - 1, to)) });
  switch (key) {
    case "ArrowDown":
      return go(index + 1);
    case "ArrowUp":
      return go(index - 1);
    case "PageDown":
      return go(index + page);
    case "PageUp":
      return go(index - page);
    case "Home":
      return go(0);
    case "End":
      return go(count - 1);
    case "ArrowRight":
      return row === null || row.isOpen ? go(index + 1) : isFoldable(row) ? { kind: "toggle" } : null;
    case "ArrowLeft":
      return row === null ? null : row.isOpen ? { kind: "toggle" } : go(indexAbove(row));
    case " ":
      return row !== null && isFoldable(row) ? { kind: "toggle" } : null;
    case "Enter":
      return { kind: "show" };
    default:
      return null;
  }
}

function isFoldable(row: TreeRow): boolean {
  return row.member !== null && isContainer(row.member.value) && row.member.value.size > 0;
}

function indexAbove({ branch }: TreeRow): number {
  return branch.above === null ? 0 : indexOf(branch.above.branch, branch.above.position) + 1;
}
