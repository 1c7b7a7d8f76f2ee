// The line of totals over the dispatch table: each number a claim of its own. What only an inference ended is counted
// apart from what the files state.
"use client";

import { CountValue } from "@/components/claim/values.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Totals } from "@/lib/model/analysis.ts";
import { type Claim, isKnown, knownValue } from "@/lib/model/claim.ts";

export function DispatchTotals({ totals }: { readonly totals: Totals }) {
  const words = useWords();
  const { total } = words.dispatch;
  return (
    <ul aria-label={words.dispatch.totals} className="totals-line">
      <Total claim={totals.dispatches} isAlways>
        {total.dispatches(knownValue(totals.dispatches) ?? 0)}
      </Total>
      <Total claim={totals.completed}>{total.completed}</Total>
      <Total claim={totals.failed}>{total.failed}</Total>
      <Total claim={totals.cancelled}>{total.cancelled}</Total>
      <Total claim={totals.refused}>{total.refused}</Total>
      <Total claim={totals.settledByInference}>{total.inferred}</Total>
      <Total claim={totals.open}>{total.open}</Total>
      <Total claim={totals.undetermined}>{total.undetermined}</Total>
      <Total claim={totals.childrenNotLoaded}>
        {total.notLoaded(knownValue(totals.childrenNotLoaded) ?? 0)}
      </Total>
    </ul>
  );
}

interface TotalProps {
  readonly claim: Claim<number>;
  /** Shown when it is zero, too. */
  readonly isAlways?: boolean;
  readonly children: string;
}

function Total({ claim, isAlways = false, children }: TotalProps) {
  const words = useWords();
  if (!isAlways && isKnown(claim) && claim.value === 0) return null;
  if (claim.standing === "hidden") {
    return <li className="text-ink-3">{words.common.hiddenCount(children)}</li>;
  }
  return (
    <li>
      <CountValue claim={claim} className="font-semibold" /> <span>{children}</span>
    </li>
  );
}
