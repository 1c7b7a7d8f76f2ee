// Warrants for the lifecycle of a dispatch: who the child is, how it was acknowledged, what settled it.

import { defineWarrant } from "./define.ts";

const BOTH_LINES = [
  { format: "opencode-1", from: "1.0.0", to: "1.18.33" },
  { format: "opencode-2", from: "2.0.0", to: "2.0.18" },
] as const;

export const DISPATCH_WARRANTS = [
  defineWarrant({
    id: "child-in-metadata",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "child-in-result",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "child-resumed",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...BOTH_LINES],
  }),
  defineWarrant({
    id: "child-by-description",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "acknowledged",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "answered-by-notice",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "settled-by-result",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "settled-by-error",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "settled-by-injection",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "settled-by-child-session",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "settled-by-inferred-link",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "settled-after-loss",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "parent-idle",
    ceiling: "inferred",
    authority: "plugin-source",
    seenOn: [...BOTH_LINES],
  }),
  defineWarrant({
    id: "no-settlement",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "child-end",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "not-delivered",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "order-of-requests",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
] as const;
