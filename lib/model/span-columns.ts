// Spans as columns: typed arrays are handed to the page in a few milliseconds whatever their number; objects are not.
// Layout draws from columns wherever it runs.

import { byNumber } from "../base/order.ts";
import { SPAN_KINDS, SPAN_STATES, type SpanColumns } from "./bundle-view.ts";
import type { Lane, Span } from "./timeline.ts";

/** Spans in the order of the columns: by start, then as analysis gave them. */
export function inColumnOrder(spans: readonly Span[]): readonly Span[] {
  return [...spans].sort((left, right) => byNumber(left.from, right.from));
}

/** One entry per span, in the order given. A span whose session has no lane is a mistake of ours and throws. */
export function spanColumns(spans: readonly Span[], lanes: readonly Lane[]): SpanColumns {
  const laneOf = new Map(lanes.map((lane, index) => [lane.session, index]));
  const names: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const known = places.get(name);
    if (known !== undefined) return known;
    const place = names.push(name) - 1;
    places.set(name, place);
    return place;
  };
  const columns = {
    count: spans.length,
    from: new Float64Array(spans.length),
    to: new Float64Array(spans.length),
    lane: new Uint32Array(spans.length),
    kind: new Uint8Array(spans.length),
    state: new Uint8Array(spans.length),
    name: new Uint32Array(spans.length),
    agent: new Uint32Array(spans.length),
  };
  spans.forEach((span, index) => {
    const lane = laneOf.get(span.session);
    if (lane === undefined) throw new Error(`no lane for the session of ${span.id}`);
    columns.from[index] = span.from;
    columns.to[index] = span.to ?? Number.NaN;
    columns.lane[index] = lane;
    columns.kind[index] = SPAN_KINDS.indexOf(span.kind);
    columns.state[index] = SPAN_STATES.indexOf(span.state);
    columns.name[index] = placeOf(span.name);
    columns.agent[index] = placeOf(span.agent ?? "");
  });
  return { ...columns, names, sessions: lanes.map(({ session }) => session) };
}
