// The lifecycle of one dispatch: seven ordinal steps with their times, what lies between them on the lines, and an arc
// for a span that is only bounded. Not to scale. Wide it lies, narrow it stands.
"use client";

import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { IdValue, MeasureValue, TimeValue, WordValue } from "@/components/claim/values.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { Standing } from "@/lib/model/standing.ts";
import { type LifecycleSpan, type LifecycleStep, lifecycleOf } from "./lifecycle.ts";

const LINES: Readonly<Record<Standing, string>> = {
  observed: "border-solid border-observed",
  computed: "border-solid border-computed",
  inferred: "border-dashed border-inferred",
  unknown: "border-dotted border-unknown",
};

export function LifecycleStrip({ dispatch, who }: { readonly dispatch: Dispatch; readonly who: string }) {
  const words = useWords();
  const { steps, spans, arc } = lifecycleOf(dispatch);
  return (
    <div className="lifecycle" data-arc={arc !== null}>
      <ol aria-label={words.dispatch.lifecycleOf(who)} className="lifecycle-steps">
        {steps.map((step, index) => (
          <li className="lifecycle-step" key={step.name}>
            <Line span={spans[index] ?? null} />
            <StepNode step={step} />
            <span className="font-medium text-small">{words.dispatch.steps[step.name]}</span>
            <StepTime step={step} />
            <span className="lifecycle-note">
              <StepNote dispatch={dispatch} name={step.name} />
            </span>
          </li>
        ))}
      </ol>
      {arc !== null && (
        <div className="lifecycle-arc">
          <Arc standing={arc.standing} />
          <span className="lifecycle-arc-label">
            <MeasureValue claim={arc} />
          </span>
        </div>
      )}
    </div>
  );
}

/** The mark at which the lines meet. A step that does not exist has a tick instead of a mark. */
function StepNode({ step }: { readonly step: LifecycleStep }) {
  const { standing } = step.at;
  if (standing === "not-applicable" || standing === "hidden")
    return <span aria-hidden="true" className="lifecycle-tick" />;
  return <StandingMark className="lifecycle-node" standing={standing} />;
}

function StepTime({ step }: { readonly step: LifecycleStep }) {
  return (
    <span className={isKnown(step.at) ? "font-mono text-small" : "text-small"}>
      {step.at.standing === "not-applicable" ? (
        <ClaimValue claim={step.at} format={() => ""} />
      ) : (
        <TimeValue claim={step.at} isMarked={false} />
      )}
    </span>
  );
}

function Line({ span }: { readonly span: LifecycleSpan | null }) {
  if (span === null) return null;
  return (
    <>
      <span aria-hidden="true" className={`lifecycle-line ${LINES[span.standing]}`} />
      {span.measure !== null && (
        <span className="lifecycle-measure">
          <MeasureValue claim={span.measure} />
        </span>
      )}
    </>
  );
}

function Arc({ standing }: { readonly standing: Standing }) {
  return (
    <svg
      aria-hidden="true"
      className={ARC_COLOURS[standing]}
      focusable="false"
      preserveAspectRatio="none"
      viewBox="0 0 100 30"
    >
      <path
        d="M0 0C15 30 85 30 100 0"
        fill="none"
        stroke="currentColor"
        strokeDasharray={standing === "inferred" ? "4 3" : standing === "unknown" ? "1 4" : undefined}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

const ARC_COLOURS: Readonly<Record<Standing, string>> = {
  observed: "text-observed",
  computed: "text-computed",
  inferred: "text-inferred",
  unknown: "text-unknown",
};

function StepNote({ dispatch, name }: { readonly dispatch: Dispatch; readonly name: LifecycleStep["name"] }) {
  const words = useWords();
  const { values } = words.claim;
  switch (name) {
    case "requested":
      return (
        <IdValue claim={dispatch.call} isMarked={dispatch.call.standing !== dispatch.requestedAt.standing} />
      );
    case "acknowledged":
      return (
        <WordValue
          claim={dispatch.acknowledgement}
          isMarked={dispatch.acknowledgement.standing !== dispatch.acknowledgedAt.standing}
          write={(status) => values.acknowledgement[status]}
        />
      );
    case "settled":
      // One reason is enough when neither the time nor the way is known.
      return dispatch.settledAt.standing === "unknown" && dispatch.settledBy.standing === "unknown" ? null : (
        <WordValue
          claim={dispatch.settledBy}
          isMarked={dispatch.settledBy.standing !== dispatch.settledAt.standing}
          write={(by) => values.settledBy[by]}
        />
      );
    default:
      return null;
  }
}
