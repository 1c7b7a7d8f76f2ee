// What a search found, filters, zoom and cuts: one bar above the timeline. What it filters is filtered in the drawing and in the table.
"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button.tsx";
import { CheckMenu } from "@/components/ui/check-menu.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { GAP_THRESHOLD } from "@/lib/layout/gaps.ts";
import { STANDINGS } from "@/lib/model/standing.ts";
import { choicesIn } from "./filter-choices.ts";
import { FoundControls } from "./found-controls.tsx";
import type { Found } from "./use-found-items.ts";
import type { TimelineModel } from "./use-timeline-model.ts";
import { type ChangeTimelineUrl, NO_FILTERS } from "./use-timeline-url.ts";
import type { TimeWindow } from "./use-viewport.ts";

export interface TimelineBarProps {
  readonly model: TimelineModel;
  readonly timeWindow: TimeWindow;
  readonly change: ChangeTimelineUrl;
  readonly found: Found | null;
  readonly isNarrow: boolean;
}

export function TimelineBar({ model, timeWindow, change, found, isNarrow }: TimelineBarProps) {
  const words = useWords();
  const { timeline } = words;
  return (
    <div aria-label={timeline.controls} className="tool-bar" role="toolbar">
      <FoundControls change={change} found={found} isOnly={model.filter.found !== null} />
      {isNarrow ? (
        <Menu label={words.dispatch.filters}>
          <div className="flex flex-col items-start gap-2">
            <Filters change={change} model={model} />
          </div>
        </Menu>
      ) : (
        <Filters change={change} model={model} />
      )}
      {model.isFiltered && (
        <Button kind="bare" onClick={() => change(NO_FILTERS)}>
          {timeline.clear}
        </Button>
      )}
      <fieldset className="timeline-zoom">
        <legend className="sr">{timeline.zoom}</legend>
        <Button aria-keyshortcuts="-" aria-label={timeline.zoomOut} onClick={() => timeWindow.zoom(1 / 1.5)}>
          −
        </Button>
        <Button aria-keyshortcuts="0" aria-label={timeline.fitName} onClick={timeWindow.fit}>
          {timeline.fit} <kbd>0</kbd>
        </Button>
        <Button aria-keyshortcuts="+" aria-label={timeline.zoomIn} onClick={() => timeWindow.zoom(1.5)}>
          +
        </Button>
      </fieldset>
      <Button aria-pressed={model.cutsGaps} onClick={() => change({ cut: model.cutsGaps ? false : null })}>
        {timeline.cutGaps(GAP_THRESHOLD)}
      </Button>
      <span className="flex-1" />
      {!isNarrow && <Legend />}
    </div>
  );
}

function Filters({ model, change }: Pick<TimelineBarProps, "model" | "change">) {
  const words = useWords();
  const { timeline, common } = words;
  const choices = useMemo(() => choicesIn(model.present, words), [model.present, words]);
  const { standings, kinds, tools, agents } = model.filter;
  return (
    <>
      <CheckMenu
        choices={STANDINGS.map((value) => ({ value, label: common.standing[value] }))}
        chosen={standings}
        label={timeline.standing}
        name={timeline.filterName.standing}
        onChange={(ts) => change({ ts })}
      />
      <CheckMenu
        choices={choices.kinds}
        chosen={kinds}
        label={timeline.kind}
        name={timeline.filterName.kind}
        onChange={(tk) => change({ tk })}
      />
      <CheckMenu
        choices={choices.tools}
        chosen={tools}
        label={timeline.tool}
        name={timeline.filterName.tool}
        onChange={(tt) => change({ tt })}
      />
      <CheckMenu
        choices={choices.agents}
        chosen={agents}
        label={timeline.agent}
        name={timeline.filterName.agent}
        onChange={(ta) => change({ ta })}
      />
    </>
  );
}
