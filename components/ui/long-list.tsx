// A list of texts of any length in a box that scrolls: only what is in sight is in the page, each with its place among all.
"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useState } from "react";

const ROW_HEIGHT = 44;

export interface LongListProps {
  readonly name: string;
  readonly count: number;
  readonly item: (index: number) => ReactNode;
}

export function LongList({ name, count, item }: LongListProps) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard.
    <section aria-label={name} className="max-h-80 overflow-y-auto" ref={setBox} tabIndex={0}>
      <ul className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => (
          <li
            aria-posinset={index + 1}
            aria-setsize={count}
            className="absolute inset-x-0 pb-1.5"
            data-index={index}
            key={key}
            ref={virtual.measureElement}
            style={{ transform: `translateY(${start}px)` }}
          >
            {item(index)}
          </li>
        ))}
      </ul>
    </section>
  );
}
