// The calls that dispatch: one per call of the host's delegation tool. A message to a child that is already running is
// none, nor is a call of a tool that the host says does not exist.

import { byKeys } from "../../base/order.ts";
import type { Delegation } from "../../model/tool-call.ts";
import type { Call } from "../call-index.ts";

export interface Candidate {
  readonly call: Call;
  readonly delegation: Delegation;
}

/** In order of request; of two copies of one call, that of a fork comes after its origin's. */
export function candidatesOf(calls: readonly Call[]): readonly Candidate[] {
  return calls
    .flatMap((call) => {
      const { delegation, unavailable } = call.event;
      return delegation && !delegation.isMessageToRunning && !unavailable ? [{ call, delegation }] : [];
    })
    .sort(
      byKeys(
        ({ call }) => call.event.requested?.value ?? timeBefore(call),
        ({ call }) => (call.source.record.forkOf === null ? 0 : 1),
        ({ call }) => call.session,
        ({ call }) => call.entry.order,
      ),
    );
}

/** A call without a time is placed by the row before it that has one. */
function timeBefore({ source, entry }: Call): number {
  for (let order = entry.order; order >= 0; order -= 1) {
    const at = source.entries[order]?.event.at;
    if (at) return at.value;
  }
  return 0;
}

/**
 * A result that is the child's own: the host's word says so, or the form of a reply does and no word denies it. A word
 * that no acknowledgement is known to have says so only inside the child's own envelope.
 */
export function isSynchronous({ delegation }: Candidate): boolean {
  const { statusInMetadata, statusInText, hasReply } = delegation;
  const word = statusInMetadata?.value ?? statusInText?.value;
  if (word === undefined) return hasReply !== null;
  if (word === "cancelled" || word === "stopped") return statusInText?.value === word;
  return word === "completed" || word === "error";
}

/** Values that a sanitised export replaced are not values, and their absence says nothing. */
export function isRedacted({ call, delegation }: Candidate): boolean {
  return delegation.isRedacted || call.event.isInputRedacted;
}
