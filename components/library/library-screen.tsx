// The first screen: import, what became of the last import, and the bundles that this browser keeps.
"use client";

import { Suspense } from "react";
import { DropZone } from "@/components/import/drop-zone.tsx";
import { SampleList } from "@/components/import/sample-list.tsx";
import { useUrlState } from "@/components/session/url-state.ts";
import { rememberedZone, useClockOf } from "@/components/session/use-clock-choice.ts";
import { lazyPart } from "@/components/ui/lazy-part.ts";
import { useArrivalFocus } from "@/components/ui/use-arrival-focus.ts";
import { useTitle } from "@/components/ui/use-title.ts";
import { useNearWords } from "@/components/ui/use-words.ts";
import { Holdings } from "./holdings.tsx";
import { LibraryHeader } from "./library-header.tsx";
import { StoreNotice } from "./store-notice.tsx";
import { useLibraryActions, useTendedLibrary } from "./use-library.ts";

const LibraryContent = lazyPart(async () => (await import("./library-content.tsx")).LibraryContent);

export function LibraryScreen() {
  const words = useNearWords();
  useTitle(words.common.brand);
  const state = useTendedLibrary();
  const actions = useLibraryActions();
  useArrivalFocus();
  const [{ only, zone }, setUrl] = useUrlState();
  const isOnly = only === true;
  const chosen = zone ?? rememberedZone();
  const clock = useClockOf(chosen === "start" ? "local" : chosen, null);
  const inferred = state.content.bundles.reduce(
    (sum, { summary }) => sum + (summary?.standings.inferred ?? 0),
    0,
  );
  return (
    <>
      <a className="skip-link" href="#content">
        {words.common.skipToContent}
      </a>
      <LibraryHeader
        inferred={inferred}
        onOnly={(next) => void setUrl({ only: next ? true : null })}
        only={isOnly}
      />
      <main className="mx-auto flex max-w-400 flex-col gap-6 px-4 py-5 lg:px-8" id="content" tabIndex={-1}>
        <div className="flex flex-col gap-3">
          <Holdings onClearAll={actions.clearAll} state={state} />
          <StoreNotice state={state} />
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[1fr_minmax(280px,440px)] print:hidden">
            <DropZone
              reads={words.library.dropReads}
              text={words.library.dropText}
              title={words.library.dropTitle}
            />
            <SampleList />
          </div>
        </div>
        <Suspense fallback={null}>
          <LibraryContent actions={actions} clock={clock} only={isOnly} state={state} />
        </Suspense>
      </main>
    </>
  );
}
