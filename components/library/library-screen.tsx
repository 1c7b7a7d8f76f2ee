// The first screen: import, what became of the last import, and the bundles that this browser keeps.
"use client";

import { DropZone } from "@/components/import/drop-zone.tsx";
import { ImportLedger } from "@/components/import/import-ledger.tsx";
import { SampleList } from "@/components/import/sample-list.tsx";
import { PageFoot } from "@/components/offline/page-foot.tsx";
import { useUrlState } from "@/components/session/url-state.ts";
import { rememberedZone, useClockOf } from "@/components/session/use-clock-choice.ts";
import { useArrivalFocus } from "@/components/ui/use-arrival-focus.ts";
import { useTitle } from "@/components/ui/use-title.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { BundleList } from "./bundle-list.tsx";
import { DeletedNotice } from "./deleted-notice.tsx";
import { Holdings, Room } from "./holdings.tsx";
import { LibraryHeader } from "./library-header.tsx";
import { StoreNotice } from "./store-notice.tsx";
import { useLibraryActions, useTendedLibrary } from "./use-library.ts";

export function LibraryScreen() {
  const words = useWords();
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
        <ImportLedger />
        <DeletedNotice actions={actions} />
        <div className="flex flex-col gap-3">
          <BundleList actions={actions} clock={clock} only={isOnly} state={state} />
          <Room state={state} />
        </div>
        <PageFoot />
      </main>
    </>
  );
}
