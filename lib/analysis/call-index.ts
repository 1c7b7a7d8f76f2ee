// The calls of all sessions, each row counted once, with the subject under which claims about a call are filed.

import type { Claim } from "../model/claim.ts";
import { callSubject } from "../model/claim-subject.ts";
import type { CallId, ClaimId, SessionId } from "../model/ids.ts";
import type { ToolCallEvent } from "../model/tool-call.ts";
import { claimId, observed, unknown } from "./claims.ts";
import { placeOf, shows } from "./evidence.ts";
import { type EntryOf, entriesOf, type SessionSource } from "./session-source.ts";

export interface Call {
  readonly source: SessionSource;
  readonly entry: EntryOf<"tool-call">;
  readonly event: ToolCallEvent;
  /** `<session>/<call>`, unique: a repeated call id gets `~2`, a call without one its row. */
  readonly subject: ClaimId;
  readonly session: SessionId;
}

export function callsOf(source: SessionSource): readonly Call[] {
  const used = new Map<string, number>();
  return entriesOf(source, "tool-call").map((entry) => {
    const recorded = entry.event.call?.value ?? `row-${entry.event.row}.${entry.event.seq}`;
    const times = (used.get(recorded) ?? 0) + 1;
    used.set(recorded, times);
    const subject = callSubject(source.id, times === 1 ? recorded : `${recorded}~${times}`);
    return { source, entry, event: entry.event, subject, session: source.id };
  });
}

export function callIdClaim(call: Call): Claim<CallId> {
  const id = claimId(call.subject, "call");
  const stated = call.event.call;
  if (!stated) return unknown(id, "not recorded");
  return observed(id, stated.value, {
    warrant: "stated",
    grounds: shows(placeOf(call.entry), stated, "call-id"),
  });
}

/** True for a call that has an end on record. */
export function hasEnded(event: ToolCallEvent): boolean {
  return event.phase === "completed" || event.phase === "error";
}
