// When a dispatch counts as open: from an acknowledgement that says the child runs to its recorded settlement. A
// presumption closes nothing, and what was settled before it was acknowledged was never open.

import { byKeys } from "../../base/order.ts";
import { knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";

interface OpenSpan {
  readonly from: number;
  /** null: to the end of the record. */
  readonly to: number | null;
}

export function openSpanOf(
  dispatch: Pick<Dispatch, "acknowledgement" | "acknowledgedAt" | "settledBy" | "settledAt">,
): OpenSpan | null {
  const from = knownValue(dispatch.acknowledgedAt);
  if (knownValue(dispatch.acknowledgement) !== "running" || from === null) return null;
  const by = knownValue(dispatch.settledBy);
  if (by === null || by === "parent-idle") return { from, to: null };
  const to = knownValue(dispatch.settledAt);
  return to !== null && to > from ? { from, to } : null;
}

/** Only an inferred join closed it by then: a count that leaves it out is an inference too. */
export function closedByInference(
  dispatch: Pick<Dispatch, "acknowledgement" | "acknowledgedAt" | "settledBy" | "settledAt">,
  time: number,
): boolean {
  if (dispatch.settledBy.standing !== "inferred") return false;
  const span = openSpanOf(dispatch);
  return span !== null && span.to !== null && span.from <= time && span.to <= time;
}

export function isOpenAt(span: OpenSpan | null, time: number): boolean {
  return span !== null && span.from <= time && (span.to === null || span.to > time);
}

/**
 * Which dispatches of a session are open at a time. Spans are sorted once; a span that closes late keeps the search going
 * back only as far as the earliest one still open, so long sessions are not walked whole for every question.
 */
export function openDispatchesAt(
  dispatches: readonly Dispatch[],
): (caller: SessionId, time: number) => readonly Dispatch[] {
  const byCaller = new Map<SessionId, { dispatch: Dispatch; span: OpenSpan; latestEnd: number }[]>();
  for (const dispatch of dispatches) {
    const span = openSpanOf(dispatch);
    if (!span) continue;
    const own = byCaller.get(dispatch.caller) ?? [];
    own.push({ dispatch, span, latestEnd: span.to ?? Number.POSITIVE_INFINITY });
    byCaller.set(dispatch.caller, own);
  }
  for (const own of byCaller.values()) {
    own.sort((a, b) => a.span.from - b.span.from);
    own.reduce((latest, entry) => {
      entry.latestEnd = Math.max(latest, entry.latestEnd);
      return entry.latestEnd;
    }, Number.NEGATIVE_INFINITY);
  }
  return (caller, time) => {
    const own = byCaller.get(caller) ?? [];
    const open: Dispatch[] = [];
    for (let index = lastBefore(own, time); index >= 0; index -= 1) {
      const entry = own[index];
      if (!entry || entry.latestEnd <= time) break;
      if (isOpenAt(entry.span, time)) open.push(entry.dispatch);
    }
    return open.reverse();
  };
}

function lastBefore(sorted: readonly { readonly span: OpenSpan }[], time: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.span.from ?? Number.POSITIVE_INFINITY) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The most dispatches open at one moment; at one moment closing comes first. */
export function mostOpenAtOnce(dispatches: readonly Dispatch[]): number {
  const marks = dispatches
    .flatMap((dispatch) => {
      const span = openSpanOf(dispatch);
      if (!span) return [];
      const opens = { at: span.from, step: 1 };
      return span.to === null ? [opens] : [opens, { at: span.to, step: -1 }];
    })
    .sort(
      byKeys(
        (mark) => mark.at,
        (mark) => mark.step,
      ),
    );
  let open = 0;
  let most = 0;
  for (const mark of marks) {
    open += mark.step;
    most = Math.max(most, open);
  }
  return most;
}
