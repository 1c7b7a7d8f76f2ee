// What is known about one mark or bar, gathered for a readout, a table row and a screen reader. It looks things up; it
// works nothing out.

import type { DurationMs, EpochMs } from "@/lib/base/time.ts";
import { epochMs } from "@/lib/base/time.ts";
import type { BarEnd } from "@/lib/layout/bars.ts";
import { type Item, itemTime, refOf } from "@/lib/layout/item.ts";
import { laneOfItem } from "@/lib/layout/neighbours.ts";
import { cell, spanLength } from "@/lib/layout/recorded.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import { SPAN_KINDS, SPAN_STATES } from "@/lib/model/bundle-view.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { Lane, Moment, SpanKind, SpanState } from "@/lib/model/timeline.ts";

interface AnyFacts {
  readonly item: Item;
  readonly at: EpochMs;
  readonly lane: Lane | null;
  readonly standing: Standing;
}

export interface MomentFacts extends AnyFacts {
  readonly kind: "moment";
  readonly moment: Moment;
}

export interface SpanFacts extends AnyFacts {
  readonly kind: "span";
  readonly span: number;
  readonly spanKind: SpanKind;
  readonly state: SpanState;
  readonly name: string;
  readonly length: DurationMs | null;
  readonly end: BarEnd;
}

export type ItemFacts = MomentFacts | SpanFacts;

export function factsOf(index: TimelineIndex, item: Item): ItemFacts | null {
  const { recorded } = index;
  const ref = refOf(recorded, item);
  const number = laneOfItem(index, item);
  const lane = (number === null ? undefined : recorded.timeline.lanes[number]) ?? null;
  const at = epochMs(itemTime(recorded, item));
  if (ref.kind === "moment") {
    const moment = recorded.timeline.moments[ref.moment];
    return moment === undefined
      ? null
      : { kind: "moment", item, at, lane, moment, standing: moment.standing };
  }
  const { columns } = recorded;
  const { span } = ref;
  if (span >= columns.count) return null;
  const to = cell(columns.to, span);
  return {
    kind: "span",
    item,
    at,
    lane,
    span,
    standing: "observed",
    spanKind: SPAN_KINDS[cell(columns.kind, span)] ?? "step",
    state: SPAN_STATES[cell(columns.state, span)] ?? "other",
    name: columns.names[cell(columns.name, span)] ?? "",
    length: spanLength(columns, span),
    end: Number.isNaN(to) ? "open" : to < at ? "reversed" : "recorded",
  };
}
