// What is searched for in order to be counted: it may be found, so the search only says how far the count reaches. Of all else
// a search is told because it found nothing.

import type { Sought } from "../model/evidence.ts";

export const COUNTED: ReadonlySet<Sought> = new Set([
  "counted-records",
  "human-prompts",
  "model-steps",
  "open-dispatches-of-child",
  "tool-calls",
]);
