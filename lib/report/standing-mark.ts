// The marks: standings as circles that are solid, ruled, half or hollow, moments as their own outlines, and the cross of a
// failure. Each is drawn once as a symbol; everywhere else a short reference stands.

import { MOMENT_PATHS } from "../layout/moment-paths.ts";
import type { Standing } from "../model/standing.ts";
import { type Html, html } from "./html.ts";

/** Class and symbol of a standing. */
export const STANDING_LETTERS: Readonly<Record<Standing, string>> = {
  observed: "o",
  computed: "c",
  inferred: "i",
  unknown: "u",
};

export function standingMark(standing: Standing): Html {
  const letter = STANDING_LETTERS[standing];
  return html`<svg class="m ${letter}"><use href="#${letter}"/></svg>`;
}

export const CROSS = html`<svg class="x"><use href="#x"/></svg>`;

/** All symbols, in an element that takes no room. */
export function symbols(): Html {
  return html`<svg width="0" height="0" aria-hidden="true" class="defs"><defs>
<symbol id="o" viewBox="0 0 12 12"><circle cx="6" cy="6" r="4.75" fill="currentColor"/></symbol>
<symbol id="c" viewBox="0 0 12 12"><circle cx="6" cy="4.25" r="3.75" fill="currentColor"/><path d="M1.5 11h9" stroke="currentColor" stroke-width="1.75"/></symbol>
<symbol id="i" viewBox="0 0 12 12"><circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M6 2a4 4 0 0 0 0 8z" fill="currentColor"/></symbol>
<symbol id="u" viewBox="0 0 12 12"><circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" stroke-width="1.5"/></symbol>
<symbol id="x" viewBox="0 0 12 12"><path d="M2 2l8 8M10 2l-8 8" fill="none" stroke="currentColor" stroke-width="2.25"/></symbol>
${Object.entries(MOMENT_PATHS).map(
  ([kind, { path }]) => html`<symbol id="k-${kind}" viewBox="0 0 12 12"><path d="${path}"/></symbol>`,
)}
<clipPath id="half"><path d="M0 0h6v12h-6z"/></clipPath></defs></svg>`;
}
