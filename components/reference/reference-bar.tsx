// The bar of the Reference: what is searched for, four filters, how much was found, and the contents where they have no place of
// their own. `/` goes to the field.
"use client";

import { useEffect, useRef, useState } from "react";
import { useBoundKeys } from "@/components/keys/use-bound-keys.ts";
import { ChoiceMenu } from "@/components/ui/choice-menu.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { FACT_HOSTS, FACT_STATUSES } from "@/lib/model/host-fact.ts";
import { AUTHORITY_LETTERS } from "@/lib/model/warrant.ts";
import { useFactWords } from "./fact-words-context.ts";
import type { ReferenceQuery } from "./find-items.ts";
import { ContentsNav, type SectionCount } from "./reference-contents.tsx";
import { ITEM_KINDS, TAGS } from "./use-reference-query.ts";

export interface ReferenceBarProps {
  readonly query: ReferenceQuery;
  readonly onChange: (change: Partial<ReferenceQuery>) => void;
  readonly found: number;
  readonly all: number;
  readonly counts: readonly SectionCount[];
}

export function ReferenceBar({ query, onChange, found, all, counts }: ReferenceBarProps) {
  const { page } = useFactWords();
  const { claim } = useWords();
  const { factHost } = claim.values;
  return (
    <search className="tool-bar reference-bar">
      <SearchField onChange={(text) => onChange({ text })} text={query.text} />
      <Filter
        choices={FACT_HOSTS}
        name={page.filter.host}
        nameOf={(host) => factHost[host]}
        onChange={(host) => onChange({ host })}
        value={query.host}
      />
      <Filter
        choices={ITEM_KINDS}
        name={page.filter.kind}
        nameOf={(kind) =>
          kind === "warrant"
            ? page.kindWarrant
            : kind === "rename"
              ? page.kindRename
              : kind === "action"
                ? page.kindAction
                : page.kind[kind]
        }
        onChange={(kind) => onChange({ kind })}
        value={query.kind}
      />
      <Filter
        choices={TAGS}
        name={page.filter.tag}
        nameOf={(tag) => `[${AUTHORITY_LETTERS[tag]}] ${claim.authority[tag]}`}
        onChange={(tag) => onChange({ tag })}
        value={query.tag}
      />
      <Filter
        choices={FACT_STATUSES}
        name={page.filter.status}
        nameOf={(status) => page.status[status]}
        onChange={(status) => onChange({ status })}
        value={query.status}
      />
      <div className="reference-contents-menu">
        <Menu label={page.contents}>
          {(close) => <ContentsNav counts={counts} hasStandings={false} onGo={close} />}
        </Menu>
      </div>
      <output className="ml-auto whitespace-nowrap text-ink-2 text-small">{page.found(found, all)}</output>
    </search>
  );
}

function SearchField({
  text,
  onChange,
}: {
  readonly text: string;
  readonly onChange: (text: string) => void;
}) {
  const { page } = useFactWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  // The address may change without us: a step back, a filter that was taken back.
  useEffect(() => {
    if (text !== asked.current) setTyped(text);
    asked.current = text;
  }, [text]);
  const ask = (next: string) => {
    asked.current = next;
    onChange(next);
  };
  useBoundKeys({
    search: () => {
      field.current?.focus();
      field.current?.select();
      return true;
    },
  });
  return (
    <input
      aria-keyshortcuts="/"
      aria-label={page.searchLabel}
      className="field reference-field"
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        if (!("isComposing" in event.nativeEvent) || event.nativeEvent.isComposing !== true)
          ask(event.currentTarget.value);
      }}
      onCompositionEnd={(event) => ask(event.currentTarget.value)}
      onKeyDown={(event) => {
        // Not every browser empties a search field by itself.
        if (event.key !== "Escape" || event.nativeEvent.isComposing || typed === "") return;
        event.preventDefault();
        setTyped("");
        ask("");
      }}
      placeholder={page.search}
      ref={field}
      spellCheck={false}
      type="search"
      value={typed}
    />
  );
}

interface FilterProps<Value extends string> {
  readonly name: string;
  readonly choices: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
}

const ALL = "all";

function Filter<Value extends string>({ name, choices, nameOf, value, onChange }: FilterProps<Value>) {
  const { common } = useWords();
  const { page } = useFactWords();
  return (
    <ChoiceMenu
      choices={[
        { value: ALL, label: page.all },
        ...choices.map((choice) => ({ value: choice, label: nameOf(choice) })),
      ]}
      label={(choice) => common.field(name, choice)}
      name={name}
      onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? null)}
      value={value ?? ALL}
    />
  );
}
