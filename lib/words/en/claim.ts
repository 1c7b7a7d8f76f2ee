// What the claim card says, and the words that stand in place of a value: the reason of an unknown, what does not apply.

import type { NotApplicable, UnknownReason } from "../../model/claim.ts";
import type { Standing } from "../../model/standing.ts";

export const claim = {
  /** In place of a value that is not known. Short: it stands in a cell. */
  unknown: {
    "not recorded": "not recorded",
    "not found": "looked for, not found",
    unreadable: "not readable",
    redacted: "redacted",
    ambiguous: "fits several",
    "cut off": "file cut before it",
    "file not loaded": "file not loaded",
    "not looked for": "not looked for",
    "not ended": "open at end",
    contradicted: "contradicted",
  } satisfies Record<UnknownReason, string>,
  notApplicable: {
    "no child": "no child",
    "with result": "with result",
    "no notice due": "no notice due",
    refused: "refused",
    "not a background call": "not a background call",
  } satisfies Record<NotApplicable["because"], string>,
  /** Read after the value by a screen reader. */
  standingAfter: (standing: Standing) => `, ${standing}`,
  rivalsBeside: (count: number) => (count === 1 ? "1 rival" : `${count} rivals`),
};
