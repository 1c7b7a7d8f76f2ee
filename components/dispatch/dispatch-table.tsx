// One row per dispatch, each cell with its standing. Pure: it paints the view it is given, in the order it is given.
// Above a hundred rows only those on screen are in the page; the rest keep their room.
"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { PRINT, useMedia } from "@/components/ui/use-media.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { type ColumnId, FIRST_COLUMNS, FIRST_ORDER, RIGHT_COLUMNS, type SortOrder } from "./column-ids.ts";
import { DispatchRow, type DispatchRowProps } from "./dispatch-row.tsx";

const WHOLE_UP_TO = 100;
const PRINTED_UP_TO = 2000;
const ROW_HEIGHT = 48;
/** What the heads cover of the topmost row. */
const HEAD_HEIGHT = 40;
const NONE_OPEN: ReadonlySet<ClaimId> = new Set();

export interface DispatchTableProps {
  readonly view: BundleView;
  readonly rows?: readonly Dispatch[];
  readonly columns?: readonly ColumnId[];
  readonly order?: SortOrder;
  readonly onOrder?: (order: SortOrder) => void;
  readonly open?: ReadonlySet<ClaimId>;
  readonly onToggle?: (id: ClaimId) => void;
  readonly selected?: ClaimId | null;
  readonly onSelect?: (id: ClaimId) => void;
  /** What scrolls, for a long table; null until it is there, absent where all rows are wanted. */
  readonly scroller?: HTMLElement | null;
}

export function DispatchTable(props: DispatchTableProps) {
  const { view, rows = view.dispatches, columns = FIRST_COLUMNS, open = NONE_OPEN, selected = null } = props;
  const { order = FIRST_ORDER, onOrder = ignore, onToggle = ignore, onSelect = ignore, scroller } = props;
  const words = useWords();
  const wholeUpTo = useMedia(PRINT) ? PRINTED_UP_TO : WHOLE_UP_TO;
  const rowAt = (index: number): Omit<DispatchRowProps, "measure"> | null => {
    const dispatch = rows[index];
    if (dispatch === undefined) return null;
    const isOpen = open.has(dispatch.id);
    const isSelected = dispatch.id === selected;
    return { dispatch, view, columns, index, isOpen, isSelected, onToggle, onSelect };
  };
  return (
    <Table aria-label={words.dispatch.table} aria-rowcount={rows.length + 1} className="dispatch-table">
      <Thead>
        <Tr aria-rowindex={1}>
          <Th scope="col">
            <span className="sr">{words.dispatch.expandHead}</span>
          </Th>
          {columns.map((column) => (
            <ColumnHead column={column} key={column} onOrder={onOrder} order={order} />
          ))}
        </Tr>
      </Thead>
      {rows.length <= wholeUpTo || scroller === undefined ? (
        rows.map((dispatch, index) => {
          const row = rowAt(index);
          return row === null ? null : <DispatchRow key={dispatch.id} {...row} />;
        })
      ) : (
        <PartOfRows
          columns={columns.length + 1}
          count={rows.length}
          rowAt={rowAt}
          scroller={scroller}
          selected={rows.findIndex(({ id }) => id === selected)}
        />
      )}
    </Table>
  );
}

interface ColumnHeadProps {
  readonly column: ColumnId;
  readonly order: SortOrder;
  readonly onOrder: (order: SortOrder) => void;
}

function ColumnHead({ column, order, onOrder }: ColumnHeadProps) {
  const words = useWords();
  const isSorted = order.column === column;
  const direction = order.isDescending ? "descending" : "ascending";
  return (
    <Th
      aria-sort={isSorted ? direction : undefined}
      className={RIGHT_COLUMNS.has(column) ? "text-right" : ""}
      data-column={column}
      scope="col"
      title={words.dispatch.columnMeans[column]}
    >
      <button
        className="column-head"
        onClick={() => onOrder({ column, isDescending: isSorted && !order.isDescending })}
        type="button"
      >
        {words.dispatch.columns[column]}
        {isSorted && <Icon className="text-ink!" name={order.isDescending ? "sort-down" : "sort-up"} />}
      </button>
    </Th>
  );
}

interface PartOfRowsProps {
  readonly count: number;
  readonly columns: number;
  readonly rowAt: (index: number) => Omit<DispatchRowProps, "measure"> | null;
  readonly scroller: HTMLElement | null;
  /** Place of the selected row; -1 for none. */
  readonly selected: number;
}

function PartOfRows({ count, columns, rowAt, scroller, selected }: PartOfRowsProps) {
  const start = useRef<HTMLTableSectionElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollMargin: start.current?.offsetTop ?? 0,
    getItemKey: (index) => rowAt(index)?.dispatch.id ?? index,
  });
  const { scrollToIndex } = virtual;
  useEffect(() => {
    if (scroller !== null && selected >= 0) scrollToIndex(selected, { align: "auto" });
  }, [scroller, selected, scrollToIndex]);
  const items = virtual.getVirtualItems();
  const margin = virtual.options.scrollMargin;
  const above = (items[0]?.start ?? margin) - margin;
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? margin) - margin);
  return (
    <>
      <Room columns={columns} height={above} start={start} />
      {items.map((item) => {
        const row = rowAt(item.index);
        return row === null ? null : <DispatchRow key={item.key} measure={virtual.measureElement} {...row} />;
      })}
      <Room columns={columns} height={below} />
    </>
  );
}

/** Keeps the room of rows that are not in the page. */
function Room({
  height,
  columns,
  start,
}: {
  readonly height: number;
  readonly columns: number;
  readonly start?: RefObject<HTMLTableSectionElement | null>;
}) {
  return (
    <Tbody aria-hidden="true" ref={start}>
      {height > 0 && (
        <Tr>
          <Td className="border-0! p-0!" colSpan={columns} style={{ height }} />
        </Tr>
      )}
    </Tbody>
  );
}

function ignore(): void {
  // A table without a listener is one to read only.
}
