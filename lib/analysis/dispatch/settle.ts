// What settled a dispatch, when, and how it came out: the recorded sources in order of strength. A presumption from an
// idle lead is drawn elsewhere (presume.ts), over what is left unsettled here.

import type { EpochMs } from "../../base/time.ts";
import { warrantId } from "../../knowledge/warrants.ts";
import { type Claim, isKnown, type UnknownReason } from "../../model/claim.ts";
import type { Outcome, SettledBy } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { claimId, computed, inferred, observed, unknown } from "../claims.ts";
import { lookedFor, placeOf, shows, showsPlace } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import { rowTime, type TimeContext } from "../times.ts";
import { documentName, wordShown } from "./acknowledge.ts";
import { type Candidate, isRedacted, isSynchronous } from "./candidates.ts";
import type { ChildEnd } from "./child-end.ts";
import type { PlacedNotice } from "./pair-notices.ts";

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
    ...(event.error
      ? showsPlace(place, event.error.at, "error-message", event.error.message?.value.text)
      : []),
    ...shows(place, event.state, "call-state"),
  ];
  const basis = { warrant: "settled-by-error", grounds: trueQuotes(grounds) } as const;
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

/** An error may be an object: its place as a whole quotes nothing. */
function trueQuotes(evidence: readonly Evidence[]): readonly Evidence[] {
  return evidence.map((item) =>
    item.kind === "present" && item.says === "error-message" ? { ...item, excerpt: "" } : item,
  );
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
  const word = delegation.statusInMetadata?.value ?? delegation.statusInText?.value ?? "completed";
  return {
    by: observed<SettledBy>(property(input, "settledBy"), "synchronous-result", basis),
    at: endTime(input),
    outcome: observed<Outcome>(property(input, "outcome"), OUTCOMES.get(word) ?? "completed", basis),
    stateRaw: null,
    delivered: observed(property(input, "delivered"), true, basis),
    emptyReply: replyClaim(property(input, "emptyReply"), delegation.hasReply, basis.grounds, "observed"),
    problems: [],
  };
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
  return {
    by: computed<SettledBy>(property(input, "settledBy"), "child-session", basis),
    at: computed(property(input, "settledAt"), end.at.value, basis),
    outcome: end.outcome
      ? computed<Outcome>(property(input, "outcome"), end.outcome, basis)
      : unknown(property(input, "outcome"), "unreadable", { warrant: "child-end", grounds: end.grounds }),
    stateRaw: null,
    delivered: caller.isComplete
      ? computed(property(input, "delivered"), false, {
          warrant: "not-delivered",
          grounds: [...told, ...end.grounds],
          from: [input.child],
        })
      : unknown(property(input, "delivered"), "cut off", {
          remedy: { kind: "complete-export", session: caller.id },
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

/** Why nothing settled it. `not ended` only when the files are complete and could have shown it. */
function reasonUnsettled({ candidate, childSource, isAmbiguous }: SettlementInput): UnknownReason {
  const { call, delegation } = candidate;
  if (isRedacted(candidate)) return "redacted";
  if (!call.source.isComplete || (childSource && !childSource.isComplete)) return "cut off";
  if (isAmbiguous) return "ambiguous";
  const word = delegation.statusInMetadata?.value ?? delegation.statusInText?.value;
  if (call.event.phase === "completed" && word !== "running") return "unreadable";
  if (call.event.phase === "other") return "unreadable";
  return "not ended";
}

function remedyFor({ candidate, child, childSource }: SettlementInput) {
  const caller = candidate.call.source;
  if (!caller.isComplete) return { kind: "complete-export", session: caller.id } as const;
  if (isRedacted(candidate)) return { kind: "unsanitized-export", session: caller.id } as const;
  if (!childSource && isKnown(child)) return { kind: "export-of", session: child.value } as const;
  return { kind: "none" } as const;
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
