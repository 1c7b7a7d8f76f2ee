// What every tab of a session shares: the view (already without inferred values when the switch says so), the selection,
// the time range, the clock, and the ways to another place. Provided by the session screen; tabs only read it.
"use client";

import { createContext, useContext } from "react";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import type { BundleView, SpanColumns } from "@/lib/model/bundle-view.ts";
import type { ClaimId, DocumentId, SessionId } from "@/lib/model/ids.ts";
import type { Clock, Zone } from "@/lib/words/clock.ts";
import type { RowPlace, SessionTab, SourcePlace, TimeRange } from "./session-types.ts";
import type { UrlState } from "./url-state.ts";
import type { BundleDetails, ReportOrigin } from "./use-bundle.ts";

export type { RowPlace, SessionTab, SourcePlace, TimeRange } from "./session-types.ts";

export interface Session {
  readonly view: BundleView;
  readonly columns: SpanColumns;
  readonly details: BundleDetails;
  /** Of a bundle that is a report; null: analysed here. */
  readonly report: ReportOrigin | null;
  /** How many claims the switch hides; what it would hide while it is off. */
  readonly hidden: number;
  readonly only: boolean;
  readonly setOnly: (only: boolean) => void;
  readonly zone: Zone;
  readonly setZone: (zone: Zone) => void;
  /** Writes instants in the chosen zone: pass it to lib/words/clock.ts. */
  readonly clock: Clock;
  readonly tab: SessionTab;
  readonly showTab: (tab: SessionTab) => void;
  readonly selectedClaim: ClaimId | null;
  /** Focus returns to `from` when the card closes. */
  readonly openClaim: (id: ClaimId, from?: HTMLElement) => void;
  /** Opens the card with focus on its evidence. */
  readonly openEvidence: (id: ClaimId, from?: HTMLElement) => void;
  readonly closeClaim: () => void;
  readonly selectedDispatch: ClaimId | null;
  readonly selectDispatch: (id: ClaimId | null) => void;
  readonly showDispatch: (id: ClaimId, tab: SessionTab) => void;
  /** null: the whole bundle. */
  readonly range: TimeRange | null;
  readonly setRange: (range: TimeRange | null) => void;
  readonly sourcePlace: SourcePlace | null;
  readonly openSource: (document: DocumentId, line: number | null, at: Pointer) => void;
  /** The address of a place in a file, for a link. */
  readonly sourceHref: (document: DocumentId, line: number | null, at: Pointer) => string;
  /** The session whose transcript is shown; null: the bundle's main one. */
  readonly transcriptSession: SessionId | null;
  /** The place whose row the Transcript shows. */
  readonly rowPlace: RowPlace | null;
  /** Opens the Transcript at the row that holds a place: a record, or any value inside one. */
  readonly openRow: (place: RowPlace) => void;
  readonly rowHref: (place: RowPlace) => string;
  /** Opens the Transcript of a session at its start. */
  readonly openTranscript: (session: SessionId) => void;
  /** The address of this screen as it is, with some keys changed. */
  readonly hrefWith: (changes: Partial<UrlState>) => string;
}

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession needs the session screen around it");
  return session;
}

/** null where a part is shown without a session around it, as in a test of its words. */
export function useOptionalSession(): Session | null {
  return useContext(SessionContext);
}
