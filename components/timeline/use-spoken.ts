// What is current and what is hovered, as outlines for the drawing and as lines of text for the status bar and for screen
// readers: both from the same facts.
"use client";

import { useMemo } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { useMarkWords } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Hit } from "@/lib/layout/hit-test.ts";
import type { Item } from "@/lib/layout/item.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { factsOf } from "./item-facts.ts";
import { hitLine, itemLine, labelOf, type Speech } from "./item-words.ts";
import { outlineOf, outlineOfHit } from "./outlines.ts";
import type { Outline } from "./paint-outline.ts";
import { useSpanRows } from "./use-span-rows.ts";

export interface SpokenInput {
  readonly index: TimelineIndex;
  readonly plan: TimelinePlan;
  readonly current: Item | null;
  /** Of a row of the table. */
  readonly hovered: Item | null;
  readonly hit: Hit | null;
  readonly hitItem: Item | null;
}

export interface Spoken {
  readonly current: Outline | null;
  readonly hovered: Outline | null;
  readonly currentLine: string;
  /** What the pointer is on, else what is current. */
  readonly line: string;
  /** The claim of what is current, where it has one of its own. */
  readonly claim: ClaimId | null;
}

export function useSpoken({ index, plan, current, hovered, hit, hitItem }: SpokenInput): Spoken {
  const words = useWords();
  const clock = useClock();
  const marks = useMarkWords();
  const speech = useMemo<Speech>(() => ({ words, clock, marks }), [words, clock, marks]);
  const facts = current === null ? null : factsOf(index, current);
  const span = facts?.kind === "span" ? facts.span : null;
  const row = useSpanRows(span === null ? [] : [span])(span ?? -1);
  const currentLine =
    facts === null ? "" : itemLine(facts, speech, row.status === "read" ? row.row.says : null);
  const outlined = (item: Item): Outline | null => {
    const known = factsOf(index, item);
    return known === null ? null : outlineOf(index, plan, item, labelOf(known, speech));
  };
  const hitFacts = hitItem === null ? null : factsOf(index, hitItem);
  const hitText = hit === null ? "" : hitLine(hit, index, speech);
  const hitOutline =
    hit === null ? null : outlineOfHit(index, hit, hitFacts === null ? hitText : labelOf(hitFacts, speech));
  return {
    current: current === null ? null : outlined(current),
    hovered: hovered === null ? hitOutline : outlined(hovered),
    currentLine,
    line: hit === null ? currentLine : hitText,
    claim: facts?.kind === "moment" ? facts.moment.claim : null,
  };
}
