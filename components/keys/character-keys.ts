// Whether keys of one character act at all: who dictates, or rests a hand on the keyboard, switches them off. Remembered.
"use client";

import { useSyncExternalStore } from "react";
import { remember, rememberedChoice } from "@/components/session/use-remembered.ts";

const NAME = "groundline-character-keys";
const CHOICES = ["on", "off"] as const;

let isOn: boolean | null = null;
const listeners = new Set<() => void>();

export function areCharacterKeysOn(): boolean {
  isOn ??= rememberedChoice(NAME, CHOICES) !== "off";
  return isOn;
}

export function switchCharacterKeys(on: boolean): void {
  isOn = on;
  remember(NAME, on ? "on" : "off");
  for (const listener of listeners) listener();
}

export function useCharacterKeys(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areCharacterKeysOn,
    () => true,
  );
}
