// Texts of surfaces. Names of tools are kept by the rule for names; a place of a rule is a pointer.

import type { DeniedYetReachable, ToolReach, ToolSurface } from "../model/tool-surface.ts";
import { REF } from "./evidence-plan.ts";
import { claimed, FIXED, ID, list, type MembersPlan, members, NAME, SUBJECT, value } from "./plan.ts";

const KEPT = claimed("kept" as const);

const REACH: MembersPlan<ToolReach> = members({
  id: SUBJECT,
  tools: list(NAME),
  aliases: list(NAME),
  doors: "kept",
  reach: KEPT,
  removedBy: claimed(REF),
  calls: "kept",
} as const);

const SURFACE: MembersPlan<ToolSurface> = members({
  id: SUBJECT,
  session: ID,
  number: "kept",
  occasions: list("kept" as const),
  // An agent, a model, or the description of a row of the host's.
  names: {
    classOf: ({ occasions }: ToolSurface) => (occasions[0] === "system-row" ? value("messages") : NAME),
  },
  at: KEPT,
  tools: list(REACH),
  others: KEPT,
  complete: KEPT,
  changes: claimed(list(NAME)),
  continues: claimed(SUBJECT),
  unchanged: { keys: FIXED },
} as const);

const DENIED: MembersPlan<DeniedYetReachable> = members({
  id: SUBJECT,
  session: ID,
  denied: NAME,
  rule: REF,
  open: claimed(NAME),
  openRule: REF,
  tools: list(NAME),
} as const);

export const TOOL_SURFACES = {
  toolSurfaces: list(SURFACE),
  deniedYetReachable: list(DENIED),
} as const;
