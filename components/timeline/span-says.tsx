// What the record of a bar says: how it ended, how long it took (a claim, with its mark), and its own text.
"use client";

import { useClaimLinks } from "@/components/claim/claim-links.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { formatDuration, formatExactDuration } from "@/lib/words/format.ts";
import type { SpanFacts } from "./item-facts.ts";
import { spanClaim } from "./use-item-actions.ts";
import type { SpanRowState } from "./use-span-rows.ts";

export interface SpanSaysProps {
  readonly facts: SpanFacts;
  readonly state: SpanRowState;
}

export function SpanSays({ facts, state }: SpanSaysProps) {
  const { timeline, claim: claimWords } = useWords();
  const isBad = facts.state === "error" || facts.state === "refused";
  const ending = timeline.barEnd[facts.end];
  return (
    <span className="timeline-parts">
      {facts.state !== "completed" && (
        <OutcomeWord isBad={isBad} text={claimWords.values.spanState[facts.state]} />
      )}
      {ending !== "" && facts.state === "completed" && <span>{ending}</span>}
      <Length facts={facts} state={state} />
      {state.status === "read" && state.row.says !== "" && <SafeText text={state.row.says} />}
      {state.status === "reading" && <span className="text-ink-3 print:hidden">{timeline.reading}</span>}
      {state.status === "failed" && <span className="text-danger">{timeline.rowFailed}</span>}
    </span>
  );
}

function Length({ facts, state }: SpanSaysProps) {
  const { timeline, common, claim: claimWords } = useWords();
  const links = useClaimLinks();
  if (facts.length === null) return null;
  const text = timeline.took(formatDuration(facts.length));
  const mark = <StandingMark standing="computed" />;
  if (state.status !== "read") {
    return (
      <span className="timeline-part">
        {mark} {text} <span className="sr">{common.standing.computed}</span>
      </span>
    );
  }
  const id = spanClaim(state.row.id, "length");
  return (
    <a
      className="claim-value"
      data-claim={id}
      data-standing="computed"
      href={links.hrefOf(id)}
      onClick={onPlainClick((event) => {
        event.stopPropagation();
        links.open(id, event.currentTarget);
      })}
      title={formatExactDuration(facts.length)}
    >
      {mark}
      <span className="claim-text">{text}</span>
      <span className="sr">{claimWords.standingAfter("computed")}</span>
    </a>
  );
}
