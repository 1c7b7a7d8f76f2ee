// Why a call shows no settlement, or no word of one: what could have shown it is redacted, cut off, ambiguous or
// unreadable. Only where none of these holds does the silence of the files count for anything.

import { isKnown, type Remedy, type UnknownReason } from "../../model/claim.ts";
import { isRedacted } from "./candidates.ts";
import type { SettlementInput } from "./settlement.ts";

/** Why nothing settled it. `not ended` only when the files are complete and could have shown it. */
export function reasonUnsettled(input: SettlementInput): UnknownReason {
  const { childSource } = input;
  const silence = reasonUntold(input);
  if (silence !== "redacted" && childSource && !childSource.isComplete) return "cut off";
  return silence ?? "not ended";
}

/** What keeps the lead's own file from showing that it was told nothing; null when it shows that. */
export function reasonUntold({ candidate, isAmbiguous }: SettlementInput): UnknownReason | null {
  const { call, delegation } = candidate;
  if (isRedacted(candidate)) return "redacted";
  if (!call.source.isComplete) return "cut off";
  if (isAmbiguous) return "ambiguous";
  const word = delegation.statusInMetadata?.value ?? delegation.statusInText?.value;
  if (call.event.phase === "completed" && word !== "running") return "unreadable";
  return call.event.phase === "other" ? "unreadable" : null;
}

export function remedyFor({ candidate, child, childSource }: SettlementInput): Remedy {
  const caller = candidate.call.source;
  if (!caller.isComplete) return { kind: "complete-export", session: caller.id };
  if (isRedacted(candidate)) return { kind: "unsanitized-export", session: caller.id };
  if (!childSource && isKnown(child)) return { kind: "export-of", session: child.value };
  return { kind: "none" };
}
