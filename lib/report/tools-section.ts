// What the model could call, as the analysis states it: each surface with its statements, what is denied and still reachable, and what
// differs from the surface before. Bounded as every list of the report is.

import { groupBy } from "../base/group-by.ts";
import { byKeys } from "../base/order.ts";
import type { ClaimId } from "../model/ids.ts";
import type { DeniedYetReachable, ToolReach, ToolSurface } from "../model/tool-surface.ts";
import { differencesBetween, type ToolDifference } from "../surface/differences.ts";
import { type CellPart, type ToolTable, toolTable } from "../surface/tool-cells.ts";
import { sessionName, toolsName } from "../words/subject-of.ts";
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
  const surfaces = new Map(
    toolSurfaces.flatMap((group) => {
      const surface = analysis.toolSurfaces[group.place];
      return surface === undefined ? [] : [[surface, group] as const];
    }),
  );
  const bySession = groupBy([...surfaces.keys()], ({ session }) => session);
  const statements = statementsOf(page);
  const sessions = analysis.sessions.toSorted(byKeys(({ depth }) => depth));
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
    }${[...new Set(sessions.map(({ id }) => id))].map((id) => {
      const own = bySession.get(id);
      if (own === undefined) return NOTHING;
      const table = toolTable(analysis.toolSurfaces.filter(({ session }) => session === id));
      return html`<h3>${foreign(sessionName(id, analysis), words)}</h3>${own.map((surface) => {
        const group = surfaces.get(surface);
        return group === undefined
          ? NOTHING
          : html`${record(surfaceLine(surface, table, unlinked(page)), group, page)}${surface.tools.map(
              ({ id: entry }) => statements.get(entry) ?? NOTHING,
            )}`;
      })}`;
    })}${leftOut("toolSurfaces", page)}${leftOut("toolReaches", page)}`,
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

function surfaceLine(surface: ToolSurface, table: ToolTable, page: Page): Html {
  const { words } = page;
  const { number, occasions, names, at } = surface;
  return html`<b>${words.tools.moment(number)}</b> ${words.tools.occasions(
    occasions.map((one) => words.tools.occasion[one]),
  )} ${names === null ? null : html`${foreign(names, words)} `}${claimValue(at, "at", page)}${changes(surface, table, page)}`;
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

/** Each statement with its grounds, by its id. Of which tools an inference speaks is a part of it. */
function statementsOf(page: Page): ReadonlyMap<ClaimId, Html> {
  const all = reachesOf(page.analysis);
  return new Map(
    page.extent.records.toolReaches.flatMap((group) => {
      const entry = all[group.place];
      if (entry === undefined) return [];
      const line = record(reachLine(entry, unlinked(page)), group, page);
      const isInferred = entry.reach.standing === "inferred";
      return [[entry.id, html`<div class="${isInferred ? "sub inf" : "sub"}">${line}</div>`] as const];
    }),
  );
}

function reachLine({ tools, aliases, reach, calls }: ToolReach, page: Page): Html {
  const { words } = page;
  return html`<b><code>${foreign(toolsName(tools, words.claim), words)}</code></b>${aliases.map(
    (alias) => html` <code>${foreign(alias, words)}</code>`,
  )} ${claimValue(reach, "reach", page)}${calls > 1 ? html` <small>${words.tools.calls(calls)}</small>` : null}`;
}
