// The size of an element's inside, without its scroll bar, kept up to date; on paper, too, where no frame comes in which
// an observer could tell.
"use client";

import { useCallback, useState } from "react";
import { flushSync } from "react-dom";

export interface Size {
  readonly width: number;
  readonly height: number;
}

const NONE: Size = { width: 0, height: 0 };

/** The first value is set before the browser paints. */
export function useSize(): readonly [
  size: Size,
  ref: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [size, setSize] = useState(NONE);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize((last) => (last.width === next.width && last.height === next.height ? last : next));
    };
    const observer = new ResizeObserver(measure);
    const paper = matchMedia("print");
    const laidOnPaper = () => flushSync(measure);
    observer.observe(element);
    paper.addEventListener("change", laidOnPaper);
    measure();
    return () => {
      observer.disconnect();
      paper.removeEventListener("change", laidOnPaper);
    };
  }, []);
  return [size, ref];
}
