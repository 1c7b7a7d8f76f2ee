// Which tool of 2.x does what one of 1.x did, and how its parameters are called there.
"use client";

import { MessageText } from "@/components/ui/message-text.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import type { RenamedParameter, RenamedTool } from "@/lib/knowledge/hosts/renames.ts";
import { FactLink, sourceText, versionsText } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Tags } from "./tags.tsx";

export function RenameTable({ renamed }: { readonly renamed: readonly RenamedTool[] }) {
  const { page } = useFactWords();
  return (
    <div className="fact-scroll px-4">
      <Table className="fact-table stacked-table">
        <caption className="sr">{page.renames}</caption>
        <Thead>
          <Tr>
            <Th scope="col">{page.renamedFrom}</Th>
            <Th scope="col">{page.renamedTo}</Th>
            <Th scope="col">{page.renamedParameters}</Th>
            <Th scope="col">{page.renamedSource}</Th>
          </Tr>
        </Thead>
        <Tbody>
          {renamed.map(({ from, to, parameters, source, authority, versions }) => (
            <Tr id={`rename-${from}`} key={from}>
              <Th scope="row" tabIndex={-1}>
                <FactLink id={`opencode-1.${from}`} />
              </Th>
              <Td data-column="to" data-name={page.renamedTo}>
                {to === null ? page.gone : <FactLink id={`opencode-2.${to}`} />}
              </Td>
              <Td data-column="parameters" data-name={page.renamedParameters}>
                <Parameters parameters={to === null ? null : parameters} />
              </Td>
              <Td data-column="source" data-name={page.renamedSource}>
                <Tags authority={authority} /> {versionsText({ versions }, page)}
                <span className="block text-ink-3 text-small">
                  <MessageText text={sourceText(source, page)} />
                </span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </div>
  );
}

function Parameters({ parameters }: { readonly parameters: readonly RenamedParameter[] | null }) {
  const { page } = useFactWords();
  if (parameters === null) return null;
  if (parameters.length === 0) return <span className="text-ink-3">{page.sameParameters}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parameters.map(({ from, to, isReading }) => (
        <li key={from}>
          <code>{from}</code>
          <span aria-hidden="true"> → </span>
          {to === null ? page.gone : <code>{to}</code>}
          {isReading === true && <span className="text-ink-3 text-small"> ({page.readingShort})</span>}
        </li>
      ))}
    </ul>
  );
}
