// One recorded text: its start, and more of it on request, in pieces. Folded here is told apart from what the host cut: this
// says how much is shown, and there is always a way to the rest.
"use client";

import { useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { chunksOf } from "@/components/source/text-chunks.ts";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { troubleOf } from "@/lib/model/problem-error.ts";
import type { TextPiece } from "@/lib/model/transcript-block.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { hasAnsi } from "./ansi-runs.ts";
import { AnsiText } from "./ansi-text.tsx";
import { type ClipLimits, clipText } from "./clip-text.ts";
import { linesOfPatch } from "./diff-lines.ts";
import { DiffView } from "./diff-view.tsx";
import { isFormattable } from "./formattable.ts";
import { isCount, useKept } from "./kept-state.tsx";
import { useRowPlace } from "./row-place.tsx";
import { useMarkdown } from "./use-markdown.ts";

export type TextLook = "markdown" | "plain" | "terminal" | "patch";

export interface PieceTextProps {
  readonly piece: TextPiece;
  readonly look: TextLook;
  readonly limits: ClipLimits;
}

/** One step of more, and the most that one text shows. */
const STEP = 20_000;
const MOST = 400_000;

export function PieceText({ piece, look, limits }: PieceTextProps) {
  const { transcript: words, problems } = useWords();
  const { details } = useSession();
  const { document, line } = useRowPlace();
  const [shown, setShown] = useKept(`shown ${piece.at}`, 0, isCount);
  const [loaded, setLoaded] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const have = loaded ?? piece.text;
  const text = clipText(have, shown === 0 ? limits : { chars: shown, lines: Number.POSITIVE_INFINITY });
  const isCut = text.length < piece.chars;
  const load = (to: number) => {
    if (to <= have.length || have.length >= piece.chars) {
      setShown(to);
      return;
    }
    details.recordText(document, line, piece.at, 0, Math.min(to, piece.chars)).then(
      (slice) => {
        if (slice === null) setTrouble(words.gone);
        else {
          setLoaded(slice.text);
          setShown(to);
        }
      },
      (error: unknown) => setTrouble(words.unreadable(troubleText(troubleOf(error), problems))),
    );
  };
  const isFull = text.length >= MOST;
  return (
    <>
      <Look look={shown > limits.chars * 4 && look === "markdown" ? "plain" : look} text={text} />
      {(isCut || shown > 0) && (
        <p className="fold-note">
          {isCut && <span>{words.shownOf(text.length, piece.chars)}</span>}
          {isCut && isFull && <span>{words.restInSource}</span>}
          {isCut && !isFull && (
            <Button kind="text" onClick={() => load(Math.min(MOST, Math.max(text.length, shown) + STEP))}>
              {words.showMore}
            </Button>
          )}
          {shown > 0 && (
            <Button kind="text" onClick={() => setShown(0)}>
              {words.showLess}
            </Button>
          )}
        </p>
      )}
      {trouble !== null && <p role="alert">{trouble}</p>}
    </>
  );
}

function Look({ look, text }: { readonly look: TextLook; readonly text: string }) {
  const formatted = useMarkdown();
  if (look === "patch") return <DiffView lines={linesOfPatch(text)} />;
  if (look === "markdown" && formatted.status === "ready" && isFormattable(text))
    return <formatted.Markdown text={text} />;
  return look === "terminal" && hasAnsi(text) ? <AnsiText text={text} /> : <Recorded text={text} />;
}

/** As recorded, laid out in chunks. */
function Recorded({ text }: { readonly text: string }) {
  return (
    <pre className="recorded" dir="auto">
      {chunksOf(text).map((chunk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chunks of one text have no other name and never move.
        <SafeText key={index} lines text={chunk} />
      ))}
    </pre>
  );
}
