// Which spans, moments, links and bands are drawn and listed. The same answer serves the drawing and the table, so that
// they never disagree. What is filtered out is not drawn; it is still recorded, and cuts no gap.

import { SPAN_KINDS } from "../model/bundle-view.ts";
import type { Standing } from "../model/standing.ts";
import type { Band, Lane, Link, Moment, MomentKind, SpanKind } from "../model/timeline.ts";
import { cell, lanesOfColumns, type Recorded } from "./recorded.ts";

export type ItemKind = SpanKind | MomentKind;

/** All kinds: bars first, then the moments of a dispatch, then the rest. */
export const ITEM_KINDS = [
  "step",
  "tool",
  "user-shell",
  "compaction",
  "prompt",
  "lead-prompt",
  "request",
  "acknowledgement",
  "child-start",
  "child-end",
  "injection",
  "settled",
  "idle",
  "refused",
  "notice",
  "synthetic",
  "switch",
  "system",
  "surface",
  "retry",
  "unread",
] as const satisfies readonly ItemKind[];

/** null: all. A tool is asked of tool calls only; an agent of everything. */
export interface ItemFilter {
  readonly standings: readonly Standing[] | null;
  readonly kinds: readonly ItemKind[] | null;
  readonly tools: readonly string[] | null;
  readonly agents: readonly string[] | null;
  /** What a search found; null: no search narrows the view. */
  readonly found: FoundItems | null;
}

/** Bars by their index into the columns, moments by their ids. */
export interface FoundItems {
  readonly spans: ReadonlySet<number>;
  readonly moments: ReadonlySet<string>;
}

export const EVERYTHING: ItemFilter = {
  standings: null,
  kinds: null,
  tools: null,
  agents: null,
  found: null,
};

export interface ItemTest {
  readonly span: (span: number) => boolean;
  readonly moment: (moment: Moment, lane: Lane | undefined) => boolean;
  readonly link: (link: Link) => boolean;
  readonly band: (band: Band) => boolean;
}

export function isEverything(filter: ItemFilter): boolean {
  return [filter.standings, filter.kinds, filter.tools, filter.agents, filter.found].every(
    (choice) => choice === null,
  );
}

/** Prepares a filter for many questions. */
export function testOf({ columns, timeline }: Recorded, filter: ItemFilter): ItemTest {
  const standings = setOf(filter.standings);
  const kinds = setOf<string>(filter.kinds);
  const tools = setOf(filter.tools);
  const agents = setOf(filter.agents);
  const { found } = filter;
  const toolPasses = columns.names.map((name) => tools === null || tools.has(name));
  const laneAgents = lanesOfColumns({ columns, timeline }).map((lane) => timeline.lanes[lane]?.agent ?? "");
  const standingPasses = (standing: Standing): boolean => standings === null || standings.has(standing);
  return {
    span: (span) => {
      const kind = SPAN_KINDS[cell(columns.kind, span)] ?? "step";
      const name = cell(columns.name, span);
      const agent = columns.names[cell(columns.agent, span)] || laneAgents[cell(columns.lane, span)] || "";
      return (
        standingPasses("observed") &&
        (kinds === null || kinds.has(kind)) &&
        (kind !== "tool" || toolPasses[name] === true) &&
        (agents === null || agents.has(agent)) &&
        (found === null || found.spans.has(span))
      );
    },
    moment: (moment, lane) => {
      const agent = moment.agent ?? lane?.agent ?? "";
      return (
        standingPasses(moment.standing) &&
        (kinds === null || kinds.has(moment.kind)) &&
        (agents === null || agents.has(agent) || agents.has(lane?.agent ?? "")) &&
        (found === null || found.moments.has(moment.id))
      );
    },
    link: (link) => standingPasses(link.standing),
    band: (band) =>
      standingPasses(band.standing) && (kinds === null || band.kind === "not-loaded" || kinds.has("idle")),
  };
}

function setOf<Value>(values: readonly Value[] | null): ReadonlySet<Value> | null {
  return values === null ? null : new Set(values);
}
