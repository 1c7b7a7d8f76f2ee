// Lanes that are too many to draw one by one, as one strip: how many bars and moments of them begin in each column, with
// the count. Inferred moments are not counted, so that the strip says the same with and without inferences.

import { item, itemTime, refOf } from "../layout/item.ts";
import type { TimelinePlan } from "../layout/timeline-layout.ts";
import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";
import type { TimelinePlans } from "./timeline-plans.ts";

export const DENSITY_STRIP = 44;
const COLUMN = 9;

export interface DensityDrawing {
  readonly nodes: number;
  readonly markup: Html;
}

/** null when every lane is drawn. Drawn from y 0 downwards. */
export function densityDrawing(
  { index, otherLanes }: TimelinePlans,
  { view, width }: TimelinePlan,
  { words }: Page,
): DensityDrawing | null {
  if (otherLanes.length === 0) return null;
  const { recorded } = index;
  const columns = Math.ceil(width / COLUMN);
  const counts = new Map<number, number>();
  for (const lane of otherLanes) {
    for (const code of index.lanes[lane]?.items ?? []) {
      const ref = refOf(recorded, item(code));
      if (ref.kind === "moment" && recorded.timeline.moments[ref.moment]?.standing === "inferred") continue;
      const place = Math.floor(view.x(itemTime(recorded, item(code))) / COLUMN);
      if (place >= 0 && place < columns) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  // Wide drawings join columns: each step has its share of nodes.
  const most = Math.max(1, ...counts.values());
  const bars = [...counts]
    .sort(([left], [right]) => left - right)
    .map(([place, count]) => {
      const height = Math.max(2, Math.round((count / most) * (DENSITY_STRIP - 8)));
      return html`<rect class="dn" x="${place * COLUMN}" y="${DENSITY_STRIP - height}" width="${COLUMN - 1}" height="${height}"><title>${words.report.inColumn(
        count,
      )}</title></rect>`;
    });
  return { nodes: bars.length * 2, markup: html`${bars}` };
}
