// Where the row at hand stands in its file: what its parts need to ask for more.
"use client";

import { createContext, useContext } from "react";
import { brand } from "@/lib/base/brand.ts";
import type { DocumentId } from "@/lib/model/ids.ts";

export interface RowPlaceOf {
  readonly document: DocumentId;
  readonly line: number | null;
  /** From 1, as shown. */
  readonly number: number;
  readonly isFormatted: boolean;
}

const NOWHERE: RowPlaceOf = { document: brand<DocumentId>(""), line: null, number: 0, isFormatted: true };

const RowPlaceContext = createContext<RowPlaceOf>(NOWHERE);

export const RowPlaceProvider = RowPlaceContext.Provider;

export function useRowPlace(): RowPlaceOf {
  return useContext(RowPlaceContext);
}
