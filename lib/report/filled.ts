// A sentence of the dictionary with marked values in its places.

import { fill } from "../words/fill.ts";
import { type Html, html } from "./html.ts";

export function filled(template: string, parts: Readonly<Record<string, Html>>): Html {
  return html`${fill(template, parts).map((piece) => (typeof piece === "string" ? html`${piece}` : piece.part))}`;
}
