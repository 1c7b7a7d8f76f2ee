// What became of the turn in which a call was refused, from the rows that follow it:
//
//   2.x   refused ──▶ step                     went on
//         refused ──▶ idle                     stopped
//         refused, step interrupted ──▶ no idle row before the next row    stopped, without one
//   1.x   refused ──▶ step                     went on
//         refused ──▶ prompt, sent later       stopped, where the host is known to stop
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
import { isRowUnreadBetween } from "../lost-rows.ts";
import { type Entry, type EntryOf, isKind, nextOf, type SessionSource } from "../session-source.ts";
import { mayMissRows } from "./turn-window.ts";

/** `wording`: id of the refusal's wording. `isStepStopped`: this host ends the turn for a refusal in the same step. */
export function turnEffectOf(
  id: ClaimId,
  call: Call,
  { wording, isStepStopped }: { readonly wording: string; readonly isStepStopped: boolean },
  refusal: readonly Evidence[],
): Claim<TurnEffect> {
  const known = declineEffect(call.source.format, wording);
  const next = nextOf(call.source, call.entry.order, (entry) => isSign(entry, call));
  const found = next ? seenEffect(call, next, known) : interruptedAtEnd(call, known);
  if (mayMissRows(call.source, call.entry, found?.by ?? next ?? call.entry))
    return unknown(id, "unreadable", { warrant: "turn-by-rows", grounds: refusal });
  if (found === null) return atEnd(id, call, next, known, refusal);
  const { effect } = found;
  const grounds = [...refusal, ...groundsOf(call, next, effect)];
  if (contradicts(effect, known, call.source, next) || (isStepStopped && effect === "went-on"))
    return unknown(id, "contradicted", { warrant: "turn-by-rows", grounds });
  return computed<TurnEffect>(id, effect, { warrant: "turn-by-rows", grounds });
}

/** What the rows show, and the last of the rows that show it: one lost before it might say otherwise. */
interface SeenEffect {
  readonly effect: TurnEffect;
  readonly by: Entry;
}

/** A row that says something of the turn; another event of the refused call's own row does not. */
function isSign(entry: Entry, call: Call): boolean {
  if (entry.event.row === call.event.row && entry.doc === call.entry.doc) return false;
  if (isKind(entry, "step")) return !entry.event.isUserShell && !entry.event.isSummary;
  return ["prompt", "notice", "synthetic", "idle"].includes(entry.event.kind);
}

/** null: the rows do not tell. */
function seenEffect(call: Call, next: Entry, known: DeclineEffect | null): SeenEffect | null {
  // No step of the turn follows one that was cut off: rows may stand as a clock had it that jumped, and 2.x may resume a turn.
  if (next.event.kind === "step") return isCutOffStep(ownStep(call)) ? null : { effect: "went-on", by: next };
  if (next.event.kind === "idle") return { effect: "stopped", by: next };
  if (!call.source.hasIdleRows) return stoppedAtPrompt(call, next, known);
  // A prompt or a notice may be steered into the turn: what comes after it tells.
  const later = nextOf(
    call.source,
    next.order,
    ({ event }) => event.kind === "idle" || (event.kind === "step" && event.row !== call.event.row),
  );
  if (isInterrupted(ownStep(call))) {
    // An idle row before any other step may be that of the interrupted turn.
    if (later === undefined) return interruptedAtEnd(call, known);
    return later.event.kind === "idle" ? null : { effect: "stopped-without-idle", by: later };
  }
  if (later === undefined) return null;
  return { effect: later.event.kind === "step" ? "went-on" : "stopped", by: later };
}

/** A prompt that was sent before the refused call's step had ended waits for a turn that may go on; what the host does then has to be known. */
function stoppedAtPrompt(call: Call, next: Entry, known: DeclineEffect | null): SeenEffect | null {
  if (next.event.kind !== "prompt" || known === null) return null;
  const sent = next.event.at?.value;
  // A step that ended before it began tells no time to hold a prompt against.
  const began = ownStep(call)?.event.at?.value;
  const mayWait =
    sent === undefined ||
    began === undefined ||
    endsOfStep(call).some((end) => end === undefined || end < began || sent <= end);
  return known !== "goes-on" && mayWait ? null : { effect: "stopped", by: next };
}

/** When the refused call's step ended, and each of its calls: a clock that jumped back shows in one of them. */
function endsOfStep(call: Call): readonly (number | undefined)[] {
  const step = ownStep(call);
  const ends: (number | undefined)[] = [step?.event.completed?.value];
  for (let order = (step?.order ?? call.entry.order) + 1; ; order += 1) {
    const entry = call.source.entries[order];
    if (!entry || entry.event.row !== call.event.row || entry.doc !== call.entry.doc) return ends;
    if (isKind(entry, "tool-call")) ends.push(entry.event.ended?.value);
  }
}

/**
 * The step of the call ends in an error, and no row follows in a file that lost none. Where the host is not known to write no idle
 * row for it, one may have come a moment later.
 */
function interruptedAtEnd(call: Call, known: DeclineEffect | null): SeenEffect | null {
  const { source } = call;
  const last = source.entries.at(-1);
  return last && known === "stops-without-idle" && isInterrupted(ownStep(call)) && isWholeAfter(call)
    ? { effect: "stopped-without-idle", by: last }
    : null;
}

function isWholeAfter({ source, entry }: Call): boolean {
  return source.hasIdleRows && source.isComplete && !isRowUnreadBetween(source, entry, null);
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

function isCutOffStep(step: EntryOf<"step"> | null): boolean {
  return isInterrupted(step) || step?.event.error?.type?.value === "MessageAbortedError";
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
