// The line of totals over the dispatch table: each number a claim of its own. What only an inference ended is counted
// apart from what the files state; what cannot be counted is said once, with its reason.
"use client";

import { CountValue } from "@/components/claim/values.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Totals } from "@/lib/model/analysis.ts";
import { type Claim, isKnown, knownValue } from "@/lib/model/claim.ts";

export function DispatchTotals({ totals }: { readonly totals: Totals }) {
  const words = useWords();
  const { total } = words.dispatch;
  const outcomes = [
    [totals.completed, total.completed],
    [totals.failed, total.failed],
    [totals.cancelled, total.cancelled],
    [totals.refused, total.refused],
    [totals.settledByInference, total.inferred],
    [totals.open, total.open],
    [totals.undetermined, total.undetermined],
  ] as const;
  const counted = outcomes.filter(([claim]) => claim.standing !== "unknown");
  const unknown = outcomes.filter(([claim]) => claim.standing === "unknown");
  const [first] = unknown;
  return (
    <ul aria-label={words.dispatch.totals} className="totals-line">
      <Total claim={totals.dispatches} isAlways>
        {total.dispatches(knownValue(totals.dispatches) ?? 0)}
      </Total>
      {counted.map(([claim, name]) => (
        <Total claim={claim} key={name}>
          {name}
        </Total>
      ))}
      {first !== undefined && (
        <li>
          <span>{total.unknown(unknown.map(([, name]) => name))}</span> <CountValue claim={first[0]} />
        </li>
      )}
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
