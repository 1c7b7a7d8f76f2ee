// The order of the list on a narrow screen, where there are no column heads to press.
"use client";

import { ChoiceMenu } from "@/components/ui/choice-menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { COLUMN_IDS, type SortOrder } from "./column-ids.ts";

export interface SortMenuProps {
  readonly order: SortOrder;
  readonly onChange: (order: SortOrder) => void;
}

export function SortMenu({ order, onChange }: SortMenuProps) {
  const words = useWords();
  return (
    <ChoiceMenu
      choices={COLUMN_IDS.map((value) => ({
        value,
        label: value === "number" ? words.dispatch.columnNumber : words.dispatch.columns[value],
      }))}
      label={words.dispatch.sortLabel}
      name={words.dispatch.sort}
      onChange={(column) => onChange({ column, isDescending: false })}
      value={order.column}
    />
  );
}
