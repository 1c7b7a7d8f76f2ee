// A report is somebody else's word. Its data may fit the schema and still say what Groundline never says: a value that stands
// higher than its rule or its sources allow, one that rests on a file which the report does not name, two values under one
// name. Such a value is kept and shown as inferred, and the report says how many there are. What is wrong in any other way
// cannot be seen from here: that takes the export.

import { loweredMissing, loweredTimeline, withLowered } from "../analysis/lowered-claims.ts";
import { raisedClaims } from "../analysis/raised-claims.ts";
import type { Analysis } from "../model/analysis.ts";
import { type Claim, isKnown, type KnownClaim } from "../model/claim.ts";
import { claimsIn, countStandings } from "../model/claim-index.ts";
import type { Grounds } from "../model/evidence.ts";
import type { ClaimId } from "../model/ids.ts";
import { type Problem, problem } from "../model/problem.ts";
import { say } from "../model/sentences.ts";
import type { SessionReport } from "../model/session-report.ts";

/** The same analysis where nothing is wrong with it. */
export function weighedAnalysis(analysis: Analysis): Analysis {
  const claims: readonly Claim<unknown>[] = claimsIn(analysis);
  const documents = new Set<string>(analysis.documents.map(({ id }) => id));
  const repeated = repeatedIds(claims);
  const elsewhere = claims
    .filter(isKnown)
    .filter((claim) => !placesOf(claim).every((doc) => documents.has(doc)));
  const doubted = new Set<KnownClaim<unknown>>(elsewhere);
  for (const claim of claims) if (isKnown(claim) && repeated.has(claim.id)) doubted.add(claim);
  const most = raisedClaims(claims.filter(isKnown), analysis.timeline.spans, doubted);
  const { timeline, count } = loweredTimeline(analysis, claims, most);
  const named = loweredMissing(analysis.missingSessions, claims, most);
  const raised = [...most.keys()].filter((claim) => !doubted.has(claim)).length;
  const problems = [
    ...told("report-ids-repeated", repeated.size),
    ...told("report-places-elsewhere", elsewhere.length),
    ...told("report-claims-lowered", raised + count + named.count),
  ];
  if (problems.length === 0) return analysis;
  const { timeline: _, ...rest } = analysis;
  const facts = { ...rest, missingSessions: named.missing };
  const shown = withLowered(facts, most);
  return {
    ...shown,
    timeline,
    standings: countStandings(shown),
    problems: [...problems, ...analysis.problems],
  };
}

/** A report that holds one was not made without inferences, whatever it says of itself. */
export function holdsInference({ timeline, missingSessions, ...facts }: Analysis): boolean {
  const parts = [timeline.lanes, timeline.moments, timeline.links, timeline.bands, missingSessions];
  const isInferred = ({ standing }: { readonly standing: string }) => standing === "inferred";
  return parts.some((all) => all.some(isInferred)) || claimsIn(facts).some(isInferred);
}

/** What was found wrong with a report when it came in, here or where it was made from another report. */
export function alterationsOf({ analysis }: SessionReport): readonly Problem[] {
  return analysis.problems.filter(({ code }) => code === "altered-report");
}

function told(
  says: "report-ids-repeated" | "report-places-elsewhere" | "report-claims-lowered",
  count: number,
): readonly Problem[] {
  if (count === 0) return [];
  return [problem("altered-report", say(says, { count }), { hint: "make-report-again" })];
}

/** Ids of two claims that do not say the same. */
function repeatedIds(claims: readonly Claim<unknown>[]): ReadonlySet<ClaimId> {
  const first = new Map<ClaimId, Claim<unknown>>();
  const repeated = new Set<ClaimId>();
  for (const claim of claims) {
    const known = first.get(claim.id);
    if (known === undefined) first.set(claim.id, claim);
    else if (JSON.stringify(known) !== JSON.stringify(claim)) repeated.add(claim.id);
  }
  return repeated;
}

function placesOf({ grounds, rivals }: KnownClaim<unknown>): readonly string[] {
  const docs = (evidence: Grounds) =>
    evidence.map((one) => (one.kind === "present" ? one.ref.doc : one.within.doc));
  return [...docs(grounds), ...rivals.flatMap((rival) => docs(rival.grounds))];
}
