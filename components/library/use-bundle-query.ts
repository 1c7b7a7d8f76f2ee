// What is looked for in the list of bundles, and its order: in the address, so that the same list can be opened again.
"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { BUNDLE_ORDERS } from "./order-bundles.ts";

const PARSERS = {
  find: parseAsString.withDefault(""),
  order: parseAsStringLiteral(BUNDLE_ORDERS).withDefault("newest"),
};

export function useBundleQuery() {
  return useQueryStates(PARSERS, { history: "replace", scroll: false });
}
