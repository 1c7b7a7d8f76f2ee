// The table beside the drawing: every moment and bar of the visible range, in order of time, as text. Always there, also
// when only its head is shown. Only the rows on screen are in the page; their number is stated.
"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { Table, Tbody, Td, Tr } from "@/components/ui/table.tsx";
import { PRINT, useMedia } from "@/components/ui/use-media.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import type { Item } from "@/lib/layout/item.ts";
import { rowsIn } from "@/lib/layout/range-rows.ts";
import type { Extent } from "@/lib/layout/recorded.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { factsOf } from "./item-facts.ts";
import { TableHead } from "./table-head.tsx";
import { TableRow } from "./table-row.tsx";
import { useItsTurn } from "./use-its-turn.ts";
import { useSpanRows } from "./use-span-rows.ts";

export interface TimelineTableProps {
  readonly index: TimelineIndex;
  readonly range: Extent;
  readonly start: EpochMs;
  readonly current: Item | null;
  readonly hovered: Item | null;
  readonly isFiltered: boolean;
  /** Two lines a row. */
  readonly isNarrow: boolean;
  readonly onChoose: (item: Item) => void;
  readonly onHover: (item: Item | null) => void;
}

const ROW_HEIGHT = { wide: 24, narrow: 52 };
const OVERSCAN = 6;
/** On paper nothing scrolls: so many rows are printed. */
const PRINTED = 1000;
/** Browsers lay nothing out beyond some 33 million pixels; a longer list is scrolled in scale. */
const TALLEST = 24_000_000;

export const TimelineTable = memo(function TimelineTable(props: TimelineTableProps) {
  const { index, range, current, isFiltered } = props;
  const { timeline } = useWords();
  const [isOpen, setOpen] = useState(true);
  // Its rows come right after the drawing, not with it: each is a task of its own.
  const isDrawn = useItsTurn(index.recorded);
  const [isLatestFirst, setLatestFirst] = useState(false);
  const rows = useMemo(() => rowsIn(index, range), [index, range]);
  const count = isFiltered
    ? timeline.rowsFiltered(rows.count, rows.total)
    : timeline.rows(rows.count, rows.total);
  const toggle = isOpen ? timeline.collapseTable : timeline.expandTable;
  return (
    <section aria-label={timeline.tableName} className="timeline-table" data-open={isOpen}>
      <div className="timeline-table-bar">
        <button
          aria-expanded={isOpen}
          aria-label={toggle}
          className="flex size-6 items-center justify-center rounded-control hover:bg-hover"
          onClick={() => setOpen(!isOpen)}
          title={toggle}
          type="button"
        >
          <Icon className="text-ink-2" name={isOpen ? "down" : "right"} />
        </button>
        <p aria-live="polite" className="text-ink-2">
          {count}
        </p>
        {isOpen && <p className="timeline-row-mark">{timeline.rowMark}</p>}
      </div>
      <Rows
        {...props}
        key={props.isNarrow ? "narrow" : "wide"}
        isLatestFirst={isLatestFirst}
        isOpen={isOpen && isDrawn}
        onSort={() => setLatestFirst(!isLatestFirst)}
        rows={rows}
        shown={current}
      />
    </section>
  );
});

interface RowsProps extends TimelineTableProps {
  readonly rows: ReturnType<typeof rowsIn>;
  readonly isOpen: boolean;
  readonly isLatestFirst: boolean;
  readonly onSort: () => void;
  readonly shown: Item | null;
}

function Rows(props: RowsProps) {
  const { index, rows, isOpen, isLatestFirst, onSort, shown, start, hovered, onChoose, onHover } = props;
  const { timeline } = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const isPrinted = useMedia(PRINT);
  const look = useLookUp(isOpen);
  const inOrder = (row: number): number => (isLatestFirst ? rows.count - 1 - row : row);
  const rowHeight = props.isNarrow ? ROW_HEIGHT.narrow : ROW_HEIGHT.wide;
  const scale = Math.max(1, (rows.count * rowHeight) / TALLEST);
  const virtual = useVirtualizer({
    count: isOpen ? rows.count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight / scale,
    overscan: isPrinted ? PRINTED : OVERSCAN,
  });
  const listed = virtual.getVirtualItems().flatMap(({ index: row }) => {
    const item = rows.itemAt(inOrder(row));
    const facts = item === null ? null : factsOf(index, item);
    return facts === null ? [] : [{ row, facts }];
  });
  const spans = listed.flatMap(({ facts }) => (facts.kind === "span" ? [facts.span] : []));
  const spanRow = useSpanRows(spans);
  useRowInSight(virtual, shown, rows.rowOf, inOrder);
  const [first, last] = [virtual.getVirtualItems()[0], virtual.getVirtualItems().at(-1)];
  return (
    <div className="timeline-rows" ref={scroller}>
      <Table aria-label={timeline.tableName} aria-rowcount={rows.count + 1}>
        <colgroup>
          {COLUMNS.map((className) => (
            <col className={className} key={className} />
          ))}
        </colgroup>
        <TableHead isLatestFirst={isLatestFirst} onSort={onSort} />
        {isOpen && (
          <Tbody>
            <Room height={first?.start ?? 0} />
            {listed.map(({ row, facts }) => {
              const moment = facts.kind === "moment" ? facts.moment : null;
              return (
                <TableRow
                  dispatch={moment?.dispatch == null ? null : (look.dispatches.get(moment.dispatch) ?? null)}
                  facts={facts}
                  fileNames={look.fileNames}
                  idle={moment?.claim == null ? null : (look.idles.get(moment.claim) ?? null)}
                  isCurrent={facts.item === shown}
                  isHovered={facts.item === hovered}
                  key={facts.item}
                  onChoose={onChoose}
                  onHover={onHover}
                  row={row}
                  span={spanRow(facts.kind === "span" ? facts.span : -1)}
                  start={start}
                />
              );
            })}
            <Room height={last === undefined ? 0 : virtual.getTotalSize() - last.end} />
          </Tbody>
        )}
      </Table>
      {isOpen && rows.count === 0 && <EmptyTable isFiltered={props.isFiltered} total={rows.total} />}
    </div>
  );
}

const NONE: readonly [BundleView["dispatches"], BundleView["idles"]] = [[], []];
const COLUMNS = ["w-27", "w-33", "w-26", "w-44", "w-auto", "w-72"];

/** Keeps the room of rows that are not in the page. */
function Room({ height }: { readonly height: number }) {
  return height <= 0 ? null : (
    <Tr className="timeline-room">
      <Td colSpan={COLUMNS.length} style={{ height }} />
    </Tr>
  );
}

function EmptyTable({ isFiltered, total }: { readonly isFiltered: boolean; readonly total: number }) {
  const { timeline } = useWords();
  const text = !isFiltered
    ? timeline.noRows
    : total === 0
      ? timeline.noRowsFilteredAll
      : timeline.noRowsFiltered;
  return <p className="px-4 py-2 text-ink-2">{text}</p>;
}

/** Dispatches and idles by the ids that moments name, once there are rows; the names of files other than the lead's. */
function useLookUp(isOpen: boolean) {
  const { view } = useSession();
  const [dispatches, idles] = isOpen ? [view.dispatches, view.idles] : NONE;
  const leadDocument = (view.sessions.find(({ role }) => role === "lead") ?? view.sessions[0])?.document;
  return useMemo(
    () => ({
      dispatches: new Map(dispatches.map((dispatch) => [dispatch.id, dispatch])),
      idles: new Map(idles.map((idle) => [idle.from.id, idle])),
      fileNames: new Map<string, string>(
        view.documents.filter(({ id }) => id !== leadDocument).map(({ id, name }) => [id, name]),
      ),
    }),
    [dispatches, idles, view.documents, leadDocument],
  );
}

/** What becomes current somewhere else is scrolled to, once. */
function useRowInSight(
  virtual: ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>,
  shown: Item | null,
  rowOf: (of: Item) => number | null,
  inOrder: (row: number) => number,
): void {
  const last = useRef<Item | null>(null);
  useEffect(() => {
    if (shown === null || last.current === shown) return;
    const row = rowOf(shown);
    if (row === null) return;
    last.current = shown;
    virtual.scrollToIndex(inOrder(row), { align: "center" });
  });
}
