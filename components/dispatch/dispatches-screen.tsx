// The Dispatches screen: totals, filters and columns over the table, a list in its place on narrow screens.
"use client";

import { useMemo, useState } from "react";
import { useDispatchOrder } from "@/components/session/dispatch-steps-context.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { saveFile } from "@/components/ui/save-file.ts";
import { useMedia } from "@/components/ui/use-media.ts";
import { useSaidIn } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { dispatchName } from "@/lib/words/subject-of.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { dispatchesAsCsv } from "./dispatch-csv.ts";
import { DispatchFilterMenus, DispatchFilterSheet, DispatchSearch } from "./dispatch-filters.tsx";
import { DispatchList } from "./dispatch-list.tsx";
import { DispatchTable } from "./dispatch-table.tsx";
import { DispatchTotals } from "./dispatch-totals.tsx";
import { SortMenu } from "./sort-menu.tsx";
import { filterRows, NO_FILTERS, sortRows } from "./sort-rows.ts";
import { useDispatchQuery } from "./use-dispatch-query.ts";
import { useOpenRows } from "./use-open-rows.ts";
import { useRowKeys } from "./use-row-keys.ts";

export function DispatchesScreen() {
  const words = useWords();
  const clock = useClock();
  const { view, selectedDispatch, selectDispatch, openClaim } = useSession();
  const { filters, setFilters, order, setOrder, columns, setColumns } = useDispatchQuery();
  const [open, toggle] = useOpenRows(selectedDispatch);
  const saidIn = useSaidIn();
  const isNarrow = useMedia("(max-width: 899px)");
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const rows = useMemo(
    () => sortRows(filterRows(view.dispatches, filters), order),
    [view.dispatches, filters, order],
  );
  useDispatchOrder(useMemo(() => rows.map(({ id }) => id), [rows]));
  useRowKeys({
    rows,
    selected: selectedDispatch,
    onSelect: selectDispatch,
    onToggle: toggle,
    openClaim,
    area: scroller,
  });
  const save = () => {
    const name = words.dispatch.csvFile(mainSession(view)?.id ?? words.common.brand);
    saveFile(name, `\uFEFF${dispatchesAsCsv(saidIn(rows), columns, words, clock)}`, "text/csv");
  };
  const shared = { view, rows, open, onToggle: toggle, selected: selectedDispatch, onSelect: selectDispatch };
  const at = rows.findIndex(({ id }) => id === selectedDispatch);
  const current = rows[at];
  return (
    <>
      <h2 className="sr">{words.dispatch.heading}</h2>
      <div className="tool-bar">
        <DispatchSearch filters={filters} onChange={setFilters} />
        {isNarrow ? (
          <>
            <DispatchFilterSheet dispatches={view.dispatches} filters={filters} onChange={setFilters} />
            <SortMenu onChange={setOrder} order={order} />
          </>
        ) : (
          <>
            <DispatchFilterMenus dispatches={view.dispatches} filters={filters} onChange={setFilters} />
            <ColumnsMenu columns={columns} onChange={setColumns} />
          </>
        )}
        <Button aria-label={words.dispatch.csvName} onClick={save}>
          {words.dispatch.csv}
        </Button>
        <span className="flex-1" />
        {!isNarrow && <Legend />}
      </div>
      <DispatchTotals totals={view.totals} />
      {view.dispatches.length === 0 && <p className="p-4">{words.dispatch.none}</p>}
      {view.dispatches.length > 0 && rows.length === 0 && (
        <p className="flex items-center gap-3 p-4">
          {words.dispatch.noneMatches(view.dispatches.length)}
          <Button onClick={() => setFilters(NO_FILTERS)}>{words.dispatch.clear}</Button>
        </p>
      )}
      <section aria-label={words.dispatch.table} className="table-scroller" ref={setScroller}>
        {rows.length > 0 &&
          (isNarrow ? (
            <DispatchList {...shared} />
          ) : (
            <DispatchTable
              {...shared}
              columns={columns}
              onOrder={setOrder}
              order={order}
              scroller={scroller}
            />
          ))}
      </section>
      <StatusSlot>
        <span>
          {current === undefined
            ? words.dispatch.shown(rows.length, view.dispatches.length)
            : words.dispatch.row(at + 1, rows.length)}
        </span>
        {current !== undefined && (
          <span className="truncate">
            <SafeText text={dispatchName(current, words.claim)} />
          </span>
        )}
      </StatusSlot>
    </>
  );
}
