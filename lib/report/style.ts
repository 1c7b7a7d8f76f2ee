// The style sheets of the page. All of them are ours; the one word that a style writes is of the dictionary.

import type { Words } from "../words/en/index.ts";
import { type Html, html } from "./html.ts";
import { baseStyle } from "./style-base.ts";
import { claimStyle } from "./style-claims.ts";
import { printStyle } from "./style-print.ts";
import { timelineStyle } from "./style-timeline.ts";
import { tokens } from "./style-tokens.ts";

export function reportStyle(words: Words): Html {
  return html`<style>${tokens}:root{--hidden:"${words.common.hidden}"}${baseStyle}${claimStyle}${timelineStyle}${printStyle}</style>`;
}
