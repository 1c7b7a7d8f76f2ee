// Which bundles of the list are shown and in which order: pure, so that it can be read as rules.

import { byCodeUnits } from "@/lib/base/order.ts";
import type { BundleRow } from "./use-library.ts";

export const BUNDLE_ORDERS = ["newest", "name", "size", "problems"] as const;
export type BundleOrder = (typeof BUNDLE_ORDERS)[number];

/** When it was recorded; a bundle without any time sorts by when it came here. */
export function timeOf(row: BundleRow | undefined): number {
  const to = row?.summary?.to;
  return to !== undefined && "value" in to ? to.value : (row?.addedAt ?? 0);
}

/** Ties stand in the order of time, so that the same rows are in the same order in every tab. */
export function orderedBundles(rows: readonly BundleRow[], order: BundleOrder): readonly BundleRow[] {
  const byTime = (left: BundleRow, right: BundleRow) =>
    timeOf(right) - timeOf(left) || byCodeUnits(left.id, right.id);
  switch (order) {
    case "newest":
      return [...rows].sort(byTime);
    case "name":
      return [...rows].sort(
        (left, right) =>
          byCodeUnits(nameOf(left).toLowerCase(), nameOf(right).toLowerCase()) || byTime(left, right),
      );
    case "size":
      return [...rows].sort((left, right) => right.size - left.size || byTime(left, right));
    case "problems":
      return [...rows].sort((left, right) => weightOf(right) - weightOf(left) || byTime(left, right));
  }
}

/** Those whose title, ids or file names hold the text, in any case. */
export function foundBundles(
  rows: readonly BundleRow[],
  text: string,
  fileNames: ReadonlyMap<string, string>,
): readonly BundleRow[] {
  const sought = text.trim().toLowerCase();
  if (sought === "") return rows;
  return rows.filter((row) =>
    [
      nameOf(row),
      row.id,
      row.summary?.session ?? "",
      ...(row.summary?.sessionsMissing ?? []).map(({ id }) => id),
      ...row.places.map(({ file }) => fileNames.get(file) ?? ""),
    ].some((part) => part.toLowerCase().includes(sought)),
  );
}

function nameOf({ id, summary }: BundleRow): string {
  const title = summary?.title;
  return title !== undefined && "value" in title && title.value !== "" ? title.value : id;
}

/** A bundle that could not be analysed is the worst; one loss weighs more than any number of warnings. */
function weightOf({ summary, problem }: BundleRow): number {
  if (summary === null) return problem === null ? 0 : Number.MAX_SAFE_INTEGER;
  const { loss, warning, note } = summary.problems;
  return loss * 1e8 + Math.min(warning, 9999) * 1e4 + Math.min(note, 9999);
}
