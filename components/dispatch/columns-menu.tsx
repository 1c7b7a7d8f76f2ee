// Which columns are shown. Number, agent, task and child never hide, and the menu says so.
"use client";

import { Menu } from "@/components/ui/menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { COLUMN_IDS, type ColumnId, FIXED_COLUMNS } from "./column-ids.ts";

export interface ColumnsMenuProps {
  readonly columns: readonly ColumnId[];
  readonly onChange: (columns: readonly ColumnId[]) => void;
}

export function ColumnsMenu({ columns, onChange }: ColumnsMenuProps) {
  const words = useWords();
  const toggle = (column: ColumnId) =>
    onChange(COLUMN_IDS.filter((id) => (id === column ? !columns.includes(id) : columns.includes(id))));
  return (
    <Menu label={words.dispatch.columnsLabel(columns.length, COLUMN_IDS.length)}>
      <fieldset className="flex flex-col">
        <legend className="px-2 pb-1 text-ink-3 text-small">{words.dispatch.columnsMenu}</legend>
        {COLUMN_IDS.map((column) => (
          <label className="menu-row" key={column}>
            <input
              checked={columns.includes(column)}
              disabled={FIXED_COLUMNS.has(column)}
              onChange={() => toggle(column)}
              type="checkbox"
            />
            <span className="flex-1">
              {column === "number" ? words.dispatch.columnNumber : words.dispatch.columns[column]}
            </span>
            {FIXED_COLUMNS.has(column) && (
              <span className="text-ink-3 text-micro">{words.dispatch.columnFixed}</span>
            )}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
