// Moments and links as SVG. A mark is filled, ruled, half or hollow as its standing is; marks too close to draw apart are one
// with a count. What is inferred is in groups that the switch takes out.

import { epochMs } from "../base/time.ts";
import type { ClusterShape, MarkShape } from "../layout/marks.ts";
import type { Recorded } from "../layout/recorded.ts";
import type { LinkShape } from "../layout/ties.ts";
import type { Standing } from "../model/standing.ts";
import type { Moment } from "../model/timeline.ts";
import { formatTime } from "../words/clock.ts";
import { formatCount } from "../words/format.ts";
import { withMarkWords } from "../words/mark-words.ts";
import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";
import { round } from "./pixel.ts";
import { STANDING_LETTERS } from "./standing-mark.ts";

type Shape = MarkShape | ClusterShape;

/** Elements that a mark takes at most: a cluster with inferred moments is drawn twice. */
export const MARK_NODES = 8;

export function markShapes(shapes: readonly Shape[], recorded: Recorded, page: Page): Html {
  return html`${shapes.map((shape) =>
    shape.kind === "mark" ? markShape(shape, recorded, page) : clusterShape(shape, recorded, page),
  )}`;
}

function markShape({ moment: place, left, y }: MarkShape, recorded: Recorded, page: Page): Html {
  const moment = recorded.timeline.moments[place];
  if (moment === undefined) return html``;
  return glyph(moment.kind, moment.standing, left, y, momentLine(moment, page));
}

function glyph(kind: string, standing: Standing, left: number, y: number, title: string): Html {
  const letter = STANDING_LETTERS[standing];
  const at = `translate(${round(left)} ${y})`;
  const use = html`<use href="#k-${kind}" width="12" height="12"/>`;
  const inner =
    standing === "computed"
      ? html`<g transform="translate(1.2 0) scale(.8)">${use}</g><path d="M1 11.5h10" class="ru"/>`
      : standing === "inferred"
        ? html`${use}<use href="#k-${kind}" width="12" height="12" class="hf" clip-path="url(#half)"/>`
        : use;
  const classes = standing === "inferred" ? "g i inf" : `g ${letter}`;
  return html`<g class="${classes}" transform="${at}"><title>${title}</title>${inner}</g>`;
}

function momentLine(moment: Moment, { words, clock }: Page): string {
  return words.timeline.readout([
    formatTime(moment.at, clock),
    words.common.moment[moment.kind],
    words.common.standing[moment.standing],
    withMarkWords(moment.text ?? "", words.marks),
  ]);
}

/** One that holds inferred moments is drawn twice: with them, and with the count of the others. */
function clusterShape(shape: ClusterShape, recorded: Recorded, page: Page): Html {
  const moments = shape.moments.flatMap((place) => recorded.timeline.moments[place] ?? []);
  const seen = moments.filter(({ standing }) => standing !== "inferred");
  if (seen.length === moments.length) return counted(shape, moments, "cl", page);
  return html`${counted(shape, moments, "cl inf", page)}${seen.length === 0 ? null : counted(shape, seen, "cl only", page)}`;
}

function counted(
  { left, y, height }: ClusterShape,
  moments: readonly Moment[],
  look: string,
  page: Page,
): Html {
  const { words } = page;
  const kinds = new Map<string, number>();
  for (const { kind } of moments) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const title = words.timeline.readout([
    words.timeline.cluster(moments.length),
    words.timeline.clusterKinds([...kinds].map(([kind, count]) => ({ kind: momentWord(kind, page), count }))),
  ]);
  const text = formatCount(moments.length);
  return html`<g class="${look}"><title>${title}</title><rect x="${round(left + 0.5)}" y="${y}" width="${
    8 + text.length * 7
  }" height="${height}" rx="2"/><text x="${round(left + 4)}" y="${y + height - 2.5}">${text}</text></g>`;
}

function momentWord(kind: string, { words }: Page): string {
  const names: Readonly<Record<string, string>> = words.common.moment;
  return names[kind] ?? kind;
}

/** So many marks that a lane would have too many elements: counts of equal stretches instead. */
export function thinnedMarks(
  shapes: readonly Shape[],
  most: number,
  width: number,
  recorded: Recorded,
  page: Page,
): Html {
  const stretch = Math.max(28, width / Math.max(1, Math.floor(most / 2)));
  const stretches = new Map<number, number[]>();
  for (const shape of shapes) {
    const place = Math.floor(shape.x / stretch);
    const held = stretches.get(place) ?? [];
    held.push(...(shape.kind === "mark" ? [shape.moment] : shape.moments));
    stretches.set(place, held);
  }
  const [first] = shapes;
  if (first === undefined) return html``;
  return html`${[...stretches].map(([place, moments]) =>
    clusterShape(
      {
        kind: "cluster",
        y: first.y,
        height: first.height,
        moments,
        left: place * stretch + 1,
        right: (place + 1) * stretch,
        x: place * stretch,
        momentKind: null,
        standing: null,
      },
      recorded,
      page,
    ),
  )}`;
}

/** Halos below, lines above: a link is seen where it crosses other things. */
export function linkShapes(links: readonly LinkShape[], { words, clock }: Page): Html {
  const halo = links.map(({ fromX, fromY, toX, toY }) => pathOf(fromX, fromY, toX, toY)).join("");
  return html`${halo === "" ? null : html`<path class="ha" d="${halo}"/>`}${links.map(
    ({ link, fromX, fromY, toX, toY }) => {
      const tip = toY > fromY ? toY - 1 : toY + 1;
      const back = toY > fromY ? -6 : 6;
      const title = words.timeline.readout([
        formatTime(epochMs(link.to.at), clock),
        words.timeline.link[link.kind],
        words.common.standing[link.standing],
      ]);
      const classes = `lk ${STANDING_LETTERS[link.standing]}${link.standing === "inferred" ? " inf" : ""}`;
      return html`<path class="${classes}" d="${pathOf(fromX, fromY, toX, toY)}M${round(toX - 3.5)} ${tip + back}L${round(
        toX,
      )} ${tip}l3.5 ${back}"><title>${title}</title></path>`;
    },
  )}`;
}

function pathOf(fromX: number, fromY: number, toX: number, toY: number): string {
  const tip = toY > fromY ? toY - 1 : toY + 1;
  const along = Math.abs(toX - fromX) > 1 ? `H${round(toX)}` : "";
  return `M${round(along === "" ? toX : fromX)} ${fromY}${along}V${tip}`;
}
