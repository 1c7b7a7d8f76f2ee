// What became of the turn in which a call was refused, from the rows that follow it:
//
//   2.x   refused ──▶ step                     went on
//         refused ──▶ idle                     stopped
//         refused, step interrupted ──▶ no idle row before the next row    stopped, without one
//   1.x   refused ──▶ step                     went on
//         refused ──▶ prompt                   stopped
//
// Rows decide alone (computed). Only where nothing follows in a complete file may what the host is known to do conclude a
// stop (inferred); where rows and that knowledge disagree, nothing is claimed.

import { type DeclineEffect, declineEffect } from "../../knowledge/decline-effects.ts";
import type { TurnEffect } from "../../model/call-records.ts";
import type { Claim } from "../../model/claim.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId } from "../../model/ids.ts";
import type { Call } from "../call-index.ts";
import { computed, inferred, unknown } from "../claims.ts";
import { lookedFor, placeOf, shows, showsPlace } from "../evidence.ts";
import { areRowsLostBetween } from "../lost-rows.ts";
import { type Entry, type EntryOf, isKind, nextOf, type SessionSource } from "../session-source.ts";

/** `wording`: id of the refusal's wording. */
export function turnEffectOf(
  id: ClaimId,
  call: Call,
  wording: string,
  refusal: readonly Evidence[],
): Claim<TurnEffect> {
  const known = declineEffect(call.source.format, wording);
  const next = nextOf(call.source, call.entry.order, (entry) => isSign(entry, call));
  if (next && areRowsLostBetween(call.source, call.entry, next))
    return unknown(id, "unreadable", { warrant: "turn-by-rows", grounds: refusal });
  const seen = next ? seenEffect(call, next) : interruptedAtEnd(call);
  if (seen === null) return atEnd(id, call, next, known, refusal);
  const grounds = [...refusal, ...groundsOf(call, next, seen)];
  if (contradicts(seen, known, call.source, next))
    return unknown(id, "contradicted", { warrant: "turn-by-rows", grounds });
  return computed<TurnEffect>(id, seen, { warrant: "turn-by-rows", grounds });
}

/** A row that says something of the turn; another event of the refused call's own row does not. */
function isSign(entry: Entry, call: Call): boolean {
  if (entry.event.row === call.event.row && entry.doc === call.entry.doc) return false;
  if (isKind(entry, "step")) return !entry.event.isUserShell && !entry.event.isSummary;
  return ["prompt", "notice", "synthetic", "idle"].includes(entry.event.kind);
}

/** null: the row does not tell. */
function seenEffect(call: Call, next: Entry): TurnEffect | null {
  if (next.event.kind === "step") return "went-on";
  if (next.event.kind === "idle") return "stopped";
  if (!call.source.hasIdleRows) return next.event.kind === "prompt" ? "stopped" : null;
  if (isInterrupted(ownStep(call))) return "stopped-without-idle";
  // A prompt or a notice was steered into the turn: what comes after it tells.
  const later = nextOf(
    call.source,
    next.order,
    ({ event }) => event.kind === "idle" || (event.kind === "step" && event.row !== call.event.row),
  );
  return later?.event.kind === "step" ? "went-on" : later?.event.kind === "idle" ? "stopped" : null;
}

/** The step of the call ends in an error, and no row follows in a file that lost none. */
function interruptedAtEnd(call: Call): TurnEffect | null {
  const { source } = call;
  return source.hasIdleRows && source.isComplete && isInterrupted(ownStep(call))
    ? "stopped-without-idle"
    : null;
}

function ownStep(call: Call): EntryOf<"step"> | null {
  for (let order = call.entry.order - 1; order >= 0; order -= 1) {
    const entry = call.source.entries[order];
    if (!entry || entry.event.row !== call.event.row || entry.doc !== call.entry.doc) return null;
    if (isKind(entry, "step")) return entry;
  }
  return null;
}

function isInterrupted(step: EntryOf<"step"> | null): boolean {
  return step?.event.error?.type?.value === "aborted";
}

function atEnd(
  id: ClaimId,
  { source }: Call,
  next: Entry | undefined,
  known: DeclineEffect | null,
  refusal: readonly Evidence[],
): Claim<TurnEffect> {
  if (!source.isComplete && !next)
    return unknown(id, "cut off", {
      warrant: "turn-by-rows",
      grounds: refusal,
      remedy: { kind: "complete-export", session: source.id },
    });
  if (known === "stops" || known === "stops-without-idle")
    return inferred<TurnEffect>(id, known === "stops" ? "stopped" : "stopped-without-idle", {
      warrant: "turn-by-decline",
      grounds: refusal,
    });
  return unknown(id, next ? "ambiguous" : "not ended", { warrant: "turn-by-rows", grounds: refusal });
}

/**
 * A host that is known to go on, and no step before the next prompt: the prompt may have been queued into a turn that still
 * ran. A host that is known to stop, and a step: it may belong to a turn that something unseen began.
 */
function contradicts(
  seen: TurnEffect,
  known: DeclineEffect | null,
  source: SessionSource,
  next: Entry | undefined,
): boolean {
  if (known === "goes-on") return seen === "stopped" && !source.hasIdleRows && next?.event.kind === "prompt";
  return known !== null && seen === "went-on";
}

function groundsOf(call: Call, next: Entry | undefined, seen: TurnEffect): readonly Evidence[] {
  const step = ownStep(call);
  const interruption =
    seen === "stopped-without-idle" && step?.event.error
      ? [
          ...shows(placeOf(step), step.event.error.type, "error-type"),
          ...lookedFor(call.entry.doc, "idle-row", call.source.rows),
        ]
      : [];
  const following = next ? showsPlace(placeOf(next), next.event.source, "next-row") : [];
  return [...interruption, ...following];
}
