// What each host does with a turn after a refusal, by how the refusal is worded (denials.ts). Data. Sources: all provoked on
// 1.18.33; for 2.x formats opencode §2.6 (core/src/permission.ts@025dd44: a wordless decline dies, one with words fails the
// tool alone) and reports up to 2.0.24. A refusal that names nobody has no known effect.

import type { FormatId } from "../model/ids.ts";

export type DeclineEffect = "goes-on" | "stops" | "stops-without-idle";

interface DeclineRule {
  readonly wording: string;
  readonly host: FormatId;
  readonly effect: DeclineEffect;
}

const DECLINES: readonly DeclineRule[] = [
  { wording: "rule-with-list", host: "opencode-1", effect: "goes-on" },
  { wording: "user-with-words", host: "opencode-1", effect: "goes-on" },
  { wording: "wordless", host: "opencode-1", effect: "stops" },
  { wording: "permission-denied", host: "opencode-2", effect: "goes-on" },
  { wording: "nobody-to-ask", host: "opencode-2", effect: "goes-on" },
  { wording: "nobody-to-ask-plainly", host: "opencode-2", effect: "goes-on" },
  { wording: "user-declined", host: "opencode-2", effect: "stops-without-idle" },
  { wording: "user-declined-plainly", host: "opencode-2", effect: "stops-without-idle" },
];

/** null: not known for this wording on this host. */
export function declineEffect(host: FormatId, wording: string): DeclineEffect | null {
  return DECLINES.find((rule) => rule.host === host && rule.wording === wording)?.effect ?? null;
}
