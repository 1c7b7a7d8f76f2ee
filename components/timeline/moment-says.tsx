// What the record of a moment says, with the claims that belong to it, each with its mark: how long after the request the
// acknowledgement came, whom it names, by what a child counts as settled. Looked up in the view, never worked out here.
"use client";

import type { ReactNode } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Applicable } from "@/lib/model/claim.ts";
import type { Dispatch, Measure } from "@/lib/model/dispatch.ts";
import type { Moment } from "@/lib/model/timeline.ts";
import { formatDuration, formatId } from "@/lib/words/format.ts";

export interface MomentSaysProps {
  readonly moment: Moment;
  readonly dispatch: Dispatch | null;
  readonly idle: BundleView["idles"][number] | null;
}

export function MomentSays({ moment, dispatch, idle }: MomentSaysProps) {
  const words = useWords();
  const { timeline, claim: claimWords } = words;
  const text = moment.text === null || moment.text === "" ? null : <SafeText text={moment.text} />;
  const clause = claimWords.says[moment.says];
  if (dispatch !== null) {
    switch (moment.kind) {
      case "request":
        return (
          <Parts>
            <AgentName moment={moment} />
            {text}
          </Parts>
        );
      case "acknowledgement":
        return (
          <Parts>
            <Filled
              parts={{ child: <ClaimValue claim={dispatch.child} format={(child) => formatId(child)} /> }}
              template={timeline.names}
            />
            <After claim={dispatch.acknowledgementLatency} name="latency" template={timeline.afterRequest} />
          </Parts>
        );
      case "child-end":
        return <After claim={dispatch.working} name="working" template={timeline.afterStart} />;
      case "injection":
        return (
          <Parts>
            <ClaimValue
              claim={dispatch.outcome}
              format={(outcome) => (
                <OutcomeWord isBad={outcome === "error"} text={claimWords.values.outcome[outcome]} />
              )}
            />
            <After claim={dispatch.noticeDelay} name="delay" template={timeline.afterEnd} />
          </Parts>
        );
      case "settled":
        return <ClaimValue claim={dispatch.settledBy} format={(by) => claimWords.values.settledBy[by]} />;
    }
  }
  if (moment.kind === "idle" && idle !== null) {
    return (
      <Parts>
        {text}
        <ClaimValue claim={idle.openChildren} format={timeline.openNow} />
      </Parts>
    );
  }
  if (moment.kind === "refused") {
    return (
      <Parts>
        <OutcomeWord isBad text={claimWords.values.refused} />
        <AgentName moment={moment} />
        {text}
      </Parts>
    );
  }
  return text ?? <span className="text-ink-2">{clause}</span>;
}

/** The agent, or the tool that was refused. */
function AgentName({ moment }: { readonly moment: Moment }) {
  return moment.agent === null ? null : <SafeText text={moment.agent} />;
}

function After({
  claim,
  name,
  template,
}: {
  readonly claim: Applicable<Measure>;
  readonly name: string;
  readonly template: string;
}) {
  const words = useWords();
  const value = (
    <ClaimValue
      claim={claim}
      format={({ ms, bound }) =>
        bound === "exact" ? formatDuration(ms) : words.claim.values.atMost(formatDuration(ms))
      }
    />
  );
  const isMeasured =
    claim.standing === "observed" || claim.standing === "computed" || claim.standing === "inferred";
  return isMeasured ? <Filled parts={{ [name]: value }} template={template} /> : value;
}

/** Parts beside each other, parted by space: no word is put between them. */
function Parts({ children }: { readonly children: ReactNode }) {
  return <span className="timeline-parts">{children}</span>;
}
