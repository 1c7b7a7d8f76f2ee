// Light, dark, or as the system has it. `public/theme.js` applies the remembered one before the first paint.
"use client";

import { useEffect } from "react";
import { useRemembered } from "./use-remembered.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, choose] = useRemembered<Theme>("groundline-theme", THEMES, "system");
  useEffect(() => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return [theme, choose];
}
