// Below the lanes: which lanes hold nothing here, and what the shapes mean.
"use client";

import { memo, useMemo } from "react";
import { MomentMark } from "@/components/claim/moment-mark.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ITEM_KINDS, type ItemKind } from "@/lib/layout/item-filter.ts";
import { STANDINGS } from "@/lib/model/standing.ts";
import type { Moment, MomentKind } from "@/lib/model/timeline.ts";

export interface KeyRowProps {
  readonly moments: readonly Moment[];
  readonly emptyLanes: number;
  readonly crowdedLinks: number;
  readonly hidesEmpty: boolean;
  /** The key scrolls sideways instead of taking more lines. */
  readonly isNarrow: boolean;
  readonly onToggleEmpty: () => void;
}

/** In one pass: there are thousands, and the row is drawn anew with the range. */
function shownIn(moments: readonly Moment[]) {
  const held = new Set<string>();
  const standings = new Set<string>();
  for (const { kind, standing } of moments) {
    held.add(kind);
    if (kind === "settled") standings.add(standing);
  }
  return {
    kinds: ITEM_KINDS.flatMap((kind): MomentKind[] =>
      held.has(kind) && !isExplainedBelow(kind) ? [kind] : [],
    ),
    settled: STANDINGS.filter((standing) => standings.has(standing)),
  };
}

export const KeyRow = memo(function KeyRow(props: KeyRowProps) {
  const { moments, emptyLanes, crowdedLinks, hidesEmpty, isNarrow, onToggleEmpty } = props;
  const { timeline, common } = useWords();
  const { kinds, settled } = useMemo(() => shownIn(moments), [moments]);
  return (
    <div className="timeline-keys">
      <p className="flex flex-none flex-wrap items-center gap-x-3 text-ink-2 empty:hidden">
        {emptyLanes > 0 && (
          <>
            {timeline.emptyLanes(emptyLanes)}
            <button className="quiet-link min-h-6 px-1" onClick={onToggleEmpty} type="button">
              {timeline.showEmpty}
            </button>
          </>
        )}
        {crowdedLinks > 0 && (
          <span title={timeline.crowdedLinksMeans}>{timeline.crowdedLinks(crowdedLinks)}</span>
        )}
        {!hidesEmpty && (
          <button className="quiet-link min-h-6" onClick={onToggleEmpty} type="button">
            {timeline.hideEmpty}
          </button>
        )}
      </p>
      <ul aria-label={timeline.keyRow} className="timeline-key" tabIndex={isNarrow ? 0 : undefined}>
        {kinds.map((kind) => (
          <li key={kind}>
            {kind === "settled" ? (
              settled.map((standing) => <StandingMark key={standing} standing={standing} />)
            ) : (
              <MomentMark kind={kind} standing={null} />
            )}
            {common.moment[kind]}
          </li>
        ))}
        <li>
          <span
            aria-hidden="true"
            className="grid h-3 place-items-center rounded-mark border border-ink-2 px-1 font-medium text-micro text-ink leading-none"
          >
            3
          </span>
          {timeline.keyCluster}
        </li>
        <li>
          <span aria-hidden="true" className="h-2.5 w-4 rounded-mark border border-bar-step bg-bar-step" />
          {timeline.keyBars.step}
        </li>
        <li>
          <span aria-hidden="true" className="h-2.5 w-4 rounded-mark border border-bar-edge bg-bar-tool" />
          {timeline.keyBars.call}
        </li>
        <li>
          <Icon className="size-2.5! text-danger" name="cross" />
          {timeline.keyBars.failed}
        </li>
        <li>
          <span
            aria-hidden="true"
            className="h-2.5 w-4 border border-bar-edge border-r-0 border-dashed bg-bar-tool"
          />
          {timeline.keyBars.open}
        </li>
      </ul>
    </div>
  );
});

/** Bars have entries of their own, and the cross of a refused call is that of its bar. */
function isExplainedBelow(kind: ItemKind): kind is (typeof BELOW)[number] {
  return BELOW.some((other) => other === kind);
}

const BELOW = ["step", "tool", "user-shell", "refused"] as const;
