// A line whose words depend on an inference, beyond the values that carry its mark: the number of a noun, names beside a
// count. It is said as it is, and once more as it reads with the inference hidden; the switch shows one of the two.

import { hiddenIn } from "../model/live-observed.ts";
import { type Html, html } from "./html.ts";

export function saidTwice<Facts extends object>(facts: Facts, say: (facts: Facts) => Html): Html {
  const { facts: without, hidden } = hiddenIn(facts);
  if (hidden === 0) return say(facts);
  return html`<span class="inf">${say(facts)}</span><span class="only">${say(without)}</span>`;
}
