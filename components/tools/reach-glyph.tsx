// The sign of a reach: an arrow for a call of its own, braces for a program, a cross for a rule, a gap for a request, an empty frame
// for nothing there. Never a circle: circles are standings. It is decoration, the word stands beside it.

import type { Reach } from "@/lib/model/tool-surface.ts";

const PATHS: Readonly<Record<Reach, string>> = {
  direct: "M1.5 6h8.5M6.5 2.5L10 6L6.5 9.5",
  "via-execute":
    "M4.5 1.5C3 1.5 3 3 3 4s0 2-1.5 2C3 6 3 7 3 8s0 2.5 1.5 2.5M7.5 1.5C9 1.5 9 3 9 4s0 2 1.5 2C9 6 9 7 9 8s0 2.5-1.5 2.5",
  "removed-by-rule": "M2.5 2.5l7 7M9.5 2.5l-7 7",
  "removed-from-request": "M1.5 6h2.5M8 6h2.5M6 2.5v7",
  absent: "M2 4V2h2M8 2h2v2M10 8v2H8M4 10H2V8",
};

export function ReachGlyph({ reach }: { readonly reach: Reach }) {
  return (
    <svg
      aria-hidden="true"
      className="reach-glyph"
      data-reach={reach}
      focusable="false"
      height="12"
      viewBox="0 0 12 12"
      width="12"
    >
      <path d={PATHS[reach]} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="1.5" />
    </svg>
  );
}
