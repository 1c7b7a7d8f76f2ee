// What settled a dispatch, when, and how it came out: the recorded sources in order of strength. A presumption from an
// idle lead is drawn elsewhere (presume.ts), over what is left unsettled here.

import type { Stated } from "../../base/cursor.ts";
import type { EpochMs } from "../../base/time.ts";
import type { Claim } from "../../model/claim.ts";
import type { Outcome, SettledBy } from "../../model/dispatch.ts";
import { computed, observed, rival, unknown } from "../claims.ts";
import { lookedFor, placeOf, shows, showsPlace } from "../evidence.ts";
import { wordShown } from "./acknowledge.ts";
import { isRedacted, isSynchronous } from "./candidates.ts";
import type { ChildEnd } from "./child-end.ts";
import { settledByNotice } from "./settle-by-notice.ts";
import {
  emptyReplyClaim,
  OUTCOMES,
  type Settlement,
  type SettlementInput,
  settlementClaim,
} from "./settlement.ts";
import { reasonUnsettled, reasonUntold, remedyFor } from "./why-unsettled.ts";

export function settlementOf(input: SettlementInput): Settlement {
  const { candidate, notice, childEnd } = input;
  const { phase } = candidate.call.event;
  if (phase === "error") return byError(input);
  if (phase === "completed" && isSynchronous(candidate)) return byResult(input);
  if (notice) return settledByNotice(input, notice);
  if (childEnd) return byChildSession(input, childEnd);
  return unsettled(input);
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
    by: observed<SettledBy>(settlementClaim(input, "settledBy"), "tool-error", basis),
    at: endTime(input),
    outcome: event.isCutByMigration
      ? unknown(settlementClaim(input, "outcome"), "not recorded", {
          warrant: "settled-by-error",
          grounds: basis.grounds,
        })
      : observed<Outcome>(settlementClaim(input, "outcome"), "error", basis),
    stateRaw: null,
    delivered: observed(settlementClaim(input, "delivered"), true, basis),
    emptyReply: unknown(settlementClaim(input, "emptyReply"), "not recorded"),
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
    by: observed<SettledBy>(settlementClaim(input, "settledBy"), "synchronous-result", basis),
    at: endTime(input),
    outcome: outcome
      ? observed<Outcome>(settlementClaim(input, "outcome"), outcome, { ...basis, rivals })
      : unknown(settlementClaim(input, "outcome"), "unreadable", basis),
    stateRaw: null,
    delivered: observed(settlementClaim(input, "delivered"), true, basis),
    emptyReply: emptyReplyClaim(settlementClaim(input, "emptyReply"), delegation.hasReply, basis.grounds),
    problems: [],
  };
}

/** A call completed with a reply and no word for its state: the form of the reply is that of a completed child. */
function outcomeOfResult(word: Stated<string> | null): Outcome | undefined {
  return word === null ? "completed" : OUTCOMES.get(word.value);
}

function byChildSession(input: SettlementInput, end: ChildEnd): Settlement {
  const caller = input.candidate.call.source;
  const basis = { warrant: "settled-by-child-session", grounds: end.grounds, from: [input.child] } as const;
  const told = lookedFor(input.candidate.call.entry.doc, "result-or-notice", caller.rows);
  const untold = reasonUntold(input);
  return {
    by: computed<SettledBy>(settlementClaim(input, "settledBy"), "child-session", basis),
    at: computed(settlementClaim(input, "settledAt"), end.at.value, basis),
    outcome: end.outcome
      ? computed<Outcome>(settlementClaim(input, "outcome"), end.outcome, basis)
      : unknown(settlementClaim(input, "outcome"), "unreadable", {
          warrant: "child-end",
          grounds: end.grounds,
        }),
    stateRaw: null,
    delivered: untold
      ? unknown(settlementClaim(input, "delivered"), untold, { remedy: remedyFor(input) })
      : computed(settlementClaim(input, "delivered"), false, {
          warrant: "not-delivered",
          grounds: [...told, ...end.grounds],
          from: [input.child],
        }),
    emptyReply: unknown(settlementClaim(input, "emptyReply"), "not recorded"),
    problems: [],
  };
}

function unsettled(input: SettlementInput): Settlement {
  const { candidate } = input;
  const lack = { warrant: "no-settlement", remedy: remedyFor(input) } as const;
  return {
    by: unknown(settlementClaim(input, "settledBy"), reasonUnsettled(input), lack),
    at: unknown(settlementClaim(input, "settledAt"), reasonUnsettled(input), lack),
    outcome: openOrUnknown(input),
    stateRaw: null,
    delivered: unknown(settlementClaim(input, "delivered"), reasonUnsettled(input), lack),
    emptyReply: unknown(
      settlementClaim(input, "emptyReply"),
      isRedacted(candidate) ? "redacted" : "not ended",
      lack,
    ),
    problems: [],
  };
}

function openOrUnknown(input: SettlementInput): Claim<Outcome> {
  const reason = reasonUnsettled(input);
  const id = settlementClaim(input, "outcome");
  const { call } = input.candidate;
  if (reason !== "not ended")
    return unknown(id, reason, { warrant: "no-settlement", remedy: remedyFor(input) });
  const looked = lookedFor(call.entry.doc, "result-error-or-notice", call.source.rows);
  const state = shows(placeOf(call.entry), call.event.state, "call-state");
  return computed<Outcome>(id, "open", { warrant: "no-settlement", grounds: [...looked, ...state] });
}

function endTime(input: SettlementInput): Claim<EpochMs> {
  const { entry, event } = input.candidate.call;
  const id = settlementClaim(input, "settledAt");
  if (!event.ended) return unknown(id, "not recorded");
  return observed(id, event.ended.value, {
    warrant: "stated",
    grounds: shows(placeOf(entry), event.ended, "acknowledgement-time"),
  });
}
