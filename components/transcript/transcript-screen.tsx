// The Transcript screen: everything that a session's files record, in record order. Which session, what to say when there is
// none or the link names another one, and which row to go to.
"use client";

import "./transcript.css";
import "./transcript-text.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { useRemembered } from "@/components/session/use-remembered.ts";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { listedRows } from "@/lib/layout/transcript-rows.ts";
import { knownValue } from "@/lib/model/claim.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import type { TranscriptIndex, TranscriptKind } from "@/lib/model/transcript.ts";
import { formatTime } from "@/lib/words/clock.ts";
import { formatName } from "@/lib/words/format.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { TranscriptBar } from "./transcript-bar.tsx";
import { TranscriptList, type TranscriptListProps } from "./transcript-list.tsx";
import { useClaimPlace } from "./use-claim-place.ts";
import { useMarkdown } from "./use-markdown.ts";
import { useRowTarget } from "./use-row-target.ts";
import { useTranscriptIndex } from "./use-transcript-index.ts";
import { useTranscriptUrl } from "./use-transcript-url.ts";

const LOOKS = ["formatted", "recorded"] as const;

export function TranscriptScreen() {
  const words = useWords().transcript;
  const { view, details, transcriptSession, rowPlace, selectedDispatch } = useSession();
  const claimPlace = useClaimPlace();
  const target = useRowTarget(details, rowPlace ?? claimPlace);
  const caller = view.dispatches.find(({ id }) => id === selectedDispatch)?.caller ?? null;
  const named = target.status === "found" ? target.place.session : transcriptSession;
  const session = named ?? (rowPlace === null ? caller : null) ?? mainSession(view)?.id ?? null;
  const isLoaded = view.sessions.some(({ id }) => id === session);
  useCallerShown(caller, selectedDispatch, session);
  return (
    <section className="transcript" aria-label={words.heading}>
      <h2 className="sr">{words.heading}</h2>
      {session === null ? (
        <p className="p-4">{words.noSession}</p>
      ) : isLoaded ? (
        <SessionTranscript
          isPlaceMissing={rowPlace !== null && target.status === "missing"}
          key={session}
          isRowAskedFor={rowPlace !== null}
          row={target.status === "found" ? target.place.row : null}
          session={session}
        />
      ) : (
        <Missing />
      )}
    </section>
  );
}

/** A dispatch that is stepped to may stand in another session than the one shown. */
function useCallerShown(caller: SessionId | null, dispatch: string | null, shown: SessionId | null): void {
  const { openTranscript } = useSession();
  const last = useRef(dispatch);
  useEffect(() => {
    if (last.current === dispatch) return;
    last.current = dispatch;
    if (caller !== null && caller !== shown) openTranscript(caller);
  }, [caller, dispatch, shown, openTranscript]);
}

function Missing() {
  const words = useWords().transcript;
  return (
    <>
      <TranscriptBar {...NO_ROWS} />
      <p className="p-4" role="alert">
        {words.sessionMissing}
      </p>
    </>
  );
}

const NO_ROWS = {
  session: null,
  index: null,
  kinds: null,
  onKinds: () => undefined,
  isFormatted: true,
  onFormatted: () => undefined,
};

interface SessionTranscriptProps {
  readonly session: SessionId;
  readonly row: number | null;
  /** The address names the row: it takes the focus. */
  readonly isRowAskedFor: boolean;
  readonly isPlaceMissing: boolean;
}

function SessionTranscript({ session, row, isRowAskedFor, isPlaceMissing }: SessionTranscriptProps) {
  const { transcript: words, problems, reportDialog } = useWords();
  const { details, report } = useSession();
  const [{ rk: kinds }, setUrl] = useTranscriptUrl();
  const [look, setLook] = useRemembered("groundline.transcript", LOOKS, "formatted");
  const state = useTranscriptIndex(details, session);
  const isFormatting = useMarkdown().status === "loading" && look === "formatted";
  const index = state.status === "ready" && !isFormatting ? state.index : null;
  const setKinds = (next: TranscriptKind[] | null) => void setUrl({ rk: next });
  return (
    <>
      <TranscriptBar
        index={index}
        isFormatted={look === "formatted"}
        kinds={kinds}
        onFormatted={(isFormatted) => setLook(isFormatted ? "formatted" : "recorded")}
        onKinds={setKinds}
        session={session}
      />
      {isPlaceMissing && (
        <p className="transcript-note" role="alert">
          {words.rowMissing}
        </p>
      )}
      {(state.status === "reading" || (state.status === "ready" && isFormatting)) && (
        <p aria-live="polite" className="p-4 text-ink-2">
          {words.reading}
        </p>
      )}
      {state.status === "missing" && (
        <p className="p-4" role="alert">
          {report === null ? words.sessionMissing : reportDialog.fileElsewhere}
        </p>
      )}
      {state.status === "failed" && (
        <div className="p-4" role="alert">
          <p className="pb-2">
            <SafeText text={words.failed(troubleText(state.trouble, problems))} />
          </p>
          <Button onClick={state.retry}>{words.retry}</Button>
        </div>
      )}
      {index !== null && (
        <Rows
          index={index}
          isFormatted={look === "formatted"}
          kinds={kinds}
          isRowAskedFor={isRowAskedFor}
          onAllKinds={() => setKinds(null)}
          row={row}
        />
      )}
    </>
  );
}

interface RowsProps {
  readonly index: TranscriptIndex;
  readonly isFormatted: boolean;
  readonly kinds: readonly TranscriptKind[] | null;
  readonly onAllKinds: () => void;
  readonly row: number | null;
  readonly isRowAskedFor: boolean;
}

function Rows({ index, isFormatted, kinds, onAllKinds, row, isRowAskedFor }: RowsProps) {
  const words = useWords().transcript;
  const clock = useClock();
  const { view, range, setRange, only } = useSession();
  const listed = useMemo(
    () => listedRows(index, { kinds, range, isInferredHidden: only }),
    [index, kinds, range, only],
  );
  const target = useTarget(index, row, isRowAskedFor);
  const title = knownValue(view.sessions.find(({ id }) => id === index.session)?.title ?? NO_TITLE);
  const isHidden = target !== null && listed.positionOf(target.row) < 0;
  const showAll = () => {
    setRange(null);
    onAllKinds();
  };
  return (
    <>
      {range !== null && (
        <p className="transcript-note">
          <span>{words.range(formatTime(range.from, clock), formatTime(range.to, clock))}</span>{" "}
          <span>{words.rowsOf(listed.count, index.count)}</span>{" "}
          <Button kind="text" onClick={() => setRange(null)}>
            {words.rangeClear}
          </Button>
        </p>
      )}
      {isHidden && (
        <p className="transcript-note" role="alert">
          <span>{words.rowHidden}</span>{" "}
          <Button kind="text" onClick={showAll}>
            {words.showAllRows}
          </Button>
        </p>
      )}
      {index.count === 0 ? (
        <p className="p-4">{words.empty}</p>
      ) : listed.count === 0 ? (
        <p className="flex items-center gap-3 p-4">
          {words.noneMatches(index.count)} <Button onClick={showAll}>{words.showAllRows}</Button>
        </p>
      ) : (
        <TranscriptList
          index={index}
          isFormatted={isFormatted}
          listed={listed}
          name={words.list(formatName(title ?? index.session))}
          target={target}
        />
      )}
    </>
  );
}

const NO_TITLE = { standing: "not-applicable", because: "no child" } as const;

/** The row of the address, and after it the call of each dispatch that is stepped to. The focus is taken once asked for. */
function useTarget(
  index: TranscriptIndex,
  row: number | null,
  isRowAskedFor: boolean,
): TranscriptListProps["target"] {
  const { selectedDispatch } = useSession();
  const [target, setTarget] = useState<TranscriptListProps["target"]>(null);
  const isFirst = useRef(true);
  const lastDispatch = useRef<string | null>(null);
  useEffect(() => {
    if (row !== null) setTarget({ row, takesFocus: isRowAskedFor });
  }, [row, isRowAskedFor]);
  useEffect(() => {
    const isNew = selectedDispatch !== lastDispatch.current;
    lastDispatch.current = selectedDispatch;
    const takesFocus = !isFirst.current;
    isFirst.current = false;
    if (!isNew || (row !== null && !takesFocus)) return;
    const found = index.dispatches.find(({ dispatch }) => dispatch === selectedDispatch);
    if (found !== undefined) setTarget({ row: found.row, takesFocus });
  }, [selectedDispatch, index, row]);
  return target;
}
