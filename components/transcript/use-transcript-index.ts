// The index of one session's transcript, asked of the worker. Another session, or another bundle, makes an answer void.
"use client";

import { useCallback, useEffect, useState } from "react";
import type { BundleDetails } from "@/components/session/use-bundle.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";
import type { TranscriptIndex } from "@/lib/model/transcript.ts";

export type IndexState =
  | { readonly status: "reading" }
  | { readonly status: "missing" }
  | { readonly status: "failed"; readonly trouble: Trouble; readonly retry: () => void }
  | { readonly status: "ready"; readonly index: TranscriptIndex };

interface Answer {
  readonly details: BundleDetails;
  readonly session: SessionId;
  readonly state: IndexState;
}

const READING: IndexState = { status: "reading" };

export function useTranscriptIndex(details: BundleDetails, session: SessionId): IndexState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const become = (state: IndexState) => {
      if (isCurrent) setAnswer({ details, session, state });
    };
    details.transcript(session).then(
      (index) => become(index === null ? { status: "missing" } : { status: "ready", index }),
      (error: unknown) => become({ status: "failed", trouble: troubleOf(error), retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [details, session, attempt, retry]);
  return answer?.details === details && answer.session === session ? answer.state : READING;
}
