// What a person opened or loaded in a row, kept while the row is out of sight and therefore not in the page.
"use client";

import { createContext, useCallback, useContext, useState } from "react";

const KeptContext = createContext<Map<string, unknown>>(new Map());

export const KeptProvider = KeptContext.Provider;

/** Names what is kept in a row: each part of a row adds its own name. */
const SlotContext = createContext("");

export const SlotProvider = SlotContext.Provider;

/** A state of a part of a row. The guard tells a kept value of that state from any other. */
export function useKept<Value>(
  name: string,
  first: Value,
  isOurs: (value: unknown) => value is Value,
): readonly [Value, (value: Value) => void] {
  const kept = useContext(KeptContext);
  const key = `${useContext(SlotContext)} ${name}`;
  const known = kept.get(key);
  const [value, setValue] = useState<Value>(isOurs(known) ? known : first);
  const change = useCallback(
    (next: Value) => {
      kept.set(key, next);
      setValue(next);
    },
    [kept, key],
  );
  return [value, change];
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function isCount(value: unknown): value is number {
  return typeof value === "number";
}
