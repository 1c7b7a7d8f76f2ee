// One way to write a warrant down: the id is branded here and nowhere else.

import { brand } from "../../base/brand.ts";
import type { WarrantId } from "../../model/ids.ts";
import type { Warrant, WarrantName } from "../../model/warrant.ts";

export interface WarrantEntry extends Omit<Warrant, "id"> {
  readonly id: WarrantName;
}

export function defineWarrant<const Id extends WarrantName>(
  entry: WarrantEntry & { readonly id: Id },
): WarrantEntry & { readonly id: Id } {
  return entry;
}

export function asWarrant(entry: WarrantEntry): Warrant {
  return { ...entry, id: brand<WarrantId>(entry.id) };
}
