// Counts the leaves of documents by pointer pattern and remembers which patterns a reader looked at. One node per
// pattern, not per leaf: `/messages/*[assistant]/content/*[tool]/state/input/command`. A record never held this way
// costs more than one walk.

import { isJsonArray, isJsonObject, type Json, type JsonObject } from "./json.ts";
import { escapeSegment } from "./json-pointer.ts";

export interface CoverageNode {
  readonly children: Map<string, CoverageNode>;
  /** The same children by what they are found with, so that a label is made once and not for each of a million values. */
  readonly byKey: Map<string, CoverageNode>;
  readonly byType: Map<string, CoverageNode>;
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
/** Types of list elements that are longer than this are no types. */
const LONGEST_TYPE = 40;

export function coverageRoot(): CoverageNode {
  return nodeBelow(null, "");
}

function nodeFor(parent: CoverageNode, label: string): CoverageNode {
  const known = parent.children.get(label);
  if (known) return known;
  const made = nodeBelow(parent, label);
  parent.children.set(label, made);
  return made;
}

/** The node of an object's member. */
export function memberNode(parent: CoverageNode, key: string): CoverageNode {
  const known = parent.byKey.get(key);
  if (known) return known;
  const node = nodeFor(parent, escapeSegment(key));
  parent.byKey.set(key, node);
  return node;
}

/** Array elements share one node per `type`, so that a tool's `state` is not taken for a text's. */
export function elementNode(parent: CoverageNode, value: Json | undefined): CoverageNode {
  const type = typeIn(value);
  const known = parent.byType.get(type);
  if (known) return known;
  const node = nodeFor(parent, labelOf(type));
  parent.byType.set(type, node);
  return node;
}

/** How an element of a list is called in patterns. */
export function elementLabel(value: Json | undefined): string {
  return labelOf(typeIn(value));
}

/** The type that an element of a list states; longer than any type, and so none, where it states none. */
function typeIn(value: Json | undefined): string {
  if (!isJsonObject(value) || !Object.hasOwn(value, "type")) return NO_TYPE;
  const { type } = value;
  return typeof type === "string" && type.length <= LONGEST_TYPE ? type : NO_TYPE;
}

const NO_TYPE = "*".repeat(LONGEST_TYPE + 1);

function labelOf(type: string): string {
  return type === NO_TYPE ? "*" : `*[${type}]`;
}

/** Counts every leaf at and below a value. Empty arrays and objects are leaves. */
export function countLeaves(node: CoverageNode, value: Json, depth = 0): number {
  if (depth < MAX_WALK_DEPTH && typeof value === "object" && value !== null) {
    if (isJsonArray(value)) {
      if (value.length > 0) return countElements(node, value, depth);
    } else {
      const keys = Object.keys(value);
      if (keys.length > 0) return countMembers(node, value, keys, depth);
    }
  }
  node.leaves += 1;
  return 1;
}

/** Nodes are made in the order of the values, and walked from the last one on: that is the order of first sight. */
function countElements(node: CoverageNode, values: readonly Json[], depth: number): number {
  const inner = values.map((value) => countedNode(node, node.byType, typeIn(value), labelOf));
  let counted = 0;
  for (let index = values.length - 1; index >= 0; index -= 1) {
    counted += countLeaves(inner[index] ?? node, values[index] ?? null, depth + 1);
  }
  return counted;
}

function countMembers(node: CoverageNode, value: JsonObject, keys: readonly string[], depth: number): number {
  const inner = keys.map((key) => countedNode(node, node.byKey, key, escapeSegment));
  let counted = 0;
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    counted += countLeaves(inner[index] ?? node, value[keys[index] ?? ""] ?? null, depth + 1);
  }
  return counted;
}

/** Unlike what a reader asks for, what is only counted may share a node. */
function countedNode(
  parent: CoverageNode,
  found: Map<string, CoverageNode>,
  name: string,
  label: (name: string) => string,
): CoverageNode {
  const known = found.get(name);
  if (known) return known;
  const own = label(name);
  if (parent.children.size >= MAX_LABELS && !parent.children.has(own)) return nodeFor(parent, "*");
  const node = nodeFor(parent, own);
  found.set(name, node);
  return node;
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
    byKey: new Map(),
    byType: new Map(),
    label,
    step: `/${label}`,
    parent,
    isRead: false,
    isReadWhole: false,
    leaves: 0,
  };
}
