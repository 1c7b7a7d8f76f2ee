// The hits, session by session, as a list of options of the field above. Only those in sight are in the page.
"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { HitGroup } from "@/lib/model/search.ts";
import { HitOption } from "./hit-option.tsx";
import { HIT_LIST } from "./search-ids.ts";
import type { HitRows } from "./use-hit-rows.ts";
import type { Search } from "./use-search.ts";
import { useSessionNames } from "./use-session-names.ts";

const HEIGHT = { group: 28, hit: 60 };

type Entry = { readonly group: HitGroup } | { readonly hit: number };

export interface HitListProps {
  readonly search: Search;
  readonly rows: HitRows;
  readonly onOpen: (hit: number) => void;
  readonly onSight: (sight: { from: number; to: number }) => void;
}

export function HitList({ search, rows, onOpen, onSight }: HitListProps) {
  const { search: words } = useWords();
  const nameOf = useSessionNames();
  const { result, hit: current } = search;
  const groups = useMemo(() => result?.groups ?? [], [result]);
  const count = result?.hits.length ?? 0;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: count + groups.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => ("group" in entryAt(groups, index) ? HEIGHT.group : HEIGHT.hit),
    getItemKey: (index) => {
      const entry = entryAt(groups, index);
      return "group" in entry ? `group ${entry.group.session ?? ""}` : entry.hit;
    },
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups put other heights in other places.
  useEffect(() => virtual.measure(), [groups]);
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => onSight({ from: first - groups.length, to: last }), [first, last, groups, onSight]);
  useEffect(() => {
    if (current === null || current >= count) return;
    const place = groups.filter(({ from }) => from <= current).length;
    virtual.scrollToIndex(current + place, { align: "auto" });
  }, [current, count, groups, virtual]);
  if (count === 0) return <div className="flex-1" />;
  return (
    <div className="search-scroller" ref={scroller} tabIndex={-1}>
      <div
        aria-label={words.list}
        className="relative"
        id={HIT_LIST}
        role="listbox"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ index, key, start, size }) => {
          const entry = entryAt(groups, index);
          const style = { transform: `translateY(${start}px)`, height: size };
          if ("group" in entry) {
            return (
              <div aria-hidden="true" className="search-group" key={key} role="presentation" style={style}>
                <span className="min-w-0 truncate">
                  <SafeText text={nameOf(entry.group.session)} />
                </span>
                <span className="text-ink-3">{words.groupCount(entry.group.count)}</span>
              </div>
            );
          }
          return (
            <HitOption
              count={count}
              hit={entry.hit}
              isCurrent={entry.hit === current}
              key={key}
              onOpen={onOpen}
              row={rows.row(entry.hit)}
              style={style}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Each group has a line before its hits. */
function entryAt(groups: readonly HitGroup[], index: number): Entry {
  let [low, high] = [0, groups.length];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((groups[middle]?.from ?? 0) + middle <= index) low = middle;
    else high = middle;
  }
  const group = groups[low];
  if (group === undefined) return { hit: index };
  return group.from + low === index ? { group } : { hit: index - low - 1 };
}
