// Parts that many entries have: limits with their units, lists of names, and texts word for word.
"use client";

import { MessageText } from "@/components/ui/message-text.tsx";
import type { Cap, NamedList } from "@/lib/knowledge/hosts/fact-record.ts";
import type { Unit } from "@/lib/model/host-fact.ts";
import type { FactWords } from "@/lib/words/en/facts/index.ts";
import { formatCount } from "@/lib/words/format.ts";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";

export function withUnit(value: string, unit: Unit | undefined, page: FactWords["page"]): string {
  return unit === undefined || page.unit[unit] === "" ? value : page.withUnit(value, page.unit[unit]);
}

export function Caps({ caps }: { readonly caps: readonly Cap[] }) {
  const { page } = useFactWords();
  if (caps.length === 0) return null;
  return (
    <Field name={page.caps}>
      <dl className="fact-caps">
        {caps.map(({ what, value, unit }) => (
          <div key={what}>
            <dt>
              <MessageText text={page.cap[what]} />
            </dt>
            <dd>{withUnit(formatCount(value), unit, page)}</dd>
          </div>
        ))}
      </dl>
    </Field>
  );
}

export function Lists({ lists }: { readonly lists: readonly NamedList[] }) {
  const { page } = useFactWords();
  return lists.map(({ what, values }) => (
    <Field key={what} name={page.list[what]}>
      <Codes values={values} />
    </Field>
  ));
}

export function Texts({ texts }: { readonly texts: readonly string[] }) {
  const { page } = useFactWords();
  if (texts.length === 0) return null;
  return (
    <Field name={page.texts}>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <code className="fact-text" lang="en">
              {text}
            </code>
          </li>
        ))}
      </ul>
    </Field>
  );
}

export function Codes({ values }: { readonly values: readonly string[] }) {
  return (
    <ul className="fact-codes">
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
