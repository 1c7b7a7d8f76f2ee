// The parts beside the tree, one at a time, as tabs: arrows move between them.

import type { KeyboardEvent, ReactNode } from "react";
import { useId } from "react";

const PARTS = ["value", "hits", "problems", "unread"] as const;
export type SidePart = (typeof PARTS)[number];

export interface SidePartsProps {
  readonly part: SidePart;
  /** null: the part is not there now. */
  readonly labels: Readonly<Record<SidePart, string | null>>;
  readonly onChoose: (part: SidePart) => void;
  readonly children: ReactNode;
}

export function SideParts({ part, labels, onChoose, children }: SidePartsProps) {
  const id = useId();
  const shown = PARTS.filter((name) => labels[name] !== null);
  const move = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = shown[(shown.indexOf(part) + step + shown.length) % shown.length];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-part="${next}"]`)?.focus();
  };
  return (
    <aside className="source-side">
      <div className="source-side-tabs" onKeyDown={move} role="tablist">
        {shown.map((name) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={name === part}
            className="source-side-tab"
            data-part={name}
            id={`${id}-${name}`}
            key={name}
            onClick={() => onChoose(name)}
            role="tab"
            tabIndex={name === part ? 0 : -1}
            type="button"
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${part}`} className="source-side-panel" id={`${id}-panel`} role="tabpanel">
        {children}
      </div>
    </aside>
  );
}
