// What the person who makes a report decided about its texts.

import { FREE_TEXT_KINDS, type FreeTextKind } from "../model/session-report.ts";

export interface RedactionPolicy {
  /** Kinds of free text that stay; secrets in them are masked all the same. */
  readonly include: readonly FreeTextKind[];
  /** Only live-observed: every inference is taken out. */
  readonly only: boolean;
}

/** Nothing but what is known to be harmless. */
export const DEFAULT_POLICY: RedactionPolicy = { include: [], only: false };

/** The kinds in their one order, each once. */
export function inOrder(kinds: readonly FreeTextKind[]): readonly FreeTextKind[] {
  return FREE_TEXT_KINDS.filter((kind) => kinds.includes(kind));
}
