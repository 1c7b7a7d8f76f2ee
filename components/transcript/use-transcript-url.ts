// What the Transcript alone keeps in the address: the kinds of rows that are listed.
"use client";

import { parseAsArrayOf, parseAsStringLiteral, useQueryStates } from "nuqs";
import { TRANSCRIPT_KINDS } from "@/lib/model/transcript.ts";

const PARSERS = { rk: parseAsArrayOf(parseAsStringLiteral(TRANSCRIPT_KINDS)) };

export function useTranscriptUrl() {
  return useQueryStates(PARSERS, { history: "replace", scroll: false });
}
