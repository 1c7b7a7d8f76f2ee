// Single-letter keys of a screen. Dead in text fields, in menus, with a modifier held, and where somebody else already
// answered the key.
"use client";

import { useEffect, useEffectEvent } from "react";

/** By `KeyboardEvent.key`. A handler that returns false left the key alone. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => boolean | undefined>>;

export function useKeys(keys: Keys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (isTyping(event.target)) return;
    const handler = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (handler !== undefined && handler(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !["checkbox", "radio", "button", "range"].includes(target.type);
  return target.isContentEditable || target.closest("textarea, select, [role=menu], [role=listbox]") !== null;
}
