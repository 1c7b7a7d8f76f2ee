// A text by which an entry of the Reference is found, with what it is in that entry.

import type { FactWords } from "@/lib/words/en/facts/index.ts";

export type PartKind = "name" | "sentence" | keyof FactWords["page"]["where"];

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
