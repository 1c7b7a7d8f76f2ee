// Bundles that are open: their analysis and the documents that it rests on, remembered for the details that screens ask
// for. The last few stay; any other is read and analysed again from the files in the request.

import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import type { Claim } from "../model/claim.ts";
import { claimById } from "../model/claim-index.ts";
import type { ClaimId, DocumentId } from "../model/ids.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { Span } from "../model/timeline.ts";
import { analyseDocuments } from "../pipeline/analyse-documents.ts";
import { boundedCache } from "./bounded-cache.ts";
import { inColumnOrder } from "./columns.ts";
import type { BundleFiles, KeptFile } from "./protocol.ts";
import { type OnBytes, readKept } from "./read-cache.ts";

export interface OpenedDocument {
  readonly file: KeptFile;
  readonly document: ReadDocument;
}

export interface Opened {
  readonly analysis: Analysis;
  /** In the order of the columns. */
  readonly spans: readonly Span[];
  readonly documents: ReadonlyMap<DocumentId, OpenedDocument>;
  /** Made on first use. */
  readonly claims: () => ReadonlyMap<ClaimId, Claim<Json>>;
}

const REMEMBERED = 2;
const opened = boundedCache<Promise<Opened>>(REMEMBERED);

export function openBundle(bundle: BundleFiles, onBytes: OnBytes = () => undefined): Promise<Opened> {
  const key = [bundle.bundle, ...bundle.documents].join(" ");
  const known = opened.get(key);
  if (known !== undefined) return known;
  const opening = open(bundle, onBytes);
  opened.set(key, opening, 1);
  opening.catch(() => opened.delete(key));
  return opening;
}

async function open(bundle: BundleFiles, onBytes: OnBytes): Promise<Opened> {
  const documents = new Map<DocumentId, OpenedDocument>();
  let before = 0;
  for (const file of bundle.files) {
    const read = await readKept(file, (bytes) => onBytes(before + bytes));
    before += file.blob.size;
    onBytes(before);
    for (const document of read.documents) {
      if (bundle.documents.includes(document.id)) documents.set(document.id, { file, document });
    }
  }
  const analysis = analyseDocuments([...documents.values()].map(({ document }) => document));
  let claims: ReadonlyMap<ClaimId, Claim<Json>> | null = null;
  return {
    analysis,
    spans: inColumnOrder(analysis.timeline.spans),
    documents,
    claims: () => {
      claims ??= claimById({ ...analysis, timeline: null });
      return claims;
    },
  };
}
