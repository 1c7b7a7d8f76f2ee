// The colours of the drawing, read from the page's tokens: a canvas does not see CSS. Read again when the theme changes.
// With forced colours the system's own are used; shapes carry the meaning there.
"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Standing } from "@/lib/model/standing.ts";

export interface Colours {
  readonly paper: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly hairline: string;
  readonly hairlineStrong: string;
  readonly edge: string;
  readonly accent: string;
  readonly selected: string;
  readonly danger: string;
  readonly barStep: string;
  readonly barTool: string;
  readonly barEdge: string;
  readonly bandIdle: string;
  readonly bandWait: string;
  readonly gap: string;
  readonly density: string;
  readonly standing: Readonly<Record<Standing, string>>;
  readonly sans: string;
  readonly mono: string;
}

export function useColours(): Colours | null {
  const [colours, setColours] = useState<Colours | null>(null);
  useEffect(() => {
    const read = () => setColours(readColours());
    // On paper there is no next frame.
    const changed = () => flushSync(read);
    read();
    const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)", "print"].map((query) =>
      matchMedia(query),
    );
    for (const query of queries) query.addEventListener("change", changed);
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ["data-theme", "class", "style"],
    });
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener("change", changed);
    };
  }, []);
  return colours;
}

function readColours(): Colours {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  const isForced = matchMedia("(forced-colors: active)").matches;
  const or = (name: string, system: string): string => (isForced ? system : token(name));
  return {
    paper: or("--bg", "Canvas"),
    ink: or("--ink", "CanvasText"),
    ink2: or("--ink-2", "CanvasText"),
    ink3: or("--ink-3", "CanvasText"),
    hairline: or("--hairline", "GrayText"),
    hairlineStrong: or("--hairline-strong", "GrayText"),
    edge: or("--edge", "CanvasText"),
    accent: or("--accent", "Highlight"),
    selected: or("--bg-selected", "Canvas"),
    danger: or("--danger", "CanvasText"),
    barStep: or("--bar-step", "GrayText"),
    barTool: or("--bar-tool", "Canvas"),
    barEdge: or("--bar-edge", "CanvasText"),
    bandIdle: or("--band-idle", "Canvas"),
    bandWait: or("--band-wait", "Canvas"),
    gap: or("--gap", "Canvas"),
    density: or("--density", "GrayText"),
    standing: {
      observed: or("--observed", "CanvasText"),
      computed: or("--computed", "CanvasText"),
      inferred: or("--inferred", "CanvasText"),
      unknown: or("--unknown", "CanvasText"),
    },
    sans: token("--sans"),
    mono: token("--mono"),
  };
}
