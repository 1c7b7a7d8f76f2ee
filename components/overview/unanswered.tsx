// Children of whom it is not seen that their answer reached the lead. Each says how it ended, when and by what that is
// known; a reason that was said once is not said again.
"use client";

import { TimeValue, WordValue } from "@/components/claim/values.tsx";
import { OutcomeValue } from "@/components/dispatch/dispatch-cell.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { type Claim, isKnown, type UnknownReason } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { dispatchName } from "@/lib/words/subject-of.ts";
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
  const { outcome, settledAt, settledBy, delivered } = dispatch;
  const { values } = words.claim;
  const withdrawn = settledAt.standing === "unknown" ? settledAt.withdrawn.length : 0;
  return (
    <>
      <strong className="font-semibold">
        <SafeText text={dispatchName(dispatch, words.claim)} />
      </strong>
      <span className="overview-second">
        <span>
          {words.dispatch.columns.outcome} <OutcomeValue dispatch={dispatch} />
        </span>
        {!isSaid(settledAt, [reasonOf(outcome)]) && (
          <span>
            {words.dispatch.columns.settled} <TimeValue claim={settledAt} />
            {isKnown(settledBy) && (
              <>
                {words.overview.separator}
                <WordValue
                  claim={settledBy}
                  isMarked={settledBy.standing !== settledAt.standing}
                  write={(by) => values.settledBy[by]}
                />
              </>
            )}
          </span>
        )}
        {withdrawn > 0 && <span>{words.overview.withdrawn(withdrawn)}</span>}
        {!isSaid(delivered, [reasonOf(outcome), reasonOf(settledAt)]) && (
          <span>
            {words.overview.delivered}{" "}
            <WordValue claim={delivered} write={(isDelivered) => (isDelivered ? values.yes : values.no)} />
          </span>
        )}
      </span>
    </>
  );
}

/** An outcome `open` is what `not ended` says. */
function reasonOf(claim: Claim<unknown>): UnknownReason | null {
  if (claim.standing === "unknown") return claim.reason;
  return isKnown(claim) && claim.value === "open" ? "not ended" : null;
}

function isSaid(claim: Claim<unknown>, reasons: readonly (UnknownReason | null)[]): boolean {
  return claim.standing === "unknown" && reasons.includes(claim.reason);
}
