// How much of a long list is written out, so that the report of a hundred megabytes can still be mailed. What is left out
// is counted where it would stand, and is in the report's data. Dispatches that need a look come first.

import { byKeys } from "../base/order.ts";
import type { Analysis } from "../model/analysis.ts";
import type { RuleMatch } from "../model/call-records.ts";
import { isKnown, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { ClaimId } from "../model/ids.ts";
import type { ClaimBook, ClaimGroup, GroupKind } from "./claim-book.ts";

/** Rows of the dispatch table. */
const DISPATCH_ROWS = 800;
/** So many dispatches all have their records; of more, so many. */
const FEW_DISPATCHES = 120;
const RECORDS_OF_MANY = 40;
/** Records whose claims stand with all their grounds. */
const RECORDS: Readonly<Record<GroupKind, number>> = {
  dispatches: FEW_DISPATCHES,
  sessions: 60,
  totals: 1,
  idles: 30,
  decisions: 100,
  retries: 100,
  unfinished: 60,
  waits: 60,
  questions: 60,
  aborted: 60,
  shells: 60,
  nestedErrors: 60,
  surfaces: 20,
  toolSurfaces: 24,
  toolReaches: 240,
  deniedYetReachable: 60,
  reverts: 60,
  orphanNotices: 60,
  ruleSets: 60,
  ruleMatches: 100,
};

export interface Extent {
  readonly dispatchRows: readonly Dispatch[];
  readonly records: Readonly<Record<GroupKind, readonly ClaimGroup[]>>;
}

export function extentOf(analysis: Analysis, book: ClaimBook): Extent {
  const { groups } = book;
  const mostDispatches = analysis.dispatches.length <= FEW_DISPATCHES ? FEW_DISPATCHES : RECORDS_OF_MANY;
  const first = (kind: GroupKind) => groups[kind].slice(0, RECORDS[kind]);
  return {
    dispatchRows: chosen(analysis.dispatches, DISPATCH_ROWS, needsALook),
    records: {
      dispatches: chosen(groups.dispatches, mostDispatches, ({ place }) => {
        const dispatch = analysis.dispatches[place];
        return dispatch !== undefined && needsALook(dispatch);
      }),
      sessions: groups.sessions
        .toSorted(byKeys(({ place }) => analysis.sessions[place]?.depth ?? 0))
        .slice(0, RECORDS.sessions),
      totals: first("totals"),
      idles: chosen(groups.idles, RECORDS.idles, ({ place }) => {
        const idle = analysis.idles[place];
        return idle !== undefined && (knownValue(idle.openChildren) ?? 1) > 0;
      }),
      decisions: first("decisions"),
      retries: first("retries"),
      unfinished: first("unfinished"),
      waits: first("waits"),
      questions: first("questions"),
      aborted: first("aborted"),
      shells: first("shells"),
      nestedErrors: first("nestedErrors"),
      surfaces: first("surfaces"),
      toolSurfaces: first("toolSurfaces"),
      // Statements stand below their surface.
      toolReaches: first("toolReaches").slice(0, statementsOf(analysis, RECORDS.toolSurfaces)),
      deniedYetReachable: first("deniedYetReachable"),
      reverts: first("reverts"),
      orphanNotices: first("orphanNotices"),
      ruleSets: first("ruleSets"),
      ruleMatches: chosen(
        groups.ruleMatches,
        RECORDS.ruleMatches,
        ({ place }) => !isAllowed(analysis.ruleMatches[place]),
      ),
    },
  };
}

function statementsOf({ toolSurfaces }: Analysis, first: number): number {
  return toolSurfaces.slice(0, first).reduce((sum, { tools }) => sum + tools.length, 0);
}

function isAllowed(match: RuleMatch | undefined): boolean {
  return match !== undefined && knownValue(match.verdict) === "allow";
}

/** A session that stands in two files has two records of the same claims: the first is their home. */
export function homesOf({ records }: Extent): ReadonlyMap<ClaimId, ClaimGroup> {
  const homes = new Map<ClaimId, ClaimGroup>();
  for (const list of Object.values(records)) {
    for (const group of list) {
      for (const { claim } of group.claims) if (!homes.has(claim.id)) homes.set(claim.id, group);
    }
  }
  return homes;
}

/** Not plainly completed and answered, or only known to be so by an inference. */
export function needsALook(dispatch: Dispatch): boolean {
  const { outcome, settledAt, delivered, emptyReply } = dispatch;
  return (
    !isKnown(outcome) ||
    outcome.value !== "completed" ||
    outcome.standing === "inferred" ||
    !isKnown(settledAt) ||
    settledAt.standing === "inferred" ||
    knownValue(delivered) === false ||
    knownValue(emptyReply) === true
  );
}

/** At most so many, those that need a look before the others, in the order of the list. */
function chosen<Item>(
  items: readonly Item[],
  most: number,
  isFirst: (item: Item) => boolean,
): readonly Item[] {
  if (items.length <= most) return items;
  const first = new Set(items.filter(isFirst).slice(0, most));
  let room = most - first.size;
  return items.filter((item) => {
    if (first.has(item)) return true;
    room -= 1;
    return room >= 0;
  });
}
