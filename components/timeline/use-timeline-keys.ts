// Keys on the drawing: along a lane, between lanes, to the other end of a link, to the claim. Zoom and search keys hold on
// the whole tab. Single letters are dead in text fields.
"use client";

import type { KeyboardEvent } from "react";
import { useState } from "react";
import { keyOf } from "@/components/keys/match-key.ts";
import { useBoundKeys } from "@/components/keys/use-bound-keys.ts";
import type { Item } from "@/lib/layout/item.ts";
import { itemTime } from "@/lib/layout/item.ts";
import {
  endOfLane,
  laneOfItem,
  nearestInLane,
  neighbourAcross,
  neighbourAlong,
  otherEnds,
} from "@/lib/layout/neighbours.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { laneName } from "./item-words.ts";
import type { Cursor } from "./use-cursor.ts";
import type { TimeWindow } from "./use-viewport.ts";

export interface TimelineKeysInput {
  readonly index: TimelineIndex;
  readonly plan: TimelinePlan;
  readonly cursor: Cursor;
  readonly timeWindow: TimeWindow;
  readonly words: Words;
  readonly marks: Words["marks"] | null;
  readonly open: (item: Item, on: "claim" | "evidence", from?: HTMLElement) => void;
  readonly zoomTo: (item: Item) => void;
}

export interface TimelineKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Said when a key led nowhere; empty otherwise. */
  readonly notice: string;
}

export function useTimelineKeys(input: TimelineKeysInput): TimelineKeys {
  const { index, plan, cursor, words, marks, open, zoomTo } = input;
  const [notice, setNotice] = useState("");
  const followLink = (from: Item): Item | null => {
    const [end] = otherEnds(index, from);
    if (end === undefined) setNotice(words.timeline.linkNone);
    else if (end.item === null)
      setNotice(words.timeline.linkNoEnd(otherLane(index, from, end.link, { words, marks })));
    return end?.item ?? null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = keyOf("drawing", event);
    if (id === null) return;
    const here = cursor.item;
    event.preventDefault();
    event.stopPropagation();
    setNotice("");
    const from = here ?? firstInSight(index, plan);
    if (from === null) return;
    if (id === "markClaim") open(from, "claim", event.currentTarget);
    else if (id === "markEvidence") open(from, "evidence", event.currentTarget);
    else if (id === "markZoom") zoomTo(from);
    const to =
      here === null ? from : id === "markLink" ? followLink(from) : stepFrom(index, plan, from, event.key);
    if (to !== null) cursor.goTo(to);
  };
  return { onKeyDown, notice };
}

/** Where a movement key leads; null: nowhere, or the key is none. */
function stepFrom(index: TimelineIndex, plan: TimelinePlan, from: Item, key: string): Item | null {
  const lanes = plan.boxes.map(({ lane }) => lane);
  const own = laneOfItem(index, from) ?? -1;
  switch (key) {
    case "ArrowRight":
      return neighbourAlong(index, from, 1);
    case "ArrowLeft":
      return neighbourAlong(index, from, -1);
    case "ArrowDown":
      return neighbourAcross(index, lanes, from, 1);
    case "ArrowUp":
      return neighbourAcross(index, lanes, from, -1);
    case "Home":
      return endOfLane(index, own, "first");
    case "End":
      return endOfLane(index, own, "last");
    default:
      return null;
  }
}

/** Zoom and fit, wherever the focus is. */
export function useZoomKeys(timeWindow: TimeWindow): void {
  useBoundKeys({
    zoomIn: () => {
      timeWindow.zoom(1.5);
      return true;
    },
    zoomOut: () => {
      timeWindow.zoom(1 / 1.5);
      return true;
    },
    fit: () => {
      timeWindow.fit();
      return true;
    },
  });
}

/** Where steps begin: in the first lane in sight, nearest to the left edge. */
export function firstInSight(index: TimelineIndex, plan: TimelinePlan): Item | null {
  for (const { box } of plan.lanes) {
    const found = nearestInLane(index, box.lane, plan.range.from);
    if (found === null) continue;
    const isBefore = itemTime(index.recorded, found) < plan.range.from;
    const next = isBefore ? neighbourAlong(index, found, 1) : found;
    return next ?? found;
  }
  return null;
}

function otherLane(
  index: TimelineIndex,
  from: Item,
  link: ReturnType<typeof otherEnds>[number]["link"],
  { words, marks }: Pick<TimelineKeysInput, "words" | "marks">,
): string {
  const here = index.recorded.timeline.lanes[laneOfItem(index, from) ?? -1]?.session;
  const there = link.from.session === here ? link.to.session : link.from.session;
  return laneName(index.recorded.timeline.lanes[index.laneOf.get(there) ?? -1] ?? null, words, marks);
}
