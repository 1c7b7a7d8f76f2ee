// The search beside every tab: field, filters, how much was found, the list of hits, and the hit that is shown with the ways
// to open it. Folded, the field and the steps from hit to hit stay, and what a hit opened has the room.
"use client";

import "./search.css";
import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useMedia } from "@/components/ui/use-media.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { HitRow } from "@/lib/model/search.ts";
import { HitList } from "./hit-list.tsx";
import { HitViews } from "./hit-views.tsx";
import { useSharedSearch } from "./search-context.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchStatus } from "./search-status.tsx";
import { SearchSteps } from "./search-steps.tsx";
import { NARROW_SEARCH, useFoldOnOpen } from "./use-fold-on-open.ts";
import { useHitRows } from "./use-hit-rows.ts";
import { type HitView, useOpenHit } from "./use-open-hit.ts";

export interface SearchPanelProps {
  readonly onClose: () => void;
}

export function SearchPanel({ onClose }: SearchPanelProps) {
  const { search: words } = useWords();
  const search = useSharedSearch();
  const { query, result, hit, isFolded } = search;
  const [sight, setSight] = useState({ from: 0, to: 20 });
  const rows = useHitRows(query, result, sight.from, sight.to);
  const isNarrow = useMedia(NARROW_SEARCH);
  const fold = useFoldOnOpen(search.setFolded);
  const openHit = useOpenHit();
  const count = result?.hits.length ?? 0;

  const openRow = (row: HitRow | null, view: HitView | null) => {
    if (row === null) return;
    openHit(row, view);
    if (isNarrow) fold();
  };
  const openAt = (at: number, view: HitView | null = null) => {
    if (at < 0 || at >= count) return;
    search.setHit(at);
    void rows.fetch(at).then((row) => openRow(row, view));
  };
  const step = (by: number, opens: boolean) => {
    if (count === 0) return;
    const next = hit === null ? (by > 0 ? 0 : count - 1) : Math.min(count - 1, Math.max(0, hit + by));
    if (opens) openAt(next);
    else search.setHit(next);
  };
  return (
    <search aria-label={words.name} className="search-panel" data-folded={isFolded}>
      <div className="search-head">
        <SearchField
          onClose={onClose}
          onOpen={() => openAt(hit ?? 0)}
          onStep={(by) => step(by, false)}
          search={search}
        />
        <SearchSteps count={count} hit={hit} onStep={(by) => step(by, true)} total={result?.total ?? 0} />
        <Button
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold : words.fold}
          kind="bare"
          onClick={() => search.setFolded(!isFolded)}
          title={isFolded ? words.unfold : words.fold}
        >
          <Icon name={isFolded ? "right" : "down"} />
        </Button>
        <Button aria-label={words.close} kind="bare" onClick={onClose} title={words.close}>
          <Icon name="cross" />
        </Button>
      </div>
      {!isFolded && (
        <>
          <SearchFilters search={search} />
          <SearchStatus search={search} />
          <HitList onOpen={openAt} onSight={setSight} rows={rows} search={search} />
          {search.current !== null && (
            <HitViews onOpen={(view) => openRow(search.current, view)} row={search.current} />
          )}
        </>
      )}
    </search>
  );
}
