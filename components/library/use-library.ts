// The library as this page sees it, live: other tabs' changes come in by themselves. Also keeps it in order: rows of an
// older analysis are made again when the page opens.
"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { type Deletion, deletionOf } from "@/lib/library/delete-bundle.ts";
import { library } from "@/lib/library/library.ts";
import { isOutOfDate, regroup } from "@/lib/library/regroup.ts";
import type { BundleId } from "@/lib/model/ids.ts";
import { type LibraryState, OPENING } from "@/lib/store/library-store.ts";

export type { Deletion } from "@/lib/library/delete-bundle.ts";
export type { LibraryState, StoreCondition } from "@/lib/store/library-store.ts";
export type { BundleRow } from "@/lib/store/rows.ts";

export function useLibrary(): LibraryState {
  return useSyncExternalStore(
    subscribe,
    () => library().store.getValue(),
    () => OPENING,
  );
}

function subscribe(changed: () => void): () => void {
  const subscription = library().store.subscribe(changed);
  return () => {
    subscription.unsubscribe();
  };
}

let isTended = false;

/** Once per page: makes rows agree with the files, should another version or an interrupted import have left them behind. */
export function useTendedLibrary(): LibraryState {
  const state = useLibrary();
  const isReady = state.condition.kind === "kept";
  useEffect(() => {
    if (!isReady || isTended) return;
    isTended = true;
    if (isOutOfDate(library().store.getValue().content)) void regroup(library());
  }, [isReady]);
  return state;
}

export interface LibraryActions {
  /** The last deletion, until it is undone or dismissed. */
  readonly deleted: Deletion | null;
  readonly remove: (bundle: BundleId) => void;
  readonly undo: () => void;
  readonly dismiss: () => void;
  readonly clearAll: () => void;
  /** Analyses once more a bundle whose analysis stopped. */
  readonly retry: (bundle: BundleId) => void;
}

export function useLibraryActions(): LibraryActions {
  const [deleted, setDeleted] = useState<Deletion | null>(null);
  const { store } = library();
  const now = () => store.getValue().content;
  return {
    deleted,
    remove: (bundle) => {
      const deletion = deletionOf(now(), bundle);
      if (deletion === null) return;
      void store.write(deletion.change).then(() => {
        store.acknowledgeFull();
        setDeleted(deletion);
      });
    },
    undo: () => {
      if (deleted === null) return;
      void store.write(deleted.undo).then(() => {
        setDeleted(null);
        keepFocus(`[data-bundle="${CSS.escape(deleted.row.id)}"] a`);
      });
    },
    dismiss: () => {
      setDeleted(null);
      keepFocus();
    },
    clearAll: () => {
      const { files, bundles } = now();
      setDeleted(null);
      keepFocus();
      void store
        .write({ deleteFiles: files.map(({ id }) => id), deleteBundles: bundles.map(({ id }) => id) })
        .then(() => store.acknowledgeFull());
    },
    retry: (bundle) => void store.write({ deleteBundles: [bundle] }).then(() => regroup(library())),
  };
}

/**
 * What had the focus goes with a row or a notice: then it goes to `place`, or to the start of the content. Both may take some
 * frames, until the store has told the list; a focus that stays somewhere is left there.
 */
function keepFocus(place = "#content", frames = 120): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const target = document.querySelector<HTMLElement>(place);
    if (isLost && target !== null) target.focus();
    else if (frames > 0) keepFocus(place, frames - 1);
    else if (isLost) document.getElementById("content")?.focus();
  });
}
