// The filters of the search, each with how many hits its choices have where that is known.
"use client";

import { useMemo } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { CheckMenu } from "@/components/ui/check-menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { HIT_STATES, RESTING, TEXT_KINDS } from "@/lib/model/search.ts";
import type { Search } from "./use-search.ts";
import { useSessionNames } from "./use-session-names.ts";

export function SearchFilters({ search }: { readonly search: Search }) {
  const { search: words, claim, timeline } = useWords();
  const { view, only } = useSession();
  const { query, names, result, setFilters } = search;
  const nameOf = useSessionNames();
  const sessions = useMemo(
    () =>
      view.timeline.lanes
        .filter(({ isLoaded }) => isLoaded)
        .map(({ session }) => {
          const count = result?.sessions.find((one) => one.session === session)?.count ?? 0;
          const label = nameOf(session);
          return { value: session, label: result === null ? label : words.withCount(label, count) };
        }),
    [view, result, nameOf, words],
  );
  const kinds = TEXT_KINDS.map((value, index) => ({
    value,
    label: result === null ? words.kind[value] : words.withCount(words.kind[value], result.kinds[index] ?? 0),
  }));
  if (query === null) return null;
  const named = (list: readonly string[]) => list.map((value) => ({ value, label: value || words.noAgent }));
  const label = (name: string) => (choice: string) => timeline.chosenOf(name, choice);
  return (
    <fieldset className="search-filters">
      <legend className="sr">{words.filters}</legend>
      <CheckMenu
        choices={kinds}
        chosen={query.kinds}
        label={label(words.filterName.kinds)}
        name={words.filterName.kinds}
        onChange={(chosen) => setFilters({ kinds: chosen })}
      />
      <CheckMenu
        choices={sessions}
        chosen={query.sessions}
        label={label(words.filterName.sessions)}
        name={words.filterName.sessions}
        onChange={(chosen) => setFilters({ sessions: chosen })}
      />
      <CheckMenu
        choices={named(names?.agents ?? [])}
        chosen={query.agents}
        label={label(words.filterName.agents)}
        name={words.filterName.agents}
        onChange={(chosen) => setFilters({ agents: chosen })}
      />
      <CheckMenu
        choices={named((names?.tools ?? []).filter((tool) => tool !== ""))}
        chosen={query.tools}
        label={label(words.filterName.tools)}
        name={words.filterName.tools}
        onChange={(chosen) => setFilters({ tools: chosen })}
      />
      <CheckMenu
        choices={HIT_STATES.map((value) => ({ value, label: claim.values.spanState[value] }))}
        chosen={query.states}
        label={label(words.filterName.states)}
        name={words.filterName.states}
        onChange={(chosen) => setFilters({ states: chosen })}
      />
      <CheckMenu
        choices={RESTING.filter((value) => value !== "inferred" || !only).map((value) => ({
          value,
          label: words.resting[value],
        }))}
        chosen={query.resting}
        label={label(words.filterName.resting)}
        name={words.restingHint}
        onChange={(chosen) => setFilters({ resting: chosen })}
      />
      {search.isFiltered && (
        <Button kind="bare" onClick={search.clearFilters}>
          {words.clearFilters}
        </Button>
      )}
    </fieldset>
  );
}
