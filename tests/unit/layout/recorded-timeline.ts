// Small recorded timelines for the layout tests: lanes, spans and moments in short notation, and arbitrary ones of the
// same shape for properties.
import * as fc from "fast-check";
import { brand } from "@/lib/base/brand.ts";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import { epochMs } from "@/lib/base/time.ts";
import type { Recorded } from "@/lib/layout/recorded.ts";
import { SPAN_KINDS, SPAN_STATES, type SpanColumns } from "@/lib/model/bundle-view.ts";
import type { ClaimId, DocumentId, SessionId } from "@/lib/model/ids.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { Band, Lane, Link, Moment, MomentKind, SpanKind, SpanState } from "@/lib/model/timeline.ts";

export const session = (name: string): SessionId => brand<SessionId>(name);
export const claim = (name: string): ClaimId => brand<ClaimId>(name);
const ref = { doc: brand<DocumentId>("doc"), line: null, at: brand<Pointer>("/messages/0") };

export interface SpanNote {
  readonly lane: number;
  readonly from: number;
  /** Absent: no end is recorded. */
  readonly to?: number;
  readonly kind?: SpanKind;
  readonly state?: SpanState;
  readonly name?: string;
  readonly agent?: string;
}

export function columnsOf(notes: readonly SpanNote[], sessions: readonly SessionId[]): SpanColumns {
  const names = [...new Set(notes.flatMap(({ name = "read", agent = "" }) => [name, agent]))];
  const column = (pick: (note: SpanNote) => number) => notes.map(pick);
  return {
    count: notes.length,
    from: Float64Array.from(column((note) => note.from)),
    to: Float64Array.from(column((note) => note.to ?? Number.NaN)),
    lane: Uint32Array.from(column((note) => note.lane)),
    kind: Uint8Array.from(column((note) => SPAN_KINDS.indexOf(note.kind ?? "tool"))),
    state: Uint8Array.from(column((note) => SPAN_STATES.indexOf(note.state ?? "completed"))),
    name: Uint32Array.from(column((note) => names.indexOf(note.name ?? "read"))),
    agent: Uint32Array.from(column((note) => names.indexOf(note.agent ?? ""))),
    names,
    sessions,
  };
}

export function lane(name: string, over: Partial<Lane> = {}): Lane {
  return {
    session: session(name),
    isLoaded: true,
    depth: 0,
    parent: null,
    dispatch: null,
    standing: "observed",
    agent: name,
    title: null,
    ...over,
  };
}

export function moment(of: string, at: number, kind: MomentKind, over: Partial<Moment> = {}): Moment {
  return {
    id: `${of}/${kind}/${at}`,
    kind,
    session: session(of),
    at: epochMs(at),
    standing: "observed",
    claim: null,
    dispatch: null,
    agent: null,
    ref,
    text: null,
    says: "record",
    ...over,
  };
}

export function link(
  from: readonly [string, number],
  to: readonly [string, number],
  over: Partial<Link> = {},
): Link {
  return {
    id: `${from.join("@")}>${to.join("@")}`,
    kind: "dispatch",
    dispatch: claim("lead/call"),
    claim: claim("lead/call/child"),
    standing: "observed",
    from: { session: session(from[0]), at: epochMs(from[1]) },
    to: { session: session(to[0]), at: epochMs(to[1]) },
    ...over,
  };
}

export function band(of: string, from: number, to: number | null, over: Partial<Band> = {}): Band {
  return {
    id: `${of}/idle/${from}`,
    kind: "idle",
    session: session(of),
    from: epochMs(from),
    to: to === null ? null : epochMs(to),
    standing: "observed",
    claim: claim(`${of}/idle/${from}`),
    openChildren: 0,
    ...over,
  };
}

export interface TimelineNote {
  readonly lanes?: readonly Lane[];
  readonly spans?: readonly SpanNote[];
  readonly moments?: readonly Moment[];
  readonly links?: readonly Link[];
  readonly bands?: readonly Band[];
}

export function recordedOf(note: TimelineNote): Recorded {
  const { lanes = [lane("lead")], spans = [], moments = [], links = [], bands = [] } = note;
  const sorted = spans.toSorted((left, right) => left.from - right.from);
  const columns = columnsOf(
    sorted,
    lanes.map((of) => of.session),
  );
  return { columns, timeline: { from: null, to: null, lanes, moments, links, bands } };
}

const KINDS: readonly MomentKind[] = [
  "request",
  "acknowledgement",
  "injection",
  "idle",
  "refused",
  "child-end",
];
const STANDINGS: readonly Standing[] = ["observed", "computed", "inferred"];

/** Times in clusters with long silences between, ends that are missing or lie before their start, lanes in a tree. */
export const anyTimeline: fc.Arbitrary<TimelineNote> = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  const time = fc
    .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 3000 }))
    .map(([burst, within]) => burst * 200_000 + within);
  const span: fc.Arbitrary<SpanNote> = fc
    .record({
      lane: fc.integer({ min: 0, max: count - 1 }),
      from: time,
      length: fc.oneof(
        fc.integer({ min: 0, max: 5 }),
        fc.integer({ min: 0, max: 40_000 }),
        fc.constant(-50),
        fc.constant(null),
      ),
      kind: fc.constantFrom(...SPAN_KINDS),
      state: fc.constantFrom(...SPAN_STATES),
      name: fc.constantFrom("read", "shell", "build"),
    })
    .map(({ length, ...rest }) => (length === null ? rest : { ...rest, to: rest.from + length }));
  const anyMoment = fc
    .tuple(
      fc.constantFrom(...names),
      time,
      fc.constantFrom(...KINDS),
      fc.constantFrom(...STANDINGS),
      fc.integer({ min: 0, max: 1e6 }),
    )
    .map(([of, at, kind, standing, id]) => moment(of, at, kind, { standing, id: `m${id}` }));
  const anyBand = fc
    .tuple(fc.constantFrom(...names), time, fc.option(fc.integer({ min: 0, max: 500_000 })))
    .map(([of, from, length]) => band(of, from, length === null ? null : from + length));
  const anyLink = fc
    .tuple(fc.constantFrom(...names), time, fc.constantFrom(...names), fc.integer({ min: 0, max: 100 }))
    .map(([from, at, to, later]) => link([from, at], [to, at + later]));
  return fc.record({
    lanes: fc.constant(
      names.map((name, index) =>
        lane(name, {
          depth: index,
          parent: index === 0 ? null : session(names[index - 1] ?? ""),
          isLoaded: index < 3,
        }),
      ),
    ),
    spans: fc.array(span, { maxLength: 60 }),
    moments: fc.uniqueArray(anyMoment, { maxLength: 30, selector: (made) => made.id }),
    links: fc.uniqueArray(anyLink, { maxLength: 5, selector: (made) => made.id }),
    bands: fc.uniqueArray(anyBand, { maxLength: 5, selector: (made) => made.id }),
  });
});
