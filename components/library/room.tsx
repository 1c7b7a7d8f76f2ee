// The foot of the list of bundles: what room there is and whether the browser may drop what it keeps.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import { formatSize } from "@/lib/words/format.ts";
import { bytesKept } from "./bytes-kept.ts";
import type { LibraryState } from "./use-library.ts";
import { useStorage } from "./use-storage.ts";

export function Room({ state }: { readonly state: LibraryState }) {
  return state.content.files.length > 0 && state.condition.kind === "kept" ? (
    <KeptRoom bytes={bytesKept(state)} />
  ) : null;
}

/** `bytes` only says when to look again. */
function KeptRoom({ bytes }: { readonly bytes: number }) {
  const words = useWords().library.storage;
  const { usage, quota, isPersisted, isDeclined, ask } = useStorage(bytes);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-3 text-small">
      {usage !== null && quota !== null && <span>{words.room(formatSize(usage), formatSize(quota))}</span>}
      {isPersisted === true && <span>{words.persisted}</span>}
      {isPersisted === false && (
        <>
          <span>{isDeclined ? words.declined : words.mayDrop}</span>
          {!isDeclined && (
            <button className="quiet-link min-h-6 text-ink-2" onClick={ask} type="button">
              {words.ask}
            </button>
          )}
        </>
      )}
    </p>
  );
}
