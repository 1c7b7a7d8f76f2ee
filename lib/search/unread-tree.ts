// Which values nobody read, found on the way down instead of by comparing patterns: a tree of the unread patterns of a
// document, walked along with its values. Where nothing below was left unread the walk has no node and costs nothing.

import { elementLabel } from "../base/coverage-tree.ts";
import type { Json } from "../base/json.ts";
import { escapeSegment } from "../base/json-pointer.ts";

export interface UnreadNode {
  readonly below: Map<string, UnreadNode>;
  /** Values exactly here were not read. */
  isUnread: boolean;
}

/** Patterns as coverage writes them: `/messages/*[user]/metadata/origin`. */
export function unreadTree(patterns: readonly string[]): UnreadNode {
  const root: UnreadNode = { below: new Map(), isUnread: false };
  for (const pattern of patterns) {
    let node = root;
    for (const label of pattern.split("/").slice(1)) {
      const known = node.below.get(label) ?? { below: new Map(), isUnread: false };
      node.below.set(label, known);
      node = known;
    }
    node.isUnread = true;
  }
  return root;
}

export function unreadBelow(node: UnreadNode | null, key: string | number, value: Json): UnreadNode | null {
  if (node === null || node.below.size === 0) return null;
  const label = typeof key === "number" ? elementLabel(value) : escapeSegment(key);
  return node.below.get(label) ?? node.below.get("*") ?? null;
}
