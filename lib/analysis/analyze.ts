// Documents to claims. Read this file and you know the program: each line is one question, in the order in which the
// answers depend on one another.

import { groupBy } from "../base/group-by.ts";
import { ANALYSIS_VERSION, type Analysis } from "../model/analysis.ts";
import { countStandings } from "../model/claim-index.ts";
import type { SessionId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { loweredAfterLoss } from "./after-loss.ts";
import { callsOf } from "./call-index.ts";
import {
  abortedCalls,
  backgroundShells,
  longWaits,
  nestedErrors,
  questionsAsked,
  unfinishedCalls,
} from "./calls/call-records.ts";
import { statedSurfaces } from "./calls/stated-surfaces.ts";
import { toolUseOf } from "./calls/tool-use.ts";
import { dispatchedPrompts } from "./dispatch/dispatched-prompts.ts";
import { dispatchesOf } from "./dispatch/dispatches.ts";
import { mostOpenAtOnce } from "./dispatch/open-dispatches.ts";
import { documentSummaries } from "./documents.ts";
import { findingsOf } from "./findings.ts";
import { gatherSessions } from "./gather-sessions.ts";
import { idleIntervalsOf } from "./idle/idle-intervals.ts";
import { idlesOf } from "./idle/idles.ts";
import { bundleOf } from "./join-documents.ts";
import { depthContext, withDepths } from "./permission/decision-depth.ts";
import { decisionsOf } from "./permission/decisions.ts";
import { withRetries } from "./permission/retried.ts";
import { retriesOf } from "./permission/retries.ts";
import { recordedRules, ruleMatches, sessionRuleSets } from "./permission/rule-matches.ts";
import { sessionRules } from "./permission/session-rules.ts";
import { boundedProblems } from "./problems/bounded-problems.ts";
import { recordProblems } from "./problems/record-problems.ts";
import { withoutRepeatedRows } from "./repeated-rows.ts";
import type { SessionSource } from "./session-source.ts";
import { missingSessionProblems, missingSessions } from "./sessions/missing-sessions.ts";
import { sessionDepths } from "./sessions/session-depths.ts";
import { sessionsOf } from "./sessions/sessions.ts";
import { stagedReverts } from "./sessions/staged-reverts.ts";
import { deniedDoors } from "./surface/denied-doors.ts";
import { surfaceTrials } from "./surface/surface-trials.ts";
import { toolSurfacesOf } from "./surface/tool-surfaces.ts";
import { timelineOf } from "./timeline/timeline.ts";
import { timeContextOf } from "./times.ts";
import { totalsOf } from "./totals.ts";
import { warrantTallies } from "./warrant-tallies.ts";

export function analyse(given: readonly ReadDocument[]): Analysis {
  const bundle = bundleOf(given);
  const { documents, sources, problems } = gather(given);

  const calls = sources.flatMap(callsOf);
  const callsBySession = groupBy(calls, (call) => call.session);
  const times = new Map(sources.map((source) => [source.id, timeContextOf(source)]));
  const intervals = sources.flatMap((source) => idleIntervalsOf(source, timesOf(times, source)));

  const rules = sessionRules(sources);
  const plainDecisions = decisionsOf(calls, rules);
  const {
    dispatches,
    orphans,
    trials,
    problems: dispatchProblems,
  } = dispatchesOf({ sources, calls, decisions: plainDecisions, idles: intervals, times });
  const idles = idlesOf(intervals, dispatches);
  const leadPrompts = dispatchedPrompts(sources, calls, dispatches);
  const sessions = sessionsOf(sources, times, sessionDepths(sources, dispatches), leadPrompts);
  const missing = missingSessions(sources, dispatches);
  const toolSurfaces = toolSurfacesOf({ sources, sessions, callsBySession, times, rules });
  const retries = retriesOf(calls, plainDecisions);
  const decisions = withRetries(withDepths(plainDecisions, depthContext(sources, sessions, dispatches)), {
    sources,
    calls,
    dispatches,
    retries,
  });

  const facts = {
    version: ANALYSIS_VERSION,
    bundle,
    documents: documentSummaries(documents),
    sessions,
    missingSessions: missing,
    dispatches,
    orphanNotices: orphans,
    idles,
    decisions,
    retries,
    unfinished: unfinishedCalls(calls),
    waits: longWaits(calls, rules),
    shells: backgroundShells(calls, sources),
    nestedErrors: nestedErrors(calls),
    questions: questionsAsked(calls),
    aborted: abortedCalls(calls),
    ruleSets: sessionRuleSets(sources),
    rules: recordedRules(sources),
    ruleMatches: ruleMatches(calls, rules),
    surfaces: statedSurfaces(calls),
    toolSurfaces,
    deniedYetReachable: deniedDoors(sources, rules),
    reverts: stagedReverts(sources),
    toolUse: toolUseOf(calls, sources),
    totals: totalsOf({ bundle, sources, sessions, dispatches, decisions, idles, missing }),
    recordedOpenAtOnce: mostOpenAtOnce(dispatches),
    findings: findingsOf({ dispatches, orphans, decisions, sessions }),
    tallies: warrantTallies({
      parentIdle: trials,
      calls,
      sources,
      dispatches,
      surfaces: surfaceTrials(toolSurfaces, sources, sessions),
    }),
    timeline: timelineOf(sources, calls, { dispatches, idles, decisions, leadPrompts, toolSurfaces }),
  } as const;
  const after = loweredAfterLoss(facts, documents);
  const { timeline, ...stated } = after.facts;

  return {
    ...stated,
    standings: countStandings(stated),
    problems: boundedProblems([
      ...documents.flatMap((document) => document.problems),
      ...after.problems,
      ...problems,
      ...sources.flatMap((source) => recordProblems(source, callsBySession.get(source.id) ?? [])),
      ...dispatchProblems,
      ...missingSessionProblems(missing, sources),
    ]),
    timeline,
  };
}

/** The sessions of the bundle as analysis walks them: copies of a row counted once. */
export function gather(given: readonly ReadDocument[]) {
  const gathered = gatherSessions(given);
  const plain = gathered.sessions.map(withoutRepeatedRows);
  return {
    documents: gathered.documents,
    sources: plain.map(({ source }) => source),
    problems: [...gathered.problems, ...plain.flatMap((one) => one.problems)],
  };
}

function timesOf(times: ReadonlyMap<SessionId, ReturnType<typeof timeContextOf>>, source: SessionSource) {
  return times.get(source.id) ?? timeContextOf(source);
}
