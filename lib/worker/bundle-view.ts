// The analysis as the page holds it: everything but the spans, which go as columns.

import type { BundleView, SpanColumns } from "../model/bundle-view.ts";
import { spanColumns } from "../model/span-columns.ts";
import type { Opened } from "./opened-bundles.ts";
import type { ReportOrigin } from "./protocol.ts";

export interface OpenedView {
  readonly view: BundleView;
  readonly columns: SpanColumns;
  readonly report: ReportOrigin | null;
}

export function bundleView({ analysis, spans, report, documents }: Opened): OpenedView {
  const { timeline, ...facts } = analysis;
  const { spans: _, ...drawn } = timeline;
  const origin =
    report === null
      ? null
      : { made: report.made, documents: report.documents, loaded: [...documents.keys()] };
  return { view: { ...facts, timeline: drawn }, columns: spanColumns(spans, timeline.lanes), report: origin };
}
