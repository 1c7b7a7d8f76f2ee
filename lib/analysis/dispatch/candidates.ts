// The calls that dispatch: one per call of the host's delegation tool. A message to a child that is already running is
// none, nor is a call of a tool that the host says does not exist.

import { byKeys } from "../../base/order.ts";
import type { Delegation } from "../../model/tool-call.ts";
import type { Call } from "../call-index.ts";

export interface Candidate {
  readonly call: Call;
  readonly delegation: Delegation;
}

export function candidatesOf(calls: readonly Call[]): readonly Candidate[] {
  return calls
    .flatMap((call) => {
      const { delegation, unavailable } = call.event;
      return delegation && !delegation.isMessageToRunning && !unavailable ? [{ call, delegation }] : [];
    })
    .sort(
      byKeys(
        ({ call }) => call.event.requested?.value ?? call.event.at?.value ?? Number.MAX_SAFE_INTEGER,
        ({ call }) => call.session,
        ({ call }) => call.entry.order,
      ),
    );
}

/** Values that a sanitised export replaced are not values, and their absence says nothing. */
export function isRedacted({ call, delegation }: Candidate): boolean {
  return delegation.isRedacted || call.event.isInputRedacted;
}
