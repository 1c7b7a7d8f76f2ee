// The current mark or bar: set by keys, by the pointer, by a row of the table, and by a claim or a dispatch that was
// chosen elsewhere, and by the hit of a search. Whatever becomes current is brought into the window.
"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import type { BundleDetails } from "@/components/session/use-bundle.ts";
import { type Item, itemTime, momentItem, refOf, spanItem } from "@/lib/layout/item.ts";
import { placeOf } from "@/lib/layout/neighbours.ts";
import { cell } from "@/lib/layout/recorded.ts";
import type { TimelineIndex } from "@/lib/layout/timeline-index.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { HitRow } from "@/lib/model/search.ts";
import { useHeldItem } from "./use-held-item.ts";
import type { TimeWindow } from "./use-viewport.ts";

export interface Cursor {
  readonly item: Item | null;
  /** Makes it current and brings it into the window. */
  readonly goTo: (item: Item) => void;
  /** Makes it current where it is. */
  readonly set: (item: Item | null) => void;
}

/** At most so many spans of one start are asked for by name. */
const CANDIDATES = 200;

export interface CursorInput {
  readonly index: TimelineIndex;
  readonly timeWindow: TimeWindow;
  readonly revealLane: (item: Item) => void;
  /** Takes the filters back: what was chosen elsewhere is shown, whatever they leave out. */
  readonly showAll: () => void;
  /** The hit of a search that is shown. */
  readonly hit: HitRow | null;
}

export function useCursor({ index, timeWindow, revealLane, showAll, hit }: CursorInput): Cursor {
  const { selectedClaim, selectedDispatch, details } = useSession();
  const [item, setItem] = useHeldItem(index.recorded);
  const { reveal } = timeWindow;
  const reached = useEffectEvent((to: Item) => {
    if (placeOf(index, index.items, to) === null) showAll();
    setItem(to);
    reveal(itemTime(index.recorded, to));
    revealLane(to);
  });
  const goTo = useCallback(
    (to: Item) => {
      setItem(to);
      reveal(itemTime(index.recorded, to));
      revealLane(to);
    },
    [index, reveal, revealLane, setItem],
  );
  const followDispatch = useEffectEvent((dispatch: ClaimId) => {
    if (item !== null && dispatchOf(index, item) === dispatch) return;
    const moment = index.recorded.timeline.moments.findIndex(
      (other) => other.kind === "request" && other.dispatch === dispatch,
    );
    if (moment >= 0) reached(momentItem(index.recorded, moment));
  });
  const follow = useEffectEvent((claim: ClaimId, isStale: () => boolean) => {
    if (item !== null && claimOf(index, item) === claim) return;
    const { moments } = index.recorded.timeline;
    const moment = moments.findIndex((other) => other.claim === claim);
    const dispatch = moments.find(
      (other) => other.dispatch !== null && claim.startsWith(`${other.dispatch}/`),
    )?.dispatch;
    if (moment >= 0) reached(momentItem(index.recorded, moment));
    else if (dispatch != null) followDispatch(dispatch);
    else
      void spanOfClaim(index, details, claim).then((found) => {
        if (found !== null && !isStale()) reached(found);
      });
  });
  useEffect(() => {
    let isStale = false;
    if (selectedClaim !== null) follow(selectedClaim, () => isStale);
    return () => {
      isStale = true;
    };
  }, [selectedClaim]);
  const lastDispatch = useRef<ClaimId | null>(null);
  useEffect(() => {
    const isNew = selectedDispatch !== lastDispatch.current;
    lastDispatch.current = selectedDispatch;
    if (isNew && selectedDispatch !== null && selectedClaim === null) followDispatch(selectedDispatch);
  }, [selectedDispatch, selectedClaim]);
  const followHit = useEffectEvent((row: HitRow) => {
    const to = itemOfHit(index, row);
    if (to !== null) reached(to);
    else if (row.time !== null) reveal(row.time);
  });
  useEffect(() => {
    if (hit !== null) followHit(hit);
  }, [hit]);
  // What the filter leaves out is not current any more.
  const isThere = item !== null && placeOf(index, index.items, item) !== null;
  return { item: isThere ? item : null, goTo, set: setItem };
}

function claimOf(index: TimelineIndex, item: Item): ClaimId | null {
  const ref = refOf(index.recorded, item);
  return ref.kind === "moment" ? (index.recorded.timeline.moments[ref.moment]?.claim ?? null) : null;
}

function dispatchOf(index: TimelineIndex, item: Item): ClaimId | null {
  const ref = refOf(index.recorded, item);
  return ref.kind === "moment" ? (index.recorded.timeline.moments[ref.moment]?.dispatch ?? null) : null;
}

/** The bar that holds a hit, else the mark made of its record. */
function itemOfHit({ recorded }: TimelineIndex, { span, document, line, at }: HitRow): Item | null {
  if (span !== null) return spanItem(span);
  const moment = recorded.timeline.moments.findIndex(
    ({ ref }) => ref.doc === document && ref.line === line && (at === ref.at || at.startsWith(`${ref.at}/`)),
  );
  return moment < 0 ? null : momentItem(recorded, moment);
}

/** Claims of spans are made in the worker; the start of one leads to the bar that has it. */
async function spanOfClaim(
  index: TimelineIndex,
  details: BundleDetails,
  claim: ClaimId,
): Promise<Item | null> {
  const { columns } = index.recorded;
  const detail = await details.claim(claim).catch(() => null);
  if (detail?.subject.kind !== "span") return null;
  const subject = claim.slice(0, claim.lastIndexOf("/"));
  const times = [detail.claim, ...detail.derivedFrom].flatMap((known) =>
    "value" in known && typeof known.value === "number" ? [known.value] : [],
  );
  const candidates: number[] = [];
  for (let span = 0; span < columns.count && candidates.length < CANDIDATES; span += 1) {
    const isAt = times.includes(cell(columns.from, span)) || times.includes(cell(columns.to, span));
    if (isAt) candidates.push(span);
  }
  const rows = await details.spans(candidates).catch(() => []);
  const row = rows.find(({ id }) => id === subject);
  return row === undefined ? null : spanItem(row.index);
}
