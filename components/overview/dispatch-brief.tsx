// The dispatch table in short: who, on what, how it ended and when. The first few, with the way to all of them.
"use client";

import { useEffect, useRef } from "react";
import { MeasureValue, TimeValue, WordValue } from "@/components/claim/values.tsx";
import { AgentCell, OutcomeValue, TaskCell } from "@/components/dispatch/dispatch-cell.tsx";
import { useOptionalSession } from "@/components/session/session-context.tsx";
import { TabLink } from "@/components/session/tab-link.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { OverviewSection } from "./overview-section.tsx";

const SHOWN = 12;

export function DispatchBrief({ view }: { readonly view: BundleView }) {
  const words = useWords();
  const { columns } = words.dispatch;
  const { dispatches } = view;
  const selected = useOptionalSession()?.selectedDispatch ?? null;
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (selected !== null) row.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  const all = dispatches.length > 0 && (
    <TabLink tab="dispatches">{words.overview.allDispatches(dispatches.length, SHOWN)}</TabLink>
  );
  return (
    <OverviewSection aside={all} title={words.overview.dispatches}>
      {dispatches.length === 0 ? (
        <p className="text-ink-2">{words.dispatch.none}</p>
      ) : (
        <div className="overflow-x-auto">
          <table aria-label={words.overview.dispatches} className="data-table dispatch-brief">
            <thead>
              <tr>
                <th data-column="number" scope="col">
                  {columns.number}
                </th>
                <th data-column="agent" scope="col">
                  {columns.agent}
                </th>
                <th data-column="task" scope="col">
                  {columns.task}
                </th>
                <th data-column="requested" scope="col">
                  {columns.requested}
                </th>
                <th data-column="settled" scope="col">
                  {columns.settled}
                </th>
                <th data-column="outcome" scope="col">
                  {columns.outcome}
                </th>
                <th className="text-right" data-column="working" scope="col">
                  {columns.working}
                </th>
              </tr>
            </thead>
            <tbody>
              {dispatches.slice(0, SHOWN).map((dispatch) => (
                <tr
                  aria-current={dispatch.id === selected ? "true" : undefined}
                  className="dispatch-row"
                  key={dispatch.id}
                  ref={dispatch.id === selected ? row : undefined}
                >
                  <td data-column="number">{dispatch.number}</td>
                  <td data-column="agent">
                    <AgentCell dispatch={dispatch} />
                  </td>
                  <td data-column="task">
                    <TaskCell dispatch={dispatch} />
                  </td>
                  <td data-column="requested">
                    <TimeValue claim={dispatch.requestedAt} />
                  </td>
                  <td data-column="settled">
                    <TimeValue claim={dispatch.settledAt} />
                    {isKnown(dispatch.settledBy) && (
                      <span className="cell-second pl-4.5">
                        <WordValue
                          claim={dispatch.settledBy}
                          isMarked={dispatch.settledBy.standing !== dispatch.settledAt.standing}
                          write={(by) => words.claim.values.settledBy[by]}
                        />
                      </span>
                    )}
                  </td>
                  <td data-column="outcome">
                    <OutcomeValue dispatch={dispatch} />
                  </td>
                  <td className="text-right" data-column="working">
                    <MeasureValue claim={dispatch.working} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </OverviewSection>
  );
}
