// The mark of a standing: a circle that is solid, ruled, half or hollow. Shape carries the meaning, colour only helps.
// The circle family means standing and nothing else. It is decoration: the word stands beside it or is given to `label`.

import type { Standing } from "@/lib/model/standing.ts";

const COLOURS: Readonly<Record<Standing, string>> = {
  observed: "text-observed",
  computed: "text-computed",
  inferred: "text-inferred",
  unknown: "text-unknown",
};

export interface StandingMarkProps {
  readonly standing: Standing;
  /** Said by screen readers; without it the mark is hidden from them. */
  readonly label?: string;
  readonly className?: string;
}

export function StandingMark({ standing, label, className = "" }: StandingMarkProps) {
  return (
    <svg
      aria-hidden={label === undefined ? "true" : undefined}
      aria-label={label}
      className={`mark ${COLOURS[standing]} ${className}`}
      data-standing={standing}
      focusable="false"
      height="12"
      role="img"
      viewBox="0 0 12 12"
      width="12"
    >
      <Shape standing={standing} />
    </svg>
  );
}

/** The shape alone, for use inside another SVG: a 12 by 12 box, painted with currentColor. */
export function Shape({ standing }: { readonly standing: Standing }) {
  switch (standing) {
    case "observed":
      return <circle cx="6" cy="6" fill="currentColor" r="4.75" />;
    case "computed":
      return (
        <>
          <circle cx="6" cy="4.25" fill="currentColor" r="3.75" />
          <path d="M1.5 11h9" stroke="currentColor" strokeWidth="1.75" />
        </>
      );
    case "inferred":
      return (
        <>
          <circle cx="6" cy="6" fill="none" r="4" stroke="currentColor" strokeWidth="1.5" />
          <path d="M6 2a4 4 0 0 0 0 8z" fill="currentColor" />
        </>
      );
    case "unknown":
      return <circle cx="6" cy="6" fill="none" r="4" stroke="currentColor" strokeWidth="1.5" />;
  }
}
