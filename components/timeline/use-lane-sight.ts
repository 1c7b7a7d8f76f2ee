// What of the lanes is in sight: the scroll position and the height of the scrolled area, and how a lane is brought in.
"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import type { Item } from "@/lib/layout/item.ts";
import type { LaneBox } from "@/lib/layout/lanes.ts";
import { laneOfItem } from "@/lib/layout/neighbours.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { useSize } from "./use-size.ts";

export function useLaneSight() {
  const scroller = useRef<HTMLDivElement | null>(null);
  const [size, measure] = useSize();
  const [top, setTop] = useState(0);
  const sight = useMemo(() => ({ top, height: size.height }), [top, size.height]);
  const reveal = useCallback((item: Item, index: TimelineIndex, boxes: readonly LaneBox[]) => {
    const lane = laneOfItem(index, item);
    const box = boxes.find((other) => other.lane === lane);
    const element = scroller.current;
    if (box === undefined || element === null) return;
    const { scrollTop, clientHeight } = element;
    if (box.y < scrollTop) element.scrollTop = box.y;
    else if (box.y + box.height > scrollTop + clientHeight) {
      element.scrollTop = Math.min(box.y, box.y + box.height - clientHeight);
    }
  }, []);
  return { scroller, measure, width: size.width, sight, onScroll: setTop, reveal };
}
