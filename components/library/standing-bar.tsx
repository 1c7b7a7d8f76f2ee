// How many values stand how, as lengths: each segment keeps the shape of its standing, and none is too short to see.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import type { StandingCount } from "@/lib/model/analysis.ts";
import { STANDINGS, type Standing } from "@/lib/model/standing.ts";

const WIDTH = 128;
const GAP = 2;
const LEAST = 8;

export function StandingBar({ counts }: { readonly counts: StandingCount }) {
  const words = useWords().library;
  return (
    <svg
      aria-label={words.standingBar(counts.observed, counts.computed, counts.inferred, counts.unknown)}
      className="my-1 block"
      height="12"
      role="img"
      viewBox={`0 0 ${WIDTH} 12`}
      width={WIDTH}
    >
      {segmentsOf(counts).map(({ standing, x, width }) => (
        <Segment key={standing} standing={standing} width={width} x={x} />
      ))}
    </svg>
  );
}

interface SegmentPlace {
  readonly standing: Standing;
  readonly x: number;
  readonly width: number;
}

/** Every standing that occurs has its least width; what is left is shared out by count. */
function segmentsOf(counts: StandingCount): readonly SegmentPlace[] {
  const present = STANDINGS.filter((standing) => counts[standing] > 0);
  const total = present.reduce((sum, standing) => sum + counts[standing], 0);
  const free = WIDTH - GAP * Math.max(0, present.length - 1) - LEAST * present.length;
  let x = 0;
  return present.map((standing) => {
    const width = LEAST + (free * counts[standing]) / total;
    const place = { standing, x, width };
    x += width + GAP;
    return place;
  });
}

function Segment({ standing, x, width }: SegmentPlace) {
  switch (standing) {
    case "observed":
      return <rect className="fill-observed" height="8" width={width} x={x} y="2" />;
    case "computed":
      return (
        <g className="fill-computed">
          <rect height="5" width={width} x={x} y="2" />
          <rect height="1.5" width={width} x={x} y="8.5" />
        </g>
      );
    case "inferred":
      return (
        <g>
          <rect
            className="fill-transparent stroke-inferred"
            height="6.8"
            strokeWidth="1.2"
            width={width - 1.2}
            x={x + 0.6}
            y="2.6"
          />
          <rect className="fill-inferred" height="4" width={width} x={x} y="6" />
        </g>
      );
    case "unknown":
      return (
        <rect
          className="fill-transparent stroke-unknown"
          height="6.8"
          strokeWidth="1.2"
          width={width - 1.2}
          x={x + 0.6}
          y="2.6"
        />
      );
  }
}
