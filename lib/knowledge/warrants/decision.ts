// Warrants for what surrounds a refusal: what it did to the turn, what was tried instead, whether an ask was open.

import { defineWarrant } from "./define.ts";

const TWO = [{ format: "opencode-2", from: "2.0.0", to: "2.0.24" }] as const;
const ONE = [{ format: "opencode-1", from: "1.18.33", to: "1.18.33" }] as const;
/** Where the source was read for how rules are matched. */
const MATCHING = [{ format: "opencode-2", from: "2.0.12", to: "2.0.12" }] as const;

export const DECISION_WARRANTS = [
  defineWarrant({
    id: "denied-by-made-resource",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...TWO],
  }),
  defineWarrant({
    id: "rules-for-recorded-call",
    ceiling: "computed",
    authority: "host-source",
    seenOn: [...ONE, ...MATCHING],
  }),
  defineWarrant({
    id: "rules-for-made-question",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...ONE, ...TWO],
  }),
  defineWarrant({
    id: "turn-by-rows",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "turn-by-decline",
    ceiling: "inferred",
    authority: "live",
    seenOn: [...ONE, ...TWO],
  }),
  defineWarrant({
    id: "retried-another-way",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "possible-ask",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...TWO],
  }),
  defineWarrant({
    id: "slow-command",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
] as const;
