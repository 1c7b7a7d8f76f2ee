// Which task answers which request. Each task is a file of its own; this one only hands over.

import type { BundleSummary } from "../model/library.ts";
import { bundlesOf } from "../pipeline/analyse-documents.ts";
import { compareExports } from "../pipeline/compare-exports.ts";
import { problemsOf } from "../pipeline/file-problems.ts";
import { keptDocument } from "../pipeline/kept-document.ts";
import { summariseBundle } from "../pipeline/summarise-bundle.ts";
import { bundleOutline } from "./bundle-outline.ts";
import { bundleView } from "./bundle-view.ts";
import { checksumOf } from "./checksum.ts";
import { claimDetail } from "./claim-detail.ts";
import { type OnBytes, openBundle } from "./opened-bundles.ts";
import type { Answer, BundleFiles, Request } from "./protocol.ts";
import { readDropped, readKept } from "./read-cache.ts";
import { recordFile, recordText } from "./record-content.ts";
import { reportDraft } from "./report-draft.ts";
import { droppedReport } from "./report-files.ts";
import { searchSource } from "./search-source.ts";
import { sourceBytes, sourceNode } from "./source-node.ts";
import { spanRows } from "./span-rows.ts";
import { transcriptIndex, transcriptPlace } from "./transcript-index.ts";
import { transcriptRowsOf } from "./transcript-rows.ts";
import { unpackLibrary } from "./unpack-library.ts";

export interface TaskContext {
  readonly signal: AbortSignal;
  readonly onBytes: OnBytes;
}

export async function answerTo(request: Request, context: TaskContext): Promise<Answer> {
  switch (request.kind) {
    case "read": {
      const report = await droppedReport(request.file);
      if (report !== null) return { kind: "read", ...report };
      const options = { signal: context.signal, onProgress: context.onBytes };
      const { id, read } = await readDropped(request.file, options);
      const documents = read.documents.map(keptDocument);
      return { kind: "read", file: id, documents, problems: problemsOf(read) };
    }
    case "unpack":
      return unpackLibrary(request.file);
    case "checksum":
      return {
        kind: "checksum",
        checksum: await checksumOf(request.blob, context.signal, context.onBytes),
      };
    case "group":
      return { kind: "group", bundles: bundlesOf(request.documents) };
    case "compare": {
      const [older, newer] = [await readKept(request.older), await readKept(request.newer)];
      const difference = compareExports(older.documents, newer.documents, request.session);
      return { kind: "compare", difference };
    }
    case "summarise":
      return { kind: "summarise", summary: await summary(request.bundle) };
    case "open":
      return { kind: "open", ...bundleView(await openBundle(request.bundle, context.onBytes)) };
    case "claim":
      return { kind: "claim", detail: await claimDetail(await openBundle(request.bundle), request.claim) };
    case "spans":
      return { kind: "spans", rows: spanRows(await openBundle(request.bundle), request.indices) };
    case "report":
      return { kind: "report", draft: reportDraft(await openBundle(request.bundle), request.choices) };
    case "outline":
      return { kind: "outline", outline: bundleOutline(await openBundle(request.bundle), request.bundle) };
    case "source":
      return { kind: "source", node: await sourceNode(await openBundle(request.bundle), request) };
    case "source-bytes":
      return { kind: "source-bytes", text: await sourceBytes(await openBundle(request.bundle), request) };
    case "search-source": {
      const opened = await openBundle(request.bundle);
      return { kind: "search-source", hits: await searchSource(opened, request, context.signal) };
    }
    case "transcript":
      return { kind: "transcript", index: await transcriptIndex(await openBundle(request.bundle), request) };
    case "transcript-rows": {
      const rows = await transcriptRowsOf(await openBundle(request.bundle), request);
      return { kind: "transcript-rows", rows };
    }
    case "transcript-place": {
      const place = await transcriptPlace(await openBundle(request.bundle), request);
      return { kind: "transcript-place", place };
    }
    case "record-text":
      return { kind: "record-text", slice: await recordText(await openBundle(request.bundle), request) };
    case "record-file":
      return { kind: "record-file", file: await recordFile(await openBundle(request.bundle), request) };
  }
}

async function summary(bundle: BundleFiles): Promise<BundleSummary | null> {
  const { analysis } = await openBundle(bundle);
  const made = summariseBundle(analysis);
  // The row is found by the id of its group; analysis names the bundle by the same rule.
  return made === null ? null : { ...made, bundle: bundle.bundle };
}
