// The later calls that may be a refused one tried another way: which call, what it shares, and what became of it. All of it is
// inferred; while only live-observed values are shown, none is.
"use client";

import { IdValue, WordValue } from "@/components/claim/values.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Retry } from "@/lib/model/call-records.ts";
import { knownValue } from "@/lib/model/claim.ts";

export function RetryList({ retries }: { readonly retries: readonly Retry[] }) {
  const words = useWords().permissions;
  const { only } = useSession();
  if (retries.length === 0)
    return <span className="text-ink-3">{only ? words.retriesHidden : words.noRetries}</span>;
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
    <>
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
                <WordValue claim={retry.by} write={(by) => values.retryMatch[by]} />
              </span>
            ),
          }}
          template={own.retry}
        />
      </span>
      <span className="block text-ink-2 text-small">
        {values.list([retry.turn === "same" ? own.sameTurn : own.nextTurn, own.retryEnded[retry.ended]])}
      </span>
    </>
  );
}
