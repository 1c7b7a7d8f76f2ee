// Warrants for what a model could call: what a record shows of one tool, what follows from a host's rules, and what
// nothing shows.

import { REGISTRY_VERSIONS } from "../hosts/registry-versions.ts";
import { defineWarrant } from "./define.ts";

const REGISTRY = [{ format: "opencode-2", from: "2.0.16", to: "2.0.16" }] as const;
const BOTH = [{ format: "opencode-1", from: "1.18.33", to: "1.18.33" }, ...REGISTRY] as const;

export const SURFACE_WARRANTS = [
  defineWarrant({
    id: "tool-call-completed",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "tool-call-reached",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...BOTH],
  }),
  defineWarrant({
    id: "nested-call-completed",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "tool-in-stated-list",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "not-in-stated-list",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "tool-answered-unknown",
    ceiling: "observed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "tool-taken-from-request",
    ceiling: "observed",
    authority: "host-source",
    seenOn: null,
  }),
  defineWarrant({
    id: "offered-by-registry",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [{ format: "opencode-2", ...REGISTRY_VERSIONS.direct }],
  }),
  defineWarrant({
    id: "offered-by-model",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: null,
  }),
  defineWarrant({
    id: "removed-by-session-rule",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...BOTH],
  }),
  defineWarrant({
    id: "direct-door-closed",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "reach-differs",
    ceiling: "computed",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "reach-carried-over",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: null,
  }),
  defineWarrant({
    id: "tools-not-exported",
    ceiling: "unknown",
    authority: "live",
    seenOn: null,
  }),
  defineWarrant({
    id: "plugin-door-denied",
    ceiling: "inferred",
    authority: "host-source",
    seenOn: [...REGISTRY],
  }),
  defineWarrant({
    id: "plugin-door-by-reading",
    ceiling: "inferred",
    authority: "unknown",
    seenOn: [...REGISTRY],
  }),
] as const;
