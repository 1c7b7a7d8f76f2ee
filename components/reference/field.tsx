// A name and what it is, under an entry.

import type { ReactNode } from "react";

export interface FieldProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function Field({ name, children }: FieldProps) {
  return (
    <div className="fact-field">
      <h3>{name}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
