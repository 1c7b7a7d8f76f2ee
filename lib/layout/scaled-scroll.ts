// Scrolling through more than a browser lays out. The box that scrolls is at most TALLEST high; a place in it stands for a
// place in the whole. Near both ends the two run alike, so that the first and the last row are reached as in any list;
// between, one stands for the other in proportion.

/** Browsers lay out some 16 to 33 million pixels; at this height a place is still exact to half a pixel. */
export const TALLEST = 4_000_000;
/** So far from an end the two run alike. */
const ALIKE = 100_000;

export interface ScrollScale {
  /** The most that the box can be scrolled. */
  readonly box: number;
  /** The most that the whole can be scrolled. */
  readonly whole: number;
}

/** `view`: the height of what is seen at once. */
export function scrollScale(total: number, view: number): ScrollScale {
  return { box: Math.max(0, Math.min(total, TALLEST) - view), whole: Math.max(0, total - view) };
}

export function boxOf({ box, whole }: ScrollScale, place: number): number {
  const at = Math.max(0, Math.min(place, whole));
  if (box >= whole || at <= ALIKE) return at;
  if (whole - at <= ALIKE) return box - (whole - at);
  return ALIKE + ((at - ALIKE) * (box - 2 * ALIKE)) / (whole - 2 * ALIKE);
}

export function wholeOf({ box, whole }: ScrollScale, place: number): number {
  const at = Math.max(0, Math.min(place, box));
  if (box >= whole || at <= ALIKE) return at;
  if (box - at <= ALIKE) return whole - (box - at);
  return ALIKE + ((at - ALIKE) * (whole - 2 * ALIKE)) / (box - 2 * ALIKE);
}
