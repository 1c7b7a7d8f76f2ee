// One dispatch in the table: its row, and below it, when open, its lifecycle and exact records. A body of its own, so that
// a long table can leave out the bodies that are not on screen.
"use client";

import { memo, type Ref, useId } from "react";
import { Icon } from "@/components/ui/icon.tsx";
import { Tbody, Td, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { type ColumnId, RIGHT_COLUMNS } from "./column-ids.ts";
import { DispatchCell } from "./dispatch-cell.tsx";
import { DispatchDetail } from "./dispatch-detail.tsx";

export interface DispatchRowProps {
  readonly dispatch: Dispatch;
  readonly view: BundleView;
  readonly columns: readonly ColumnId[];
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (id: ClaimId) => void;
  readonly onSelect: (id: ClaimId) => void;
  /** Place in the whole table, from 0, for a table that shows only a part of its rows. */
  readonly index: number;
  readonly measure?: Ref<HTMLTableSectionElement>;
}

/** Painted again only when something of its own changed. */
export const DispatchRow = memo(function DispatchRow(props: DispatchRowProps) {
  const { dispatch, view, columns, isOpen, isSelected, onToggle, onSelect, index, measure } = props;
  const words = useWords();
  const detail = useId();
  return (
    <Tbody data-index={index} ref={measure}>
      <Tr
        aria-current={isSelected || undefined}
        aria-rowindex={index + 2}
        className="dispatch-row"
        data-dispatch={dispatch.id}
        onFocus={() => onSelect(dispatch.id)}
        onPointerDown={() => onSelect(dispatch.id)}
        tabIndex={-1}
      >
        <Td className="w-9 pr-0! pl-3!">
          <button
            aria-controls={isOpen ? detail : undefined}
            aria-expanded={isOpen}
            aria-label={words.dispatch.expand(dispatch.number)}
            className="-mt-0.5 grid print:hidden size-6 place-items-center rounded-control text-ink-2 hover:bg-hover"
            data-expander=""
            onClick={() => onToggle(dispatch.id)}
            type="button"
          >
            <Icon name={isOpen ? "down" : "right"} />
          </button>
        </Td>
        {columns.map((column) => (
          <Td className={RIGHT_COLUMNS.has(column) ? "text-right" : ""} data-column={column} key={column}>
            <DispatchCell
              column={column}
              dispatch={dispatch}
              hasRequested={columns.includes("requested")}
              view={view}
            />
          </Td>
        ))}
      </Tr>
      {isOpen && (
        <Tr className="dispatch-detail-row" id={detail}>
          <Td colSpan={columns.length + 1}>
            <DispatchDetail dispatch={dispatch} view={view} />
          </Td>
        </Tr>
      )}
    </Tbody>
  );
});
