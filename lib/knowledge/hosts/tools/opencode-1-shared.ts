// What most tools of OpenCode 1.x have in common: an answer of always covers everything, and what a plugin changes was not tried.

import type { ToolDetails } from "../fact-record.ts";
import { details } from "./details.ts";

export function knownIn1(known: Partial<ToolDetails>): ToolDetails {
  return details({ save: "star", rewrite: { before: "unknown", after: "unknown" }, ...known });
}
