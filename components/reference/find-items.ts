// Which entries of the Reference fit the filters and what was typed. Every word that was typed has to stand somewhere in an entry;
// where it stands is said, when that is not to be seen in its line. A label of several words (a host, a heading) is sought as one.

import type { FactHost, FactStatus } from "@/lib/model/host-fact.ts";
import type { AuthorityKind } from "@/lib/model/warrant.ts";
import { fold, type ItemPart, isSeen } from "./item-part.ts";
import type { ItemKind, ReferenceItem } from "./reference-items.ts";

export interface ReferenceQuery {
  readonly text: string;
  readonly host: FactHost | null;
  readonly kind: ItemKind | null;
  readonly tag: AuthorityKind | null;
  readonly status: FactStatus | null;
}

export const NO_QUERY: ReferenceQuery = { text: "", host: null, kind: null, tag: null, status: null };

export interface FoundItem {
  readonly item: ReferenceItem;
  /** Where the first word stands that is in neither name nor sentence. */
  readonly where: ItemPart | null;
}

export function findItems(
  items: readonly ReferenceItem[],
  { text, host, kind, tag, status }: ReferenceQuery,
): readonly FoundItem[] {
  const sought = soughtIn(text, items);
  return items.flatMap((item) => {
    const fits =
      (host === null || item.host === host) &&
      (kind === null || item.kind === kind) &&
      (tag === null || item.authority.includes(tag)) &&
      (status === null || item.status === status);
    const hits = fits ? sought.map((word) => hitOf(word, item.parts)) : [];
    if (!fits || hits.includes(null)) return [];
    return [{ item, where: hits.find((hit) => hit !== null && !isSeen(hit.what)) ?? null }];
  });
}

function hitOf(word: string, parts: readonly ItemPart[]): ItemPart | null {
  return parts.find(({ folded }) => folded.includes(word)) ?? null;
}

/** `OpenCode 1` means the host: as two words it would find whatever names one of its lines and a 1 somewhere. */
function soughtIn(text: string, items: readonly ReferenceItem[]): readonly string[] {
  const labels = new Set(
    items.flatMap(({ parts }) =>
      parts.flatMap(({ what, folded }) => (what === "label" && folded.includes(" ") ? [folded] : [])),
    ),
  );
  let rest = ` ${fold(text).split(/\s+/u).join(" ")} `;
  const whole: string[] = [];
  for (const label of [...labels].sort((left, right) => right.length - left.length)) {
    if (!rest.includes(` ${label} `)) continue;
    whole.push(label);
    rest = rest.replace(` ${label} `, " ");
  }
  return [...whole, ...rest.split(" ").filter(Boolean)];
}
