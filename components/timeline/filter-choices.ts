// What can be chosen in the filters: only kinds, tools and agents that the bundle holds.

import type { CheckChoice } from "@/components/ui/check-menu.tsx";
import { ITEM_KINDS, type ItemKind } from "@/lib/layout/item-filter.ts";
import { cell, type Recorded } from "@/lib/layout/recorded.ts";
import { SPAN_KINDS } from "@/lib/model/bundle-view.ts";
import type { MomentKind, SpanKind } from "@/lib/model/timeline.ts";
import type { Words } from "@/lib/words/en/index.ts";

export interface FilterChoices {
  readonly kinds: readonly CheckChoice<ItemKind>[];
  readonly tools: readonly CheckChoice<string>[];
  readonly agents: readonly CheckChoice<string>[];
}

const TOOL = SPAN_KINDS.indexOf("tool");

export function choicesIn({ columns, timeline }: Recorded, words: Words): FilterChoices {
  const kinds = new Set<ItemKind>(timeline.moments.map(({ kind }) => kind));
  const tools = new Set<number>();
  const agents = new Set<string>(timeline.lanes.map(({ agent }) => agent ?? ""));
  const agentNames = new Set<number>();
  for (let span = 0; span < columns.count; span += 1) {
    const kind = cell(columns.kind, span);
    kinds.add(SPAN_KINDS[kind] ?? "step");
    if (kind === TOOL) tools.add(cell(columns.name, span));
    agentNames.add(cell(columns.agent, span));
  }
  for (const name of agentNames) {
    const agent = columns.names[name] ?? "";
    if (agent !== "") agents.add(agent);
  }
  const wordsOf = (kind: ItemKind): string => {
    const { moment } = words.common;
    const { spanKind } = words.claim.values;
    return isSpanKind(kind) ? spanKind[kind] : moment[kind];
  };
  return {
    kinds: ITEM_KINDS.filter((kind) => kinds.has(kind)).map((value) => ({ value, label: wordsOf(value) })),
    tools: sortedChoices([...tools].map((name) => columns.names[name] ?? "")),
    agents: sortedChoices([...agents], words.timeline.agentNone),
  };
}

function isSpanKind(kind: SpanKind | MomentKind): kind is SpanKind {
  return SPAN_KINDS.some((other) => other === kind);
}

function sortedChoices(values: readonly string[], unnamed = ""): readonly CheckChoice<string>[] {
  return values.toSorted().map((value) => ({ value, label: value === "" ? unnamed : value }));
}
