// One dispatch put together: what was asked, acknowledged, begun, ended, told and settled, each as a claim.

import type { appendTo } from "../../base/json-pointer.ts";
import type { EpochMs } from "../../base/time.ts";
import { type Claim, isKnown, knownValue, type UnknownClaim, type UnknownReason } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { callIdClaim, hasEnded } from "../call-index.ts";
import { claimId, computed, groundsOf, observed, unknown } from "../claims.ts";
import { placeOf, recordPlace, shows } from "../evidence.ts";
import { areRowsLostBefore, areRowsLostBetween, isRowUnreadBetween } from "../lost-rows.ts";
import { type Entry, nextOf, type SessionSource } from "../session-source.ts";
import { rowTime, statedTimeClaim, type TimeContext } from "../times.ts";
import type { Acknowledgement } from "./acknowledge.ts";
import { type Candidate, isRedacted, isSynchronous } from "./candidates.ts";
import { type ChildEnd, type EpisodeWindow, entriesWithin } from "./child-end.ts";
import { callCount, costOf, tokensOf } from "./child-usage.ts";
import { measured, notApplicable, workingTime } from "./measures.ts";
import type { PlacedNotice } from "./pair-notices.ts";
import type { Settlement } from "./settlement.ts";

export interface LifecycleInput {
  readonly candidate: Candidate;
  readonly number: number;
  readonly depth: number;
  readonly acknowledgement: Acknowledgement;
  readonly child: Claim<SessionId>;
  readonly childSource: SessionSource | null;
  readonly childTimes: TimeContext | null;
  readonly childEnd: ChildEnd | null;
  readonly window: EpisodeWindow;
  readonly episode: Claim<number>;
  readonly notice: PlacedNotice | null;
  readonly settlement: Settlement;
  readonly times: TimeContext;
  readonly isRefused: boolean;
}

export function lifecycleOf(input: LifecycleInput): Omit<Dispatch, "openBelow"> {
  const { candidate, settlement, acknowledgement, child } = input;
  const { call, delegation } = candidate;
  const { entry, event } = call;
  const place = placeOf(entry);
  const name = (property: string): ClaimId => claimId(call.subject, property);
  const requestedAt = statedTimeClaim(name("requestedAt"), entry, event.requested, "request-time");
  const acknowledgedAt = hasEnded(event)
    ? statedTimeClaim(name("acknowledgedAt"), entry, event.ended, "acknowledgement-time")
    : unknown(name("acknowledgedAt"), "not ended");
  const injectedAt = injectionTime(input, name("injectedAt"));
  const childStartedAt = childStart(input, name("childStartedAt"));
  const childEndedAt = childEnding(input, name("childEndedAt"));
  const nextStepAt = nextStep(input, name("nextStepAt"));
  const isError = event.phase === "error";
  const hasNoChild = isError && child.standing === "unknown";
  const isWithResult = !isError && isSynchronous(candidate);
  const told = isWithResult || isError ? settlement.at : injectedAt;
  return {
    id: call.subject,
    number: input.number,
    caller: call.session,
    depth: input.depth,
    call: callIdClaim(call),
    agent: inputClaim(input, name("agent"), delegation.agent, "agent-in-input"),
    description: inputClaim(input, name("description"), delegation.description, "description-in-input"),
    requestedBackground: inputClaim(
      input,
      name("requestedBackground"),
      delegation.requestedBackground,
      "background-in-input",
    ),
    background: backgroundOf(input, name("background")),
    child,
    acknowledgement: acknowledgement.status,
    acknowledgementRaw: acknowledgement.raw,
    requestedAt,
    startedAt: statedTimeClaim(name("startedAt"), entry, event.started, "start-time"),
    acknowledgedAt,
    childStartedAt,
    childEndedAt,
    injectedAt,
    settledBy: settlement.by,
    settledAt: settlement.at,
    outcome: settlement.outcome,
    stateRaw: settlement.stateRaw,
    delivered: settlement.delivered,
    emptyReply: settlement.emptyReply,
    episode: input.episode,
    nextStepAt,
    error: errorClaim(input, name("error")),
    isRefused: input.isRefused,
    acknowledgementLatency: isWithResult
      ? notApplicable("with result")
      : measured(name("acknowledgementLatency"), requestedAt, acknowledgedAt),
    working: hasNoChild
      ? notApplicable("no child")
      : workingTime(
          name("working"),
          { started: childStartedAt, ended: childEndedAt },
          { requested: requestedAt, settled: settlement.at },
        ),
    noticeDelay:
      isWithResult || isError
        ? notApplicable(hasNoChild ? "no child" : "no notice due")
        : measured(name("noticeDelay"), childEndedAt, injectedAt),
    reaction: measured(name("reaction"), told, nextStepAt),
    tokens: hasNoChild ? notApplicable("no child") : childFigure(input, name("tokens"), tokensOf),
    cost: hasNoChild ? notApplicable("no child") : childFigure(input, name("cost"), costOf),
    childCalls: hasNoChild ? notApplicable("no child") : childFigure(input, name("childCalls"), callCount),
  };

  function errorClaim(_: LifecycleInput, id: ClaimId): Claim<string> | null {
    const message = event.error?.message;
    if (!isError || !message) return null;
    return observed(id, message.value.text, {
      warrant: "stated",
      grounds: shows(place, message, "error-message"),
    });
  }
}

function inputClaim<Value extends string | boolean>(
  { candidate }: LifecycleInput,
  id: ClaimId,
  stated: { readonly value: Value; readonly at: Parameters<typeof appendTo>[0] } | null,
  says: "agent-in-input" | "description-in-input" | "background-in-input",
): Claim<Value> {
  if (!stated) return unknown(id, isRedacted(candidate) ? "redacted" : "not recorded");
  return observed(id, stated.value, {
    warrant: "stated",
    grounds: shows(placeOf(candidate.call.entry), stated, says),
  });
}

function backgroundOf(input: LifecycleInput, id: ClaimId): Claim<boolean> {
  const { candidate, acknowledgement, notice, settlement } = input;
  const status = knownValue(acknowledgement.status);
  const grounds = groundsOf(acknowledgement.status);
  if (status === "running") return observed(id, true, { warrant: "acknowledged", grounds });
  if (notice) {
    const { entry } = notice;
    const named = [
      ...shows(placeOf(entry), entry.event.origin ?? entry.event.state, "notice-source"),
      ...shows(placeOf(entry), entry.event.subject, "notice-child"),
    ];
    return computed(id, true, {
      warrant: "answered-by-notice",
      grounds: named,
      from: [...(isKnown(input.child) ? [input.child] : []), settlement.by],
    });
  }
  if (status !== null) return observed(id, false, { warrant: "acknowledged", grounds });
  if (isRedacted(candidate)) return unknown(id, "redacted");
  return unknown(id, hasEnded(candidate.call.event) ? "unreadable" : "not ended");
}

function injectionTime({ notice, times, settlement }: LifecycleInput, id: ClaimId): Claim<EpochMs> {
  if (!notice) return unknown(id, reasonWithoutNotice(settlement));
  const time = rowTime(id, notice.entry, times, "notice-time");
  const isInferred = settlement.by.standing === "inferred";
  return isInferred && isKnown(time)
    ? { ...time, standing: "inferred", warrant: settlement.by.warrant }
    : time;
}

/** No notice: because what could have shown one is redacted or cut, because none is there, or because none was due. */
function reasonWithoutNotice({ by }: Settlement): UnknownReason {
  if (by.standing !== "unknown") return "not recorded";
  return by.reason === "not ended" ? "not found" : by.reason;
}

function childStart({ childSource, window, childTimes, child }: LifecycleInput, id: ClaimId): Claim<EpochMs> {
  if (!childSource || !childTimes) return withoutChildFile(child, id);
  const place = recordPlace(childSource);
  if (window.from === null && childSource.record.created) {
    const { created, parent } = childSource.record;
    return computed(id, created.value, {
      warrant: "same-id",
      grounds: [...shows(place, created, "child-start"), ...shows(place, parent, "parent-link")],
      from: [child],
    });
  }
  const first = entriesWithin(childSource, window).find((entry) => entry.event.at !== null);
  if (!first) return unknown(id, "not recorded");
  if (isLossAt(childSource, first)) return unknown(id, "unreadable");
  const time = rowTime(id, first, childTimes, "child-start");
  return isKnown(time)
    ? computed(id, time.value, {
        warrant: "same-id",
        grounds: time.grounds,
        from: [child],
        rivals: time.rivals,
      })
    : time;
}

/** Rows lost right before an entry may be the first of its episode. */
function isLossAt(source: SessionSource, entry: Entry): boolean {
  const before = source.entries[entry.order - 1];
  return before ? areRowsLostBetween(source, before, entry) : areRowsLostBefore(source, entry);
}

function childEnding({ childSource, childEnd, child }: LifecycleInput, id: ClaimId): Claim<EpochMs> {
  if (!childSource) return withoutChildFile(child, id);
  if (!childEnd) return unknown(id, childSource.isComplete ? "not ended" : "cut off");
  return computed(id, childEnd.at.value, { warrant: "child-end", grounds: childEnd.grounds, from: [child] });
}

/** The caller's first step after it was told; a child whose end never reached the caller is answered by no step. */
function nextStep(input: LifecycleInput, id: ClaimId): Claim<EpochMs> {
  const { candidate, notice, times, settlement } = input;
  const after = notice ? notice.entry : candidate.call.entry;
  const { source } = candidate.call;
  const by = knownValue(settlement.by);
  if (!notice && by !== "synchronous-result" && by !== "tool-error") {
    return unknown(id, settlement.by.standing === "unknown" ? settlement.by.reason : "not recorded");
  }
  const next = nextOf(
    source,
    after.order,
    (entry) => entry.event.kind === "step" && entry.event.row !== after.event.row,
  );
  if (!next) return unknown(id, source.isComplete ? "not found" : "cut off");
  return areRowsLostBetween(source, after, next) || isRowUnreadBetween(source, after, next)
    ? unknown(id, "unreadable")
    : rowTime(id, next, times, "next-row");
}

function childFigure<Value>(
  input: LifecycleInput,
  id: ClaimId,
  figure: (id: ClaimId, entries: ReturnType<typeof entriesWithin>) => Claim<Value>,
): Claim<Value> {
  const { childSource, window, child } = input;
  if (!childSource) return withoutChildFile(child, id);
  if (!childSource.isComplete)
    return unknown(id, "cut off", { remedy: { kind: "complete-export", session: childSource.id } });
  const claim = figure(id, entriesWithin(childSource, window));
  if (!isKnown(claim) || !isKnown(child) || child.standing !== "inferred") return claim;
  return { ...claim, standing: "inferred", warrant: child.warrant, from: [child.id] };
}

/** A child that is known by its id has a file somewhere; of one that is not, no file could be asked for. */
function withoutChildFile(child: Claim<SessionId>, id: ClaimId): UnknownClaim {
  if (isKnown(child)) {
    return unknown(id, "file not loaded", { remedy: { kind: "export-of", session: child.value } });
  }
  return unknown(id, child.standing === "unknown" ? child.reason : "not recorded");
}
