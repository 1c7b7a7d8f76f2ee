// The timeline on the page: zoom steps as radio buttons, a column of labels, and one drawing per step that scrolls under
// it. Without a script, and readable where nothing can be switched: the first step shows everything.

import type { Lane } from "../model/timeline.ts";
import { formatTime } from "../words/clock.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";
import { standingMark } from "./standing-mark.ts";
import { densityDrawing } from "./timeline-density.ts";
import { type TimelinePlans, timelinePlans } from "./timeline-plans.ts";
import { AXIS_HEIGHT, DENSITY_HEIGHT, timelineSvg } from "./timeline-svg.ts";

export function timelineSection(page: Page): Html {
  const { analysis, words, clock } = page;
  const drawn = timelinePlans(analysis, clock);
  const heading = html`<h2>${words.timeline.heading}</h2>`;
  if (drawn === null) {
    return html`<section id="timeline">${heading}<p>${words.timeline.noTimes}</p></section>`;
  }
  const [first] = drawn.plans;
  if (first === undefined) return html``;
  const { from, to } = drawn.index.recorded.timeline;
  const caption = words.report.timelineCaption(
    from === null ? "" : formatTime(from, clock),
    to === null ? "" : formatTime(to, clock),
    analysis.timeline.lanes.length,
  );
  return html`<section id="timeline">${heading}<figure><figcaption>${caption}${words.common.sentenceGap}${words.report.timelineKey}</figcaption>
<div class="tl">${drawn.plans.map(
    ({ step }, place) =>
      html`<input type="radio" name="zoom" id="zoom-${place}" aria-label="${words.report.zoomStep(step)}"${
        place === 0 ? html` checked` : null
      }>`,
  )}<p class="zm" aria-hidden="true"><span>${words.timeline.zoom}</span>${drawn.plans.map(
    ({ step }, place) => html`<label for="zoom-${place}">${words.report.zoomLabel(step)}</label>`,
  )}</p><div class="tw"><div class="ll">${labels(drawn, page)}</div>${drawn.plans.map(
    ({ step, plan }, place) =>
      html`<div class="pane p${place}" tabindex="0" role="region" aria-label="${words.report.zoomPane(step)}">${timelineSvg(
        plan,
        drawn,
        page,
        caption,
        densityDrawing(drawn, plan, page),
      )}</div>`,
  )}</div></div></figure></section>`;
}

/** As high as the lanes beside them. */
function labels({ index, plans, otherLanes }: TimelinePlans, page: Page): Html {
  const { words } = page;
  const [first] = plans;
  const { lanes } = index.recorded.timeline;
  const rest =
    otherLanes.length === 0
      ? null
      : html`<div style="height:${DENSITY_HEIGHT}px"><b>${words.report.otherLanes(otherLanes.length)}</b><small>${words.report.density}</small></div>`;
  return html`<div style="height:${AXIS_HEIGHT}px"></div>${(first?.plan.boxes ?? []).map((box) => {
    const lane = lanes[box.lane];
    if (lane === undefined) return html``;
    const isInferred = lane.standing === "inferred";
    const indent = Math.min(box.depth, 4) * 10;
    return html`<div style="height:${box.height}px;padding-left:${indent}px"${
      isInferred ? html` class="inf"` : null
    }>${label(lane, page)}</div>`;
  })}${rest}`;
}

function label(lane: Lane, { words }: Page): Html {
  const { timeline } = words;
  const name = lane.agent === null || lane.agent === "" ? timeline.agentNone : lane.agent;
  const second =
    lane.parent === null && lane.isLoaded
      ? timeline.lead
      : lane.title === null || lane.title === ""
        ? timeline.untitled
        : lane.title;
  return html`<b>${lane.standing === "observed" ? null : standingMark(lane.standing)}${foreign(name, words)}</b><small>${foreign(
    second,
    words,
  )}</small>${lane.isLoaded ? null : html`<small>${timeline.notLoadedShort}</small>`}`;
}
