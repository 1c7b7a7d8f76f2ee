// When a session ran nothing. A host that writes idle rows states it (observed); for one that does not, the end of a
// turn that finished with `stop` lets us conclude it (inferred). No other silence is taken for an idle.

import type { EpochMs } from "../../base/time.ts";
import { isFinalFinish } from "../../knowledge/endings.ts";
import type { Claim } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { claimId, inferred, observed, unknown } from "../claims.ts";
import { placeOf, shows } from "../evidence.ts";
import { areRowsLostBetween } from "../lost-rows.ts";
import { type Entry, entriesOf, isKind, nextOf, type SessionSource } from "../session-source.ts";
import { rivalsOf, rowTime, type TimeContext } from "../times.ts";

/** An idle before anything is said about children: claims and the entries that begin and end it. */
export interface IdleInterval {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly from: Claim<EpochMs>;
  readonly to: Claim<EpochMs> | null;
  readonly outcome: Claim<string>;
  readonly begins: Entry;
  readonly ends: Entry | null;
}

export function idleIntervalsOf(source: SessionSource, times: TimeContext): readonly IdleInterval[] {
  if (source.hasIdleRows) return recordedIdles(source, times);
  return source.format === "opencode-1" ? concludedIdles(source, times) : [];
}

function recordedIdles(source: SessionSource, times: TimeContext): readonly IdleInterval[] {
  return entriesOf(source, "idle").map((entry) => {
    const id = claimId(sessionSubject(source.id), `idle-${entry.event.row}`);
    const ends = nextOf(source, entry.order, endsRecordedIdle) ?? null;
    const { outcome } = entry.event;
    return {
      id,
      session: source.id,
      from: rowTime(claimId(id, "from"), entry, times, "idle-row", "idle-row"),
      to: ends ? recordedEnd(source, claimId(id, "to"), entry, ends, times) : null,
      outcome: outcome
        ? observed(claimId(id, "outcome"), outcome.value, {
            warrant: "stated",
            grounds: shows(placeOf(entry), outcome, "idle-row"),
          })
        : unknown(claimId(id, "outcome"), "not recorded"),
      begins: entry,
      ends,
    };
  });
}

/** Rows that were lost in between may hold the one that ended it. */
function recordedEnd(
  source: SessionSource,
  id: ClaimId,
  begins: Entry,
  ends: Entry,
  times: TimeContext,
): Claim<EpochMs> {
  return areRowsLostBetween(source, begins, ends)
    ? unknown(id, "unreadable", { warrant: "idle-row" })
    : rowTime(id, ends, times, "next-row", "idle-row");
}

/** Switch, system, skill, user-shell and compaction rows do not end an idle of 2.x. */
function endsRecordedIdle(entry: Entry): boolean {
  return ["prompt", "notice", "synthetic", "step"].includes(entry.event.kind);
}

function concludedIdles(source: SessionSource, times: TimeContext): readonly IdleInterval[] {
  const idles: IdleInterval[] = [];
  const steps = entriesOf(source, "step").filter((entry) => !entry.event.isUserShell);
  for (const [index, entry] of steps.entries()) {
    const { completed, finish } = entry.event;
    if (!finish || !isFinalFinish(finish.value) || !completed) continue;
    const ends = nextOf(source, entry.order, isUserMessage) ?? null;
    const nextStep = steps[index + 1];
    if (nextStep && (!ends || nextStep.order < ends.order)) continue;
    const id = claimId(sessionSubject(source.id), `idle-${entry.event.row}`);
    const grounds = [
      ...shows(placeOf(entry), completed, "idle-row"),
      ...shows(placeOf(entry), finish, "finish"),
    ];
    idles.push({
      id,
      session: source.id,
      from: inferred(claimId(id, "from"), completed.value, { warrant: "idle-after-stop", grounds }),
      to: ends ? concludedEnd(source, claimId(id, "to"), entry, ends, times) : null,
      outcome: unknown(claimId(id, "outcome"), "not recorded"),
      begins: entry,
      ends,
    });
  }
  return idles;
}

function concludedEnd(
  source: SessionSource,
  id: ClaimId,
  begins: Entry,
  ends: Entry,
  times: TimeContext,
): Claim<EpochMs> {
  const { at } = ends.event;
  if (areRowsLostBetween(source, begins, ends))
    return unknown(id, "unreadable", { warrant: "idle-after-stop" });
  if (!at) return unknown(id, "not recorded", { warrant: "idle-after-stop" });
  return inferred(id, at.value, {
    warrant: "idle-after-stop",
    grounds: shows(placeOf(ends), at, "next-row"),
    rivals: rivalsOf(ends, at, times),
  });
}

function isUserMessage(entry: Entry): boolean {
  if (isKind(entry, "compaction")) return entry.event.isUserMessage;
  return ["prompt", "notice", "synthetic"].includes(entry.event.kind);
}
