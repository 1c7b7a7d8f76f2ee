// A notice that settles a dispatch. It counts as stated only where it names the child and no row between the call and it was
// lost: a lost row may have been an earlier notice, or a call that dispatched the same child again.

import type { EpochMs } from "../../base/time.ts";
import { warrantId } from "../../knowledge/warrants.ts";
import { type Claim, isKnown, type Rival } from "../../model/claim.ts";
import type { Outcome, SettledBy } from "../../model/dispatch.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";
import { inferred, observed, rival, unknown } from "../claims.ts";
import { placeOf, shows } from "../evidence.ts";
import { areRowsLostBetween, isRowUnreadBetween } from "../lost-rows.ts";
import { rowTime } from "../times.ts";
import { documentName } from "./acknowledge.ts";
import type { PlacedNotice } from "./pair-notices.ts";
import {
  emptyReplyClaim,
  type NoticePremise,
  OUTCOMES,
  type Settlement,
  type SettlementInput,
  settlementClaim,
} from "./settlement.ts";

export function settledByNotice(input: SettlementInput, notice: PlacedNotice): Settlement {
  const { event } = notice.entry;
  const place = placeOf(notice.entry);
  const premise = premiseOf(input, notice);
  const make = premise ? inferred : observed;
  const warrant = premise ?? "settled-by-injection";
  const source = event.origin
    ? shows(place, event.origin, "notice-source")
    : shows(place, event.state, "notice-source");
  const grounds = [...source, ...shows(place, event.subject, "notice-child")];
  const state = event.state;
  const outcome = state ? OUTCOMES.get(state.value) : undefined;
  const stateGrounds = shows(place, state, "notice-state");
  const time = rowTime(settlementClaim(input, "settledAt"), notice.entry, input.times, "notice-time");
  const isOdd = state !== null && !["completed", "error", "cancelled"].includes(state.value);
  return {
    by: make<SettledBy>(settlementClaim(input, "settledBy"), "injection", { warrant, grounds }),
    at: premise && isKnown(time) ? { ...time, standing: "inferred", warrant: warrantId(premise) } : time,
    outcome: outcome
      ? make<Outcome>(settlementClaim(input, "outcome"), outcome, {
          warrant,
          grounds: [...stateGrounds, ...grounds],
          rivals: ownEndAgainst(input, outcome, time),
        })
      : unknown(settlementClaim(input, "outcome"), state ? "unreadable" : "not recorded", {
          warrant,
          grounds: [...stateGrounds, ...grounds],
        }),
    stateRaw:
      isOdd && state
        ? make(settlementClaim(input, "noticeState"), state.value, { warrant, grounds: stateGrounds })
        : null,
    delivered: make(settlementClaim(input, "delivered"), true, { warrant, grounds }),
    emptyReply: emptyReplyClaim(
      settlementClaim(input, "emptyReply"),
      event.hasReply,
      [...shows(place, event.body, "notice-body"), ...grounds],
      premise,
    ),
    problems: state && !outcome ? [unknownState(notice, state.value)] : [],
  };
}

/** The child's own end, where it came before the notice and says otherwise. A later end is that of other work. */
function ownEndAgainst(
  { childEnd }: SettlementInput,
  told: Outcome,
  noticed: Claim<EpochMs>,
): readonly Rival<Outcome>[] {
  if (!childEnd?.outcome || childEnd.outcome === told) return [];
  if (!isKnown(noticed) || childEnd.at.value > noticed.value) return [];
  return rival<Outcome>(childEnd.outcome, "child-end", childEnd.grounds);
}

function unknownState(notice: PlacedNotice, state: string): Problem {
  const { entry, source } = notice;
  return problem(
    "unknown-notice-state",
    say("notice-in-state", { child: entry.event.subject?.value ?? null, state }),
    {
      document: documentName(entry.doc, source),
      line: entry.event.line,
      at: entry.event.state?.at ?? entry.event.source,
      hint: "outcome-not-guessed",
    },
  );
}

function premiseOf(input: SettlementInput, notice: PlacedNotice): NoticePremise | null {
  const { child, candidate, isByDescription } = input;
  if (!isKnown(child) || child.standing === "inferred" || isByDescription) return "settled-by-inferred-link";
  const { source, entry } = candidate.call;
  // A row that no reader understood may be a notice as well.
  return areRowsLostBetween(source, entry, notice.entry) || isRowUnreadBetween(source, entry, notice.entry)
    ? "settled-after-loss"
    : null;
}
