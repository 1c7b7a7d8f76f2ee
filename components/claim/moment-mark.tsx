// The mark of a moment (request, acknowledgement, injection, …), filled, ruled, half or hollow as it is known.

import { MOMENT_PATHS } from "@/lib/layout/moment-paths.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { MomentKind } from "@/lib/model/timeline.ts";

const COLOURS: Readonly<Record<Standing, string>> = {
  observed: "text-observed",
  computed: "text-computed",
  inferred: "text-inferred",
  unknown: "text-unknown",
};

export interface MomentMarkProps {
  readonly kind: MomentKind;
  /** null: in ink, as in a legend of shapes. */
  readonly standing: Standing | null;
  readonly className?: string;
}

export function MomentMark({ kind, standing, className = "" }: MomentMarkProps) {
  const { path } = MOMENT_PATHS[kind];
  const isFilled = standing === null || standing === "observed" || standing === "computed";
  return (
    <svg
      aria-hidden="true"
      className={`mark ${standing === null ? "text-ink-2" : COLOURS[standing]} ${className}`}
      data-moment={kind}
      focusable="false"
      height="12"
      viewBox="0 0 12 12"
      width="12"
    >
      {isFilled ? (
        <path d={path} fill="currentColor" transform={standing === "computed" ? COMPUTED : undefined} />
      ) : (
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
      )}
      {standing === "inferred" && <path className="left-half" d={path} fill="currentColor" />}
      {standing === "computed" && <path d="M1 11.5h10" stroke="currentColor" strokeWidth="1.5" />}
    </svg>
  );
}

/** Makes room for the rule below. */
const COMPUTED = "translate(1.2 0) scale(.8)";
