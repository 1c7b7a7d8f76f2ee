// The report as it would be saved with the choices at hand, made anew by the worker when one changes. Older drafts stay on
// screen, marked as old, until the next is there.
"use client";

import { useCallback, useEffect, useState } from "react";
import type { BundleDetails } from "@/lib/library/opened-bundle.ts";
import type { ReportAsked, ReportDraft } from "@/lib/worker/protocol.ts";

export type { ReportAsked, ReportDraft, ReportForm, ReportOrigin } from "@/lib/worker/protocol.ts";

export interface DraftState {
  readonly draft: ReportDraft | null;
  /** The draft is not of the choices at hand, or there is none yet. */
  readonly isMaking: boolean;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** Ticking several boxes in a row makes one report. */
const WAIT_MS = 120;

export function useReportDraft(details: BundleDetails, asked: ReportAsked, isOpen: boolean): DraftState {
  const [made, setMade] = useState<{ asked: ReportAsked; draft: ReportDraft } | null>(null);
  const [failed, setFailed] = useState<ReportAsked | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again for the same.
  useEffect(() => {
    if (!isOpen) return;
    const cancel = new AbortController();
    const timer = setTimeout(() => {
      details.report(asked, cancel.signal).then(
        (draft) => {
          if (!cancel.signal.aborted) setMade({ asked, draft });
        },
        () => {
          if (!cancel.signal.aborted) setFailed(asked);
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [details, asked, isOpen, turn]);
  const again = useCallback(() => {
    setFailed(null);
    setTurn((count) => count + 1);
  }, []);
  return {
    draft: made?.draft ?? null,
    isMaking: made?.asked !== asked && failed !== asked,
    hasFailed: failed === asked,
    again,
  };
}
