// The rows of a transcript. Only those in sight are in the page, and the one that has the focus; each is an article of a feed
// that tells its place among all. On paper, where nothing scrolls, all rows that were read stand one below the other.
"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { keyOf } from "@/components/keys/match-key.ts";
import { useBoundKeys } from "@/components/keys/use-bound-keys.ts";
import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { PRINT, useMedia } from "@/components/ui/use-media.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { rowHeights } from "@/lib/layout/row-heights.ts";
import { estimatedHeight, type ListedRows } from "@/lib/layout/transcript-rows.ts";
import { ROW_COPY, ROW_REVERTED, type TranscriptIndex } from "@/lib/model/transcript.ts";
import { formatTime } from "@/lib/words/clock.ts";
import { kindOf, timeOf } from "./index-cells.ts";
import { KeptProvider } from "./kept-state.tsx";
import { useKindName } from "./row-head.tsx";
import { rowKeys } from "./row-keys.ts";
import { RowContent } from "./row-view.tsx";
import { useRowBodies } from "./use-row-bodies.ts";
import { useSearchMarks } from "./use-search-marks.ts";
import { useVirtualRows } from "./use-virtual-rows.ts";

export interface TranscriptListProps {
  readonly index: TranscriptIndex;
  readonly listed: ListedRows;
  readonly name: string;
  readonly isFormatted: boolean;
  /** Gone to when it changes; `takesFocus` when a person asked for it. */
  readonly target: { readonly row: number; readonly takesFocus: boolean } | null;
}

export function TranscriptList({ index, listed, name, isFormatted, target }: TranscriptListProps) {
  const words = useWords().transcript;
  const { details } = useSession();
  const id = useId();
  const isPrinted = useMedia(PRINT);
  const [kept] = useState(() => new Map<string, unknown>());
  const heights = useMemo(
    () => rowHeights(listed.count, (position) => estimatedHeight(index, listed.rowAt(position))),
    [index, listed],
  );
  const rows = useVirtualRows(heights);
  const [active, setActive] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const focus = useRef<number | null>(null);
  const entered = Math.min(active ?? rows.first, Math.max(0, listed.count - 1));
  const shown = rows.items.some(({ position }) => position === active)
    ? rows.items
    : active === null || active >= listed.count
      ? rows.items
      : [...rows.items, rows.itemAt(active)];
  const bodies = useRowBodies(
    details,
    index.session,
    shown.map(({ position }) => listed.rowAt(position)),
  );

  const arrive = useEffectEvent(({ row, takesFocus }: NonNullable<TranscriptListProps["target"]>) => {
    const position = listed.positionOf(row);
    if (position < 0) return;
    setActive(position);
    rows.goTo(position, "start");
    // One who steps through hits from the search keeps the focus there.
    const isSearching = document.activeElement?.closest("input, select, textarea, search") != null;
    if (takesFocus && !isSearching) focus.current = position;
  });
  useEffect(() => {
    if (target !== null) arrive(target);
  }, [target]);
  // A row takes the focus once it is in the page.
  useEffect(() => {
    if (focus.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[data-position="${focus.current}"]`);
    if (row == null) return;
    focus.current = null;
    row.focus({ preventScroll: true });
  });

  useSearchMarks(box);
  const press = rowKeys({
    rows,
    count: listed.count,
    active: entered,
    onActive: (position) => {
      setActive(position);
      focus.current = position;
    },
    onEnter: () =>
      box.current?.querySelector<HTMLElement>(`[data-position="${entered}"] .claim-marks`)?.click(),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || keyOf("transcript", event) === null) return;
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.closest("input, select, textarea") !== null) return;
    if (press(event.key, target.matches("[data-row]"))) event.preventDefault();
  };
  const whileNothingIsFocused = ({ key }: { readonly key: string }) =>
    isNothingFocused() && press(key, false);
  useBoundKeys({
    transcriptAlong: whileNothingIsFocused,
    transcriptPage: whileNothingIsFocused,
    transcriptEnds: whileNothingIsFocused,
  });

  if (isPrinted) {
    return (
      <KeptProvider value={kept}>
        <section aria-label={name} className="transcript-printed">
          {bodies.loaded().map((row) => (
            <article className="transcript-row" data-kind={row.kind} key={row.index}>
              <RowContent
                body={{ status: "ready", row }}
                isFormatted={isFormatted}
                onMore={() => undefined}
                onRetry={() => undefined}
                session={index.session}
              />
            </article>
          ))}
        </section>
      </KeptProvider>
    );
  }
  return (
    <KeptProvider value={kept}>
      <p className="sr" id={`${id}-keys`}>
        {words.keys}
      </p>
      <div
        aria-describedby={`${id}-keys`}
        aria-label={name}
        className="transcript-scroller"
        onKeyDown={onKeyDown}
        ref={rows.scroller}
        role="feed"
      >
        <div className="transcript-box" ref={box} role="none" style={{ height: rows.height }}>
          {shown.map(({ position, top }) => (
            <ListedRow
              index={index}
              isEntered={position === entered}
              isFar={!rows.items.some((item) => item.position === position)}
              key={position}
              listed={listed}
              measured={rows.measured}
              onFocus={() => setActive(position)}
              position={position}
              top={top}
            >
              <RowContent
                body={bodies.bodyOf(listed.rowAt(position))}
                isFormatted={isFormatted}
                onMore={(blocks) => bodies.moreOf(listed.rowAt(position), blocks)}
                onRetry={bodies.retry}
                session={index.session}
              />
            </ListedRow>
          ))}
        </div>
      </div>
      <StatusSlot>
        <span>
          {listed.count === 0
            ? words.rowsOf(0, index.count)
            : words.position(listed.rowAt(entered) + 1, index.count)}
        </span>
        {listed.count < index.count && <span>{words.rowsOf(listed.count, index.count)}</span>}
      </StatusSlot>
    </KeptProvider>
  );
}

/** The page as a whole, or its content: no control that may have keys of its own. */
function isNothingFocused(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.id === "content";
}

interface ListedRowProps {
  readonly index: TranscriptIndex;
  readonly listed: ListedRows;
  readonly position: number;
  readonly top: number;
  readonly isEntered: boolean;
  /** Kept for its focus alone, out of sight. */
  readonly isFar: boolean;
  readonly measured: (position: number, element: HTMLElement | null) => void;
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

function ListedRow(props: ListedRowProps) {
  const { index, listed, position, top, isEntered, isFar, measured, onFocus, children } = props;
  const words = useWords().transcript;
  const clock = useClock();
  const row = listed.rowAt(position);
  const kind = kindOf(index, row);
  const flags = index.flags[row] ?? 0;
  const { name } = useKindName(kind, flags);
  const time = timeOf(index, row);
  const register = useCallback(
    (element: HTMLElement | null) => measured(position, isFar ? null : element),
    [measured, position, isFar],
  );
  return (
    <article
      aria-label={words.row(row + 1, name, time === null ? words.noTime : formatTime(time, clock))}
      aria-posinset={position + 1}
      aria-setsize={listed.count}
      className="transcript-row"
      data-copy={(flags & ROW_COPY) !== 0 || undefined}
      data-entered={isEntered || undefined}
      data-kind={kind}
      data-position={position}
      data-reverted={(flags & ROW_REVERTED) !== 0 || undefined}
      data-row={row}
      onFocus={onFocus}
      ref={register}
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={isEntered ? 0 : -1}
    >
      {children}
    </article>
  );
}
