// What settled a dispatch, when, and how it came out: the recorded sources in order of strength. A presumption from an
// idle lead is drawn elsewhere (presume.ts), over what is left unsettled here.

import type { Stated } from "../../base/cursor.ts";
import type { EpochMs } from "../../base/time.ts";
import { warrantId } from "../../knowledge/warrants.ts";
import { type Claim, isKnown, type Rival } from "../../model/claim.ts";
import type { Outcome, SettledBy } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { claimId, computed, inferred, observed, rival, unknown } from "../claims.ts";
import { lookedFor, placeOf, shows, showsPlace } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import { rowTime, type TimeContext } from "../times.ts";
import { documentName, wordShown } from "./acknowledge.ts";
import { type Candidate, isRedacted, isSynchronous } from "./candidates.ts";
import type { ChildEnd } from "./child-end.ts";
import type { PlacedNotice } from "./pair-notices.ts";
import { reasonUnsettled, reasonUntold, remedyFor } from "./why-unsettled.ts";

export interface Settlement {
  readonly by: Claim<SettledBy>;
  readonly at: Claim<EpochMs>;
  readonly outcome: Claim<Outcome>;
  readonly stateRaw: Claim<string> | null;
  readonly delivered: Claim<boolean>;
  readonly emptyReply: Claim<boolean>;
  readonly problems: readonly Problem[];
}

export interface SettlementInput {
  readonly candidate: Candidate;
  readonly child: Claim<SessionId>;
  readonly childSource: SessionSource | null;
  readonly childEnd: ChildEnd | null;
  readonly notice: PlacedNotice | null;
  /** The notice was joined by description, naming no child. */
  readonly isByDescription: boolean;
  /** Some notice or envelope may have answered the call without being joined to it. */
  readonly isAmbiguous: boolean;
  readonly times: TimeContext;
}

export function settlementOf(input: SettlementInput): Settlement {
  const { candidate, notice, childEnd } = input;
  const { phase } = candidate.call.event;
  if (phase === "error") return byError(input);
  if (phase === "completed" && isSynchronous(candidate)) return byResult(input);
  if (notice) return byInjection(input, notice);
  if (childEnd) return byChildSession(input, childEnd);
  return unsettled(input);
}

function property(input: SettlementInput, name: string): ClaimId {
  return claimId(input.candidate.call.subject, name);
}

function byError(input: SettlementInput): Settlement {
  const { entry, event } = input.candidate.call;
  const place = placeOf(entry);
  const grounds = [
    ...(event.error ? showsPlace(place, event.error.at, "error-message") : []),
    ...shows(place, event.state, "call-state"),
  ];
  const basis = { warrant: "settled-by-error", grounds } as const;
  return {
    by: observed<SettledBy>(property(input, "settledBy"), "tool-error", basis),
    at: endTime(input),
    outcome: event.isCutByMigration
      ? unknown(property(input, "outcome"), "not recorded", {
          warrant: "settled-by-error",
          grounds: basis.grounds,
        })
      : observed<Outcome>(property(input, "outcome"), "error", basis),
    stateRaw: null,
    delivered: observed(property(input, "delivered"), true, basis),
    emptyReply: unknown(property(input, "emptyReply"), "not recorded"),
    problems: [],
  };
}

function byResult(input: SettlementInput): Settlement {
  const { candidate } = input;
  const { delegation, call } = candidate;
  const place = placeOf(call.entry);
  const grounds = [
    ...(delegation.statusInText ? wordShown(candidate, delegation.statusInText) : []),
    ...shows(place, delegation.reply ?? call.event.output, "result-text"),
    ...shows(place, delegation.statusInMetadata, "acknowledgement-status"),
  ];
  const basis = { warrant: "settled-by-result", grounds } as const;
  const { statusInMetadata, statusInText } = delegation;
  const outcome = outcomeOfResult(statusInMetadata ?? statusInText);
  const other = statusInMetadata && statusInText ? OUTCOMES.get(statusInText.value) : undefined;
  const rivals =
    other && statusInText && other !== outcome
      ? rival<Outcome>(other, "settled-by-result", wordShown(candidate, statusInText))
      : [];
  return {
    by: observed<SettledBy>(property(input, "settledBy"), "synchronous-result", basis),
    at: endTime(input),
    outcome: outcome
      ? observed<Outcome>(property(input, "outcome"), outcome, { ...basis, rivals })
      : unknown(property(input, "outcome"), "unreadable", basis),
    stateRaw: null,
    delivered: observed(property(input, "delivered"), true, basis),
    emptyReply: replyClaim(property(input, "emptyReply"), delegation.hasReply, basis.grounds, "observed"),
    problems: [],
  };
}

/** A call completed with a reply and no word for its state: the form of the reply is that of a completed child. */
function outcomeOfResult(word: Stated<string> | null): Outcome | undefined {
  return word === null ? "completed" : OUTCOMES.get(word.value);
}

/** What a state word of a result or a notice means. */
const OUTCOMES: ReadonlyMap<string, Outcome> = new Map<string, Outcome>([
  ["completed", "completed"],
  ["error", "error"],
  ["cancelled", "cancelled"],
  ["stopped", "cancelled"],
]);

function byInjection(input: SettlementInput, notice: PlacedNotice): Settlement {
  const { event } = notice.entry;
  const place = placeOf(notice.entry);
  const isLinked = isKnown(input.child) && input.child.standing !== "inferred" && !input.isByDescription;
  const make = isLinked ? observed : inferred;
  const warrant = isLinked ? "settled-by-injection" : "settled-by-inferred-link";
  const source = event.origin
    ? shows(place, event.origin, "notice-source")
    : shows(place, event.state, "notice-source");
  const grounds = [...source, ...shows(place, event.subject, "notice-child")];
  const state = event.state;
  const outcome = state ? OUTCOMES.get(state.value) : undefined;
  const stateGrounds = shows(place, state, "notice-state");
  const time = rowTime(property(input, "settledAt"), notice.entry, input.times, "notice-time");
  const isOdd = state !== null && !["completed", "error", "cancelled"].includes(state.value);
  return {
    by: make<SettledBy>(property(input, "settledBy"), "injection", { warrant, grounds }),
    at:
      isLinked || !isKnown(time)
        ? time
        : { ...time, standing: "inferred", warrant: warrantId("settled-by-inferred-link") },
    outcome: outcome
      ? make<Outcome>(property(input, "outcome"), outcome, {
          warrant,
          grounds: [...stateGrounds, ...grounds],
          rivals: ownEndAgainst(input, outcome, time),
        })
      : unknown(property(input, "outcome"), state ? "unreadable" : "not recorded", {
          warrant,
          grounds: [...stateGrounds, ...grounds],
        }),
    stateRaw:
      isOdd && state
        ? make(property(input, "noticeState"), state.value, { warrant, grounds: stateGrounds })
        : null,
    delivered: make(property(input, "delivered"), true, { warrant, grounds }),
    emptyReply: replyClaim(
      property(input, "emptyReply"),
      event.hasReply,
      [...shows(place, event.body, "notice-body"), ...grounds],
      isLinked ? "observed" : "inferred",
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
    `A notice about ${entry.event.subject?.value ?? "a child"} has the state “${state}”, which is not known.`,
    {
      document: documentName(entry.doc, source),
      line: entry.event.line,
      at: entry.event.state?.at ?? entry.event.source,
      hint: "The child is settled by the notice; how it came out is not guessed.",
    },
  );
}

function byChildSession(input: SettlementInput, end: ChildEnd): Settlement {
  const caller = input.candidate.call.source;
  const basis = { warrant: "settled-by-child-session", grounds: end.grounds, from: [input.child] } as const;
  const told = lookedFor(input.candidate.call.entry.doc, "a result or notice for this call", caller.rows);
  const untold = reasonUntold(input);
  return {
    by: computed<SettledBy>(property(input, "settledBy"), "child-session", basis),
    at: computed(property(input, "settledAt"), end.at.value, basis),
    outcome: end.outcome
      ? computed<Outcome>(property(input, "outcome"), end.outcome, basis)
      : unknown(property(input, "outcome"), "unreadable", { warrant: "child-end", grounds: end.grounds }),
    stateRaw: null,
    delivered: untold
      ? unknown(property(input, "delivered"), untold, { remedy: remedyFor(input) })
      : computed(property(input, "delivered"), false, {
          warrant: "not-delivered",
          grounds: [...told, ...end.grounds],
          from: [input.child],
        }),
    emptyReply: unknown(property(input, "emptyReply"), "not recorded"),
    problems: [],
  };
}

function unsettled(input: SettlementInput): Settlement {
  const { candidate } = input;
  const lack = { warrant: "no-settlement", remedy: remedyFor(input) } as const;
  return {
    by: unknown(property(input, "settledBy"), reasonUnsettled(input), lack),
    at: unknown(property(input, "settledAt"), reasonUnsettled(input), lack),
    outcome: openOrUnknown(input),
    stateRaw: null,
    delivered: unknown(property(input, "delivered"), reasonUnsettled(input), lack),
    emptyReply: unknown(
      property(input, "emptyReply"),
      isRedacted(candidate) ? "redacted" : "not ended",
      lack,
    ),
    problems: [],
  };
}

function openOrUnknown(input: SettlementInput): Claim<Outcome> {
  const reason = reasonUnsettled(input);
  const id = property(input, "outcome");
  const { call } = input.candidate;
  if (reason !== "not ended")
    return unknown(id, reason, { warrant: "no-settlement", remedy: remedyFor(input) });
  const looked = lookedFor(call.entry.doc, "a result, error or notice for this call", call.source.rows);
  const state = shows(placeOf(call.entry), call.event.state, "call-state");
  return computed<Outcome>(id, "open", { warrant: "no-settlement", grounds: [...looked, ...state] });
}

function endTime(input: SettlementInput): Claim<EpochMs> {
  const { entry, event } = input.candidate.call;
  const id = property(input, "settledAt");
  if (!event.ended) return unknown(id, "not recorded");
  return observed(id, event.ended.value, {
    warrant: "stated",
    grounds: shows(placeOf(entry), event.ended, "acknowledgement-time"),
  });
}

function replyClaim(
  id: ClaimId,
  hasReply: boolean | null,
  grounds: readonly Evidence[],
  standing: "observed" | "inferred",
): Claim<boolean> {
  if (hasReply === null) return unknown(id, "unreadable", { grounds });
  const basis = {
    warrant: standing === "inferred" ? "settled-by-inferred-link" : "stated",
    grounds,
  } as const;
  return standing === "inferred" ? inferred(id, !hasReply, basis) : observed(id, !hasReply, basis);
}
