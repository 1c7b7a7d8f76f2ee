// What the timeline draws, put together, with the first and last recorded instant.

import type { EpochMs } from "../../base/time.ts";
import type { Timeline } from "../../model/timeline.ts";
import type { Call } from "../call-index.ts";
import type { SessionSource } from "../session-source.ts";
import { bandsOf } from "./bands.ts";
import { lanesOf } from "./lanes.ts";
import { linksOf } from "./links.ts";
import { momentsOf, type StatedThings } from "./moments.ts";
import { spansOf } from "./spans.ts";

export function timelineOf(
  sources: readonly SessionSource[],
  calls: readonly Call[],
  stated: StatedThings,
): Timeline {
  const { dispatches, idles, decisions } = stated;
  const spans = spansOf(sources, calls, decisions);
  const moments = momentsOf(sources, stated);
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
