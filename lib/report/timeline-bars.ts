// Bars, runs and bands as SVG. Bars are neutral greys; what failed or was refused has the cross. A bar without a recorded
// end stays open on its right, a run of many is hatched so that it never looks like one.

import type { BarShape, RunShape } from "../layout/bars.ts";
import { cell } from "../layout/recorded.ts";
import type { BandShape } from "../layout/ties.ts";
import type { LanePlan } from "../layout/timeline-layout.ts";
import { SPAN_KINDS, SPAN_STATES, type SpanColumns } from "../model/bundle-view.ts";
import { formatDuration } from "../words/format.ts";
import { withMarkWords } from "../words/mark-words.ts";
import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";
import { round } from "./pixel.ts";
import { STANDING_LETTERS } from "./standing-mark.ts";
import { textWidth } from "./text-width.ts";

/** Elements that a bar takes at most. */
export const BAR_NODES = 4;

export function barShapes({ bars }: LanePlan, columns: SpanColumns, page: Page): Html {
  return html`${bars.map((shape) => (shape.kind === "run" ? runShape(shape, page) : barShape(shape, columns, page)))}`;
}

function barShape(shape: BarShape, columns: SpanColumns, page: Page): Html {
  const { words } = page;
  const kind = SPAN_KINDS[cell(columns.kind, shape.span)] ?? "step";
  const state = SPAN_STATES[cell(columns.state, shape.span)] ?? "other";
  const name = withMarkWords(columns.names[cell(columns.name, shape.span)] ?? "", words.marks);
  const isStep = kind === "step" || kind === "compaction";
  const length = cell(columns.to, shape.span) - cell(columns.from, shape.span);
  const said = words.timeline.readout([
    isStep || name === "" ? words.claim.values.spanKind[kind] : name,
    length >= 0 ? words.timeline.took(formatDuration(length)) : "",
    state === "completed" ? "" : words.claim.values.spanState[state],
    words.timeline.barEnd[shape.end],
  ]);
  const width = round(
    Math.max(1.5, shape.right - shape.left - (isStep && shape.right - shape.left > 4 ? 1 : 0)),
  );
  const classes = [isStep ? "bs" : "bt", shape.end === "open" ? "op" : "", shape.isCrossed ? "fl" : ""]
    .filter((word) => word !== "")
    .join(" ");
  const box = html`<rect class="${classes}" x="${round(shape.left)}" y="${shape.y}" width="${width}" height="${shape.height}"><title>${said}</title></rect>`;
  const cross = shape.isCrossed
    ? html`<use href="#x" class="bad" x="${round(shape.left + (width >= 12 ? 2.5 : width / 2 - 3.5))}" y="${
        shape.y + (width >= 12 ? (shape.height - 7) / 2 : shape.height - 2)
      }" width="7" height="7"/>`
    : null;
  const room = width - (shape.isCrossed ? 14 : 7);
  const text =
    !isStep && shape.height >= 14 && name !== "" && textWidth(name, 11) <= room
      ? html`<text x="${round(shape.left + (shape.isCrossed ? 12 : 4))}" y="${shape.y + shape.height / 2 + 4}">${name}</text>`
      : null;
  return html`${box}${cross}${text}`;
}

function runShape(shape: RunShape, { words }: Page): Html {
  const said = words.timeline.readout([
    words.timeline.run(shape.count),
    shape.crossed === 0 ? "" : words.timeline.runCrossed(shape.crossed),
    shape.open === 0 ? "" : words.timeline.runOpen(shape.open),
  ]);
  const [width, y] = [round(Math.max(1.5, shape.right - shape.left)), shape.y];
  return html`<rect class="rn" x="${round(shape.left)}" y="${y}" width="${width}" height="${shape.height}"><title>${said}</title></rect>${
    shape.crossed === 0
      ? null
      : html`<path class="xs" d="${shape.crosses.map((x) => `M${round(x - 3)} ${y + shape.height - 2}l6 6m0-6l-6 6`).join("")}"/>`
  }`;
}

/** All bars of a lane as one shape per look: where they are so many, none could be pointed at anyway. */
export function mergedBars({ bars }: LanePlan, columns: SpanColumns, { words }: Page): Html {
  const looks: Record<"bs" | "bt" | "rn", Box[]> = { bs: [], bt: [], rn: [] };
  let crosses = "";
  let count = 0;
  for (const shape of bars) {
    const kind = SPAN_KINDS[cell(columns.kind, shape.span)];
    const look = shape.kind === "run" ? "rn" : kind === "step" || kind === "compaction" ? "bs" : "bt";
    looks[look].push(shape);
    count += shape.kind === "run" ? shape.count : 1;
    const failed = shape.kind === "run" ? shape.crosses : shape.isCrossed ? [shape.left] : [];
    for (const x of failed) crosses += `M${round(x)} ${shape.y + shape.height - 2}l5 5m0-5l-5 5`;
  }
  const path = (look: string, d: string) => (d === "" ? null : html`<path class="${look}" d="${d}"/>`);
  return html`<g><title>${words.timeline.run(count)}</title>${path("rn", outline(looks.rn))}${path("bs", outline(looks.bs))}${path(
    "bt",
    outline(looks.bt),
  )}${path("xs", crosses)}</g>`;
}

type Box = Pick<BarShape, "left" | "right" | "y" | "height">;
/** Closer than this, two boxes are one on any screen. */
const APART = 0.75;

/** The boxes of one look as one path; those without a gap that could be seen are one. */
function outline(boxes: readonly Box[]): string {
  let d = "";
  let last: { left: number; right: number; y: number; height: number } | null = null;
  const close = (): void => {
    if (last === null) return;
    const width = round(Math.max(0.8, last.right - last.left));
    d += `M${round(last.left)} ${last.y}h${width}v${last.height}h-${width}z`;
  };
  for (const { left, right, y, height } of boxes) {
    if (last !== null && last.y === y && left - last.right < APART) {
      last.right = Math.max(last.right, right);
      continue;
    }
    close();
    last = { left, right, y, height };
  }
  close();
  return d;
}

/** Elements that a band takes at most. */
export const BAND_NODES = 6;

export function bandShapes(lane: LanePlan, page: Page): Html {
  return html`${lane.bands.map((shape) => bandShape(shape, page))}`;
}

/** All bands of a lane as one shape per look; what is only inferred stays in shapes that the switch takes out. */
export function mergedBands({ bands }: LanePlan, { words }: Page): Html {
  const looks = new Map<string, BandShape[]>();
  for (const shape of bands) {
    const { kind, standing } = shape.band;
    const look = `${BAND_LOOKS[kind]}${standing === "inferred" ? " inf" : ""}`;
    const held = looks.get(look);
    if (held === undefined) looks.set(look, [shape]);
    else held.push(shape);
  }
  return html`<g><title>${words.report.manyBands(bands.length)}</title>${[...looks].map(
    ([look, shapes]) => html`<path class="${look}" d="${outline(shapes)}"/>`,
  )}</g>`;
}

const BAND_LOOKS = { waiting: "bw", idle: "bi", "not-loaded": "bn" } as const;

function bandShape(shape: BandShape, page: Page): Html {
  const { band, left, right, y, height } = shape;
  const width = round(Math.max(1, right - left));
  const look = BAND_LOOKS[band.kind];
  const standing = band.kind === "not-loaded" ? "unknown" : band.standing;
  const letter = STANDING_LETTERS[standing];
  const texts = bandTexts(shape, page);
  const x = round(left + (standing === "observed" ? 6 : 22));
  const fitting = texts.find((text) => textWidth(text, 11) <= right - x - 4);
  const ticks = look === "bn" ? "" : endTicks(shape);
  const ends = ticks === "" ? null : html`<path class="be" d="${ticks}"/>`;
  return html`<g${band.standing === "inferred" ? html` class="inf"` : null}><rect class="${look}" x="${round(left)}" y="${y}" width="${width}" height="${height}"><title>${
    texts[0] ?? ""
  }</title></rect>${ends}${
    fitting === undefined || standing === "observed"
      ? null
      : html`<use href="#${letter}" class="${letter}" x="${round(left + 6)}" y="${y + height / 2 - 6}" width="12" height="12"/>`
  }${fitting === undefined ? null : html`<text x="${x}" y="${y + height / 2 + 4}">${fitting}</text>`}</g>`;
}

function endTicks({ left, right, y, height, startsHere, endsHere }: BandShape): string {
  if (right - left < 3) return "";
  return `${startsHere ? `M${round(left + 0.5)} ${y}v${height}` : ""}${endsHere ? `M${round(right - 0.5)} ${y}v${height}` : ""}`;
}

/** The same in fewer and fewer words. */
function bandTexts({ band, length }: BandShape, { words }: Page): readonly string[] {
  const { timeline } = words;
  const written = length === null ? null : formatDuration(length);
  if (band.kind === "not-loaded") return [timeline.notLoaded, timeline.notLoadedShort];
  if (band.kind === "waiting") {
    return [
      timeline.waiting(band.openChildren, written),
      timeline.waitingShort(band.openChildren, written),
      written ?? timeline.idleShort,
    ];
  }
  return [timeline.idle(written), written ?? timeline.idleShort];
}
