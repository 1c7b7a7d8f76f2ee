// The name of a bundle: its root sessions, joined. Of very many roots, or very long ones, it is the first root, how many
// more there are, and a fingerprint of them all: a name is part of an address, and servers refuse long ones.

import { brand } from "../base/brand.ts";
import { fingerprint } from "../base/fingerprint.ts";
import { startOf } from "../base/text.ts";
import type { BundleId } from "./ids.ts";

/** Servers take some 8,000 bytes of address; a character may be nine of them (%E4%B8%AD). */
const LONGEST = 240;
const LONGEST_FIRST = 120;

/** `roots` in their order; the same roots make the same name, and a short one stays as it always was. */
export function bundleIdOfRoots(roots: readonly string[]): BundleId {
  const joined = roots.join("+");
  if (joined.length <= LONGEST) return brand<BundleId>(joined);
  const first = startOf(roots[0] ?? "", LONGEST_FIRST);
  return brand<BundleId>(`${first}+${roots.length - 1}.${fingerprint(joined)}`);
}

/** False for a name from before names were bounded. */
export function isBoundedBundleId(id: BundleId): boolean {
  return id.length <= LONGEST;
}

/** A report that came back in is a bundle of its own, named after its bytes (lib/pipeline/kept-report.ts). */
export function isReportBundle(id: BundleId): boolean {
  return id.startsWith("report:");
}
