// One row: what it is at the left, what it holds, and where it leads. Until its record was read it keeps its room.
"use client";

import { type CSSProperties, memo, useId } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ROW_INFERRED_LEAD, type TranscriptRow } from "@/lib/model/transcript.ts";
import { hintText, sentenceText, troubleText } from "@/lib/words/sentence-text.ts";
import { BlockView } from "./block-view.tsx";
import { SlotProvider } from "./kept-state.tsx";
import { ClaimList, ClaimMarks, useClaimsOpen } from "./row-claims.tsx";
import { RowHead } from "./row-head.tsx";
import { DispatchLink, DispatchLinks, SourceLinks } from "./row-links.tsx";
import { RowPlaceProvider } from "./row-place.tsx";
import type { BodyState } from "./use-row-bodies.ts";

export interface RowViewProps {
  readonly body: BodyState;
  readonly isFormatted: boolean;
  readonly session: string;
  readonly onMore: (blocks: number) => void;
  readonly onRetry: () => void;
}

/** What stands inside a row's frame. */
export const RowContent = memo(function RowContent(props: RowViewProps) {
  const { transcript: words, problems } = useWords();
  const { body } = props;
  if (body.status === "reading") return <p className="row-waiting">{words.readingRow}</p>;
  if (body.status === "failed") {
    return (
      <p className="row-waiting" role="alert">
        <SafeText text={words.failed(troubleText(body.trouble, problems))} />{" "}
        <Button onClick={props.onRetry}>{words.retry}</Button>
      </p>
    );
  }
  return (
    <SlotProvider value={`${props.session} ${body.row.index}`}>
      <ReadRow {...props} row={body.row} />
    </SlotProvider>
  );
});

function ReadRow({ row, isFormatted, session, onMore }: RowViewProps & { readonly row: TranscriptRow }) {
  const id = useId();
  const [isOpen, setOpen] = useClaimsOpen();
  const { document, line, index } = row;
  return (
    <RowPlaceProvider value={{ document, line, number: index + 1, isFormatted }}>
      <RowHead row={row} session={session} />
      <div className="row-body">
        <DispatchLinks row={row} />
        {row.kind === "lead-prompt" && <LeadOf flags={row.flags} session={session} />}
        <RowBlocks onMore={onMore} row={row} />
        <Problems row={row} />
        {isOpen && <ClaimList id={id} row={row} />}
      </div>
      <div className="row-side">
        <ClaimMarks id={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} row={row} />
        <SourceLinks row={row} />
      </div>
    </RowPlaceProvider>
  );
}

function RowBlocks({
  row,
  onMore,
}: {
  readonly row: TranscriptRow;
  readonly onMore: (blocks: number) => void;
}) {
  const words = useWords().transcript;
  const left = row.blockCount - row.blocks.length;
  const isBare = row.kind === "prompt" && !row.blocks.some(({ kind }) => kind === "text" || kind === "file");
  return (
    <>
      {row.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks of one row may stand at one place; they never move.
        <BlockView block={block} key={index} kind={row.kind} />
      ))}
      {isBare && row.blockCount > 0 && <p className="text-ink-3 text-small">{words.wordsElsewhere}</p>}
      {row.kind === "damaged" && <p>{words.damaged}</p>}
      {left > 0 && (
        <p className="fold-note">
          <span>{words.blocksLeft(left)}</span>
          <Button kind="text" onClick={() => onMore(row.blocks.length + MORE_BLOCKS)}>
            {words.showBlocks}
          </Button>
        </p>
      )}
    </>
  );
}

/** Pieces of one row that are added at a time. */
const MORE_BLOCKS = 40;

function Problems({ row: { problems } }: { readonly row: TranscriptRow }) {
  const words = useWords();
  return problems.slice(0, MOST_PROBLEMS).map((problem, index) => {
    const hint = hintText(problem.hint, words.problems);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: one code may be told twice of a row; the list never moves.
      <p className="row-problem" data-severity={problem.severity} key={index}>
        <span className={problem.severity === "loss" ? "font-medium text-danger" : "font-medium"}>
          {words.source.severity[problem.severity]}
        </span>{" "}
        <MessageText text={sentenceText(problem, words.problems)} />
        {words.common.sentenceGap}
        {hint !== null && <MessageText text={hint} />}{" "}
        <code className="text-ink-3 text-micro">{problem.code}</code>
      </p>
    );
  });
}

/** Problems of one row that are told with it; the Source screen lists all. */
const MOST_PROBLEMS = 20;

/** The dispatch for which a lead wrote a child's prompt, where that link may be shown. */
function LeadOf({ session, flags }: { readonly session: string; readonly flags: number }) {
  const words = useWords().transcript;
  const { view, only } = useSession();
  const lane = view.timeline.lanes.find((one) => one.session === session);
  const dispatch = view.dispatches.find(({ id }) => id === lane?.dispatch);
  const isHidden = only && (flags & ROW_INFERRED_LEAD) !== 0;
  if (dispatch === undefined || isHidden) return null;
  return (
    <p className="facts-line">
      <DispatchLink dispatch={dispatch}>{words.writtenFor(dispatch.number)}</DispatchLink>
    </p>
  );
}

export function rowStyle(top: number): CSSProperties {
  return { transform: `translateY(${top}px)` };
}
