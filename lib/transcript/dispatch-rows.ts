// The rows of calls that dispatch and of the notices that answer, found by the places on which those claims rest. How well
// the pairing is known stays with the claims: a row only names the dispatch.

import type { Pointer } from "../base/json-pointer.ts";
import type { Claim } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { EvidenceRef } from "../model/evidence.ts";
import type { ClaimId, SessionId } from "../model/ids.ts";
import type { TranscriptRow } from "../model/transcript.ts";
import type { Row } from "./row.ts";

export interface DispatchRows {
  readonly requests: readonly { readonly dispatch: ClaimId; readonly row: number }[];
  readonly byRow: ReadonlyMap<number, NonNullable<TranscriptRow["dispatch"]>>;
}

export function dispatchRows(
  rows: readonly Row[],
  dispatches: readonly Dispatch[],
  session: SessionId,
): DispatchRows {
  const calls = new Map<string, number>();
  const notices = new Map<string, number>();
  rows.forEach(({ kind, document, line, at, event }, index) => {
    const key = placeKey({ doc: document, line, at });
    if (kind === "tool-call" && !calls.has(key)) calls.set(key, index);
    if (kind !== "notice" && kind !== "synthetic") return;
    if (!notices.has(key)) notices.set(key, index);
    // The time of an answer may stand beside the row that is it, in the record of its message.
    const time = event?.at == null ? key : placeKey({ doc: document, line, at: event.at.at });
    if (!notices.has(time)) notices.set(time, index);
  });
  const requests: { dispatch: ClaimId; row: number }[] = [];
  const byRow = new Map<number, NonNullable<TranscriptRow["dispatch"]>>();
  for (const dispatch of dispatches) {
    if (dispatch.caller !== session) continue;
    const request = rowUnder(calls, [dispatch.call, dispatch.requestedAt, dispatch.description]);
    if (request !== null) {
      requests.push({ dispatch: dispatch.id, row: request });
      byRow.set(request, { id: dispatch.id, role: "request" });
    }
    const answer = rowUnder(notices, [dispatch.injectedAt]);
    if (answer !== null) byRow.set(answer, { id: dispatch.id, role: "answer" });
  }
  return { requests, byRow };
}

/** The row in which the first evidence that lies in any of them stands. */
function rowUnder(rows: ReadonlyMap<string, number>, claims: readonly Claim<unknown>[]): number | null {
  for (const claim of claims) {
    const grounds = claim.standing === "hidden" ? [] : claim.grounds;
    for (const evidence of grounds) {
      const found = evidence.kind === "present" ? rowAround(rows, evidence.ref) : null;
      if (found !== null) return found;
    }
  }
  return null;
}

function rowAround(rows: ReadonlyMap<string, number>, ref: EvidenceRef): number | null {
  for (let at: string = ref.at; ; at = at.slice(0, at.lastIndexOf("/"))) {
    const found = rows.get(placeKey({ ...ref, at }));
    if (found !== undefined) return found;
    if (at === "") return null;
  }
}

function placeKey({ doc, line, at }: { doc: string; line: number | null; at: Pointer | string }): string {
  return `${doc}:${line ?? ""}#${at}`;
}
