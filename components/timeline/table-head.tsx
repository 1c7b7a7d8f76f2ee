// The head of the table. Rows are in order of time; the first column turns the order around.
"use client";

import { Icon } from "@/components/ui/icon.tsx";
import { Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";

export interface TableHeadProps {
  readonly isLatestFirst: boolean;
  readonly onSort: () => void;
}

export function TableHead({ isLatestFirst, onSort }: TableHeadProps) {
  const { timeline } = useWords();
  const { columns } = timeline;
  return (
    <Thead>
      <Tr aria-rowindex={1}>
        <Th aria-sort={isLatestFirst ? "descending" : "ascending"} scope="col">
          <button
            className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
            onClick={onSort}
            title={isLatestFirst ? timeline.sortLatest : timeline.sortEarliest}
            type="button"
          >
            {columns.time}
            <Icon name={isLatestFirst ? "sort-down" : "sort-up"} />
          </button>
        </Th>
        {[columns.since, columns.lane, columns.what, columns.says, columns.source].map((name) => (
          <Th key={name} scope="col">
            {name}
          </Th>
        ))}
      </Tr>
    </Thead>
  );
}
