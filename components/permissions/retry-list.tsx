// The later calls that may be a refused one tried another way: which call, what it shares, and what became of it. All of it is
// inferred; while only live-observed values are shown, none is. That none is found says nothing of what was tried.
"use client";

import { IdValue, WordValue } from "@/components/claim/values.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Retry } from "@/lib/model/call-records.ts";
import { type Claim, knownValue } from "@/lib/model/claim.ts";

export interface RetryListProps {
  /** null: what was decided is no refusal. */
  readonly retried: Claim<boolean> | null;
  readonly retries: readonly Retry[];
}

export function RetryList({ retried, retries }: RetryListProps) {
  const words = useWords();
  if (retried === null) return <span className="text-ink-3">{words.permissions.noRefusal}</span>;
  if (retries.length === 0) {
    const none = retried.standing === "unknown" && retried.reason === "not found";
    return (
      <WordValue
        claim={retried}
        write={(was) => words.claim.values[was ? "yes" : "no"]}
        {...(none ? { unknown: words.permissions.noRetries } : {})}
      />
    );
  }
  return (
    <ul>
      {retries.map((retry) => (
        <li key={retry.id}>
          <RetryItem retry={retry} />
        </li>
      ))}
    </ul>
  );
}

function RetryItem({ retry }: { readonly retry: Retry }) {
  const words = useWords();
  const said = useSaidMarks();
  const { values } = words.claim;
  const own = words.permissions;
  return (
    <span className="decision-line">
      <Filled
        parts={{
          call: (
            <>
              <SafeText text={retry.tool} /> <IdValue claim={retry.call} />
            </>
          ),
          shared: (
            <span title={said(knownValue(retry.shared) ?? "") || undefined}>
              <WordValue
                claim={retry.by}
                write={(by) =>
                  values.list([
                    values.retryMatch[by],
                    retry.turn === "same" ? own.sameTurn : own.nextTurn,
                    own.retryEnded[retry.ended],
                  ])
                }
              />
            </span>
          ),
        }}
        template={own.retry}
      />
    </span>
  );
}
