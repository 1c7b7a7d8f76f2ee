// Dispatches on a narrow screen: a list, not a squeezed table. Agent and outcome, task, mode, requested, working; the rest
// opens below with the lifecycle turned upright.
"use client";

import { MeasureValue, TextValue, TimeValue } from "@/components/claim/values.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { AgentCell, ModeValue, OutcomeCell } from "./dispatch-cell.tsx";
import { DispatchDetail } from "./dispatch-detail.tsx";

export interface DispatchListProps {
  readonly view: BundleView;
  readonly rows: readonly Dispatch[];
  readonly open: ReadonlySet<ClaimId>;
  readonly onToggle: (id: ClaimId) => void;
  readonly selected: ClaimId | null;
  readonly onSelect: (id: ClaimId) => void;
}

export function DispatchList({ view, rows, open, onToggle, selected, onSelect }: DispatchListProps) {
  const words = useWords();
  return (
    <ol aria-label={words.dispatch.table} className="dispatch-list">
      {rows.map((dispatch) => {
        const isOpen = open.has(dispatch.id);
        return (
          <li
            aria-current={dispatch.id === selected || undefined}
            className="dispatch-item"
            data-dispatch={dispatch.id}
            key={dispatch.id}
            onFocus={() => onSelect(dispatch.id)}
            tabIndex={-1}
          >
            <span className="dispatch-item-number">{dispatch.number}</span>
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                <AgentCell dispatch={dispatch} />
              </div>
              <div className="text-right">
                <OutcomeCell dispatch={dispatch} />
              </div>
            </div>
            <div className="wrap-anywhere">
              <TextValue
                claim={dispatch.description}
                className="whitespace-normal!"
                isMarked={
                  dispatch.description.standing !== "observed" || dispatch.requestedAt.standing !== "observed"
                }
              />
            </div>
            <div className="flex flex-wrap items-baseline gap-x-3 text-small">
              <span className="text-ink-3">
                <ModeValue dispatch={dispatch} />
              </span>
              <TimeValue claim={dispatch.requestedAt} />
              <span className="ml-auto">
                <MeasureValue claim={dispatch.working} />
              </span>
            </div>
            <button
              aria-expanded={isOpen}
              aria-label={words.dispatch.expand(dispatch.number)}
              className="dispatch-item-expander"
              data-expander=""
              onClick={() => onToggle(dispatch.id)}
              type="button"
            >
              <Icon name={isOpen ? "down" : "right"} />
            </button>
            {isOpen && <DispatchDetail dispatch={dispatch} view={view} />}
          </li>
        );
      })}
    </ol>
  );
}
