// Where the current or hovered thing is drawn, so that it can be outlined: its own shape, or the run or cluster that
// counts it.

import type { Hit } from "@/lib/layout/hit-test.ts";
import { type Item, itemTime, momentItem, refOf, spanItem } from "@/lib/layout/item.ts";
import type { Strip } from "@/lib/layout/lanes.ts";
import { laneOfItem } from "@/lib/layout/neighbours.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { LanePlan, TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import type { Outline } from "./paint-outline.ts";

type Box = Strip & { readonly left: number; readonly right: number };

/** null: the item is not in the window, or its lane is scrolled away. */
export function outlineOf(
  index: TimelineIndex,
  plan: TimelinePlan,
  item: Item,
  label: string,
): Outline | null {
  const number = laneOfItem(index, item);
  const lane = plan.lanes.find(({ box }) => box.lane === number);
  const box = lane === undefined ? null : boxOf(index, plan, lane, item);
  return box === null ? null : { ...only(box), item, label, link: null };
}

export function outlineOfHit(index: TimelineIndex, hit: Hit, label: string): Outline | null {
  switch (hit.kind) {
    case "gap":
      return null;
    case "link": {
      const { toX, fromY, toY } = hit;
      const middle = (fromY + toY) / 2;
      return { item: null, left: toX, right: toX, y: middle - 6, height: 12, label, link: hit };
    }
    case "bar":
      return { ...only(hit), item: spanItem(hit.span), label, link: null };
    case "mark":
      return { ...only(hit), item: momentItem(index.recorded, hit.moment), label, link: null };
    case "band":
    case "run":
    case "cluster":
      return { ...only(hit), item: null, label: hit.kind === "band" ? "" : label, link: null };
  }
}

function boxOf(index: TimelineIndex, plan: TimelinePlan, lane: LanePlan, item: Item): Box | null {
  const ref = refOf(index.recorded, item);
  if (ref.kind === "moment") {
    return (
      lane.marks.find((shape) =>
        shape.kind === "mark" ? shape.moment === ref.moment : shape.moments.includes(ref.moment),
      ) ?? null
    );
  }
  const bar = lane.bars.find((shape) => shape.kind === "bar" && shape.span === ref.span);
  if (bar !== undefined) return bar;
  const x = plan.view.x(itemTime(index.recorded, item));
  return (
    lane.bars.find((shape) => shape.kind === "run" && x >= shape.left - 1 && x <= shape.right + 1) ?? null
  );
}

function only({ left, right, y, height }: Box): Box {
  return { left, right, y, height };
}
