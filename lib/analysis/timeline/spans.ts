// The intervals that single records state: model steps, tool calls, a person's shell, compactions. A span whose end is not
// recorded, or lies before its start, keeps an open end.

import type { Stated } from "../../base/cursor.ts";
import { byKeys } from "../../base/order.ts";
import { startOf } from "../../base/text.ts";
import type { EpochMs } from "../../base/time.ts";
import type { Decision } from "../../model/call-records.ts";
import { knownValue } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { Span, SpanState } from "../../model/timeline.ts";
import type { Call } from "../call-index.ts";
import { claimId } from "../claims.ts";
import { placeOf, refAt } from "../evidence.ts";
import { entriesOf, type SessionSource } from "../session-source.ts";

const LINE_LENGTH = 120;

export function spansOf(
  sources: readonly SessionSource[],
  calls: readonly Call[],
  decisions: readonly Decision[],
): readonly Span[] {
  const refused = new Set(
    decisions.filter(({ effect }) => knownValue(effect) === "deny").map(({ id }) => id),
  );
  return [
    ...sources.flatMap(stepSpans),
    ...calls.flatMap((call) => callSpans(call, refused.has(claimId(call.subject, "decision")))),
    ...sources.flatMap(userShellSpans),
  ].sort(
    byKeys(
      (span) => span.from,
      (span) => span.session,
      (span) => span.id,
    ),
  );
}

function stepSpans(source: SessionSource): readonly Span[] {
  return entriesOf(source, "step").flatMap((entry) => {
    const { at, completed, agent, text, error, isUserShell } = entry.event;
    if (!at || isUserShell) return [];
    const place = placeOf(entry);
    const end = endAfter(at, completed);
    const state: SpanState = error ? "error" : completed ? "completed" : "unfinished";
    return {
      id: claimId(sessionSubject(source.id), `step-${entry.event.row}`),
      session: source.id,
      kind: "step",
      name: agent?.value ?? "step",
      agent: agent?.value ?? null,
      from: at.value,
      to: end?.value ?? null,
      state,
      ref: refAt(place, entry.event.source),
      at: { from: refAt(place, at.at), to: end ? refAt(place, end.at) : null, state: null },
      says: startOf(error?.message?.value.text ?? text?.value.text ?? "", LINE_LENGTH),
    } satisfies Span;
  });
}

function callSpans(call: Call, isRefused: boolean): readonly Span[] {
  const { event, entry } = call;
  const from = event.started ?? event.requested ?? event.at;
  if (!from) return [];
  const place = placeOf(entry);
  const end = endAfter(from, event.ended);
  const said =
    event.resource?.value.value ?? event.delegation?.description?.value ?? event.input?.value.text ?? "";
  return [
    {
      id: call.subject,
      session: call.session,
      kind: "tool",
      name: event.tool.value,
      agent: null,
      from: from.value,
      to: end?.value ?? null,
      state: isRefused ? "refused" : stateOf(event.phase),
      ref: refAt(place, event.source),
      at: {
        from: refAt(place, from.at),
        to: event.ended ? refAt(place, event.ended.at) : null,
        state: event.state ? refAt(place, event.state.at) : null,
      },
      says: startOf(said, LINE_LENGTH),
    },
  ];
}

function stateOf(phase: Call["event"]["phase"]): SpanState {
  if (phase === "completed" || phase === "error" || phase === "other") return phase;
  return "unfinished";
}

function userShellSpans(source: SessionSource): readonly Span[] {
  return entriesOf(source, "user-shell").flatMap((entry) => {
    const { at, completed, command, tool } = entry.event;
    if (!at) return [];
    const place = placeOf(entry);
    const end = endAfter(at, completed);
    return {
      id: claimId(sessionSubject(source.id), `user-shell-${entry.event.row}`),
      session: source.id,
      kind: "user-shell",
      name: tool,
      agent: null,
      from: at.value,
      to: end?.value ?? null,
      state: completed ? "completed" : "unfinished",
      ref: refAt(place, entry.event.source),
      at: { from: refAt(place, at.at), to: end ? refAt(place, end.at) : null, state: null },
      says: startOf(command?.value.text ?? "", LINE_LENGTH),
    } satisfies Span;
  });
}

/** The recorded end, unless it lies before the start. */
function endAfter(from: Stated<EpochMs>, to: Stated<EpochMs> | null): Stated<EpochMs> | null {
  return to && to.value >= from.value ? to : null;
}
