// What the Tools screen keeps in the address: session, filter, groups that were opened or folded, columns, and the two moments held
// against each other.
"use client";

import {
  createParser,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { fromAddressText, toAddressText } from "@/lib/base/address-text.ts";
import { TOOL_GROUPS } from "@/lib/surface/tool-groups.ts";

/** Recorded ids may hold any character. */
const parseAsId = createParser<string>({
  parse: (text) => (text === "" ? null : fromAddressText(text)),
  serialize: toAddressText,
});

const PARSERS = {
  s: parseAsId.withOptions({ history: "push" }),
  tq: parseAsString.withDefault(""),
  /** Groups that stand otherwise than at first. */
  tg: parseAsArrayOf(parseAsStringLiteral(TOOL_GROUPS)).withDefault([]),
  /** The first moment shown, from 0. */
  tm: parseAsInteger.withDefault(0),
  da: parseAsId,
  db: parseAsId,
};

export function useToolsUrl() {
  return useQueryStates(PARSERS, { history: "replace", scroll: false });
}
