// The objects around a value while it is packed or unpacked, as far as a string can be told from them: the nearest id, the
// nearest value, and under which name an object stands. Both directions walk alike, so both see the same.

import type { Json } from "./json.ts";

interface Frame {
  readonly name: string;
  id: string | null;
  value: string | null;
}

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
  const stack: Frame[] = [];
  const nearest = (key: "id" | "value"): string | null => {
    for (let place = stack.length - 1; place >= 0; place -= 1) {
      const found = stack[place]?.[key];
      if (found != null) return found;
    }
    return null;
  };
  return {
    enter: (name) => {
      stack.push({ name, id: null, value: null });
    },
    note: (key, value) => {
      const frame = stack.at(-1);
      if (frame === undefined) return;
      if (key === "id" && typeof value === "string") frame.id = value;
      if (key === "value") frame.value = textOf(value);
    },
    leave: () => {
      stack.pop();
    },
    id: () => nearest("id"),
    value: () => nearest("value"),
    name: () => stack.at(-1)?.name ?? null,
    depth: () => stack.length,
  };
}

function textOf(value: Json): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
