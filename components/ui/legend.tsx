// The four standings under their two leading words. Stands at the right of every bar of filters.

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useWords } from "./use-words.ts";

export function Legend() {
  const words = useWords();
  return (
    <ul aria-label={words.common.legend} className="legend">
      <li>
        <strong>{words.common.liveObserved}</strong>
        <span title={words.common.standingMeans.observed}>
          <StandingMark standing="observed" />
          {words.common.standing.observed}
        </span>
        <span title={words.common.standingMeans.computed}>
          <StandingMark standing="computed" />
          {words.common.standing.computed}
        </span>
      </li>
      <li title={words.common.standingMeans.inferred}>
        <strong>{words.common.inferred}</strong>
        <StandingMark standing="inferred" />
      </li>
      <li title={words.common.standingMeans.unknown}>
        <StandingMark standing="unknown" />
        {words.common.standing.unknown}
      </li>
    </ul>
  );
}
