// Spans as columns: typed arrays are handed to the page in a few milliseconds whatever their number; objects are not.

import { byNumber } from "../base/order.ts";
import { SPAN_KINDS, SPAN_STATES, type SpanColumns } from "../model/bundle-view.ts";
import type { Lane, Span } from "../model/timeline.ts";

/** Spans in the order of the columns: by start, then as analysis gave them. */
export function inColumnOrder(spans: readonly Span[]): readonly Span[] {
  return [...spans].sort((left, right) => byNumber(left.from, right.from));
}

/** One entry per span, in the order given. A span whose session has no lane is a mistake of ours and throws. */
export function spanColumns(spans: readonly Span[], lanes: readonly Lane[]): SpanColumns {
  const laneOf = new Map(lanes.map((lane, index) => [lane.session, index]));
  const names = new NameTable();
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
    columns.name[index] = names.indexOf(span.name);
    columns.agent[index] = names.indexOf(span.agent ?? "");
  });
  return { ...columns, names: names.all, sessions: lanes.map(({ session }) => session) };
}

/** What may be handed over instead of copied. */
export function buffersOf(columns: SpanColumns): Transferable[] {
  const { from, to, lane, kind, state, name, agent } = columns;
  return [from, to, lane, kind, state, name, agent].map(({ buffer }) => buffer).filter(isTransferable);
}

function isTransferable(buffer: ArrayBufferLike): buffer is ArrayBuffer {
  return buffer instanceof ArrayBuffer;
}

class NameTable {
  readonly all: string[] = [];
  readonly #indices = new Map<string, number>();

  indexOf(name: string): number {
    const known = this.#indices.get(name);
    if (known !== undefined) return known;
    const index = this.all.push(name) - 1;
    this.#indices.set(name, index);
    return index;
  }
}
