// An analysis without what the policy leaves out, and what that was. By whitelist: every text has a class in the plan, and
// stays only when its class finds it harmless or the person asked for its kind. Secrets go in any case.

import { invariant } from "../base/invariant.ts";
import type { Analysis } from "../model/analysis.ts";
import { knownValue } from "../model/claim.ts";
import { withoutInferred } from "../model/live-observed.ts";
import type { Removals } from "../model/session-report.ts";
import { ANALYSIS } from "./analysis-plan.ts";
import { walkerOf } from "./compiled-plan.ts";
import type { Surroundings } from "./plan.ts";
import type { RedactionPolicy } from "./policy.ts";
import { pseudonyms } from "./pseudonyms.ts";
import { seenNothing } from "./redact-text.ts";
import { type Kept, type RemovalExample, removalLog } from "./removal-log.ts";

const REDACT = walkerOf(ANALYSIS);

export interface Redacted {
  readonly analysis: Analysis;
  readonly removals: Removals;
  /** For the person who decides: not part of a report. */
  readonly examples: readonly RemovalExample[];
  readonly kept: Kept;
}

/** `isRedacted`: the analysis came out of a report; what stands there for removed text is kept as it is. */
export function redact(analysis: Analysis, policy: RedactionPolicy, isRedacted = false): Redacted {
  const shown = policy.only ? onlyLiveObserved(analysis) : analysis;
  const log = removalLog();
  const names = pseudonyms();
  for (const { name } of shown.documents) names.file(name);
  const state = { include: new Set(policy.include), isRedacted, names, log, at: [], seen: seenNothing() };
  const redacted = REDACT(shown, shown, { around: surroundings(shown), state });
  invariant(isSameShape(redacted, shown), "redaction changed more than texts");
  return { analysis: redacted, removals: log.counts(), examples: log.examples(), kept: log.keptTexts() };
}

function onlyLiveObserved(analysis: Analysis): Analysis {
  const { spans, ...drawn } = analysis.timeline;
  const { view } = withoutInferred({ ...analysis, timeline: drawn });
  return { ...view, timeline: { ...view.timeline, spans } };
}

function surroundings({ dispatches, missingSessions }: Analysis): Surroundings {
  const agents = [
    ...dispatches.map(({ agent }) => knownValue(agent)),
    ...missingSessions.map(({ agent }) => agent),
  ];
  return {
    taskNumbers: new Map(dispatches.map(({ id, number }) => [id, number])),
    agents: new Set(agents.filter((agent) => agent !== null)),
  };
}

/** A walk changes texts and nothing else. */
function isSameShape(value: unknown, before: Analysis): value is Analysis {
  return (
    typeof value === "object" && value !== null && Object.keys(value).join() === Object.keys(before).join()
  );
}
