// The way from a place named on a screen to the Source screen. The session provides it; without one a place is named
// and leads nowhere.
"use client";

import { createContext, useContext } from "react";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { EvidenceRef } from "@/lib/model/evidence.ts";

export interface Places {
  readonly hrefOf: (ref: EvidenceRef) => string;
  readonly open: (ref: EvidenceRef) => void;
}

const PlacesContext = createContext<Places>({ hrefOf: () => "?view=source", open: () => undefined });

export const PlacesProvider = PlacesContext.Provider;

export function usePlaces(): Places {
  return useContext(PlacesContext);
}

/** `open in source`, for one place; `about` tells several of them apart for a screen reader. */
export function OpenInSource({ place, about }: { readonly place: EvidenceRef; readonly about: string }) {
  const words = useWords();
  const said = useSaidMarks();
  const places = usePlaces();
  const open = onPlainClick(() => places.open(place));
  return (
    <a
      aria-label={words.common.field(words.common.openInSource, said(about))}
      className="quiet-link relative whitespace-nowrap text-ink-2 text-small"
      data-evidence=""
      href={places.hrefOf(place)}
      onClick={open}
    >
      {words.common.openInSource}
    </a>
  );
}
