// What the timeline draws, put together, with the first and last recorded instant.

import type { EpochMs } from "../../base/time.ts";
import type { Decision, Idle } from "../../model/call-records.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { Timeline } from "../../model/timeline.ts";
import type { Call } from "../call-index.ts";
import type { LeadPrompts } from "../dispatch/dispatched-prompts.ts";
import type { SessionSource } from "../session-source.ts";
import { bandsOf } from "./bands.ts";
import { lanesOf } from "./lanes.ts";
import { linksOf } from "./links.ts";
import { momentsOf } from "./moments.ts";
import { spansOf } from "./spans.ts";

export function timelineOf(
  sources: readonly SessionSource[],
  calls: readonly Call[],
  dispatches: readonly Dispatch[],
  idles: readonly Idle[],
  decisions: readonly Decision[],
  leadPrompts: LeadPrompts,
): Timeline {
  const spans = spansOf(sources, calls, decisions);
  const moments = momentsOf(sources, dispatches, idles, decisions, leadPrompts);
  let from: EpochMs | null = null;
  let to: EpochMs | null = null;
  const stretch = (at: EpochMs | null): void => {
    if (at === null) return;
    if (from === null || at < from) from = at;
    if (to === null || at > to) to = at;
  };
  for (const span of spans) {
    stretch(span.from);
    stretch(span.to);
  }
  for (const moment of moments) stretch(moment.at);
  return {
    from,
    to,
    lanes: lanesOf(sources, dispatches),
    spans,
    moments,
    links: linksOf(dispatches),
    bands: bandsOf(idles, dispatches, new Set(sources.map((source) => source.id))),
  };
}
