// What is searched for on the Reference and by what it is filtered, kept in the address: each state of the page is a link.
"use client";

import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useCallback, useMemo } from "react";
import { FACT_HOSTS, FACT_KINDS, FACT_STATUSES } from "@/lib/model/host-fact.ts";
import type { AuthorityKind } from "@/lib/model/warrant.ts";
import { NO_QUERY, type ReferenceQuery } from "./find-items.ts";
import type { ItemKind } from "./reference-items.ts";

export const TAGS: readonly AuthorityKind[] = [
  "live",
  "host-source",
  "plugin-source",
  "docs",
  "report",
  "unknown",
];
export const ITEM_KINDS: readonly ItemKind[] = [...FACT_KINDS, "action", "rename", "warrant"];

const PARSERS = {
  q: parseAsString.withDefault(""),
  host: parseAsStringLiteral(FACT_HOSTS),
  kind: parseAsStringLiteral(ITEM_KINDS),
  tag: parseAsStringLiteral(TAGS),
  status: parseAsStringLiteral(FACT_STATUSES),
};

export function useReferenceQuery(): readonly [ReferenceQuery, (change: Partial<ReferenceQuery>) => void] {
  const [{ q, host, kind, tag, status }, set] = useQueryStates(PARSERS, {
    history: "replace",
    scroll: false,
  });
  const query = useMemo(() => ({ text: q, host, kind, tag, status }), [q, host, kind, tag, status]);
  const change = useCallback(
    ({ text, ...rest }: Partial<ReferenceQuery>) =>
      void set({ ...rest, ...(text === undefined ? {} : { q: text === "" ? null : text }) }),
    [set],
  );
  return [query, change];
}

export function isFiltered(query: ReferenceQuery): boolean {
  return Object.entries(NO_QUERY).some(([key, none]) =>
    Object.entries(query).some(([other, value]) => other === key && value !== none),
  );
}
