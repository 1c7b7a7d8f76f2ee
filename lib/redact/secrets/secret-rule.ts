// One way to recognise secrets: literal beginnings, found in one pass for all rules together, and a bounded look around
// each. No rule walks a text by itself.

import type { SecretKind } from "../../model/secret-kinds.ts";
import type { Meter } from "./meter.ts";

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Look {
  readonly text: string;
  /** The text with ASCII letters in lower case: the same length, the same indices. */
  readonly low: string;
  readonly meter: Meter;
}

export interface SecretRule {
  readonly kind: SecretKind;
  /** In lower case. `at` is asked wherever one of them stands in `low`. */
  readonly anchors: readonly string[];
  /** The secret's own place, or null. `index` is where the anchor begins, `anchor` which one it is. */
  at(look: Look, index: number, anchor: string): Span | null;
  /** How long such a secret is in full; null: it has no such length. Lets one that is broken over lines be joined. */
  readonly fullLength: number | null;
  /** It may go on past the end of a general finding around it: a key of many lines in a field. */
  readonly reachesFar?: boolean;
}
