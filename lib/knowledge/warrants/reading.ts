// Warrants that only read what a file states, or do arithmetic on it. They lean on no knowledge about a host, so they
// have no versions.

import { defineWarrant } from "./define.ts";

export const READING_WARRANTS = [
  defineWarrant({
    id: "stated",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "difference-of-times",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "upper-bound",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "count",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "sum",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "same-id",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "time-in-id",
    ceiling: "inferred",
    authority: "live",
    seenOn: [{ format: "opencode-1", from: "1.2.0", to: "1.18.33" }],
  }),
  defineWarrant({
    id: "same-message-id",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "row-order",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "host-by-shape",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [{ format: "opencode-2", from: "2.0.12", to: "2.0.16" }],
  }),
  defineWarrant({
    id: "edge-of-what-was-read",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "row-after-loss",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
] as const;
