// Keys of the table that hold wherever the focus is. Dead in text fields, in menus and dialogs, and where somebody else
// already answered; keys with Ctrl or ⌘ hold in fields too.
"use client";

import { useEffect, useEffectEvent } from "react";
import { KEY_TABLE, type KeyId } from "./key-table.ts";
import { isKey } from "./match-key.ts";

/** A handler that returns false left the key alone. */
export type BoundKeys = Readonly<Partial<Record<KeyId, (event: KeyboardEvent) => boolean | undefined>>>;

export function useBoundKeys(keys: BoundKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    for (const [id, handler] of Object.entries(keys)) {
      if (!isKnown(id) || !isKey(id, event) || isElsewhere(id, event.target)) continue;
      if (handler(event) !== false) event.preventDefault();
      return;
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isKnown(id: string): id is KeyId {
  return Object.hasOwn(KEY_TABLE, id);
}

function isElsewhere(id: KeyId, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog[open]") !== null) return true;
  return !KEY_TABLE[id].keys.some((key) => key.startsWith("Mod+")) && isTyping(target);
}

function isTyping(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target.isContentEditable || target.closest("textarea, select, [role=menu], [role=listbox]") !== null;
}
