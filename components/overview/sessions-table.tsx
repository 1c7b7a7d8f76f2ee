// The loaded sessions: what each holds and how it ended.
"use client";

import { CostValue, CountValue, NameValue, TextValue, UsageValue } from "@/components/claim/values.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { byKeys } from "@/lib/base/order.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { OverviewSection } from "./overview-section.tsx";

const SHOWN = 50;

export function SessionsTable({ view }: { readonly view: BundleView }) {
  const words = useWords().overview;
  const names = words.session;
  const sessions = [...view.sessions].sort(byKeys(({ depth }) => depth));
  return (
    <OverviewSection title={words.sessions}>
      <div className="overflow-x-auto">
        <Table aria-label={words.sessions} className="data-table">
          <Thead>
            <Tr>
              <Th scope="col">{names.title}</Th>
              <Th scope="col">{names.agent}</Th>
              <Th scope="col">{names.endedBy}</Th>
              <Th className="text-right" scope="col">
                {names.prompts}
              </Th>
              <Th className="text-right" scope="col">
                {names.steps}
              </Th>
              <Th className="text-right" scope="col">
                {names.calls}
              </Th>
              <Th className="text-right" scope="col">
                {names.tokens}
              </Th>
              <Th className="text-right" scope="col">
                {names.cost}
              </Th>
            </Tr>
          </Thead>
          <Tbody>
            {sessions.slice(0, SHOWN).map((session) => (
              <Tr key={`${session.document} ${session.id}`}>
                <Td>
                  <NameValue claim={session.title} className="cell-task" />
                  <span className="cell-second pl-4.5">{words.role[session.role]}</span>
                </Td>
                <Td>
                  <TextValue claim={session.agent} />
                </Td>
                <Td>
                  <TextValue claim={session.endedBy} />
                </Td>
                <Td className="text-right">
                  <CountValue claim={session.prompts} />
                </Td>
                <Td className="text-right">
                  <CountValue claim={session.steps} />
                </Td>
                <Td className="text-right">
                  <CountValue claim={session.calls} />
                </Td>
                <Td className="text-right">
                  <UsageValue claim={session.tokens} />
                </Td>
                <Td className="text-right">
                  <CostValue claim={session.cost} />
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </div>
      {view.sessions.length > SHOWN && (
        <p className="pt-1 text-ink-2 text-small">{words.more(view.sessions.length - SHOWN)}</p>
      )}
    </OverviewSection>
  );
}
