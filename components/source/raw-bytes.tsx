// The bytes of a value exactly as they stand in the file, decoded and otherwise untouched: escapes, spacing, order. From
// their start, more on request.
"use client";

import { useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";
import type { ByteRange } from "@/lib/model/raw-document.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { LongLines } from "./long-lines.tsx";

const PIECE = 32_768;

export interface RawBytesProps {
  readonly document: DocumentId;
  readonly range: ByteRange | null;
}

export function RawBytes({ document, range }: RawBytesProps) {
  const words = useWords();
  const { details } = useSession();
  const [text, setText] = useState<string | null>(null);
  const [upTo, setUpTo] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  if (range === null) return null;
  const [from, to] = range;
  const show = (end: number) => {
    details.sourceBytes(document, [from, end]).then(
      (raw) => {
        setText(raw);
        setUpTo(end);
        setTrouble(null);
      },
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  };
  const next = Math.min(to, Math.max(upTo, from) + PIECE);
  return (
    <div className="source-section">
      <Fold
        onToggle={(event) => {
          if (event.currentTarget.open && text === null) show(next);
        }}
        summary={words.source.rawBytes}
      >
        {trouble !== null && (
          <p role="alert">{words.source.unreadable(troubleText(trouble, words.problems))}</p>
        )}
        {text === null ? (
          trouble === null && <p className="text-ink-2">{words.source.reading}</p>
        ) : (
          <>
            <div className="source-block">
              <LongLines text={text} />
            </div>
            {upTo < to && (
              <p className="flex flex-wrap items-center gap-2 py-2 text-ink-2 text-small">
                {words.source.rawShown(upTo - from, to - from)}
                <Button onClick={() => show(next)}>{words.source.showMore}</Button>
              </p>
            )}
          </>
        )}
      </Fold>
    </div>
  );
}
