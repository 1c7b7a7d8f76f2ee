// The query string of a session: every key, how it is read, and which changes make a step of the history. The only file
// beside the layout that knows nuqs. A value that cannot be read counts as absent.
"use client";

import { createParser, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { brand } from "@/lib/base/brand.ts";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import { epochMs, isInstant } from "@/lib/base/time.ts";
import type { BundleId, ClaimId, DocumentId } from "@/lib/model/ids.ts";
import { ZONES } from "@/lib/words/clock.ts";
import type { SessionTab, TimeRange } from "./session-context.tsx";

export const SESSION_TABS: readonly SessionTab[] = ["overview", "timeline", "dispatches", "source"];

const parseAsId = <Id extends string>(named: (text: string) => Id) =>
  createParser<Id>({
    parse: (text) => (text === "" ? null : named(text)),
    serialize: (id) => id,
  });

const parseAsSwitch = createParser<boolean>({
  parse: (text) => text === "1",
  serialize: (isOn) => (isOn ? "1" : "0"),
});

/** A pointer may be empty: it names the whole document. */
const parseAsPointer = createParser<Pointer>({
  parse: (text) => (text === "" || text.startsWith("/") ? brand<Pointer>(text) : null),
  serialize: (pointer) => pointer,
});

const parseAsLine = createParser<number>({
  parse: (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null),
  serialize: String,
});

const parseAsRange = createParser<TimeRange>({
  parse: (text) => {
    const match = /^(-?\d+)-(-?\d+)$/.exec(text);
    const [from, to] = [Number(match?.[1]), Number(match?.[2])];
    return isInstant(from) && isInstant(to) && from < to ? { from: epochMs(from), to: epochMs(to) } : null;
  },
  serialize: ({ from, to }) => `${Math.floor(from)}-${Math.ceil(to)}`,
  eq: (left, right) => left.from === right.from && left.to === right.to,
});

const PARSERS = {
  b: parseAsId((text) => brand<BundleId>(text)),
  view: parseAsStringLiteral(SESSION_TABS),
  claim: parseAsId((text) => brand<ClaimId>(text)),
  d: parseAsId((text) => brand<ClaimId>(text)),
  t: parseAsRange.withOptions({ history: "replace" }),
  only: parseAsSwitch.withOptions({ history: "replace" }),
  zone: parseAsStringLiteral(ZONES).withOptions({ history: "replace" }),
  doc: parseAsId((text) => brand<DocumentId>(text)),
  line: parseAsLine,
  at: parseAsPointer,
  columns: parseAsString.withOptions({ history: "replace" }),
};

export function useUrlState() {
  return useQueryStates(PARSERS, { history: "push", scroll: false });
}

export type UrlState = ReturnType<typeof useUrlState>[0];
export type UrlChange = Parameters<ReturnType<typeof useUrlState>[1]>[0];
