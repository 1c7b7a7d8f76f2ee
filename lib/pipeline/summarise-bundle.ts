// The library's row of a bundle, taken from its analysis: values with their standing, counts, and nothing that would
// need the files again.

import { ANALYSIS_VERSION, type Analysis, type Session } from "../model/analysis.ts";
import type { Claim } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { BundleSummary, Fate, FateCount, SummaryValue } from "../model/library.ts";
import { type Problem, type Severity, speaksOf } from "../model/problem.ts";
import { STANDINGS, type Standing } from "../model/standing.ts";

/** Order in which fates are told. */
const FATES: readonly Fate[] = ["completed", "error", "refused", "cancelled", "settled", "open", "unknown"];

/** null: the bundle holds no session, so there is nothing to name it by. */
export function summariseBundle(analysis: Analysis): BundleSummary | null {
  const named = namingSession(analysis.sessions);
  if (named === null) return null;
  const inferredSessions = analysis.missingSessions.filter(({ standing }) => standing === "inferred");
  const document = analysis.documents.find(({ id }) => id === named.document);
  return {
    bundle: analysis.bundle,
    analysisVersion: ANALYSIS_VERSION,
    session: named.id,
    title: summaryValue(named.title),
    host: summaryValue(named.host),
    hostBecause: document?.because ?? [],
    from: earliest(analysis.sessions, (session) => session.firstAt, named),
    to: latest(analysis.sessions, (session) => session.lastAt, named),
    wall: summaryValue(analysis.totals.wall),
    sessionsLoaded: analysis.sessions.length,
    sessionsMissing: analysis.missingSessions.map(({ id, standing }) => ({ id, standing })),
    fates: fateCounts(analysis.dispatches),
    standings: analysis.standings,
    problems: bySeverity(analysis.problems),
    inferredProblems: bySeverity(
      analysis.problems.filter((problem) => inferredSessions.some(({ id }) => speaksOf(problem, id))),
    ),
    tallies: analysis.tallies,
  };
}

/** The topmost session; of several, the one recorded first. */
function namingSession(sessions: readonly Session[]): Session | null {
  let best: Session | null = null;
  for (const session of sessions) {
    if (best === null || rankOf(session) < rankOf(best)) best = session;
  }
  return best;
}

function rankOf(session: Session): number {
  return session.role === "lead" ? 0 : 1 + session.depth;
}

function summaryValue<Value>(claim: Claim<Value>): SummaryValue<Value> {
  switch (claim.standing) {
    case "hidden":
      return { claim: claim.id, standing: "hidden" };
    case "unknown":
      return { claim: claim.id, standing: "unknown", reason: claim.reason };
    default:
      return { claim: claim.id, standing: claim.standing, value: claim.value };
  }
}

type TimeOf<Value> = (session: Session) => Claim<Value>;

function earliest<Value extends number>(
  sessions: readonly Session[],
  timeOf: TimeOf<Value>,
  fallback: Session,
): SummaryValue<Value> {
  return extreme(sessions, timeOf, fallback, (next, best) => next < best);
}

function latest<Value extends number>(
  sessions: readonly Session[],
  timeOf: TimeOf<Value>,
  fallback: Session,
): SummaryValue<Value> {
  return extreme(sessions, timeOf, fallback, (next, best) => next > best);
}

/** One of the recorded times, so its own claim stands for it; unknown only where no session has one. */
function extreme<Value extends number>(
  sessions: readonly Session[],
  timeOf: TimeOf<Value>,
  fallback: Session,
  isBetter: (next: Value, best: Value) => boolean,
): SummaryValue<Value> {
  let best = summaryValue(timeOf(fallback));
  for (const session of sessions) {
    const next = summaryValue(timeOf(session));
    if (!("value" in next)) continue;
    if (!("value" in best) || isBetter(next.value, best.value)) best = next;
  }
  return best;
}

function fateCounts(dispatches: readonly Dispatch[]): readonly FateCount[] {
  const counts = new Map<string, FateCount>();
  for (const dispatch of dispatches) {
    const { fate, standing } = fateOf(dispatch);
    const key = `${fate} ${standing}`;
    counts.set(key, { fate, standing, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (left, right) =>
      STANDINGS.indexOf(left.standing) - STANDINGS.indexOf(right.standing) ||
      FATES.indexOf(left.fate) - FATES.indexOf(right.fate),
  );
}

function fateOf(dispatch: Dispatch): { readonly fate: Fate; readonly standing: Standing } {
  const { outcome, settledBy, isRefused } = dispatch;
  if (outcome.standing !== "unknown" && outcome.standing !== "hidden") {
    const fate = outcome.value === "error" && isRefused ? "refused" : outcome.value;
    return { fate, standing: outcome.standing };
  }
  if (settledBy.standing !== "unknown" && settledBy.standing !== "hidden") {
    return { fate: "settled", standing: settledBy.standing };
  }
  return { fate: "unknown", standing: "unknown" };
}

function bySeverity(problems: readonly Problem[]): Readonly<Record<Severity, number>> {
  const counts = { note: 0, warning: 0, loss: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}
