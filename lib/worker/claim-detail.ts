// One claim with all that its card shows: its grounds found in the files, its rivals', and what it is derived from. Claims
// of single spans and rows are made when asked for; there are too many to keep.

import { rowClaim } from "../analysis/timeline/row-claims.ts";
import { spanClaims } from "../analysis/timeline/span-claims.ts";
import type { Json } from "../base/json.ts";
import type { ClaimDetail, ClaimSubject, LocatedEvidence } from "../model/bundle-view.ts";
import { type Claim, isKnown } from "../model/claim.ts";
import { sessionSubject } from "../model/claim-subject.ts";
import type { Evidence } from "../model/evidence.ts";
import type { ClaimId, DocumentId } from "../model/ids.ts";
import { locateIn } from "./located.ts";
import type { Opened } from "./opened-bundles.ts";

/** null: the bundle makes no such claim. */
export async function claimDetail(opened: Opened, id: ClaimId): Promise<ClaimDetail | null> {
  const claim = claimNamed(opened, id);
  if (claim === null) return null;
  const grounds = claim.standing === "hidden" ? [] : claim.grounds;
  const rivals = isKnown(claim) ? claim.rivals : [];
  const from = isKnown(claim) ? claim.from : [];
  return {
    claim,
    subject: subjectOf(opened, id),
    evidence: await located(opened, grounds),
    rivalEvidence: await Promise.all(rivals.map((rival) => located(opened, rival.grounds))),
    derivedFrom: from.flatMap((source) => claimNamed(opened, source) ?? []),
  };
}

function claimNamed(opened: Opened, id: ClaimId): Claim<Json> | null {
  const known = opened.claims().get(id);
  if (known !== undefined) return known;
  const span = opened.spans.find((candidate) => id.startsWith(`${candidate.id}/`));
  if (span !== undefined) return spanClaims(span).find((claim) => claim.id === id) ?? null;
  return rowClaim(opened.sources(), id);
}

function subjectOf({ analysis, spans }: Opened, id: ClaimId): ClaimSubject {
  const cut = id.lastIndexOf("/");
  const [subject, property] = [id.slice(0, Math.max(0, cut)), id.slice(cut + 1)];
  const dispatch = analysis.dispatches.find((candidate) => candidate.id === subject);
  if (dispatch !== undefined) return { kind: "dispatch", dispatch: dispatch.id, property };
  const isSession = analysis.sessions.some(
    (session) => sessionSubject(session.id) === subject || session.idClaim.id.startsWith(`${subject}/`),
  );
  if (isSession) return { kind: "session", property };
  const span = spans.find((candidate) => candidate.id === subject);
  return span === undefined ? { kind: "other", property } : { kind: "span", name: span.name, property };
}

/** A document that is not loaded is called as the analysis calls it: a report knows its name. */
function nameIn({ analysis }: Opened, doc: DocumentId): string {
  return analysis.documents.find(({ id }) => id === doc)?.name ?? doc;
}

function located(opened: Opened, evidence: readonly Evidence[]): Promise<readonly LocatedEvidence[]> {
  return Promise.all(
    evidence.map(async (one) => {
      const { doc, line, at } = one.kind === "present" ? one.ref : one.within;
      const holder = opened.documents.get(doc);
      return {
        evidence: one,
        documentName: holder?.document.name ?? nameIn(opened, doc),
        bytes: holder === undefined ? null : ((await locateIn(holder, line, at))?.bytes ?? null),
      };
    }),
  );
}
