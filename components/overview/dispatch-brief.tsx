// The dispatch table in short: who, on what, how it ended and when. The first few, with the way to all of them.
"use client";

import { useEffect, useRef } from "react";
import { MeasureValue, TimeValue, WordValue } from "@/components/claim/values.tsx";
import { AgentCell, isSharedByAgent, OutcomeValue, TaskCell } from "@/components/dispatch/dispatch-cell.tsx";
import { useOptionalSession } from "@/components/session/session-context.tsx";
import { TabLink } from "@/components/session/tab-link.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
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
          <Table aria-label={words.overview.dispatches} className="data-table dispatch-brief">
            <Thead>
              <Tr>
                <Th data-column="number" scope="col">
                  {columns.number}
                </Th>
                <Th data-column="agent" scope="col">
                  {columns.agent}
                </Th>
                <Th data-column="task" scope="col">
                  {columns.task}
                </Th>
                <Th data-column="requested" scope="col">
                  {columns.requested}
                </Th>
                <Th data-column="settled" scope="col">
                  {columns.settled}
                </Th>
                <Th data-column="outcome" scope="col">
                  {columns.outcome}
                </Th>
                <Th className="text-right" data-column="working" scope="col">
                  {columns.working}
                </Th>
              </Tr>
            </Thead>
            <Tbody>
              {dispatches.slice(0, SHOWN).map((dispatch) => (
                <Tr
                  aria-current={dispatch.id === selected ? "true" : undefined}
                  className="dispatch-row"
                  key={dispatch.id}
                  ref={dispatch.id === selected ? row : undefined}
                >
                  <Td data-column="number">{dispatch.number}</Td>
                  <Td data-column="agent" data-shared={dispatch.requestedAt.standing === "observed"}>
                    <AgentCell dispatch={dispatch} hasRequested={false} />
                  </Td>
                  <Td data-column="task">
                    <TaskCell dispatch={dispatch} hasRequested={isSharedByAgent(dispatch)} />
                  </Td>
                  <Td data-column="requested">
                    <TimeValue claim={dispatch.requestedAt} />
                  </Td>
                  <Td data-column="settled">
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
                  </Td>
                  <Td data-column="outcome">
                    <OutcomeValue dispatch={dispatch} />
                  </Td>
                  <Td className="text-right" data-column="working">
                    <MeasureValue claim={dispatch.working} />
                  </Td>
                </Tr>
              ))}
            </Tbody>
          </Table>
        </div>
      )}
    </OverviewSection>
  );
}
