// Who owns what in one record: the record itself, and the events that stand somewhere inside it. A walk takes an owner down
// with it and changes it where another one begins.

import { escapeSegment } from "../base/json-pointer.ts";
import type { DocumentOutline, SearchOutline } from "../model/search-outline.ts";

export interface RecordOwners {
  readonly root: number;
  /** Owners inside the record, by their pointers from it; null: none. */
  readonly inside: ReadonlyMap<string, number> | null;
  readonly deepest: number;
}

/** Where a walk is: an owner, and the way there as long as another owner may begin below. */
export interface OwnerPlace {
  readonly owner: number;
  readonly path: string | null;
  readonly depth: number;
}

/** Prepares a document for questions about its records. */
export function ownersOfRecords(
  { owners, paths }: SearchOutline,
  { from, to, records }: DocumentOutline,
): (record: number) => RecordOwners {
  const first = new Uint32Array(records + 2).fill(to);
  for (let owner = to - 1; owner >= from; owner -= 1) first[owners.record[owner] ?? 0] = owner;
  return (record) => {
    const start = first[record] ?? to;
    const end = first[record + 1] ?? to;
    let root = start;
    let inside: Map<string, number> | null = null;
    let deepest = 0;
    for (let owner = end - 1; owner >= start; owner -= 1) {
      const path = paths[owners.path[owner] ?? 0] ?? "";
      if (path === "") root = owner;
      else {
        inside ??= new Map();
        inside.set(path, owner);
        deepest = Math.max(deepest, path.split("/").length - 1);
      }
    }
    return { root, inside, deepest };
  };
}

export function rootPlace({ root, inside }: RecordOwners): OwnerPlace {
  return { owner: root, path: inside === null ? null : "", depth: 0 };
}

export function placeBelow(
  { inside, deepest }: RecordOwners,
  here: OwnerPlace,
  key: string | number,
): OwnerPlace {
  if (inside === null || here.path === null) return here;
  const path = `${here.path}/${typeof key === "number" ? key : escapeSegment(key)}`;
  const depth = here.depth + 1;
  return { owner: inside.get(path) ?? here.owner, path: depth < deepest ? path : null, depth };
}
