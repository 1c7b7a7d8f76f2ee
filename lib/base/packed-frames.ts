// The objects around a value while it is packed or unpacked, as far as a string can be told from them: the nearest id, the
// nearest value, and under which name an object stands. Both directions walk alike, so both see the same.

import type { Json } from "./json.ts";

export interface Frames {
  enter(name: string): void;
  /** After a member was handled: only what came before can be told from. */
  note(key: string, value: Json): void;
  leave(): void;
  readonly id: () => string | null;
  readonly value: () => string | null;
  /** Of the innermost object. */
  readonly name: () => string | null;
  readonly depth: () => number;
}

export function frames(): Frames {
  const names: string[] = [];
  // Of each object what stands nearest to its members, its own or from around it.
  const ids: (string | null)[] = [];
  const values: (string | null)[] = [];
  let depth = 0;
  return {
    enter: (name) => {
      names[depth] = name;
      ids[depth] = depth === 0 ? null : (ids[depth - 1] ?? null);
      values[depth] = depth === 0 ? null : (values[depth - 1] ?? null);
      depth += 1;
    },
    note: (key, value) => {
      if (depth === 0) return;
      if (key === "id" && typeof value === "string") ids[depth - 1] = value;
      if (key === "value")
        values[depth - 1] = textOf(value) ?? (depth === 1 ? null : (values[depth - 2] ?? null));
    },
    leave: () => {
      depth -= 1;
    },
    id: () => (depth === 0 ? null : (ids[depth - 1] ?? null)),
    value: () => (depth === 0 ? null : (values[depth - 1] ?? null)),
    name: () => (depth === 0 ? null : (names[depth - 1] ?? null)),
    depth: () => depth,
  };
}

function textOf(value: Json): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
