// Counts the leaves of documents by pointer pattern and remembers which patterns a reader looked at. One node per
// pattern, not per leaf: `/messages/*[assistant]/content/*[tool]/state/input/command`. A record never held this way
// costs more than one walk.

import { isJsonArray, isJsonObject, type Json } from "./json.ts";
import { escapeSegment } from "./json-pointer.ts";

export interface CoverageNode {
  readonly children: Map<string, CoverageNode>;
  readonly label: string;
  /** The label as a step of a pointer, kept so that a million pointers are made by one joint each. */
  readonly step: string;
  readonly parent: CoverageNode | null;
  /** A reader took the value here. */
  isRead: boolean;
  /** A reader took the value here with all that lies below. */
  isReadWhole: boolean;
  /** Leaves seen exactly here. */
  leaves: number;
}

/** Leaves deeper than this are counted at the last level walked. */
const MAX_WALK_DEPTH = 200;

/** Keys of one pattern that are told apart. Those beyond are counted together as `*`: a map of files may have millions. */
const MAX_LABELS = 1_000;

export function coverageRoot(): CoverageNode {
  return nodeBelow(null, "");
}

export function nodeFor(parent: CoverageNode, label: string): CoverageNode {
  const known = parent.children.get(label);
  if (known) return known;
  const made = nodeBelow(parent, label);
  parent.children.set(label, made);
  return made;
}

/** Array elements share one node per `type`, so that a tool's `state` is not taken for a text's. */
export function elementLabel(value: Json | undefined): string {
  if (!isJsonObject(value)) return "*";
  const type = Object.hasOwn(value, "type") ? value.type : undefined;
  return typeof type === "string" && type.length <= 40 ? `*[${type}]` : "*";
}

/** Counts every leaf at and below a value. Empty arrays and objects are leaves. Iterative: depth costs no stack. */
export function countLeaves(start: CoverageNode, value: Json): number {
  const pending: { node: CoverageNode; value: Json; depth: number }[] = [{ node: start, value, depth: 0 }];
  let counted = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, depth } = next;
    const keys = depth < MAX_WALK_DEPTH ? membersOf(next.value) : [];
    if (keys.length === 0) {
      node.leaves += 1;
      counted += 1;
      continue;
    }
    for (const [label, member] of keys) {
      pending.push({ node: countedNode(node, label), value: member, depth: depth + 1 });
    }
  }
  return counted;
}

/** Unlike what a reader asks for, what is only counted may share a node. */
function countedNode(parent: CoverageNode, label: string): CoverageNode {
  const isFull = parent.children.size >= MAX_LABELS && !parent.children.has(label);
  return nodeFor(parent, isFull ? "*" : label);
}

function membersOf(value: Json): readonly (readonly [string, Json])[] {
  if (isJsonArray(value)) return value.map((item) => [elementLabel(item), item] as const);
  if (isJsonObject(value))
    return Object.entries(value).map(([key, item]) => [escapeSegment(key), item] as const);
  return [];
}

export interface CoveragePattern {
  readonly pattern: string;
  readonly leaves: number;
  readonly isRead: boolean;
}

/** All patterns with leaves, in document order of first sight. */
export function coveragePatterns(root: CoverageNode): readonly CoveragePattern[] {
  const found: CoveragePattern[] = [];
  const pending: { node: CoverageNode; pattern: string; whole: boolean }[] = [
    { node: root, pattern: "", whole: root.isReadWhole },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, pattern, whole } = next;
    if (node.leaves > 0) found.push({ pattern, leaves: node.leaves, isRead: whole || node.isRead });
    for (const child of [...node.children.values()].reverse()) {
      pending.push({ node: child, pattern: `${pattern}/${child.label}`, whole: whole || child.isReadWhole });
    }
  }
  return found;
}

function nodeBelow(parent: CoverageNode | null, label: string): CoverageNode {
  return {
    children: new Map(),
    label,
    step: `/${label}`,
    parent,
    isRead: false,
    isReadWhole: false,
    leaves: 0,
  };
}
