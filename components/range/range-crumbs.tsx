// The way back out of what was zoomed into: everything, each range that was kept, and the range in sight when it is none of
// them. Under the tabs, and the same on all of them.
"use client";

import "./range.css";
import { useEffect, useRef } from "react";
import { KeySigns } from "@/components/keys/key-signs.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { showSideways } from "@/components/ui/show-sideways.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { type Crumb, crumbInSight, crumbsOf } from "@/lib/layout/range-trail.ts";
import { type Clock, formatTime } from "@/lib/words/clock.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { useRangeTrail } from "./use-range-trail.ts";

export function RangeCrumbs() {
  const words = useWords();
  const clock = useClock();
  const { trail, keepThis, back, goTo } = useRangeTrail();
  const shown = crumbInSight(trail);
  const here = useRef<HTMLLIElement>(null);
  const { range } = trail;
  // Narrow, the way back is longer than its line: where one is stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new range is another place.
  useEffect(() => {
    showSideways(here.current?.closest(".range-crumbs"), here.current);
  }, [range]);
  if (trail.kept.length === 0 && trail.range === null) return null;
  return (
    <nav aria-label={words.range.name} className="range-crumbs">
      <Button aria-keyshortcuts="b" kind="bare" onClick={back} title={words.range.back}>
        {words.range.backShort} <KeySigns id="rangeBack" />
      </Button>
      <ol>
        {crumbsOf(trail).map((crumb, index) => (
          <li
            key={crumb === null ? "" : `${crumb.from}-${crumb.to}`}
            ref={index === shown ? here : undefined}
          >
            <button
              aria-current={index === shown ? "true" : undefined}
              className="quiet-link range-crumb"
              onClick={() => goTo(index)}
              type="button"
            >
              {nameOf(crumb, words, clock)}
            </button>
          </li>
        ))}
        {shown === null && (
          <li ref={here}>
            <span aria-current="true" className="range-crumb">
              {nameOf(trail.range, words, clock)}
            </span>
            <Button aria-keyshortcuts="k" kind="bare" onClick={keepThis}>
              {words.range.keep} <KeySigns id="keepRange" />
            </Button>
          </li>
        )}
      </ol>
    </nav>
  );
}

function nameOf(crumb: Crumb, { range, session }: Words, clock: Clock): string {
  return crumb === null
    ? range.everything
    : session.span(formatTime(crumb.from, clock), formatTime(crumb.to, clock));
}
