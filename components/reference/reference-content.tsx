// The body of the Reference: the bar to search and filter, the contents, and all that was found, section by section.
"use client";

import { type KeyboardEvent, useMemo } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useLanguage, useWords } from "@/components/ui/use-words.ts";
import type { FactRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import type { PermissionAction } from "@/lib/knowledge/hosts/permission-actions.ts";
import type { FactWords } from "@/lib/words/en/facts/index.ts";
import type { Language } from "@/lib/words/language-names.ts";
import { useFactWords } from "./fact-words-context.ts";
import { findItems, NO_QUERY } from "./find-items.ts";
import { ReferenceBar } from "./reference-bar.tsx";
import { ContentsNav, type SectionCount } from "./reference-contents.tsx";
import { itemsOf, SECTIONS } from "./reference-items.ts";
import { ReferenceSection } from "./reference-section.tsx";
import { StandingsPart } from "./standings-part.tsx";
import { useOpenEntries } from "./use-open-entries.ts";
import { isFiltered, useReferenceQuery } from "./use-reference-query.ts";

interface ReferenceContentProps {
  readonly facts: readonly FactRecord[];
  readonly actions: readonly PermissionAction[];
  readonly words: Readonly<Record<Language, FactWords>>;
}

export function ReferenceContent({ facts, actions, words: factWords }: ReferenceContentProps) {
  const { claim, common, pages } = useWords();
  const language = useLanguage();
  const { page } = useFactWords();
  const [query, setQuery] = useReferenceQuery();
  const items = useMemo(
    () => itemsOf(facts, actions, { language, facts: factWords, claim, standing: common.standing }),
    [facts, actions, language, factWords, claim, common],
  );
  const found = useMemo(() => findItems(items, query), [items, query]);
  const entries = useOpenEntries({
    isEntry: (anchor) => items.some((item) => item.anchor === anchor),
    isHidden: (anchor) => !found.some(({ item }) => item.anchor === anchor),
    unhide: () => setQuery(NO_QUERY),
  });
  const isAll = !isFiltered(query);
  const counts: readonly SectionCount[] = SECTIONS.map((section) => ({
    section,
    found: found.filter(({ item }) => item.section === section).length,
  })).filter((count) => count.found > 0);
  return (
    <div className="reference">
      <ReferenceBar
        all={items.length}
        counts={counts}
        found={found.length}
        onChange={setQuery}
        query={query}
      />
      <div className="reference-body">
        <ContentsNav className="reference-contents" counts={counts} hasStandings={isAll} />
        <main className="min-w-0" id="content" onKeyDown={alongEntries} tabIndex={-1}>
          <h1 className={isAll ? "px-4 pt-4 font-semibold text-title" : "sr"}>{pages.reference}</h1>
          {isAll && <p className="max-w-200 px-4 pt-1 pb-2 text-ink-2">{page.intro}</p>}
          {counts.map(({ section }) => (
            <ReferenceSection
              entries={entries}
              found={found.filter(({ item }) => item.section === section)}
              key={section}
              section={section}
            />
          ))}
          {isAll && <StandingsPart />}
          {found.length === 0 && (
            <div className="flex flex-col items-start gap-2 p-4">
              <p>{page.none}</p>
              <p className="text-ink-2">{page.noneHint}</p>
              <Button onClick={() => setQuery(NO_QUERY)}>{page.clear}</Button>
            </div>
          )}
        </main>
      </div>
    </div>
  );
}

/** Arrow keys go from one entry to the next, as far as one stands on an entry's line. */
function alongEntries(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  if (!(event.target instanceof HTMLElement) || event.target.tagName !== "SUMMARY") return;
  const lines = [...event.currentTarget.querySelectorAll("summary")];
  const next = lines[lines.indexOf(event.target) + (event.key === "ArrowDown" ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
