// The part of a document that is unfolded, as rows. A container of 100,000 members is one branch of that size whose
// members come in pages; the row at any index is found without making the rows before it. Pure look-ups: asking the
// worker and changing what is open is source-tree-store.ts.

import { appendTo, type Pointer } from "@/lib/base/json-pointer.ts";
import type { SourceValue } from "@/lib/model/bundle-view.ts";

/** A place in one document. */
export interface Place {
  readonly line: number | null;
  readonly at: Pointer;
}

export type ContainerValue = Extract<SourceValue, { kind: "array" | "object" | "lines" }>;

export interface Member {
  readonly key: string;
  readonly value: SourceValue;
}

/** An unfolded container. */
export interface Branch {
  readonly place: Place;
  readonly kind: ContainerValue["kind"];
  readonly size: number;
  /** Levels above it: the document itself is 0. */
  readonly depth: number;
  readonly above: { readonly branch: Branch; readonly position: number } | null;
  /** Members that are here, by position. */
  readonly members: Map<number, Member>;
  /** Unfolded members, by position. */
  readonly open: Map<number, Branch>;
  /** First positions of pages that were asked for. */
  readonly asked: Set<number>;
}

export interface TreeRow {
  readonly branch: Branch;
  readonly position: number;
  /** null while the member has not arrived. */
  readonly member: Member | null;
  readonly place: Place | null;
  readonly isOpen: boolean;
}

/** Values deeper than this are not unfolded; their bytes still can be looked at. */
export const MAX_TREE_DEPTH = 200;

export function branchOf(value: ContainerValue, place: Place, above: Branch["above"]): Branch {
  return {
    place,
    kind: value.kind,
    size: value.size,
    depth: above === null ? 0 : above.branch.depth + 1,
    above,
    members: new Map(),
    open: new Map(),
    asked: new Set(),
  };
}

/** Rows of all members that are unfolded below a branch. */
export function rowCount(branch: Branch): number {
  let count = branch.size;
  for (const child of branch.open.values()) count += rowCount(child);
  return count;
}

/** The row at an index below `branch`, from 0. Open members stand before what is unfolded from them. */
export function rowAt(branch: Branch, index: number): TreeRow {
  let rest = index;
  let next = 0;
  for (const position of openPositions(branch)) {
    const upTo = position - next + 1;
    if (rest < upTo) break;
    rest -= upTo;
    next = position + 1;
    const child = branch.open.get(position);
    const below = child === undefined ? 0 : rowCount(child);
    if (child !== undefined && rest < below) return rowAt(child, rest);
    rest -= below;
  }
  return rowOf(branch, next + rest);
}

/** The index of a member's row below the root branch. */
export function indexOf(branch: Branch, position: number): number {
  let index = position;
  for (const [at, child] of branch.open) if (at < position) index += rowCount(child);
  if (branch.above === null) return index;
  return indexOf(branch.above.branch, branch.above.position) + 1 + index;
}

export function rowOf(branch: Branch, position: number): TreeRow {
  const member = branch.members.get(position) ?? null;
  return {
    branch,
    position,
    member,
    place: placeOf(branch, position, member),
    isOpen: branch.open.has(position),
  };
}

/** Where a member stands; null while an object's member has no name yet. */
export function placeOf(branch: Branch, position: number, member: Member | null): Place | null {
  const { line, at } = branch.place;
  if (branch.kind === "array") return { line, at: appendTo(at, position) };
  if (member === null) return null;
  return branch.kind === "lines"
    ? { line: Number(member.key), at: branch.place.at }
    : { line, at: appendTo(at, member.key) };
}

export function isContainer(value: SourceValue): value is ContainerValue {
  return value.kind === "array" || value.kind === "object" || value.kind === "lines";
}

export function samePlace(left: Place | null, right: Place | null): boolean {
  return left !== null && right !== null && left.line === right.line && left.at === right.at;
}

function openPositions(branch: Branch): readonly number[] {
  return [...branch.open.keys()].sort((left, right) => left - right);
}
