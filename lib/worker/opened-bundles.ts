// Bundles that are open: their analysis and the documents that it rests on, remembered for the details that screens ask
// for. The last few stay; any other is read and analysed again from the files in the request.

import { gather } from "../analysis/analyze.ts";
import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { isReportBundle } from "../model/bundle-id.ts";
import type { Claim } from "../model/claim.ts";
import { claimById } from "../model/claim-index.ts";
import type { ClaimId, DocumentId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { SessionReport } from "../model/session-report.ts";
import { inColumnOrder } from "../model/span-columns.ts";
import type { Span } from "../model/timeline.ts";
import { analyseDocuments } from "../pipeline/analyse-documents.ts";
import { distinct, problemsAround } from "../pipeline/file-problems.ts";
import type { DocumentFrame } from "../pipeline/read-files.ts";
import { boundedCache } from "./bounded-cache.ts";
import type { BundleFiles, KeptFile } from "./protocol.ts";
import { readKept } from "./read-cache.ts";
import { reportOf } from "./report-files.ts";

export interface OpenedDocument {
  readonly file: KeptFile;
  readonly document: ReadDocument;
  readonly frame: DocumentFrame;
}

export interface Opened {
  readonly analysis: Analysis;
  /** The report that the analysis stands in; null: it was made here, from the documents. */
  readonly report: SessionReport | null;
  /** In the order of the columns. */
  readonly spans: readonly Span[];
  readonly documents: ReadonlyMap<DocumentId, OpenedDocument>;
  /** Made on first use. */
  readonly claims: () => ReadonlyMap<ClaimId, Claim<Json>>;
  /** The sessions as analysis walked them, for claims about single rows. Made on first use. */
  readonly sources: () => ReturnType<typeof gather>["sources"];
}

const REMEMBERED = 2;
const opened = boundedCache<Promise<Opened>>(REMEMBERED);

export type OnBytes = (bytes: number) => void;

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
  const around: Problem[] = [];
  let report: SessionReport | null = null;
  let before = 0;
  for (const file of bundle.files) {
    const start = before;
    const own = isReportBundle(bundle.bundle) ? await reportOf(file) : null;
    if (own !== null) {
      report = own;
      continue;
    }
    const read = await readKept(file, { onProgress: (bytes) => onBytes(start + bytes) });
    before += file.blob.size;
    onBytes(before);
    const held = read.documents.filter(({ id }) => bundle.documents.includes(id));
    for (const document of held) {
      const frame = read.frames.get(document.id);
      if (frame !== undefined) documents.set(document.id, { file, document, frame });
    }
    around.push(...problemsAround(read.outcome).filter((problem) => isAbout(problem, held)));
  }
  const analysis = report?.analysis ?? analysisOf(documents, around);
  let claims: ReadonlyMap<ClaimId, Claim<Json>> | null = null;
  let sources: ReturnType<typeof gather>["sources"] | null = null;
  return {
    analysis,
    report,
    spans: inColumnOrder(analysis.timeline.spans),
    documents,
    claims: () => {
      claims ??= claimById({ ...analysis, timeline: null });
      return claims;
    },
    sources: () => {
      sources ??= gather([...documents.values()].map(({ document }) => document)).sources;
      return sources;
    },
  };
}

function analysisOf(
  documents: ReadonlyMap<DocumentId, OpenedDocument>,
  around: readonly Problem[],
): Analysis {
  const analysed = analyseDocuments([...documents.values()].map(({ document }) => document));
  return { ...analysed, problems: distinct([...around, ...analysed.problems]) };
}

/** A problem of an archive names its member, which need not be one of this bundle. */
function isAbout({ document }: Problem, own: readonly ReadDocument[]): boolean {
  return document === null || own.some(({ name, fileName }) => document === name || document === fileName);
}
