// The analysis as the page holds it: everything but the spans, which go as columns.

import type { BundleView, SpanColumns } from "../model/bundle-view.ts";
import { spanColumns } from "../model/span-columns.ts";
import type { Opened } from "./opened-bundles.ts";

export function bundleView({ analysis, spans }: Opened): { view: BundleView; columns: SpanColumns } {
  const { timeline, ...facts } = analysis;
  const { spans: _, ...drawn } = timeline;
  return { view: { ...facts, timeline: drawn }, columns: spanColumns(spans, timeline.lanes) };
}
