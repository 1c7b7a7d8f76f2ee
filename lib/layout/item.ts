// One number for everything that can be pointed at, stepped to and listed: spans first, then moments. A number, because
// a million of them are kept in order.

import { type Brand, brand } from "../base/brand.ts";
import { type Recorded, timeIn } from "./recorded.ts";

export type Item = Brand<number, "Item">;

export type ItemRef =
  | { readonly kind: "span"; readonly span: number }
  | { readonly kind: "moment"; readonly moment: number };

export const item = (code: number): Item => brand<Item>(code);

export function spanItem(span: number): Item {
  return item(span);
}

export function momentItem({ columns }: Recorded, moment: number): Item {
  return item(columns.count + moment);
}

export function refOf({ columns }: Recorded, of: Item): ItemRef {
  return of < columns.count ? { kind: "span", span: of } : { kind: "moment", moment: of - columns.count };
}

/** The recorded instant of a moment, or the recorded start of a span. */
export function itemTime({ columns, timeline }: Recorded, of: Item): number {
  return of < columns.count
    ? timeIn(columns.from, of)
    : (timeline.moments[of - columns.count]?.at ?? Number.NaN);
}
