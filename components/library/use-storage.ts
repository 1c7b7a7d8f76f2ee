// What the browser says about room: how much it gives, and whether it may drop what is kept here.
"use client";

import { useCallback, useEffect, useState } from "react";

export interface Storage {
  readonly quota: number | null;
  /** null: the browser does not say. */
  readonly isPersisted: boolean | null;
}

export interface StorageUse extends Storage {
  /** It was asked to keep everything, and declined. */
  readonly isDeclined: boolean;
  readonly ask: () => void;
}

const UNTOLD: Storage = { quota: null, isPersisted: null };

/** Asked again whenever `revision` changes. */
export function useStorage(revision: number): StorageUse {
  const [storage, setStorage] = useState(UNTOLD);
  const [isDeclined, setDeclined] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says when to look again.
  useEffect(() => {
    let isGone = false;
    void told().then((told) => {
      if (!isGone) setStorage(told);
    });
    return () => {
      isGone = true;
    };
  }, [revision]);
  const ask = useCallback(() => {
    void navigator.storage.persist().then((isPersisted) => {
      setStorage((known) => ({ ...known, isPersisted }));
      setDeclined(!isPersisted);
    });
  }, []);
  return { ...storage, isDeclined, ask };
}

/** A browser without the interface, or one that refuses, tells nothing. */
async function told(): Promise<Storage> {
  if (!("storage" in navigator)) return UNTOLD;
  try {
    const { quota = null } = await navigator.storage.estimate();
    return { quota, isPersisted: await navigator.storage.persisted() };
  } catch {
    return UNTOLD;
  }
}
