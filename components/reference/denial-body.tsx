// How one refusal is recognised, and what follows from it.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import type { DenialRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import { Codes } from "./fact-parts.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";

export function DenialBody({ record: { wording } }: { readonly record: DenialRecord }) {
  const { page } = useFactWords();
  const { claim } = useWords();
  const { startsWith, holds, types, hosts, effect, by, effectWarrant, byWarrant } = wording;
  return (
    <>
      {startsWith !== null && (
        <Field name={page.startsWith}>
          <code className="fact-text">{startsWith}</code>
        </Field>
      )}
      {holds !== null && (
        <Field name={page.holds}>
          <code className="fact-text">{holds}</code>
        </Field>
      )}
      {startsWith === null && holds === null && <Field name={page.holds}>{page.anyText}</Field>}
      {types !== null && (
        <Field name={page.errorTypes}>
          <Codes values={types} />
        </Field>
      )}
      <Field name={page.filter.host}>
        {claim.values.list(hosts.map((host) => claim.values.format[host]))}
      </Field>
      <Field name={page.effectName}>
        {effect === "deny" ? claim.values.effect.deny : page.effectUndetermined}
      </Field>
      <Field name={page.decidedBy}>{claim.values.decider[by]}</Field>
      <Field name={page.restsOn}>
        <ul className="flex flex-wrap gap-x-3">
          {[effectWarrant, ...(byWarrant === null ? [] : [byWarrant])].map((id) => (
            <li key={id}>
              <a className="quiet-link" href={`#warrant-${id}`}>
                <code>{id}</code>
              </a>
            </li>
          ))}
        </ul>
      </Field>
    </>
  );
}
