// Makes the session that tabs share out of an opened bundle and the address: applies "Only live-observed" to the data
// before any component sees it, and turns actions into changes of the address.
"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import type { BundleView, SpanColumns } from "@/lib/model/bundle-view.ts";
import type { ClaimId, DocumentId, SessionId } from "@/lib/model/ids.ts";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import type { Zone } from "@/lib/words/clock.ts";
import type { CardFocus } from "./card-focus.ts";
import type { RowPlace, Session, SessionTab } from "./session-context.tsx";
import { queryOf, type UrlChange, useUrlState } from "./url-state.ts";
import type { BundleDetails, ReportOrigin } from "./use-bundle.ts";
import { rememberedZone, rememberZone, useClockOf } from "./use-clock-choice.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { useSearchKeys } from "./use-search-keys.ts";

export interface OpenedSession {
  readonly view: BundleView;
  readonly columns: SpanColumns;
  readonly details: BundleDetails;
  readonly report: ReportOrigin | null;
}

export interface SessionState {
  readonly session: Session;
  readonly focus: CardFocus | null;
}

export function useSessionState({ view: whole, columns, details, report }: OpenedSession): SessionState {
  const [url, setUrl] = useUrlState();
  const [focus, setFocus] = useState<CardFocus | null>(null);
  const returnFocus = useReturnFocus();
  const [firstZone] = useState(rememberedZone);
  const only = url.only ?? false;
  // Taking the inferences out copies the view: only for who asks for it.
  const view = useMemo(() => (only ? withoutInferred(whole).view : whole), [only, whole]);
  const hidden = whole.standings.inferred;
  const zone = url.zone ?? firstZone;
  const clock = useClockOf(zone, whole.timeline.from);
  const tab = url.view ?? "overview";
  const urlNow = useRef(url);
  urlNow.current = url;

  const change = useCallback((next: UrlChange) => void setUrl(next), [setUrl]);
  const open = useCallback(
    (id: ClaimId, on: CardFocus["on"], from?: HTMLElement) => {
      returnFocus.remember(from);
      setFocus({ on });
      change({ claim: id });
    },
    [change, returnFocus],
  );
  useEffect(() => {
    if (url.claim !== null) returnFocus.reveal();
  }, [url.claim, returnFocus]);
  const actions = useMemo(
    () => ({
      setOnly: (isOn: boolean) => change({ only: isOn ? true : null }),
      setZone: (next: Zone) => {
        rememberZone(next);
        change({ zone: next });
      },
      showTab: (next: SessionTab) => change({ view: next }),
      openClaim: (id: ClaimId, from?: HTMLElement) => open(id, "card", from),
      openEvidence: (id: ClaimId, from?: HTMLElement) => open(id, "evidence", from),
      closeClaim: () => {
        const closed = urlNow.current.claim;
        change({ claim: null });
        returnFocus.restore(closed);
      },
      selectDispatch: (id: ClaimId | null) => change({ d: id }),
      showDispatch: (id: ClaimId, next: SessionTab) => change({ d: id, view: next }),
      setRange: (range: Session["range"]) => change({ t: range }),
      openSource: (document: DocumentId, line: number | null, at: Pointer) =>
        change({ view: "source", doc: document, line, at }),
      openRow: (place: RowPlace) => change(rowKeys(place)),
      openTranscript: (session: SessionId) => change({ view: "transcript", s: session, row: null }),
    }),
    [change, open, returnFocus],
  );
  const search = useSearchKeys(url);
  const hrefs = useMemo(() => {
    const stable: UrlChange = {
      b: url.b,
      view: url.view,
      only: url.only,
      zone: url.zone,
      lang: url.lang,
      tz: url.tz,
      ...search,
    };
    return {
      hrefWith: (changes: UrlChange) => queryOf({ ...stable, ...changes }),
      sourceHref: (document: DocumentId, line: number | null, at: Pointer) =>
        queryOf({ ...stable, view: "source", doc: document, line, at }),
      rowHref: (place: RowPlace) => queryOf({ ...stable, ...rowKeys(place) }),
    };
  }, [url.b, url.view, url.only, url.zone, url.lang, url.tz, search]);
  const rowPlace = useMemo(
    () => (url.row === null ? null : { session: url.s, ...url.row }),
    [url.s, url.row],
  );
  const session = useMemo<Session>(
    () => ({
      view,
      columns,
      details,
      report,
      hidden,
      only,
      zone,
      clock,
      tab,
      selectedClaim: url.claim,
      selectedDispatch: url.d,
      range: url.t,
      sourcePlace:
        url.doc === null || url.at === null ? null : { document: url.doc, line: url.line, at: url.at },
      transcriptSession: url.s,
      rowPlace,
      ...actions,
      ...hrefs,
    }),
    [
      view,
      columns,
      details,
      report,
      hidden,
      only,
      zone,
      clock,
      tab,
      url.claim,
      url.d,
      url.t,
      url.doc,
      url.line,
      url.at,
      url.s,
      rowPlace,
      actions,
      hrefs,
    ],
  );
  return { session, focus };
}

function rowKeys({ session, document, line, at }: RowPlace): UrlChange {
  return { view: "transcript", s: session, row: { document, line, at } };
}
