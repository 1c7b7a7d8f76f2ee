// The query string of a session: every key that tabs share, how it is read, and which changes make a step of the history.
// A tab keeps its own keys (filters, columns) in a hook of its own. A value that cannot be read counts as absent.
"use client";

import {
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsString,
  parseAsStringLiteral,
  useQueryStates,
} from "nuqs";
import { fromAddressText, toAddressText } from "@/lib/base/address-text.ts";
import { brand } from "@/lib/base/brand.ts";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import { epochMs, isInstant } from "@/lib/base/time.ts";
import type { BundleId, ClaimId, DocumentId, SessionId } from "@/lib/model/ids.ts";
import { HIT_STATES, RESTING, TEXT_KINDS } from "@/lib/model/search.ts";
import { ZONES } from "@/lib/words/clock.ts";
import { LANGUAGES } from "@/lib/words/language-names.ts";
import { SESSION_TABS, type SourcePlace, type TimeRange } from "./session-types.ts";

const parseAsId = <Id extends string>(named: (text: string) => Id) =>
  createParser<Id>({
    parse: (text) => (text === "" ? null : named(fromAddressText(text))),
    serialize: toAddressText,
  });

const parseAsSwitch = createParser<boolean>({
  parse: (text) => text === "1",
  serialize: (isOn) => (isOn ? "1" : "0"),
});

/** A pointer may be empty: it names the whole document. */
const parseAsPointer = createParser<Pointer>({
  parse: (text) => (text === "" || text.startsWith("/") ? brand<Pointer>(fromAddressText(text)) : null),
  serialize: toAddressText,
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

/** `<document>:<line or nothing>#<pointer>`: the record, or a value in it, whose row is shown. */
const parseAsRow = createParser<SourcePlace>({
  parse: (text) => {
    const [, document = "", line = "", at = ""] = /^([^:#]+):([1-9]\d{0,9})?#(|\/.*)$/s.exec(text) ?? [];
    if (document === "") return null;
    return {
      document: brand<DocumentId>(document),
      line: line === "" ? null : Number(line),
      at: brand<Pointer>(fromAddressText(at)),
    };
  },
  serialize: ({ document, line, at }) => `${document}:${line ?? ""}#${toAddressText(at)}`,
  eq: (left, right) => left.document === right.document && left.line === right.line && left.at === right.at,
});

const parseAsPosition = createParser<number>({
  parse: (text) => (/^(0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null),
  serialize: String,
});

/** The search over the bundle: what is searched for, how, with which filters, and which hit is shown. */
const SEARCH = {
  /** null: no search is open; empty: one is, and nothing was typed yet. */
  q: parseAsString,
  re: parseAsSwitch,
  cs: parseAsSwitch,
  qk: parseAsArrayOf(parseAsStringLiteral(TEXT_KINDS)),
  qa: parseAsArrayOf(parseAsString),
  qt: parseAsArrayOf(parseAsString),
  qs: parseAsArrayOf(parseAsStringLiteral(HIT_STATES)),
  qr: parseAsArrayOf(parseAsStringLiteral(RESTING)),
  qn: parseAsArrayOf(parseAsId((text) => brand<SessionId>(text))),
  hit: parseAsPosition,
  /** The list of hits is folded away; its bar stays. */
  qbar: parseAsSwitch,
};

const PARSERS = {
  b: parseAsId((text) => brand<BundleId>(text)),
  view: parseAsStringLiteral(SESSION_TABS),
  claim: parseAsId((text) => brand<ClaimId>(text)),
  d: parseAsId((text) => brand<ClaimId>(text)).withOptions({ history: "replace" }),
  t: parseAsRange.withOptions({ history: "replace" }),
  /** The ranges that were zoomed into, from the widest; the way back. */
  tz: parseAsArrayOf(parseAsRange, "~"),
  only: parseAsSwitch.withOptions({ history: "replace" }),
  zone: parseAsStringLiteral(ZONES).withOptions({ history: "replace" }),
  lang: parseAsStringLiteral(LANGUAGES).withOptions({ history: "replace" }),
  doc: parseAsId((text) => brand<DocumentId>(text)),
  line: parseAsLine,
  at: parseAsPointer,
  s: parseAsId((text) => brand<SessionId>(text)),
  row: parseAsRow,
  ...SEARCH,
};

export function useUrlState() {
  return useQueryStates(PARSERS, { history: "push", scroll: false });
}

export type UrlState = ReturnType<typeof useUrlState>[0];
export type UrlChange = Partial<UrlState>;

const serialize = createSerializer(PARSERS);

/** The query string of a state, `?` included. */
export function queryOf(state: UrlChange): string {
  return serialize("?", state);
}
