// One way to write a warrant down: the id is branded here and nowhere else.

import { brand } from "../../base/brand.ts";
import type { WarrantId } from "../../model/ids.ts";
import type { Warrant } from "../../model/warrant.ts";

export type WarrantText<Id extends string> = Omit<Warrant, "id"> & { readonly id: Id };

export function defineWarrant<const Id extends string>(text: WarrantText<Id>): WarrantText<Id> {
  return text;
}

export function asWarrant(text: WarrantText<string>): Warrant {
  return { ...text, id: brand<WarrantId>(text.id) };
}
