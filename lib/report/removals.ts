// What was taken out of the report, by kind and number: never what it was.

import { SECRET_KINDS } from "../model/secret-kinds.ts";
import { FREE_TEXT_KINDS, type Removals } from "../model/session-report.ts";
import { formatCount } from "../words/format.ts";
import { type Html, html } from "./html.ts";
import type { Page } from "./page.ts";

export function removalCount({ text, other, ids, names, keys, secrets }: Removals): number {
  const texts = FREE_TEXT_KINDS.reduce((sum, kind) => sum + text[kind], 0);
  const masked = SECRET_KINDS.reduce((sum, kind) => sum + (secrets[kind] ?? 0), 0);
  return texts + other + ids + names + keys + masked;
}

export function removalsLine({ report, words }: Page): Html {
  const count = removalCount(report.made.removals);
  if (count === 0) return html`${words.report.nothingRemoved}`;
  return html`<a href="#removed">${words.report.removals(formatCount(count))}</a>`;
}

export function removalsSection({ report, words }: Page): Html {
  const { removals, only } = report.made;
  const said = words.report;
  const rows: readonly (readonly [string, number])[] = [
    ...FREE_TEXT_KINDS.map((kind) => [said.kinds[kind], removals.text[kind]] as const),
    [said.otherText, removals.other],
    [said.idsReplaced, removals.ids],
    [said.namesReplaced, removals.names],
    [said.keysReplaced, removals.keys],
    ...SECRET_KINDS.map((kind) => [said.secret(kind), removals.secrets[kind] ?? 0] as const),
  ];
  const shown = rows.filter(([, count]) => count > 0);
  return html`<section id="removed"><h2>${said.removed}</h2><p>${said.removedMeans}</p>${
    only ? html`<p>${said.onlyMeans}</p>` : null
  }${
    shown.length === 0
      ? html`<p>${said.nothingRemoved}</p>`
      : html`<dl class="counts">${shown.map(([name, count]) => html`<div><dt>${name}</dt><dd>${formatCount(count)}</dd></div>`)}</dl>`
  }</section>`;
}
