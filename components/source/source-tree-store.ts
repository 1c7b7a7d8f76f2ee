// What is unfolded of one document, and the pages of it that have arrived. Lives as long as the Source screen shows the
// document; React reads it through a version number.

import { ROOT, segmentsOf } from "@/lib/base/json-pointer.ts";
import { SOURCE_PAGE, type SourceNode } from "@/lib/model/bundle-view.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";
import {
  type Branch,
  branchOf,
  indexOf,
  isContainer,
  MAX_TREE_DEPTH,
  type Member,
  type Place,
  rowOf,
  type TreeRow,
} from "./tree-model.ts";

export interface SourceReader {
  source(
    document: DocumentId,
    line: number | null,
    at: Place["at"],
    from?: number,
  ): Promise<SourceNode | null>;
}

export type TreeState =
  | { readonly status: "opening" }
  | { readonly status: "missing" }
  | { readonly status: "failed"; readonly trouble: Trouble }
  /** A document whose whole value is no container has no branch. */
  | { readonly status: "ready"; readonly node: SourceNode; readonly root: Branch | null };

/** Where a place was found: its row, or the row of what stands nearest above it. */
export interface Revealed {
  readonly index: number;
  readonly isExact: boolean;
}

export interface SourceTree {
  readonly document: DocumentId;
  subscribe(listener: () => void): () => void;
  version(): number;
  state(): TreeState;
  /** Asks for the page of a row that has not arrived. */
  need(row: TreeRow): void;
  /** Starts again after a failure. */
  retry(): void;
  toggle(row: TreeRow): void;
  /** Unfolds what stands above a place. Row 0 is the document itself. */
  reveal(place: Place): Promise<Revealed>;
}

export function sourceTree(reader: SourceReader, document: DocumentId): SourceTree {
  const listeners = new Set<() => void>();
  let version = 0;
  let state: TreeState = { status: "opening" };
  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const become = (next: TreeState) => {
    state = next;
    changed();
  };
  const failed = (error: unknown) => become({ status: "failed", trouble: troubleOf(error) });

  const take = (branch: Branch, node: SourceNode) => {
    if (!isContainer(node.value)) return;
    for (const [offset, member] of node.value.members.entries()) {
      branch.members.set(node.value.from + offset, member);
    }
  };
  const page = async (branch: Branch, position: number): Promise<void> => {
    const from = position - (position % SOURCE_PAGE);
    branch.asked.add(from);
    const node = await reader.source(document, branch.place.line, branch.place.at, from);
    if (node !== null) take(branch, node);
    changed();
  };
  const open = async (): Promise<void> => {
    try {
      const node = await reader.source(document, null, ROOT);
      if (node === null) return become({ status: "missing" });
      const root = isContainer(node.value) ? branchOf(node.value, { line: null, at: ROOT }, null) : null;
      if (root !== null) {
        root.asked.add(0);
        take(root, node);
      }
      become({ status: "ready", node, root });
    } catch (error) {
      failed(error);
    }
  };
  let opened = open();

  const unfold = ({ branch, position, member, place }: TreeRow): Branch | null => {
    if (member === null || place === null || !isContainer(member.value)) return null;
    if (branch.depth + 1 >= MAX_TREE_DEPTH) return null;
    const known = branch.open.get(position) ?? branchOf(member.value, place, { branch, position });
    branch.open.set(position, known);
    return known;
  };

  const unfoldTo = async (place: Place): Promise<Revealed> => {
    let revealed: Revealed = { index: 0, isExact: true };
    let branch = state.status === "ready" ? state.root : null;
    const line = branch?.kind === "lines" && place.line !== null ? [String(place.line)] : [];
    for (const segment of [...line, ...segmentsOf(place.at)]) {
      const position = branch === null ? null : await positionOf(branch, segment, page);
      if (branch === null || position === null) {
        revealed = { ...revealed, isExact: false };
        break;
      }
      revealed = { index: indexOf(branch, position) + 1, isExact: true };
      branch = unfold(rowOf(branch, position));
    }
    changed();
    return revealed;
  };

  return {
    document,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    state: () => state,
    need({ branch, position, member }) {
      if (member !== null || branch.asked.has(position - (position % SOURCE_PAGE))) return;
      page(branch, position).catch(failed);
    },
    retry() {
      become({ status: "opening" });
      opened = open();
    },
    toggle(row) {
      if (row.isOpen) row.branch.open.delete(row.position);
      else unfold(row);
      changed();
    },
    async reveal(place) {
      await opened;
      try {
        return await unfoldTo(place);
      } catch (error) {
        failed(error);
        return NOTHING_REVEALED;
      }
    },
  };
}

const NOTHING_REVEALED: Revealed = { index: 0, isExact: false };

/** The position of a member by its name; the pages of an object are looked through one after another. */
async function positionOf(
  branch: Branch,
  segment: string,
  page: (branch: Branch, position: number) => Promise<void>,
): Promise<number | null> {
  if (branch.kind === "array") {
    const position = /^(0|[1-9]\d*)$/.test(segment) ? Number(segment) : -1;
    if (position < 0 || position >= branch.size) return null;
    if (!branch.members.has(position)) await page(branch, position);
    return position;
  }
  for (const from of pagesToLookAt(branch, segment)) {
    if (!branch.members.has(from)) await page(branch, from);
    const found = positionIn(branch.members, segment, from);
    if (found !== null) return found;
  }
  return null;
}

/** First positions of pages. Lines are looked up from where they would stand if none were empty, upwards. */
function pagesToLookAt({ kind, size }: Branch, segment: string): readonly number[] {
  const pages = Array.from({ length: Math.ceil(size / SOURCE_PAGE) }, (_, index) => index * SOURCE_PAGE);
  return kind === "lines" ? pages.filter((from) => from < Number(segment)).reverse() : pages;
}

function positionIn(members: ReadonlyMap<number, Member>, key: string, from: number): number | null {
  for (let position = from; position < from + SOURCE_PAGE; position += 1) {
    if (members.get(position)?.key === key) return position;
  }
  return null;
}
