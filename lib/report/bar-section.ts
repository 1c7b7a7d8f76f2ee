// The bar that stays in sight: the switch that takes inferred values out of everything, with how many there are, the
// legend of standings, and the way to each section. The switch is a checkbox; style sheets do the rest.

import { STANDINGS } from "../model/standing.ts";
import { type Html, html, joined } from "./html.ts";
import type { Page } from "./page.ts";
import { standingMark } from "./standing-mark.ts";

export function barSection(page: Page, sections: readonly (readonly [string, string])[]): Html {
  const { words } = page;
  return html`<div class="bar" role="region" aria-label="${words.report.bar}">${filterSwitch(page)}${legend(page)}</div><nav class="toc" aria-label="${words.report.contents}">${joined(
    sections.map(([id, name]) => html`<a href="#${id}">${name}</a>`),
    html` `,
  )}</nav>`;
}

function filterSwitch({ report, analysis, words }: Page): Html {
  const { inferred } = analysis.standings;
  if (report.made.only) return html`<p class="sw"><b>${words.session.only}</b> ${words.report.madeOnly}</p>`;
  if (inferred === 0) return html`<p class="sw">${words.report.noneInferred}</p>`;
  return html`<p class="sw"><label><input type="checkbox" id="only">${words.session.only}</label><span class="inf">${words.session.onlyOff(
    inferred,
  )}</span><span class="only" role="status">${words.session.onlyOn(inferred)}</span></p>`;
}

function legend({ words }: Page): Html {
  const { common } = words;
  const entry = (standing: (typeof STANDINGS)[number]) =>
    html`<span>${standingMark(standing)}${common.standing[standing]}</span>`;
  return html`<p class="lg" role="group" aria-label="${common.legend}"><b>${common.liveObserved}</b>${entry("observed")}${entry(
    "computed",
  )}<b>${standingMark("inferred")}${common.inferred}</b>${entry("unknown")}<a href="#standings">${words.report.legendMeans}</a></p>`;
}

export function standingsSection({ words }: Page): Html {
  const { common } = words;
  return html`<section id="standings"><h2>${common.legend}</h2><p>${words.report.standingsMean}</p><dl class="sts">${STANDINGS.map(
    (standing) =>
      html`<div><dt>${standingMark(standing)}${common.standing[standing]}</dt><dd>${words.report.standing[standing]}</dd></div>`,
  )}</dl></section>`;
}
