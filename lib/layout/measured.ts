// What a timeline needs to know of a bundle before anything is filtered or laid out: its extent, its long silences, the order
// of its lanes and what its filters can offer. Made once per bundle, in pieces, for who has to answer between them.

import type { Pieces } from "../base/pieces.ts";
import { findGaps, GAP_THRESHOLD, type Gap } from "./gaps.ts";
import { orderingLanes } from "./lane-order.ts";
import { findingPresent, type Present } from "./present.ts";
import { type Extent, extentOf, gatheringInstants, type Recorded } from "./recorded.ts";

export interface Measured {
  readonly recorded: Recorded;
  /** null: nothing carries a time. */
  readonly extent: Extent | null;
  readonly gaps: readonly Gap[];
  readonly order: readonly number[];
  readonly present: Present;
}

export function* measuring(recorded: Recorded): Pieces<Measured> {
  const instants = yield* gatheringInstants(recorded);
  yield;
  const extent = extentOf(recorded, instants);
  yield;
  const gaps = extent === null ? [] : findGaps(recorded, GAP_THRESHOLD, instants);
  yield;
  const order = yield* orderingLanes(recorded);
  yield;
  return { recorded, extent, gaps, order, present: yield* findingPresent(recorded) };
}
