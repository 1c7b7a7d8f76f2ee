// Which kinds, tools and agents a bundle holds: what its filters can offer. Counts nothing and names nothing.

import type { Pieces } from "../base/pieces.ts";
import { SPAN_KINDS } from "../model/bundle-view.ts";
import { ITEM_KINDS, type ItemKind } from "./item-filter.ts";
import { cell, type Recorded } from "./recorded.ts";

export interface Present {
  /** In the order of ITEM_KINDS. */
  readonly kinds: readonly ItemKind[];
  /** Sorted. "" stands for a tool or an agent without a name. */
  readonly tools: readonly string[];
  readonly agents: readonly string[];
}

const TOOL = SPAN_KINDS.indexOf("tool");
/** Records between two breaths. */
const PIECE = 8_192;

export function* findingPresent({ columns, timeline }: Recorded): Pieces<Present> {
  const kinds = new Set<ItemKind>();
  for (const [index, { kind }] of timeline.moments.entries()) {
    if (index % PIECE === PIECE - 1) yield;
    kinds.add(kind);
  }
  yield;
  const spanKinds = new Set<number>();
  const tools = new Set<number>();
  const agentNames = new Set<number>();
  for (let span = 0; span < columns.count; span += 1) {
    if (span % PIECE === PIECE - 1) yield;
    const kind = cell(columns.kind, span);
    spanKinds.add(kind);
    if (kind === TOOL) tools.add(cell(columns.name, span));
    agentNames.add(cell(columns.agent, span));
  }
  for (const kind of spanKinds) kinds.add(SPAN_KINDS[kind] ?? "step");
  const agents = new Set<string>();
  for (const { agent } of timeline.lanes) agents.add(agent ?? "");
  for (const name of agentNames) {
    const agent = columns.names[name] ?? "";
    if (agent !== "") agents.add(agent);
  }
  return {
    kinds: ITEM_KINDS.filter((kind) => kinds.has(kind)),
    tools: [...tools].map((name) => columns.names[name] ?? "").toSorted(),
    agents: [...agents].toSorted(),
  };
}
