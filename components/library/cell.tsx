// A cell of the bundle table. On a narrow screen the row becomes a block and every cell carries its own label; the column
// heads are gone from sight then.

import type { ReactNode } from "react";
import { Td } from "@/components/ui/table.tsx";

export interface CellProps {
  readonly label: string | null;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Cell({ label, className = "", children }: CellProps) {
  return (
    <Td
      className={`border-hairline border-b py-2.5 pr-3 align-top xl:pr-4 max-lg:block max-lg:border-0 max-lg:py-1 ${className}`}
    >
      {label !== null && (
        <span aria-hidden="true" className="block text-ink-3 text-small lg:hidden">
          {label}
        </span>
      )}
      {children}
    </Td>
  );
}
