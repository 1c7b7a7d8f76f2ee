// Warrants for idles and for decisions about single calls.

import { defineWarrant } from "./define.ts";

const TWO = [{ format: "opencode-2", from: "2.0.0", to: "2.0.24" }] as const;
const ONE = [{ format: "opencode-1", from: "1.18.33", to: "1.18.33" }] as const;

export const SESSION_WARRANTS = [
  defineWarrant({
    id: "idle-row",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "idle-after-stop",
    ceiling: "inferred",
    authority: "live",
    seenOn: [{ format: "opencode-1", from: "1.0.0", to: "1.18.33" }],
  }),
  defineWarrant({
    id: "denial-worded",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "denied-by-listed-rules",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "denied-by-session-rule",
    ceiling: "computed",
    authority: "host-source",
    seenOn: [{ format: "opencode-2", from: "2.0.12", to: "2.0.12" }],
  }),
  defineWarrant({
    id: "denied-by-some-rule",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...TWO],
  }),
  defineWarrant({
    id: "declined-by-user",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "rejected-without-words",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "rejected-by-policy",
    ceiling: "observed",
    authority: "host-source",
    seenOn: null,
  }),
  defineWarrant({
    id: "denied-by-guard-wording",
    ceiling: "inferred",
    authority: "report",
    seenOn: [...TWO],
  }),
  defineWarrant({
    id: "refused-by-somebody",
    ceiling: "observed",
    authority: "host-source",
    seenOn: null,
  }),
  defineWarrant({
    id: "failure-or-refusal",
    ceiling: "unknown",
    authority: "live",
    seenOn: [...ONE],
  }),
] as const;
