// Children of whom it is not seen that their answer reached the lead.
"use client";

import { dispatchName } from "@/components/claim/subject-of.ts";
import { TimeValue, WordValue } from "@/components/claim/values.tsx";
import { OutcomeValue } from "@/components/dispatch/dispatch-cell.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

export function Unanswered({ view }: { readonly view: BundleView }) {
  const words = useWords();
  const unanswered = view.dispatches.filter(({ delivered }) => !(isKnown(delivered) && delivered.value));
  return (
    <OverviewSection title={words.overview.unanswered}>
      {unanswered.length === 0 ? (
        <p className="text-ink-2">
          {view.dispatches.length === 0 ? words.overview.unansweredNone : words.overview.noUnanswered}
        </p>
      ) : (
        <LongList
          items={unanswered.map((dispatch) => ({
            key: dispatch.id,
            node: <UnansweredItem dispatch={dispatch} />,
          }))}
        />
      )}
    </OverviewSection>
  );
}

function UnansweredItem({ dispatch }: { readonly dispatch: Dispatch }) {
  const words = useWords();
  const { settledBy } = dispatch;
  return (
    <>
      <strong className="font-semibold">
        <SafeText text={dispatchName(dispatch, words.claim)} />
      </strong>
      <span className="flex flex-wrap gap-x-4 text-small">
        <span>
          {words.dispatch.columns.outcome} <OutcomeValue dispatch={dispatch} />
        </span>
        <span>
          {words.dispatch.columns.settled} <TimeValue claim={dispatch.settledAt} />
        </span>
        {isKnown(settledBy) && (
          <span>
            <WordValue claim={settledBy} write={(by) => words.claim.values.settledBy[by]} />
          </span>
        )}
        <span>
          {words.overview.delivered}{" "}
          <WordValue
            claim={dispatch.delivered}
            write={(isDelivered) => (isDelivered ? words.claim.values.yes : words.claim.values.no)}
          />
        </span>
      </span>
    </>
  );
}
