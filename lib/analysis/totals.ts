// Sums and counts over the bundle. Counts of outcomes count what is live-observed; what only an inference settled is
// counted apart, so that hiding inferences changes no other number.

import { brand } from "../base/brand.ts";
import { between, type DurationMs, type EpochMs } from "../base/time.ts";
import type { MissingSession, Session, Totals } from "../model/analysis.ts";
import type { Decision, Idle } from "../model/call-records.ts";
import { type Claim, isKnown, knownValue, type UnknownReason } from "../model/claim.ts";
import type { Dispatch, Outcome, Usage } from "../model/dispatch.ts";
import type { Evidence } from "../model/evidence.ts";
import type { BundleId, ClaimId } from "../model/ids.ts";
import { isLiveObserved } from "../model/standing.ts";
import { claimId, computed, inferred, unknown } from "./claims.ts";
import { addUsage } from "./dispatch/child-usage.ts";
import { chainLinks, depthOf } from "./dispatch/depths.ts";
import { closedByInference, mostOpenAtOnce } from "./dispatch/open-dispatches.ts";
import { lookedFor, placeOf, shows } from "./evidence.ts";
import { entriesOf, type SessionSource } from "./session-source.ts";

interface TotalsInput {
  readonly bundle: BundleId;
  readonly sources: readonly SessionSource[];
  readonly sessions: readonly Session[];
  readonly dispatches: readonly Dispatch[];
  readonly decisions: readonly Decision[];
  readonly idles: readonly Idle[];
  readonly missing: readonly MissingSession[];
}

export function totalsOf(input: TotalsInput): Totals {
  const { sources, sessions, dispatches, decisions, missing } = input;
  const name = (property: string): ClaimId => claimId(brand<ClaimId>("bundle"), property);
  const searched = sources
    .flatMap((source) => lookedFor(source.document.id, "counted-records", source.rows))
    .slice(0, 4);
  const isWhole = sources.every((source) => source.isComplete);
  const count = (property: string, from: readonly Claim<unknown>[]): Claim<number> => {
    if (from.length === 0 && !isWhole) return unknown(name(property), "cut off", { warrant: "count" });
    return computed(name(property), from.length, {
      warrant: "count",
      grounds: [
        ...from.flatMap((claim) => (isKnown(claim) ? claim.grounds.slice(0, 1) : [])).slice(0, 8),
        ...searched,
      ],
      from: from.filter(isKnown),
    });
  };
  const unlessCut = (claim: Claim<number>): Claim<number> =>
    !isWhole && isKnown(claim) && claim.value === 0
      ? unknown(claim.id, "cut off", { warrant: "count" })
      : claim;
  const outcomes = (wanted: Outcome): readonly Claim<unknown>[] =>
    dispatches
      .filter(
        ({ outcome, isRefused }) =>
          isKnown(outcome) &&
          isLiveObserved(outcome.standing) &&
          outcome.value === wanted &&
          !(isRefused && wanted === "error"),
      )
      .map(({ outcome }) => outcome);
  const leads = sessions.filter((session) => session.role === "lead");
  const isLeadUnclear = sessions.some((session) => session.role === "unknown");
  const inferredOnes = dispatches.filter(
    ({ outcome, settledBy }) => outcome.standing === "inferred" || settledBy.standing === "inferred",
  );
  const undetermined = dispatches.filter(
    ({ outcome, settledBy }) => outcome.standing === "unknown" && settledBy.standing !== "inferred",
  );
  return {
    wall: wallTime(name("wall"), sessions),
    work: workTime(name("work"), sources),
    tokensOwn: isLeadUnclear
      ? unknown(name("tokensOwn"), isWhole ? "not recorded" : "unreadable")
      : sumUsage(
          name("tokensOwn"),
          leads.map((session) => session.tokens),
        ),
    tokensLoaded: sumUsage(
      name("tokensLoaded"),
      sessions.map((session) => session.tokens),
    ),
    costOwn: isLeadUnclear
      ? unknown(name("costOwn"), isWhole ? "not recorded" : "unreadable")
      : sumNumbers(
          name("costOwn"),
          leads.map((session) => session.cost),
        ),
    costLoaded: sumNumbers(
      name("costLoaded"),
      sessions.map((session) => session.cost),
    ),
    childrenNotLoaded: unlessCut(notLoaded(name("childrenNotLoaded"), missing, dispatches, searched)),
    dispatches: count(
      "dispatches",
      dispatches.map(({ call }) => call),
    ),
    completed: count("completed", outcomes("completed")),
    failed: count("failed", outcomes("error")),
    cancelled: count("cancelled", outcomes("cancelled")),
    refused: count(
      "refused",
      dispatches.filter(({ isRefused }) => isRefused).map(({ outcome }) => outcome),
    ),
    open: count("open", outcomes("open")),
    undetermined: unlessCut(
      computed(name("undetermined"), undetermined.length, { warrant: "count", grounds: searched }),
    ),
    settledByInference:
      inferredOnes.length === 0
        ? computed(name("settledByInference"), 0, { warrant: "count", grounds: searched })
        : computed(name("settledByInference"), inferredOnes.length, {
            warrant: "count",
            grounds: inferredOnes.flatMap(({ settledBy, outcome }) =>
              [settledBy, outcome].flatMap((claim) => (isKnown(claim) ? claim.grounds.slice(0, 1) : [])),
            ),
            from: inferredOnes.map(({ settledBy, outcome }) =>
              settledBy.standing === "inferred" ? settledBy : outcome,
            ),
          }),
    depth: unlessCut(
      computed(name("depth"), depthOf(dispatches), {
        warrant: "count",
        grounds: searched,
        from: chainLinks(dispatches),
      }),
    ),
    mostOpen: unlessCut(mostOpen(name("mostOpen"), dispatches, searched)),
    denials: count(
      "denials",
      decisions.filter(({ effect }) => knownValue(effect) === "deny").map(({ effect }) => effect),
    ),
    idles: idleCount(name("idles"), input, count),
  };
}

/** Idles that the hosts wrote; for a host that writes none, those concluded, and without any an open question. */
function idleCount(
  id: ClaimId,
  { idles, sources }: TotalsInput,
  count: (property: string, from: readonly Claim<unknown>[]) => Claim<number>,
): Claim<number> {
  const starts = idles.map(({ from }) => from);
  if (sources.every((source) => source.hasIdleRows)) return count("idles", starts);
  const grounds = starts.flatMap((from) => (isKnown(from) ? from.grounds.slice(0, 1) : []));
  if (grounds.length === 0) return unknown(id, "not recorded", { warrant: "idle-after-stop" });
  return inferred(id, idles.length, { warrant: "idle-after-stop", grounds });
}

/** Children without a document here; those that only an inference names make the count one. */
function notLoaded(
  id: ClaimId,
  missing: readonly MissingSession[],
  dispatches: readonly Dispatch[],
  searched: readonly Evidence[],
): Claim<number> {
  const children = missing.filter(({ as }) => as === "child");
  const onlyInferred = children.filter(({ standing }) => standing === "inferred");
  const namedBy = new Set(onlyInferred.flatMap((session) => session.namedBy));
  const from = dispatches.map(({ child }) => child).filter(({ id: claim }) => namedBy.has(claim));
  return computed(id, children.length, { warrant: "count", grounds: searched, from });
}

/** A call whose acknowledgement cannot be read may have been open: then the most is not known. */
function mostOpen(
  id: ClaimId,
  dispatches: readonly Dispatch[],
  searched: readonly Evidence[],
): Claim<number> {
  const unread = dispatches.find(
    ({ acknowledgement }) => acknowledgement.standing === "unknown" && acknowledgement.reason !== "not ended",
  );
  if (unread?.acknowledgement.standing === "unknown") {
    return unknown(id, unread.acknowledgement.reason, { warrant: "count" });
  }
  const from = dispatches
    .filter((dispatch) => closedByInference(dispatch, Number.POSITIVE_INFINITY))
    .map(({ settledBy }) => settledBy);
  return computed(id, mostOpenAtOnce(dispatches), { warrant: "count", grounds: searched, from });
}

function wallTime(id: ClaimId, sessions: readonly Session[]): Claim<DurationMs> {
  const first = extreme(
    sessions.map((session) => session.firstAt),
    (a, b) => a < b,
  );
  const last = extreme(
    sessions.map((session) => session.lastAt),
    (a, b) => a > b,
  );
  if (!first || !last) return unknown(id, "not recorded", { warrant: "difference-of-times" });
  const grounds = [...first.grounds, ...last.grounds];
  return computed(id, between(first.value, last.value), {
    warrant: "difference-of-times",
    grounds,
    from: [first, last],
  });
}

function extreme(claims: readonly Claim<EpochMs>[], isMore: (a: number, b: number) => boolean) {
  return claims
    .filter(isKnown)
    .reduce<Extract<Claim<EpochMs>, { value: EpochMs }> | null>(
      (best, claim) => (!best || isMore(claim.value, best.value) ? claim : best),
      null,
    );
}

/** Time in which some model step of some loaded session ran, each step counted by itself. */
function workTime(id: ClaimId, sources: readonly SessionSource[]): Claim<DurationMs> {
  const steps = sources.flatMap((source) =>
    entriesOf(source, "step").filter((entry) => !entry.event.isUserShell),
  );
  const timed = steps.flatMap((entry) => {
    const { at, completed } = entry.event;
    return at && completed && completed.value >= at.value
      ? [{ entry, completed, ms: completed.value - at.value }]
      : [];
  });
  if (!sources.every((source) => source.isComplete)) return unknown(id, "cut off", { warrant: "sum" });
  if (timed.length === 0) return unknown(id, "not recorded", { warrant: "sum" });
  const total = timed.reduce((sum, { ms }) => sum + ms, 0);
  const grounds = timed
    .slice(0, 12)
    .flatMap(({ entry, completed }) => shows(placeOf(entry), completed, "message-time"));
  return computed(id, brand<DurationMs>(total), { warrant: "sum", grounds });
}

function sumUsage(id: ClaimId, claims: readonly Claim<Usage>[]): Claim<Usage> {
  const known = claims.filter(isKnown);
  if (known.length === 0 || known.length < claims.length)
    return unknown(id, reasonAmong(claims), { warrant: "sum" });
  const total = known.map((claim) => claim.value).reduce(addUsage);
  return computed(id, total, {
    warrant: "sum",
    grounds: known.flatMap((claim) => claim.grounds.slice(0, 2)),
    from: known,
  });
}

function sumNumbers(id: ClaimId, claims: readonly Claim<number>[]): Claim<number> {
  const known = claims.filter(isKnown);
  if (known.length === 0 || known.length < claims.length)
    return unknown(id, reasonAmong(claims), { warrant: "sum" });
  const total = known.reduce((sum, claim) => sum + claim.value, 0);
  return computed(id, total, {
    warrant: "sum",
    grounds: known.flatMap((claim) => claim.grounds.slice(0, 2)),
    from: known,
  });
}

/** A sum that lacks a number says why the first of its missing parts does. */
function reasonAmong(claims: readonly Claim<unknown>[]): UnknownReason {
  const lacking = claims.find((claim) => claim.standing === "unknown");
  return lacking?.standing === "unknown" ? lacking.reason : "not recorded";
}
