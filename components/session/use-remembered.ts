// A small choice that a browser remembers, such as the time zone shown. Storage may be forbidden: then it lasts as long
// as the page.
"use client";

import { useCallback, useState } from "react";

export function useRemembered<Value extends string>(
  key: string,
  allowed: readonly Value[],
  first: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => rememberedChoice(key, allowed) ?? first);
  const choose = useCallback(
    (next: Value) => {
      setValue(next);
      remember(key, next);
    },
    [key],
  );
  return [value, choose];
}

export function rememberedChoice<Value extends string>(key: string, allowed: readonly Value[]): Value | null {
  const stored = remembered(key);
  return allowed.find((value) => value === stored) ?? null;
}

export function remembered(key: string): string | null {
  return unlessForbidden(() => globalThis.localStorage?.getItem(key) ?? null);
}

export function remember(key: string, value: string): void {
  unlessForbidden(() => globalThis.localStorage?.setItem(key, value));
}

/** Storage throws where a browser forbids it; a choice is then simply not remembered. */
function unlessForbidden<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
