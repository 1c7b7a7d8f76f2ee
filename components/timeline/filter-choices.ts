// What can be chosen in the filters, in words: only kinds, tools and agents that the bundle holds.

import type { CheckChoice } from "@/components/ui/check-menu.tsx";
import type { ItemKind } from "@/lib/layout/item-filter.ts";
import type { Present } from "@/lib/layout/present.ts";
import { SPAN_KINDS } from "@/lib/model/bundle-view.ts";
import type { MomentKind, SpanKind } from "@/lib/model/timeline.ts";
import type { Words } from "@/lib/words/en/index.ts";

export interface FilterChoices {
  readonly kinds: readonly CheckChoice<ItemKind>[];
  readonly tools: readonly CheckChoice<string>[];
  readonly agents: readonly CheckChoice<string>[];
}

export function choicesIn({ kinds, tools, agents }: Present, words: Words): FilterChoices {
  const { moment } = words.common;
  const { spanKind } = words.claim.values;
  const wordsOf = (kind: ItemKind): string => (isSpanKind(kind) ? spanKind[kind] : moment[kind]);
  return {
    kinds: kinds.map((value) => ({ value, label: wordsOf(value) })),
    tools: tools.map((value) => choice(value, "")),
    agents: agents.map((value) => choice(value, words.timeline.agentNone)),
  };
}

function isSpanKind(kind: SpanKind | MomentKind): kind is SpanKind {
  return SPAN_KINDS.some((other) => other === kind);
}

function choice(value: string, unnamed: string): CheckChoice<string> {
  return { value, label: value === "" ? unnamed : value };
}
