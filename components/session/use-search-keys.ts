// What of an open search goes along in links to other places of the session.
"use client";

import { useMemo } from "react";
import type { UrlChange, UrlState } from "./url-state.ts";

const NONE: UrlChange = {};

export function useSearchKeys(url: UrlState): UrlChange {
  const { q, re, cs, qk, qa, qt, qs, qr, qn, hit, qbar } = url;
  return useMemo(
    () => (q === null ? NONE : { q, re, cs, qk, qa, qt, qs, qr, qn, hit, qbar }),
    [q, re, cs, qk, qa, qt, qs, qr, qn, hit, qbar],
  );
}
