// What the browser says about room: how much it gives, and whether it may drop what is kept here.
"use client";

import { useCallback, useEffect, useState } from "react";

export interface Storage {
  /** Bytes that this site takes now, all of it: files, rows and the page itself. */
  readonly usage: number | null;
  readonly quota: number | null;
  /** null: the browser does not say. */
  readonly isPersisted: boolean | null;
}

export interface StorageUse extends Storage {
  /** It was asked to keep everything, and declined. */
  readonly isDeclined: boolean;
  readonly ask: () => void;
}

const UNTOLD: Storage = { usage: null, quota: null, isPersisted: null };

/** What was written a moment ago is not counted yet. */
const SETTLED_MS = 2000;

/** Asked again whenever `revision` changes. */
export function useStorage(revision: number): StorageUse {
  const [storage, setStorage] = useState(UNTOLD);
  const [isDeclined, setDeclined] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision says when to look again.
  useEffect(() => {
    let isGone = false;
    const look = () =>
      void told().then((told) => {
        if (!isGone) setStorage(told);
      });
    look();
    const timer = setTimeout(look, SETTLED_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [revision]);
  const ask = useCallback(() => {
    const answered = (isPersisted: boolean) => {
      setStorage((known) => ({ ...known, isPersisted }));
      setDeclined(!isPersisted);
    };
    // A browser that refuses to be asked has declined, too.
    navigator.storage.persist().then(answered, () => answered(false));
  }, []);
  return { ...storage, isDeclined, ask };
}

/** A browser without the interface, or one that refuses, tells nothing. */
async function told(): Promise<Storage> {
  if (!("storage" in navigator)) return UNTOLD;
  try {
    const { usage = null, quota = null } = await navigator.storage.estimate();
    return { usage, quota, isPersisted: await navigator.storage.persisted() };
  } catch {
    return UNTOLD;
  }
}
