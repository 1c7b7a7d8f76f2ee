// The laws of claims as checks that any analysis can be put through: each returns what breaks it, in words.

import { spanClaims } from "@/lib/analysis/timeline/span-claims.ts";
import { isJsonObject, type Json } from "@/lib/base/json.ts";
import { resolvePointer } from "@/lib/base/json-pointer.ts";
import { warrantOf } from "@/lib/knowledge/warrants.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import type { Evidence, EvidenceRef, PresentEvidence } from "@/lib/model/evidence.ts";
import type { ClaimId, DocumentId } from "@/lib/model/ids.ts";
import { isWithin, type Standing } from "@/lib/model/standing.ts";

export type Documents = ReadonlyMap<DocumentId, Json>;

export function everyClaim(analysis: Analysis): readonly Claim<Json>[] {
  const spans: readonly Claim<Json>[] = analysis.timeline.spans.flatMap((span) => spanClaims(span));
  return [...claimsIn(analysis), ...spans];
}

/** Law 1: every pointer resolves, and what stands there holds the excerpt. */
export function brokenPointers(analysis: Analysis, documents: Documents): readonly string[] {
  const evidence = everyClaim(analysis).flatMap(evidenceOf);
  const refs: readonly EvidenceRef[] = [
    ...analysis.timeline.moments.map(({ ref }) => ref),
    ...analysis.timeline.spans.flatMap(({ ref, at }) =>
      [ref, at.from, at.to, at.state].flatMap((place) => (place ? [place] : [])),
    ),
    ...analysis.rules.map(({ ref }) => ref),
    ...analysis.ruleMatches.flatMap(({ place, asItStands }) => [
      place,
      ...(asItStands ? [asItStands.rule] : []),
    ]),
  ];
  return [
    ...evidence.flatMap((item) =>
      item.kind === "present" ? brokenEvidence(item, documents) : brokenRef(item.within, documents),
    ),
    ...refs.flatMap((ref) => brokenRef(ref, documents)),
  ];
}

function evidenceOf(claim: Claim<Json>): readonly Evidence[] {
  if (claim.standing === "hidden") return [];
  if (claim.standing === "unknown")
    return [...claim.grounds, ...claim.withdrawn.flatMap(({ grounds }) => grounds)];
  return [...claim.grounds, ...claim.rivals.flatMap(({ grounds }) => grounds)];
}

function brokenEvidence(item: PresentEvidence, documents: Documents): readonly string[] {
  const value = valueAt(item.ref, documents);
  if (value === undefined) return [`nothing at ${item.ref.at}`];
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.includes(item.excerpt)
    ? []
    : [`${item.ref.at} holds ${text.slice(0, 80)}, not ${item.excerpt.slice(0, 80)}`];
}

function brokenRef(ref: EvidenceRef, documents: Documents): readonly string[] {
  return valueAt(ref, documents) === undefined ? [`nothing at ${ref.at}`] : [];
}

function valueAt({ doc, at }: EvidenceRef, documents: Documents): Json | undefined {
  const root = documents.get(doc);
  return root === undefined ? undefined : resolvePointer(root, at);
}

/** Law 2: no claim stands higher than its warrant's ceiling, nor than any claim that it is derived from. */
export function raisedClaims(analysis: Analysis): readonly string[] {
  const claims = everyClaim(analysis);
  const standings = new Map<ClaimId, Standing>();
  for (const claim of claims) if (claim.standing !== "hidden") standings.set(claim.id, claim.standing);
  return claims.flatMap((claim) => {
    if (claim.standing === "unknown" || claim.standing === "hidden") return [];
    const ceiling = warrantOf(claim.warrant)?.ceiling;
    if (ceiling === undefined || !isWithin(claim.standing, ceiling))
      return [`${claim.id} stands above ${claim.warrant}`];
    return claim.from.flatMap((source) => {
      const below = standings.get(source);
      if (below === undefined) return [`${claim.id} is derived from ${source}, which is no claim`];
      return isWithin(claim.standing, below)
        ? []
        : [`${claim.id} (${claim.standing}) stands above ${source} (${below})`];
    });
  });
}

/** One id, one claim: what a link or a review names must not be two things. */
export function repeatedIds(analysis: Analysis): readonly string[] {
  const seen = new Map<ClaimId, string>();
  return claimsIn(analysis).flatMap((claim) => {
    const text = JSON.stringify(claim);
    const known = seen.get(claim.id);
    seen.set(claim.id, text);
    return known !== undefined && known !== text ? [claim.id] : [];
  });
}

/** A value of the analysis that is no JSON, or a number that no screen can show. */
export function unspeakable(analysis: Analysis): readonly string[] {
  const found: string[] = [];
  const pending: { value: unknown; at: string }[] = [{ value: analysis, at: "" }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, at } = next;
    if (value === undefined || typeof value === "function" || typeof value === "bigint")
      found.push(`${at}: ${String(value)}`);
    if (typeof value === "number" && !Number.isFinite(value)) found.push(`${at}: ${value}`);
    if (typeof value === "object" && value !== null) {
      if (!Array.isArray(value) && !isJsonObject(value)) found.push(`${at}: not plain`);
      for (const [key, member] of Object.entries(value)) pending.push({ value: member, at: `${at}/${key}` });
    }
  }
  return found;
}
