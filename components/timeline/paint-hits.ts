// Ticks for what a search found: short rules of the accent that hang from the upper edge of a lane, and stand at the foot of
// the overview. The hit that is shown crosses its lane.

import { layHitTicks } from "@/lib/layout/hit-ticks.ts";
import type { TimelinePlan } from "@/lib/layout/timeline-layout.ts";
import type { Projection } from "@/lib/layout/viewport.ts";
import type { Pen } from "./pen.ts";
import type { Found } from "./use-found-items.ts";

const TICK = { width: 2, height: 7 };
const FOOT = 5;

export function paintHits(
  { context, colours }: Pen,
  { lanes, view }: TimelinePlan,
  { times, current }: Found,
): void {
  context.fillStyle = colours.accent;
  for (const { box } of lanes) {
    const own = times.get(box.session);
    if (own === undefined) continue;
    for (const x of layHitTicks(own, view)) context.fillRect(x - 1, box.y, TICK.width, TICK.height);
    if (current?.session !== box.session || current.time === null) continue;
    const x = Math.round(view.x(current.time));
    context.fillRect(x - 1, box.y, TICK.width, box.height);
  }
}

/** Those of all lanes together. */
export function paintAllHits({ context, colours, height }: Pen, view: Projection, { times }: Found): void {
  context.fillStyle = colours.accent;
  for (const own of times.values()) {
    for (const x of layHitTicks(own, view)) context.fillRect(x - 1, height - FOOT, TICK.width, FOOT);
  }
}
