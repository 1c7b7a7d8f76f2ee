// One hit: what it is and when, and what stands around the match.
"use client";

import type { CSSProperties } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { HitRow } from "@/lib/model/search.ts";
import { formatTime } from "@/lib/words/clock.ts";
import { hitId } from "./search-ids.ts";
import type { HitRowState } from "./use-hit-rows.ts";
import { useSessionNames } from "./use-session-names.ts";

export interface HitOptionProps {
  readonly hit: number;
  readonly count: number;
  readonly row: HitRowState;
  readonly isCurrent: boolean;
  readonly style: CSSProperties;
  readonly onOpen: (hit: number) => void;
}

export function HitOption({ hit, count, row, isCurrent, style, onOpen }: HitOptionProps) {
  const { search: words } = useWords();
  const nameOf = useSessionNames();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names this as its active option.
    <div
      aria-posinset={hit + 1}
      aria-selected={isCurrent}
      aria-setsize={count}
      className="search-hit"
      id={hitId(hit)}
      onClick={() => onOpen(hit)}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      role="option"
      style={style}
      tabIndex={-1}
    >
      {row === null && <span className="text-ink-3 text-small">{words.rowReading}</span>}
      {row === "failed" && <span className="text-ink-2 text-small">{words.rowFailed}</span>}
      {row !== null && row !== "failed" && (
        <>
          <span className="sr" translate="no">
            {nameOf(row.session)}
          </span>
          <HitMeta row={row} />
          <Snippet row={row} />
        </>
      )}
    </div>
  );
}

function HitMeta({ row }: { readonly row: HitRow }) {
  const { search: words, claim } = useWords();
  const clock = useClock();
  const { kind, tool, state, time } = row;
  const isWorthSaying = state !== null && state !== "completed";
  return (
    <span className="search-meta">
      <span className="min-w-0 truncate">
        <span className="font-medium text-ink-2">{words.kind[kind]}</span>
        {tool !== null && (
          <>
            {" "}
            <code>
              <SafeText text={tool} />
            </code>
          </>
        )}
        {isWorthSaying && ` ${claim.values.spanState[state]}`}
      </span>
      <span className="flex-none font-mono">{time === null ? words.noTime : formatTime(time, clock)}</span>
    </span>
  );
}

function Snippet({ row }: { readonly row: HitRow }) {
  const { search: words } = useWords();
  if (row.snippet.length === 0) return <span className="text-ink-2 text-small">{words.rowFailed}</span>;
  return (
    <span className="search-snippet">
      {row.snippet.map(({ text, isMatch }, index) =>
        isMatch ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one snippet have no other name and never move.
          <mark key={index}>
            <SafeText text={text} />
          </mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one snippet have no other name and never move.
          <SafeText key={index} text={inOneLine(text)} />
        ),
      )}
    </span>
  );
}

/** What stands around a match is for recognising it: its line breaks and indents say nothing. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
