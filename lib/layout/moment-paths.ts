// The outlines of moments on the timeline, each in a 12 by 12 box, and the side on which each hangs on its instant
// (so that a request and its acknowledgement do not cover each other). Used by the SVG mark and by the canvas.

import type { MomentKind } from "../model/timeline.ts";

export interface MomentPath {
  readonly path: string;
  readonly side: "left" | "right" | "centre";
}

export const MOMENT_PATHS: Readonly<Record<MomentKind, MomentPath>> = {
  request: { path: "M1 1.5L11 6L1 10.5z", side: "left" },
  acknowledgement: { path: "M2 2h8v8H2z", side: "right" },
  "child-start": { path: "M2 1h3.5a5 5 0 0 1 0 10H2z", side: "right" },
  "child-end": { path: "M10 1H6.5a5 5 0 0 0 0 10H10z", side: "left" },
  injection: { path: "M1.5 1h9v5.5L6 11L1.5 6.5z", side: "centre" },
  settled: { path: "M6 2a4 4 0 1 0 0 8a4 4 0 1 0 0-8z", side: "centre" },
  idle: { path: "M2.5 1.5h2.5v9H2.5zM7 1.5h2.5v9H7z", side: "right" },
  prompt: { path: "M1 1.5h10v7H6L3 11V8.5H1z", side: "centre" },
  "lead-prompt": { path: "M1 1.5h10v7H9L6 11L3 8.5H1z", side: "centre" },
  notice: { path: "M1.5 11h9V5.5L6 1L1.5 5.5z", side: "centre" },
  synthetic: { path: "M6 1L11 6L6 11L1 6z", side: "centre" },
  switch: { path: "M1 1.5L6 6L1 10.5zM6 1.5L11 6L6 10.5z", side: "centre" },
  system: { path: "M1.5 2h9v2h-9zM1.5 5h9v2h-9zM1.5 8h9v2h-9z", side: "centre" },
  compaction: { path: "M1.5 1h9L6 6zM6 6L10.5 11h-9z", side: "centre" },
  retry: { path: "M6 1L11 6H8v5H4V6H1z", side: "centre" },
  refused: {
    path: "M1.5 3L3 1.5L6 4.5L9 1.5L10.5 3L7.5 6L10.5 9L9 10.5L6 7.5L3 10.5L1.5 9L4.5 6z",
    side: "centre",
  },
  surface: { path: "M1 1h4v4H1zM7 1h4v4H7zM1 7h4v4H1zM7 9.5h4v1.5H7z", side: "centre" },
  unread: { path: "M6 1L11.5 11H0.5z", side: "centre" },
};
