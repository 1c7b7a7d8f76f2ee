// Which tool of 2.x does what one of 1.x did, and how its parameters are called there.
"use client";

import type { RenamedParameter, RenamedTool } from "@/lib/knowledge/hosts/renames.ts";
import { FactLink } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";

export function RenameTable({ renamed }: { readonly renamed: readonly RenamedTool[] }) {
  const { page } = useFactWords();
  return (
    <div className="fact-scroll px-4">
      <table className="fact-table">
        <caption className="sr">{page.renames}</caption>
        <thead>
          <tr>
            <th scope="col">{page.renamedFrom}</th>
            <th scope="col">{page.renamedTo}</th>
            <th scope="col">{page.renamedParameters}</th>
          </tr>
        </thead>
        <tbody>
          {renamed.map(({ from, to, parameters }) => (
            <tr id={`rename-${from}`} key={from}>
              <th scope="row">
                <FactLink id={`opencode-1.${from}`} />
              </th>
              <td>{to === null ? page.gone : <FactLink id={`opencode-2.${to}`} />}</td>
              <td>
                <Parameters parameters={to === null ? null : parameters} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Parameters({ parameters }: { readonly parameters: readonly RenamedParameter[] | null }) {
  const { page } = useFactWords();
  if (parameters === null) return null;
  if (parameters.length === 0) return <span className="text-ink-3">{page.sameParameters}</span>;
  return (
    <ul className="flex flex-wrap gap-x-4">
      {parameters.map(({ from, to }) => (
        <li key={from}>
          <code>{from}</code>
          <span aria-hidden="true"> → </span>
          {to === null ? page.gone : <code>{to}</code>}
        </li>
      ))}
    </ul>
  );
}
