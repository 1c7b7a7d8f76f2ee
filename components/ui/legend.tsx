// The four standings under their two leading words. Stands at the right of every bar of filters. While times count from a
// start, it says so: the difference is computed, and the mark beside it is that of the instant that is recorded.

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { formatDateTime, formatTime } from "@/lib/words/clock.ts";
import { useClock } from "./clock-context.tsx";
import { useWords } from "./use-words.ts";

export function Legend() {
  const words = useWords();
  const clock = useClock();
  const { start } = clock;
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
      {clock.zone === "start" && start !== null && (
        <li title={words.common.countedFromMeans(formatDateTime(start, { ...clock, zone: "local" }))}>
          <StandingMark standing="computed" />
          {words.common.countedFrom(formatTime(start, { ...clock, zone: "local" }))}
        </li>
      )}
    </ul>
  );
}
