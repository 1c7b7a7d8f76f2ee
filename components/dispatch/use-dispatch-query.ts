// Filters, order and columns of the Dispatches screen, kept in the address: each state of the table is a link. Columns are
// remembered by the browser as well.
"use client";

import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { remember, remembered } from "@/components/session/use-remembered.ts";
import {
  COLUMN_IDS,
  type ColumnId,
  FIRST_COLUMNS,
  FIRST_ORDER,
  FIXED_COLUMNS,
  type SortOrder,
} from "./column-ids.ts";
import { type DispatchFilters, OUTCOME_CHOICES, STANDING_CHOICES } from "./sort-rows.ts";

const parseAsOrder = createParser<SortOrder>({
  parse: (text) => {
    const isDescending = text.startsWith("-");
    const column = COLUMN_IDS.find((id) => id === (isDescending ? text.slice(1) : text));
    return column === undefined ? null : { column, isDescending };
  },
  serialize: ({ column, isDescending }) => (isDescending ? `-${column}` : column),
  eq: (left, right) => left.column === right.column && left.isDescending === right.isDescending,
});

const parseAsColumns = createParser<readonly ColumnId[]>({
  parse: (text) => columnsOf(text.split(".")),
  serialize: (columns) => columns.filter((id) => !FIXED_COLUMNS.has(id)).join("."),
  eq: (left, right) => left.join(".") === right.join("."),
});

const PARSERS = {
  dq: parseAsString.withDefault(""),
  ds: parseAsStringLiteral(STANDING_CHOICES).withDefault("all"),
  do: parseAsStringLiteral(OUTCOME_CHOICES).withDefault("all"),
  da: parseAsString,
  dsort: parseAsOrder.withDefault(FIRST_ORDER),
  dcols: parseAsColumns,
};

const KEY = "groundline-dispatch-columns";

export interface DispatchQuery {
  readonly filters: DispatchFilters;
  readonly setFilters: (filters: Partial<DispatchFilters>) => void;
  readonly order: SortOrder;
  readonly setOrder: (order: SortOrder) => void;
  readonly columns: readonly ColumnId[];
  readonly setColumns: (columns: readonly ColumnId[]) => void;
}

export function useDispatchQuery(): DispatchQuery {
  const [query, setQuery] = useQueryStates(PARSERS, { history: "replace", scroll: false });
  return useMemo(
    () => ({
      filters: { text: query.dq, standing: query.ds, outcome: query.do, agent: query.da },
      setFilters: ({ text, standing, outcome, agent }) =>
        void setQuery({
          ...(text === undefined ? {} : { dq: text }),
          ...(standing === undefined ? {} : { ds: standing }),
          ...(outcome === undefined ? {} : { do: outcome }),
          ...(agent === undefined ? {} : { da: agent }),
        }),
      order: query.dsort,
      setOrder: (order) => void setQuery({ dsort: order }),
      columns: query.dcols ?? rememberedColumns() ?? FIRST_COLUMNS,
      setColumns: (columns) => {
        remember(KEY, parseAsColumns.serialize(columns));
        void setQuery({ dcols: columns });
      },
    }),
    [query, setQuery],
  );
}

/** In the table's own order, with those that never hide. */
export function columnsOf(names: readonly string[]): readonly ColumnId[] {
  return COLUMN_IDS.filter((id) => FIXED_COLUMNS.has(id) || names.includes(id));
}

function rememberedColumns(): readonly ColumnId[] | null {
  const stored = remembered(KEY);
  return stored === null ? null : columnsOf(stored.split("."));
}
