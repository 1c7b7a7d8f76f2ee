// An English noun in the number of its count.

import { formatCount } from "../format.ts";

export function noun(count: number, one: string, more: string): string {
  return count === 1 ? one : more;
}

/** The count, grouped, and its noun. */
export function many(count: number, one: string, more: string): string {
  return `${formatCount(count)} ${noun(count, one, more)}`;
}
