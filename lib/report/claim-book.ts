// All claims of the analysis in groups, one for each thing they are about, with the names that sentences use. Found by
// walking the records: a property that analysis adds later is in the book without a word here.

import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import type { Applicable, Claim } from "../model/claim.ts";
import { isClaim } from "../model/claim-index.ts";
import type { ClaimId } from "../model/ids.ts";
import type { ToolReach } from "../model/tool-surface.ts";
import type { SubjectNames } from "../words/claim-sentence.ts";
import type { Words } from "../words/en/index.ts";
import { formatId } from "../words/format.ts";
import { dispatchName, sessionName, toolsName } from "../words/subject-of.ts";

export type GroupKind =
  | "dispatches"
  | "sessions"
  | "totals"
  | "idles"
  | "decisions"
  | "retries"
  | "unfinished"
  | "waits"
  | "questions"
  | "aborted"
  | "shells"
  | "nestedErrors"
  | "surfaces"
  | "toolSurfaces"
  | "toolReaches"
  | "deniedYetReachable"
  | "reverts"
  | "orphanNotices"
  | "ruleSets"
  | "ruleMatches";

export interface BookedClaim {
  readonly claim: Claim<Json>;
  readonly subject: SubjectNames;
}

export interface ClaimGroup {
  readonly kind: GroupKind;
  /** Of the record in its list. */
  readonly place: number;
  readonly claims: readonly BookedClaim[];
}

export interface ClaimBook {
  readonly groups: Readonly<Record<GroupKind, readonly ClaimGroup[]>>;
  readonly byId: ReadonlyMap<ClaimId, BookedClaim>;
}

type Names = Omit<SubjectNames, "property">;

export function claimBook(analysis: Analysis, words: Words["claim"]): ClaimBook {
  const sessions = new Map(analysis.sessions.map((session) => [session.id, session]));
  const names = new Map<string, string>();
  /** The same name for each session, looked up once. */
  const nameOf = (id: Analysis["sessions"][number]["id"]): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const session = sessions.get(id);
    const name = sessionName(id, { sessions: session === undefined ? [] : [session] });
    names.set(id, name);
    return name;
  };
  const tool = (kind: SubjectNames["kind"], name: string): Names => ({
    kind,
    who: words.callWho(name),
    number: null,
  });
  const call = (record: { readonly call: Claim<string> }): Names =>
    tool(
      "call",
      record.call.standing === "unknown" || record.call.standing === "hidden"
        ? ""
        : formatId(record.call.value),
    );
  const ofSession = (kind: SubjectNames["kind"], id: Analysis["sessions"][number]["id"]): Names => ({
    kind,
    who: nameOf(id),
    number: null,
  });
  const refusedTools = new Map(analysis.decisions.map(({ id, tool: name }) => [id, name]));
  const groups: ClaimBook["groups"] = {
    dispatches: grouped("dispatches", analysis.dispatches, (dispatch) => ({
      kind: "dispatch",
      who: dispatchName(dispatch, words),
      number: dispatch.number,
    })),
    sessions: grouped("sessions", analysis.sessions, ({ id }) => ofSession("session", id)),
    totals: grouped("totals", [analysis.totals], () => ({ kind: "totals", who: words.bundle, number: null })),
    idles: grouped("idles", analysis.idles, ({ session }) => ofSession("idle", session)),
    decisions: grouped("decisions", analysis.decisions, (decision) => tool("decision", decision.tool)),
    retries: grouped("retries", analysis.retries, (retry) =>
      tool("retry", refusedTools.get(retry.decision) ?? ""),
    ),
    unfinished: grouped("unfinished", analysis.unfinished, (item) => tool("call", item.tool)),
    waits: grouped("waits", analysis.waits, (item) => tool("call", item.tool)),
    questions: grouped("questions", analysis.questions, call),
    aborted: grouped("aborted", analysis.aborted, call),
    nestedErrors: grouped("nestedErrors", analysis.nestedErrors, call),
    shells: grouped("shells", analysis.shells, () => tool("shell", "shell")),
    surfaces: grouped("surfaces", analysis.surfaces, ({ session }) => ofSession("surface", session)),
    toolSurfaces: grouped("toolSurfaces", analysis.toolSurfaces, ({ session }) =>
      ofSession("toolSurface", session),
    ),
    toolReaches: grouped("toolReaches", reachesOf(analysis), ({ tools }) => ({
      kind: "reach",
      who: toolsName(tools, words),
      number: null,
    })),
    deniedYetReachable: grouped("deniedYetReachable", analysis.deniedYetReachable, ({ denied }) => ({
      kind: "deniedDoor",
      who: denied,
      number: null,
    })),
    reverts: grouped("reverts", analysis.reverts, ({ session }) => ofSession("revert", session)),
    ruleMatches: grouped("ruleMatches", analysis.ruleMatches, (match) => tool("ruleMatch", match.tool)),
    ruleSets: grouped("ruleSets", analysis.ruleSets, ({ session }) => ofSession("rules", session)),
    orphanNotices: grouped("orphanNotices", analysis.orphanNotices, () => ({
      kind: "orphan",
      who: words.lead,
      number: null,
    })),
  };
  const byId = new Map<ClaimId, BookedClaim>();
  for (const list of Object.values(groups)) {
    for (const group of list) for (const booked of group.claims) byId.set(booked.claim.id, booked);
  }
  return { groups, byId };
}

/** The statements of all surfaces in one list: the place of a group is its place here. */
export function reachesOf({ toolSurfaces }: Pick<Analysis, "toolSurfaces">): readonly ToolReach[] {
  return toolSurfaces.flatMap(({ tools }) => tools);
}

function grouped<Item extends object>(
  kind: GroupKind,
  items: readonly Item[],
  namesOf: (item: Item) => Names,
): readonly ClaimGroup[] {
  return items.map((item, place) => {
    const names = namesOf(item);
    const claims = Object.entries(item).flatMap(([property, value]): readonly BookedClaim[] =>
      isClaim(value) ? [{ claim: value, subject: { ...names, property } }] : [],
    );
    return { kind, place, claims };
  });
}

/** The claim of the book; a property that a thing does not have is none. */
export function isBooked(claim: Applicable<unknown>): claim is Claim<Json> {
  return isClaim(claim);
}
