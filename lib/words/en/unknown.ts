// In place of a value that is not known: its reason. Short, for it stands in a cell.

import type { UnknownReason } from "../../model/claim.ts";

export const unknown = {
  "not recorded": "not recorded",
  "not found": "not found",
  unreadable: "not readable",
  redacted: "redacted",
  ambiguous: "fits several",
  "cut off": "file cut before it",
  "file not loaded": "not loaded",
  "not looked for": "not looked for",
  "not ended": "open at end",
  contradicted: "contradicted",
} satisfies Record<UnknownReason, string>;
