// The claims that rest on a place of a document, or on something inside it. Claims of single spans and rows are not among
// them: they say no more than the place itself does.

import type { Pointer } from "../base/json-pointer.ts";
import { MAX_SOURCE_CLAIMS, type SourceNode } from "../model/bundle-view.ts";
import { isKnown } from "../model/claim.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DocumentId } from "../model/ids.ts";
import type { Opened } from "./opened-bundles.ts";

interface Place {
  readonly document: DocumentId;
  readonly line: number | null;
  readonly at: Pointer;
}

export function claimsAt(opened: Opened, place: Place): Pick<SourceNode, "claims" | "claimCount"> {
  const resting = [...opened.claims().values()].filter(
    (claim) =>
      claim.standing !== "hidden" &&
      (claim.grounds.some((evidence) => isInside(evidence, place)) ||
        (isKnown(claim) && claim.rivals.some(({ grounds }) => grounds.some((one) => isInside(one, place))))),
  );
  return { claims: resting.slice(0, MAX_SOURCE_CLAIMS).map(({ id }) => id), claimCount: resting.length };
}

/** A place without a line is the whole of a document of lines. */
function isInside(evidence: Evidence, { document, line, at }: Place): boolean {
  if (evidence.kind === "absent" || evidence.ref.doc !== document) return false;
  const { ref } = evidence;
  if (line === null && ref.line !== null) return at === "";
  return ref.line === line && (ref.at === at || ref.at.startsWith(`${at}/`));
}
