// Light, dark, or as the system has it. `public/theme.js` applies the remembered one before the first paint. One choice for
// the page, however many controls show it.
"use client";

import { useSyncExternalStore } from "react";
import { remember, rememberedChoice } from "./use-remembered.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const NAME = "groundline-theme";
const listeners = new Set<() => void>();
let theme: Theme | null = null;

function chosen(): Theme {
  theme ??= rememberedChoice(NAME, THEMES) ?? "system";
  return theme;
}

function choose(next: Theme): void {
  theme = next;
  remember(NAME, next);
  if (next === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  for (const listener of listeners) listener();
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    chosen,
    () => "system" as const,
  );
  return [shown, choose];
}
