// The detail of one claim, asked of the worker. A later question makes an earlier answer void.
"use client";

import { useEffect, useState } from "react";
import type { ClaimDetail } from "@/lib/model/bundle-view.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";

export type ClaimDetailState =
  | { readonly status: "asked" }
  | { readonly status: "missing" }
  | { readonly status: "failed"; readonly trouble: Trouble }
  | { readonly status: "ready"; readonly detail: ClaimDetail };

interface DetailSource {
  claim(id: ClaimId): Promise<ClaimDetail | null>;
}

interface Answer {
  readonly id: ClaimId;
  readonly details: DetailSource;
  readonly state: ClaimDetailState;
}

const ASKED: ClaimDetailState = { status: "asked" };

export function useClaimDetail(id: ClaimId, details: DetailSource): ClaimDetailState {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const become = (state: ClaimDetailState) => {
      if (isCurrent) setAnswer({ id, details, state });
    };
    details.claim(id).then(
      (detail) => become(detail === null ? { status: "missing" } : { status: "ready", detail }),
      (error: unknown) => become({ status: "failed", trouble: troubleOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, details]);
  return answer !== null && answer.id === id && answer.details === details ? answer.state : ASKED;
}
