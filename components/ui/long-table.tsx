// A table of any length. A short one is a plain table in the page. A long one scrolls in a box of its own and holds only the
// rows in sight, with the number of all; arrow keys, Home and End go from row to row, so every row is reached by keyboard,
// and the row that has the focus stays in the page however far the box is scrolled.
"use client";

import { Fragment, type KeyboardEvent, type ReactNode, useState } from "react";
import { Table, Tbody, Td, Tr } from "./table.tsx";
import { PRINT, useMedia } from "./use-media.ts";
import { useRowWindow } from "./use-row-window.ts";

/** What a row puts on its `<tr>`. */
export interface RowAttributes {
  readonly "aria-rowindex": number;
  readonly "data-index": number;
  readonly ref?: (row: HTMLTableRowElement | null) => void;
  readonly tabIndex: -1;
}

export interface LongTableProps {
  readonly name: string;
  readonly head: ReactNode;
  readonly columns: number;
  readonly count: number;
  /** Height of a row before it was measured. */
  readonly rowHeight: number;
  /** Rows beyond this scroll in the box. */
  readonly wholeUpTo: number;
  readonly keyOf: (index: number) => string | number;
  readonly row: (index: number, attributes: RowAttributes) => ReactNode;
  readonly className?: string;
  readonly bodyClassName?: string;
}

export function LongTable(props: LongTableProps) {
  const { name, head, count, wholeUpTo, keyOf, row, className = "", bodyClassName = "" } = props;
  const isPrinted = useMedia(PRINT);
  const isWhole = isPrinted || count <= wholeUpTo;
  if (!isWhole) return <WindowedTable {...props} />;
  return (
    <Table aria-label={name} className={className}>
      {head}
      <Tbody className={bodyClassName}>
        {Array.from({ length: count }, (_, index) => (
          <Fragment key={keyOf(index)}>
            {row(index, { "aria-rowindex": index + 2, "data-index": index, tabIndex: -1 })}
          </Fragment>
        ))}
      </Tbody>
    </Table>
  );
}

function WindowedTable(props: LongTableProps) {
  const { name, head, columns, count, keyOf, row, className = "", bodyClassName = "" } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { rows, gapAfter, measure, go } = useRowWindow({ ...props, box });
  const stepped = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== currentTarget && !target.matches("tr")) return;
    const at = Number(target.dataset.index ?? -1);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
    if (next === undefined || next < 0 || next >= count) return;
    event.preventDefault();
    go(next);
  };
  return (
    <section
      aria-label={name}
      className="relative max-h-[70dvh] overflow-y-auto border-hairline-strong border-b"
      onKeyDown={stepped}
      ref={setBox}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard.
      tabIndex={0}
    >
      <Table aria-label={name} aria-rowcount={count + 1} className={className}>
        {head}
        <Tbody className={bodyClassName}>
          {rows.map(({ index, gap }) => (
            <Fragment key={keyOf(index)}>
              <Room columns={columns} height={gap} />
              {row(index, { "aria-rowindex": index + 2, "data-index": index, ref: measure, tabIndex: -1 })}
            </Fragment>
          ))}
          <Room columns={columns} height={gapAfter} />
        </Tbody>
      </Table>
    </section>
  );
}

/** Keeps the room of rows that are not in the page. */
function Room({ columns, height }: { readonly columns: number; readonly height: number }) {
  return height <= 0 ? null : (
    <Tr>
      <Td className="p-0" colSpan={columns} style={{ height }} />
    </Tr>
  );
}
