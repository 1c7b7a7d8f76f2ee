// What the model could call, as the analysis states it: each surface with its statements, what is denied and still reachable, and what
// differs from the surface before. Bounded as every list of the report is.

import { groupBy } from "../base/group-by.ts";
import type { DeniedYetReachable, ToolReach, ToolSurface } from "../model/tool-surface.ts";
import { differencesBetween, type ToolDifference } from "../surface/differences.ts";
import { type CellPart, type ToolTable, toolTable } from "../surface/tool-cells.ts";
import { toolsName } from "../words/subject-of.ts";
import { reachesOf } from "./claim-book.ts";
import { claimValue } from "./claim-value.ts";
import { filled } from "./filled.ts";
import { foreign } from "./foreign-text.ts";
import { type Html, html, NOTHING } from "./html.ts";
import { type Page, unlinked } from "./page.ts";
import { groups, leftOut, record, section } from "./record-sections.ts";
import { STANDING_LETTERS, standingMark } from "./standing-mark.ts";

/** Differences that are written out for one surface. */
const MOST_DIFFERENCES = 40;

export function toolsSection(page: Page): Html {
  const { analysis, words, extent } = page;
  const { toolSurfaces, deniedYetReachable } = extent.records;
  const tables = new Map(
    [...groupBy(analysis.toolSurfaces, ({ session }) => session)].map(([id, list]) => [id, toolTable(list)]),
  );
  return section(
    "tools",
    words.tools.heading,
    html`<p class="dim">${words.tools.intro}</p>${
      deniedYetReachable.length === 0
        ? null
        : html`<div class="inf"><h3>${words.tools.denied}</h3>${groups(
            deniedYetReachable,
            analysis.deniedYetReachable,
            (denied) => deniedLine(denied, unlinked(page)),
            page,
          )}</div>`
    }${groups(
      toolSurfaces,
      analysis.toolSurfaces,
      (surface) => surfaceLine(surface, tables.get(surface.session), unlinked(page)),
      page,
    )}${leftOut("toolSurfaces", page)}${reachRecords(page)}${leftOut("toolReaches", page)}`,
  );
}

function deniedLine({ denied, open, tools }: DeniedYetReachable, page: Page): Html {
  const { words } = page;
  return filled(words.tools.deniedNote, {
    denied: html`<code>${foreign(denied, words)}</code>`,
    open: claimValue(open, "open", page),
    count: html`${words.tools.count(tools.length)}`,
  });
}

function surfaceLine(surface: ToolSurface, table: ToolTable | undefined, page: Page): Html {
  const { words } = page;
  const { number, occasions, names, at } = surface;
  return html`<b>${words.tools.moment(number)}</b> ${words.tools.occasions(
    occasions.map((one) => words.tools.occasion[one]),
  )} ${names === null ? null : html`${foreign(names, words)} `}${claimValue(at, "at", page)}${
    table === undefined ? null : changes(surface, table, page)
  }`;
}

/** What is known to differ from the surface before; nothing where nothing is. */
function changes({ number }: ToolSurface, table: ToolTable, page: Page): Html {
  if (number < 2) return NOTHING;
  const side = (place: number) => ({ table, format: null, place });
  const { differing } = differencesBetween(side(number - 2), side(number - 1));
  return html`${differing.slice(0, MOST_DIFFERENCES).map((one) => html` ${change(one, page)}`)}`;
}

function change({ tool, left, right }: ToolDifference, { words }: Page): Html {
  if (left === null || right === null) return NOTHING;
  const isInferred = left.standing === "inferred" || right.standing === "inferred";
  const part = ({ reach, standing }: CellPart) =>
    html`<span class="v ${STANDING_LETTERS[standing]}">${standingMark(standing)}${words.tools.reach[reach]}<i>${words.claim.standingAfter(
      standing,
    )}</i></span>`;
  return html`<small${isInferred ? html` class="inf"` : null}><code>${foreign(tool, words)}</code> ${part(left)} → ${part(right)}</small>`;
}

/** Each statement with its grounds, under the moment that it speaks of. */
function reachRecords(page: Page): Html {
  const { words, analysis, extent } = page;
  const all = reachesOf(analysis);
  const momentOf = new Map(
    analysis.toolSurfaces.flatMap(({ tools, number }) => tools.map(({ id }) => [id, number] as const)),
  );
  const list = extent.records.toolReaches;
  if (list.length === 0) return NOTHING;
  return html`<h3>${words.report.groups.toolReaches}</h3>${list.map((group) => {
    const entry = all[group.place];
    if (entry === undefined) return NOTHING;
    const line = record(reachLine(entry, momentOf.get(entry.id), unlinked(page)), group, page);
    // Of which tools an inference speaks is a part of it.
    return entry.reach.standing === "inferred" ? html`<div class="inf">${line}</div>` : line;
  })}`;
}

function reachLine(
  { tools, aliases, reach, calls }: ToolReach,
  moment: number | undefined,
  page: Page,
): Html {
  const { words } = page;
  return html`<b><code>${foreign(toolsName(tools, words.claim), words)}</code></b>${aliases.map(
    (alias) => html` <code>${foreign(alias, words)}</code>`,
  )} ${claimValue(reach, "reach", page)} <small>${moment === undefined ? null : words.tools.moment(moment)}${
    calls > 1 ? html` ${words.tools.calls(calls)}` : null
  }</small>`;
}
