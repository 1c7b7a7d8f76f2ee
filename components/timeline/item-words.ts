// Marks, bars and everything else that the pointer finds, as one line of text: for the readout, for the drawing's labels
// and for screen readers. Words come from the dictionary, times from the layout.

import type { Hit } from "@/lib/layout/hit-test.ts";
import { momentItem, spanItem } from "@/lib/layout/item.ts";
import type { BandShape } from "@/lib/layout/ties.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { Lane } from "@/lib/model/timeline.ts";
import { type Clock, formatTime } from "@/lib/words/clock.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatDuration } from "@/lib/words/format.ts";
import { factsOf, type ItemFacts } from "./item-facts.ts";
import { plainText } from "./plain-text.ts";

export interface Speech {
  readonly words: Words;
  readonly clock: Clock;
  /** What a report left out, in words; null where nothing is left out. */
  readonly marks: Words["marks"] | null;
}

export function laneName(lane: Lane | null, { timeline }: Words, marks: Speech["marks"]): string {
  return lane?.agent == null || lane.agent === "" ? timeline.agentNone : plainText(lane.agent, marks);
}

/** `request`, `model step`, `read`. */
export function whatOf(facts: ItemFacts, words: Words, marks: Speech["marks"]): string {
  if (facts.kind === "moment") return words.common.moment[facts.moment.kind];
  const kind = words.claim.values.spanKind[facts.spanKind];
  return facts.spanKind === "tool" && facts.name !== "" ? plainText(facts.name, marks) : kind;
}

/** What the mark is and when, short enough to stand beside it. */
export function labelOf(facts: ItemFacts, { words, clock, marks }: Speech): string {
  const time = formatTime(facts.at, clock);
  const length = facts.kind === "span" && facts.length !== null ? formatDuration(facts.length) : time;
  return words.timeline.at(whatOf(facts, words, marks), length);
}

/** The whole line; `says` is the record's own text where it is known. */
export function itemLine(facts: ItemFacts, { words, clock, marks }: Speech, says: string | null): string {
  const { timeline } = words;
  const isMoment = facts.kind === "moment";
  return timeline.readout([
    formatTime(facts.at, clock),
    laneName(facts.lane, words, marks),
    whatOf(facts, words, marks),
    words.common.standing[facts.standing],
    isMoment || facts.length === null ? "" : timeline.took(formatDuration(facts.length)),
    isMoment || facts.state === "completed" ? "" : words.claim.values.spanState[facts.state],
    isMoment ? "" : timeline.barEnd[facts.end],
    plainText((isMoment ? facts.moment.text : says) ?? "", marks),
  ]);
}

export function bandLine({ band, length }: BandShape, { timeline }: Words): string {
  const written = length === null ? null : formatDuration(length);
  if (band.kind === "waiting") return timeline.waiting(band.openChildren, written);
  return band.kind === "idle" ? timeline.idle(written) : timeline.notLoaded;
}

/** The same in fewer and fewer words, for a band without room for all of them. */
export function bandTexts(shape: BandShape, words: Words): readonly string[] {
  const { timeline } = words;
  const { band, length } = shape;
  const written = length === null ? null : formatDuration(length);
  const whole = bandLine(shape, words);
  if (band.kind === "not-loaded") return [whole, timeline.notLoadedShort];
  const short = band.kind === "waiting" ? [timeline.waitingShort(band.openChildren, written)] : [];
  return [whole, ...short, written ?? timeline.idleShort];
}

export function hitLine(hit: Hit, index: TimelineIndex, speech: Speech): string {
  const { words, clock, marks } = speech;
  const { timeline } = words;
  const laneOf = (session: SessionId): string =>
    laneName(index.recorded.timeline.lanes[index.laneOf.get(session) ?? -1] ?? null, words, marks);
  switch (hit.kind) {
    case "mark":
    case "bar": {
      const item = hit.kind === "bar" ? spanItem(hit.span) : momentItem(index.recorded, hit.moment);
      const facts = factsOf(index, item);
      return facts === null ? "" : itemLine(facts, speech, null);
    }
    case "cluster":
      return timeline.readout([timeline.cluster(hit.moments.length), kindsIn(hit.moments, index, words)]);
    case "run":
      return timeline.readout([
        timeline.run(hit.count),
        hit.crossed === 0 ? "" : timeline.runCrossed(hit.crossed),
        hit.open === 0 ? "" : timeline.runOpen(hit.open),
      ]);
    case "link": {
      const { link } = hit;
      return timeline.readout([
        formatTime(link.to.at, clock),
        timeline.linkBetween(timeline.link[link.kind], laneOf(link.from.session), laneOf(link.to.session)),
        words.common.standing[link.standing],
      ]);
    }
    case "band":
      return timeline.readout([
        laneOf(hit.band.session),
        bandLine(hit, words),
        words.common.standing[hit.band.standing],
      ]);
    case "gap":
      return timeline.gapReadout(formatDuration(hit.gap.length));
  }
}

function kindsIn(moments: readonly number[], index: TimelineIndex, words: Words): string {
  const counts = new Map<string, number>();
  for (const moment of moments) {
    const kind = words.common.moment[index.recorded.timeline.moments[moment]?.kind ?? "unread"];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return words.timeline.clusterKinds(Array.from(counts, ([kind, count]) => ({ kind, count })));
}
