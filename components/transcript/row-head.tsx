// What a row is, when it was, and what is to be said of it as a whole. The mark is that of the moment; the word stands beside it.
"use client";

import { MomentMark } from "@/components/claim/moment-mark.tsx";
import { FoundInRow } from "@/components/search/found-in-row.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { MomentKind } from "@/lib/model/timeline.ts";
import {
  ROW_COPY,
  ROW_INFERRED_LEAD,
  type TranscriptKind,
  type TranscriptRow,
} from "@/lib/model/transcript.ts";
import { formatCount } from "@/lib/words/format.ts";
import { PlainLink, RowTime } from "./row-links.tsx";

const MARKS: Readonly<Partial<Record<TranscriptKind, MomentKind>>> = {
  prompt: "prompt",
  "lead-prompt": "lead-prompt",
  notice: "notice",
  synthetic: "synthetic",
  idle: "idle",
  switch: "switch",
  system: "system",
  skill: "system",
  compaction: "compaction",
  retry: "retry",
  unread: "unread",
  damaged: "unread",
  lost: "unread",
};

/** The kind of a row as it may be named: that a lead wrote a prompt is not said where it is only inferred and hidden. */
export function useKindName(kind: TranscriptKind, flags: number) {
  const words = useWords().transcript;
  const { only } = useSession();
  const isInferred = (flags & ROW_INFERRED_LEAD) !== 0;
  if (isInferred && only)
    return { name: words.leadHidden, means: words.leadHiddenMeans, standing: "unknown" } as const;
  const standing: Standing = isInferred ? "inferred" : kind === "lead-prompt" ? "computed" : "observed";
  return { name: words.kind[kind], means: words.kindMeans[kind], standing };
}

export function RowHead({
  row,
  session,
}: {
  readonly row: TranscriptRow;
  readonly session: TranscriptRow["document"] | string;
}) {
  const words = useWords();
  const { openRow, rowHref, transcriptSession } = useSession();
  const { index, kind, flags, document, line, at, revert } = row;
  const { name, means, standing } = useKindName(kind, flags);
  // The shape of the mark would tell what its words do not.
  const mark = MARKS[standing === "unknown" ? "prompt" : kind];
  const place = { session: transcriptSession, document, line, at };
  return (
    <div className="row-head" data-session={session}>
      <p className="row-kind" title={means}>
        {mark === undefined ? (
          <span aria-hidden="true" className="kind-bar" data-kind={kind} />
        ) : (
          <MomentMark kind={mark} standing={standing} />
        )}
        <span>{name}</span>
        {standing !== "observed" && <span className="sr">{words.claim.standingAfter(standing)}</span>}
      </p>
      <p className="row-when">
        <RowTime row={row} />
      </p>
      <p className="row-number">
        <PlainLink
          className="row-anchor"
          href={rowHref(place)}
          label={words.transcript.rowLink(index + 1)}
          onGo={() => openRow(place)}
        >
          {formatCount(index + 1)}
        </PlainLink>
      </p>
      <FoundInRow at={at} document={document} line={line} />
      {revert !== null && (
        <p
          className="row-state"
          title={revert === "named" ? words.transcript.revertNamed : words.transcript.revertAfter}
        >
          {words.transcript.reverted}
        </p>
      )}
      {(flags & ROW_COPY) !== 0 && (
        <p className="row-state" title={words.transcript.copyMeans}>
          {words.transcript.copy}
        </p>
      )}
    </div>
  );
}
