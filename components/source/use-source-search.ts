// Text searched in one document. A later question makes an earlier answer void.
"use client";

import { useCallback, useRef, useState } from "react";
import type { SourceHit } from "@/lib/model/bundle-view.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";

const MOST_HITS = 200;

export type SearchState =
  | { readonly status: "none" }
  | { readonly status: "asked" }
  | { readonly status: "failed"; readonly trouble: Trouble }
  | { readonly status: "found"; readonly hits: readonly SourceHit[]; readonly isAll: boolean };

export interface SourceSearch {
  readonly text: string;
  readonly state: SearchState;
  readonly ask: (text: string) => void;
}

interface Searcher {
  searchSource(document: DocumentId, text: string, limit: number): Promise<readonly SourceHit[]>;
}

export function useSourceSearch(searcher: Searcher, document: DocumentId): SourceSearch {
  const [text, setText] = useState("");
  const [state, setState] = useState<SearchState>({ status: "none" });
  const turn = useRef(0);
  const ask = useCallback(
    (next: string) => {
      turn.current += 1;
      const mine = turn.current;
      setText(next);
      if (next === "") {
        setState({ status: "none" });
        return;
      }
      setState({ status: "asked" });
      const become = (found: SearchState) => {
        if (turn.current === mine) setState(found);
      };
      searcher.searchSource(document, next, MOST_HITS).then(
        (hits) => become({ status: "found", hits, isAll: hits.length < MOST_HITS }),
        (error: unknown) => become({ status: "failed", trouble: troubleOf(error) }),
      );
    },
    [searcher, document],
  );
  return { text, state, ask };
}
