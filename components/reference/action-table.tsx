// The permission actions: what a rule names, the tools that answer to it, what is asked and what "always" covers, with whose word it is.
"use client";

import { MessageText } from "@/components/ui/message-text.tsx";
import { Table, Tbody, Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { PermissionAction } from "@/lib/knowledge/hosts/permission-actions.ts";
import type { ToolFact } from "@/lib/model/host-fact-names.ts";
import type { ToolHost } from "@/lib/model/host-tools.ts";
import { actionAnchor } from "./action-items.ts";
import { FactLink, versionsText } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Tags } from "./tags.tsx";

export function ActionTable({ actions }: { readonly actions: readonly PermissionAction[] }) {
  const { page } = useFactWords();
  return (
    <div className="fact-scroll px-4">
      <Table className="fact-table stacked-table">
        <caption className="sr">{page.actions}</caption>
        <Thead>
          <Tr>
            <Th scope="col">{page.actionColumn.action}</Th>
            <Th scope="col">{page.actionColumn.tools}</Th>
            <Th scope="col">{page.actionColumn.resource}</Th>
            <Th scope="col">{page.actionColumn.asked}</Th>
            <Th scope="col">{page.actionColumn.save}</Th>
            <Th scope="col">{page.actionColumn.source}</Th>
          </Tr>
        </Thead>
        {HOSTS.map((host) => (
          <HostRows actions={actions.filter((action) => action.host === host)} host={host} key={host} />
        ))}
      </Table>
    </div>
  );
}

function HostRows({
  host,
  actions,
}: {
  readonly host: ToolHost;
  readonly actions: readonly PermissionAction[];
}) {
  const { factHost } = useWords().claim.values;
  if (actions.length === 0) return null;
  return (
    <Tbody>
      <Tr className="table-group">
        <Th colSpan={6} scope="rowgroup">
          {factHost[host]}
        </Th>
      </Tr>
      {actions.map((action) => (
        <ActionRow action={action} key={actionAnchor(action)} />
      ))}
    </Tbody>
  );
}

function ActionRow({ action: of }: { readonly action: PermissionAction }) {
  const words = useWords();
  const { page } = useFactWords();
  const { list } = words.claim.values;
  return (
    <Tr id={actionAnchor(of)}>
      <Th scope="row" tabIndex={-1}>
        {of.action === null ? page.actionUnknown : <code>{of.action}</code>}
      </Th>
      <Td data-column="tools" data-name={page.actionColumn.tools}>
        <Tools tools={of.tools} />
      </Td>
      <Td data-column="resource" data-name={page.actionColumn.resource}>
        <MessageText text={list(of.resources.map((resource) => page.resources[resource]))} />
      </Td>
      <Td data-column="asked" data-name={page.actionColumn.asked}>
        {list(of.asked.map((asked) => page.askedShort[asked]))}
      </Td>
      <Td data-column="save" data-name={page.actionColumn.save}>
        {list(of.save.map((save) => page.save[save]))}
      </Td>
      <Td data-column="source" data-name={page.actionColumn.source}>
        <span className="whitespace-nowrap">
          <Tags authority={of.authority} /> {versionsText(of, page)}
        </span>{" "}
        {of.see.map((id) => (
          <span className="inline-block" key={id}>
            <FactLink id={id} />
          </span>
        ))}
      </Td>
    </Tr>
  );
}

/** Rows under the host that they are of. */
const HOSTS: readonly ToolHost[] = ["opencode-2", "opencode-1"];

/** So many links in one cell say less than their number does. */
const MOST_TOOLS = 8;

function Tools({ tools }: { readonly tools: readonly ToolFact[] }) {
  const { page } = useFactWords();
  const [first] = tools;
  if (first === undefined) return <span className="text-ink-3">{page.actionToolsNone}</span>;
  if (tools.length > MOST_TOOLS)
    return (
      <a className="quiet-link" href={`#fact-${first}`}>
        {page.moreTools(tools.length)}
      </a>
    );
  return (
    <ul className="fact-codes">
      {tools.map((id) => (
        <li key={id}>
          <a className="quiet-link wrap-anywhere" href={`#fact-${id}`}>
            <code>{id.slice(id.indexOf(".") + 1)}</code>
          </a>
        </li>
      ))}
    </ul>
  );
}
