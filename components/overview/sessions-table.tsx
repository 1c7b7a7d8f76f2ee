// The loaded sessions: what each holds and how it ended.
"use client";

import { CostValue, CountValue, NameValue, TextValue, UsageValue } from "@/components/claim/values.tsx";
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
        <table aria-label={words.sessions} className="data-table">
          <thead>
            <tr>
              <th scope="col">{names.title}</th>
              <th scope="col">{names.agent}</th>
              <th scope="col">{names.endedBy}</th>
              <th className="text-right" scope="col">
                {names.prompts}
              </th>
              <th className="text-right" scope="col">
                {names.steps}
              </th>
              <th className="text-right" scope="col">
                {names.calls}
              </th>
              <th className="text-right" scope="col">
                {names.tokens}
              </th>
              <th className="text-right" scope="col">
                {names.cost}
              </th>
            </tr>
          </thead>
          <tbody>
            {sessions.slice(0, SHOWN).map((session) => (
              <tr key={`${session.document} ${session.id}`}>
                <td>
                  <NameValue claim={session.title} className="cell-task" />
                  <span className="cell-second pl-4.5">{words.role[session.role]}</span>
                </td>
                <td>
                  <TextValue claim={session.agent} />
                </td>
                <td>
                  <TextValue claim={session.endedBy} />
                </td>
                <td className="text-right">
                  <CountValue claim={session.prompts} />
                </td>
                <td className="text-right">
                  <CountValue claim={session.steps} />
                </td>
                <td className="text-right">
                  <CountValue claim={session.calls} />
                </td>
                <td className="text-right">
                  <UsageValue claim={session.tokens} />
                </td>
                <td className="text-right">
                  <CostValue claim={session.cost} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {view.sessions.length > SHOWN && (
        <p className="pt-1 text-ink-2 text-small">{words.more(view.sessions.length - SHOWN)}</p>
      )}
    </OverviewSection>
  );
}
