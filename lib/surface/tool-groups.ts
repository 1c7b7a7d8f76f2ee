// The tools of a session in groups, by the best that any of its moments says of them. Within a group in the order in which they were
// named; what was called stands first, for that is what happened.

import { isKnown } from "../model/claim.ts";
import type { Statement, ToolTable } from "./tool-cells.ts";

export const TOOL_GROUPS = ["called", "stated", "removed", "absent", "undecided", "host"] as const;
export type ToolGroup = (typeof TOOL_GROUPS)[number];

export interface GroupedTools {
  readonly group: ToolGroup;
  readonly tools: readonly string[];
}

export function groupedTools(table: ToolTable): readonly GroupedTools[] {
  const groups = new Map<ToolGroup, string[]>(TOOL_GROUPS.map((group) => [group, []]));
  for (const tool of table.tools) groups.get(groupOf(table.statements(tool)))?.push(tool);
  return TOOL_GROUPS.map((group) => ({ group, tools: groups.get(group) ?? [] })).filter(
    ({ tools }) => tools.length > 0,
  );
}

function groupOf(statements: readonly Statement[]): ToolGroup {
  const is = (test: (entry: Statement["entry"]) => boolean) => statements.some(({ entry }) => test(entry));
  if (is(({ reach, calls }) => calls > 0 && isKnown(reach) && reach.value !== "absent")) return "called";
  if (is(({ reach }) => isKnown(reach) && reach.warrant === "tool-in-stated-list")) return "stated";
  if (is(({ removedBy }) => removedBy !== null)) return "removed";
  if (is(({ reach }) => isKnown(reach) && reach.value === "absent")) return "absent";
  return is(({ reach }) => isKnown(reach) || isOfHost(reach)) ? "host" : "undecided";
}

/** No call names it: the host is known to bring it, and whether to this model is not. */
function isOfHost(reach: Statement["entry"]["reach"]): boolean {
  return reach.standing === "unknown" && reach.warrant === "offered-by-model";
}
