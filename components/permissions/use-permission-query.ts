// What the Permissions screen is asked, kept in the address: whose rules, which action and resource, and the call it came from.
"use client";

import { createParser, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { fromAddressText, toAddressText } from "@/lib/base/address-text.ts";
import { brand } from "@/lib/base/brand.ts";
import type { SessionId } from "@/lib/model/ids.ts";

/** What a file holds may be any text: another one would be another question. */
const parseAsText = createParser<string>({ parse: fromAddressText, serialize: toAddressText });

const PARSERS = {
  ps: parseAsText,
  pa: parseAsText,
  pr: parseAsText,
  pt: parseAsText,
  pf: parseAsText,
};

export interface PermissionQuery {
  readonly session: SessionId | null;
  readonly action: string;
  readonly resource: string;
  /** The tool of the call that is asked about; null: the reader's own question. */
  readonly tool: string | null;
  /** The folder that the call names: null where it is not readable, absent where it names none. */
  readonly folder?: string | null;
}

export function usePermissionQuery() {
  const [query, setQuery] = useQueryStates(PARSERS, { history: "replace", scroll: false });
  return useMemo(() => {
    const asked: PermissionQuery = {
      session: query.ps === null ? null : brand<SessionId>(query.ps),
      action: query.pa ?? "",
      resource: query.pr ?? "",
      tool: query.pt,
      ...(query.pf === null ? {} : { folder: query.pf || null }),
    };
    return {
      asked,
      change: (next: Partial<PermissionQuery>) =>
        void setQuery({
          ...(next.session === undefined ? {} : { ps: next.session }),
          ...(next.action === undefined ? {} : { pa: next.action || null }),
          ...(next.resource === undefined ? {} : { pr: next.resource || null }),
          pt: next.tool ?? null,
          pf: next.folder === undefined ? null : (next.folder ?? ""),
        }),
    };
  }, [query, setQuery]);
}
