// The names of the lanes, as buttons that collapse and expand them. Only those in sight are in the page.
"use client";

import { memo } from "react";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useMarkWords } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { INDENT, type LaneBox } from "@/lib/layout/lanes.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { Lane } from "@/lib/model/timeline.ts";
import { formatId } from "@/lib/words/format.ts";
import { laneName } from "./item-words.ts";
import { plainText } from "./plain-text.ts";

export const LABEL_WIDTH = 192;
const DEEPEST = 6;

export interface LaneLabelsProps {
  readonly boxes: readonly LaneBox[];
  readonly lanes: readonly Lane[];
  readonly sight: { readonly top: number; readonly height: number };
  readonly onToggle: (session: SessionId) => void;
}

export const LaneLabels = memo(function LaneLabels({ boxes, lanes, sight, onToggle }: LaneLabelsProps) {
  return boxes
    .filter(({ y, height }) => y < sight.top + sight.height && y + height > sight.top)
    .map((box) => {
      const lane = lanes[box.lane];
      if (lane === undefined) return null;
      return <LaneLabel box={box} key={box.session} lane={lane} onToggle={onToggle} />;
    });
});

interface LaneLabelProps {
  readonly box: LaneBox;
  readonly lane: Lane;
  readonly onToggle: (session: SessionId) => void;
}

function LaneLabel({ box, lane, onToggle }: LaneLabelProps) {
  const words = useWords();
  const { timeline, common } = words;
  const marks = useMarkWords();
  const isCollapsed = box.form === "collapsed";
  const isBeside = box.label === null;
  const indent = Math.min(box.depth, DEEPEST) * INDENT;
  const name = laneName(lane, words, marks);
  const title = lane.title ?? "";
  const isLead = lane.parent === null && lane.isLoaded;
  return (
    <div
      className={`absolute left-0 overflow-hidden ${isBeside ? "border-hairline border-r border-b" : "w-full"}`}
      data-lane={box.session}
      style={{
        top: box.y,
        height: isBeside ? box.height : (box.label?.height ?? 0),
        width: isBeside ? LABEL_WIDTH : undefined,
        paddingLeft: indent,
      }}
    >
      <button
        aria-expanded={!isCollapsed}
        aria-label={timeline.ofLane(
          isCollapsed ? timeline.expand(name) : timeline.collapse(name),
          plainText(title, marks),
        )}
        className={`flex w-full items-center gap-1 pl-2 text-left hover:bg-hover ${isBeside ? "mt-0.5 h-6" : "h-6"}`}
        onClick={() => onToggle(box.session)}
        title={timeline.readout([name, plainText(title, marks), box.session])}
        type="button"
      >
        <Icon className="text-ink-3" name={isCollapsed ? "right" : "down"} />
        {lane.standing !== "observed" && (
          <StandingMark
            label={timeline.laneStanding(common.standing[lane.standing])}
            standing={lane.standing}
          />
        )}
        <span className="min-w-0 truncate font-semibold">
          <SafeText text={lane.agent ?? timeline.agentNone} />
        </span>
        {isLead && <span className="text-ink-2 text-small">{timeline.lead}</span>}
        {(isCollapsed || !isBeside) && title !== "" && (
          <span className="min-w-0 flex-1 truncate text-ink-2 text-small">
            <SafeText text={title} />
          </span>
        )}
      </button>
      {isBeside && !isCollapsed && (
        <div className="pr-2 pl-6 text-ink-2 text-small">
          <p className="truncate" title={plainText(title, marks)}>
            {title === "" ? timeline.untitled : <SafeText text={title} />}
          </p>
          <p className="truncate font-mono text-ink-3 text-micro" title={box.session}>
            {formatId(box.session)}
          </p>
          {box.band !== null && box.form !== "not-loaded" && (
            <p className="absolute truncate" style={{ top: box.band.y - box.y + 2 }}>
              {timeline.bandLabel}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
