// What the Tools screen keeps in the address: session, filter, groups that were opened or folded, columns, and the two moments held
// against each other.
"use client";

import { parseAsArrayOf, parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { TOOL_GROUPS } from "@/lib/surface/tool-groups.ts";

const PARSERS = {
  s: parseAsString.withOptions({ history: "push" }),
  tq: parseAsString.withDefault(""),
  /** Groups that stand otherwise than at first. */
  tg: parseAsArrayOf(parseAsStringLiteral(TOOL_GROUPS)).withDefault([]),
  /** The first moment shown, from 0. */
  tm: parseAsInteger.withDefault(0),
  da: parseAsString,
  db: parseAsString,
};

export function useToolsUrl() {
  return useQueryStates(PARSERS, { history: "replace", scroll: false });
}
