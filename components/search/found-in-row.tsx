// That a search found values in a record, said beside it; one that holds the hit that is shown says so too.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { useOptionalSearch } from "./search-context.tsx";

export interface FoundInRowProps {
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: string;
}

export function FoundInRow(place: FoundInRowProps) {
  const { search: words } = useWords();
  const search = useOptionalSearch();
  if (search === null || search.result === null || search.names === null) return null;
  const { hitsOf } = search;
  const count = search.names.ownersAt(place).reduce((sum, owner) => sum + (hitsOf.get(owner) ?? 0), 0);
  return count === 0 ? null : <p className="row-found">{words.inRow(count)}</p>;
}
