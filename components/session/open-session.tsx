// An opened session: header, tabs, the chosen view, the claim card and the status bar around one shared session.
"use client";

import { lazy, Suspense, useMemo, useState } from "react";
import { ClaimLinksProvider } from "@/components/claim/claim-links.tsx";
import { PlacesProvider } from "@/components/claim/places.tsx";
import { RangeCrumbs } from "@/components/range/range-crumbs.tsx";
import { useRangeTrail } from "@/components/range/use-range-trail.ts";
import { ReportNote } from "@/components/report/report-note.tsx";
import { SearchProvider } from "@/components/search/search-context.tsx";
import { useSearch } from "@/components/search/use-search.ts";
import { useSearchOpening } from "@/components/search/use-search-opening.ts";
import { ClockProvider } from "@/components/ui/clock-context.tsx";
import { useArrivalFocus } from "@/components/ui/use-arrival-focus.ts";
import { NARROW_HEADER, useMedia } from "@/components/ui/use-media.ts";
import { useTitle } from "@/components/ui/use-title.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { withMarkWords } from "@/lib/words/mark-words.ts";
import { DispatchReadout } from "./dispatch-readout.tsx";
import { DispatchOrderProvider } from "./dispatch-steps-context.tsx";
import { OnlySwitch } from "./only-switch.tsx";
import { SessionProvider } from "./session-context.tsx";
import { SessionHeader } from "./session-header.tsx";
import { KeyHint, StatusBar, StatusProvider } from "./status-slot.tsx";
import { TabBar } from "./tab-bar.tsx";
import { TabContent } from "./tab-content.tsx";
import { useDispatchSteps } from "./use-dispatch-steps.ts";
import { useSessionCommands } from "./use-session-commands.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import { type OpenedSession, useSessionState } from "./use-session-state.ts";

const ClaimPanel = lazy(async () => ({ default: (await import("../claim/claim-panel.tsx")).ClaimPanel }));
const SearchPanel = lazy(async () => ({
  default: (await import("../search/search-panel.tsx")).SearchPanel,
}));

export function OpenSession({ opened }: { readonly opened: OpenedSession }) {
  const words = useWords();
  useArrivalFocus();
  const { session, focus } = useSessionState(opened);
  const steps = useDispatchSteps(session);
  const isNarrow = useMedia(NARROW_HEADER);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const search = useSearch(opened.details, session.only);
  const opening = useSearchOpening(search);
  useSessionKeys(session, steps.step, opening.open, useRangeTrail());
  useSessionCommands(session, opening.open);
  useSessionTitle(session.view);
  const { openClaim, openSource, hrefWith, sourceHref, selectedClaim } = session;
  const links = useMemo(
    () => ({
      hrefOf: (id: typeof selectedClaim) => hrefWith({ claim: id }),
      open: openClaim,
      selected: selectedClaim,
    }),
    [hrefWith, openClaim, selectedClaim],
  );
  const places = useMemo(
    () => ({
      hrefOf: ({ doc, line, at }: PlaceRef) => sourceHref(doc, line, at),
      open: ({ doc, line, at }: PlaceRef) => openSource(doc, line, at),
    }),
    [sourceHref, openSource],
  );
  return (
    <SessionProvider value={session}>
      <SearchProvider value={search}>
        <ClockProvider value={session.clock}>
          <ClaimLinksProvider value={links}>
            <PlacesProvider value={places}>
              <DispatchOrderProvider value={steps.showOrder}>
                <StatusProvider value={slot}>
                  <div className="session-frame">
                    <a className="skip-link" href="#content">
                      {words.common.skipToContent}
                    </a>
                    <SessionHeader />
                    <TabBar onSearch={opening.open} />
                    {session.report !== null && <ReportNote report={session.report} />}
                    <RangeCrumbs />
                    {isNarrow && (
                      <section
                        aria-label={words.session.only}
                        className="flex h-10 flex-none items-center border-hairline border-b px-4"
                      >
                        <OnlySwitch />
                      </section>
                    )}
                    <div className="session-work">
                      {search.query !== null && (
                        <Suspense fallback={null}>
                          <SearchPanel onClose={opening.close} />
                        </Suspense>
                      )}
                      <div className="session-body" data-card={selectedClaim !== null}>
                        <main className="session-content" id="content" tabIndex={-1}>
                          <TabContent tab={session.tab} />
                        </main>
                        {selectedClaim !== null && (
                          <Suspense
                            fallback={<aside aria-label={words.claim.card} className="claim-panel" />}
                          >
                            <ClaimPanel focus={focus} id={selectedClaim} step={steps.stepClaim} />
                          </Suspense>
                        )}
                      </div>
                    </div>
                    <StatusBar slot={setSlot}>
                      <DispatchReadout />
                      <KeyHint keys={["[", "]"]}>{words.session.keys.dispatch}</KeyHint>
                      <KeyHint keys={["Enter"]}>{words.session.keys.claim}</KeyHint>
                      <KeyHint keys={["e"]}>{words.session.keys.evidence}</KeyHint>
                      <KeyHint keys={["o"]}>{words.session.keys.only}</KeyHint>
                    </StatusBar>
                  </div>
                </StatusProvider>
              </DispatchOrderProvider>
            </PlacesProvider>
          </ClaimLinksProvider>
        </ClockProvider>
      </SearchProvider>
    </SessionProvider>
  );
}

type PlaceRef = Parameters<Parameters<typeof PlacesProvider>[0]["value"]["open"]>[0];

function useSessionTitle(view: OpenedSession["view"]): void {
  const words = useWords();
  const session = mainSession(view);
  const title = session === null ? null : knownValue(session.title);
  useTitle(words.session.title(withMarkWords(title ?? words.session.heading, words.marks)));
}
