// A text by which an entry of the Reference is found, with what it is in that entry.

import type { FactWords } from "@/lib/words/en/facts/index.ts";

/** To be seen in an entry's line, or at the head of its section. */
export type SeenPart = "name" | "label" | "sentence";
export type PartKind = SeenPart | keyof FactWords["page"]["where"];

export function isSeen(what: PartKind): what is SeenPart {
  return what === "name" || what === "label" || what === "sentence";
}

export interface ItemPart {
  readonly what: PartKind;
  readonly text: string;
  /** In lower case, as it is compared. */
  readonly folded: string;
}

export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

export const part = (what: PartKind, text: string): ItemPart => ({ what, text, folded: fold(text) });
