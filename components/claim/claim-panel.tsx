// The place of the claim card: a column at the right, below 1100 px a sheet at the bottom, never a modal. Asks for the
// detail, says when it is missing, hidden or failed, and takes the focus when a person opened it.
"use client";

import { useEffect, useRef } from "react";
import { useLibraryTallies } from "@/components/library/use-tallies.ts";
import type { CardFocus } from "@/components/session/card-focus.ts";
import { type Session, useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { ClaimDetail } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { Standing } from "@/lib/model/standing.ts";
import { propertyWords } from "@/lib/words/claim-sentence.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
import { ClaimCard } from "./claim-card.tsx";
import { CopyClaim } from "./copy-claim.tsx";
import { liveObservedDetail } from "./live-observed-detail.ts";
import { StandingMark } from "./standing-mark.tsx";
import { useClaimDetail } from "./use-claim-detail.ts";

export interface ClaimPanelProps {
  readonly id: ClaimId;
  /** Asked for by the last opening; null when a link opened the card. */
  readonly focus: CardFocus | null;
  /** Opens the same property of the dispatch before or after; null when the claim is not a dispatch's. */
  readonly step: ((by: -1 | 1) => void) | null;
}

export function ClaimPanel({ id, focus, step }: ClaimPanelProps) {
  const words = useWords();
  const session = useSession();
  const state = useClaimDetail(id, session.details);
  const tallies = useLibraryTallies();
  const panel = useRef<HTMLElement>(null);
  const isReady = state.status !== "asked";
  useEffect(() => {
    if (focus === null || !isReady) return;
    const target = focus.on === "evidence" ? panel.current?.querySelector("[data-evidence]") : null;
    const heading = panel.current?.querySelector("h2");
    const chosen = target ?? heading;
    if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: focus.on === "card" });
    chosen?.scrollIntoView({ block: "nearest" });
  }, [focus, isReady]);
  const shown = state.status === "ready" && session.only ? liveObservedDetail(state.detail) : null;
  const detail = shown?.detail ?? (state.status === "ready" ? state.detail : null);
  const standing = detail === null || detail.claim.standing === "hidden" ? null : detail.claim.standing;
  return (
    <aside aria-label={words.claim.card} className="claim-panel" ref={panel}>
      <PanelHead
        detail={detail}
        id={id}
        isMissing={state.status === "missing"}
        session={session}
        standing={standing}
        step={step}
      />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {state.status === "asked" && <p className="p-4 text-ink-2">{words.claim.opening}</p>}
        {state.status === "missing" && <p className="p-4">{words.claim.missing}</p>}
        {state.status === "failed" && (
          <p className="p-4">
            {words.claim.failed}
            {words.common.sentenceGap}
            {troubleText(state.trouble, words.problems)}
          </p>
        )}
        {detail?.claim.standing === "hidden" && (
          <div className="flex flex-col items-start gap-3 p-4">
            <p>{words.claim.hidden}</p>
            <Button onClick={() => session.setOnly(false)}>{words.claim.show}</Button>
          </div>
        )}
        {hasShownClaim(detail) && (
          <ClaimCard
            detail={detail}
            library={tallies}
            rivalsHidden={shown?.rivalsHidden}
            view={session.view}
          />
        )}
      </div>
      {hasShownClaim(detail) && (
        <footer className="flex items-center justify-end gap-3 border-hairline border-t px-4 py-2">
          <CopyClaim detail={detail} view={session.view} />
        </footer>
      )}
    </aside>
  );
}

type ShownDetail = Parameters<typeof ClaimCard>[0]["detail"];

function hasShownClaim(detail: ClaimDetail | null): detail is ShownDetail {
  return detail !== null && detail.claim.standing !== "hidden";
}

interface PanelHeadProps {
  readonly id: ClaimId;
  /** An address may name anything: what no claim is has no name. */
  readonly isMissing: boolean;
  readonly detail: ClaimDetail | null;
  readonly session: Session;
  readonly standing: Standing | null;
  readonly step: ClaimPanelProps["step"];
}

function PanelHead({ id, isMissing, detail, session, standing, step }: PanelHeadProps) {
  const words = useWords();
  const subject = subjectOf(id, session.view, words.claim, detail?.subject);
  return (
    <div className="flex h-11 flex-none items-center gap-1 border-hairline border-b pr-2 pl-4">
      <h2 className="flex min-w-0 flex-1 items-center gap-2 font-semibold" tabIndex={-1}>
        {standing !== null && <StandingMark standing={standing} />}
        <span className="truncate">
          {isMissing ? words.claim.card : propertyWords(subject, words.claim).name}
        </span>
      </h2>
      {step !== null && (
        <>
          <Button aria-label={words.claim.previous} kind="bare" onClick={() => step(-1)}>
            <kbd>[</kbd>
          </Button>
          <Button aria-label={words.claim.next} kind="bare" onClick={() => step(1)}>
            <kbd>]</kbd>
          </Button>
        </>
      )}
      <Button aria-label={words.claim.close} kind="bare" onClick={session.closeClaim}>
        <Icon name="cross" />
      </Button>
    </div>
  );
}
