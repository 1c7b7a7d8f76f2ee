// A text with its lines, from its start; the rest on request and in pieces, for a tool's output may be millions of
// characters. A number that is an instant is also written as a time.
"use client";

import { useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { segmentsOf } from "@/lib/base/json-pointer.ts";
import { startOf } from "@/lib/base/text.ts";
import { epochMs } from "@/lib/base/time.ts";
import type { SourceNode } from "@/lib/model/bundle-view.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { type Trouble, troubleOf } from "@/lib/model/problem-error.ts";
import { formatDateTime } from "@/lib/words/clock.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { LongLines } from "./long-lines.tsx";
import { textFromJson } from "./text-from-json.ts";
import { isContainer } from "./tree-model.ts";

/** Characters that one request puts on the screen. */
const PIECE = 50_000;
/** Instants of this century are worth writing as times. */
const [EARLIEST, LATEST] = [946_684_800_000, 4_102_444_800_000];

export interface ValueTextProps {
  readonly document: DocumentId;
  readonly node: SourceNode;
}

export function ValueText({ document, node }: ValueTextProps) {
  const { value, at } = node;
  if (value.kind === "string") return <LongText document={document} node={node} />;
  if (isContainer(value)) return null;
  return (
    <div className="source-block">
      <code>{value.text}</code>
      {value.kind === "number" && <AsInstant at={segmentsOf(at).at(-1) ?? ""} number={Number(value.text)} />}
    </div>
  );
}

function AsInstant({ at, number }: { readonly at: string; readonly number: number }) {
  const words = useWords();
  const { clock } = useSession();
  if (!Number.isInteger(number) || number < EARLIEST || number > LATEST || at === "") return null;
  return (
    <p className="text-ink-2 text-small">
      {words.source.asInstant}: {formatDateTime(epochMs(number), clock)}
    </p>
  );
}

function LongText({ document, node }: ValueTextProps) {
  const words = useWords();
  const { details } = useSession();
  const [whole, setWhole] = useState<string | null>(null);
  const [shown, setShown] = useState(PIECE);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { value, bytes } = node;
  if (value.kind !== "string" || value.chars === 0) return null;
  const text = whole === null ? value.text : startOf(whole, shown);
  const isCut = text.length < value.chars;
  const more = () => {
    if (whole !== null) setShown((count) => count + PIECE);
    else if (bytes !== null) {
      details.sourceBytes(document, bytes).then(
        (raw) => setWhole(textFromJson(raw)),
        (error: unknown) => setTrouble(troubleOf(error)),
      );
    }
  };
  return (
    <div className="source-block">
      <LongLines text={text} />
      {isCut && (
        <p className="flex flex-wrap items-center gap-2 pt-2 text-ink-2 text-small">
          {words.source.shownOf(text.length, value.chars)}
          {bytes !== null && (
            <Button onClick={more}>
              {value.chars - text.length <= PIECE ? words.source.showAll : words.source.showMore}
            </Button>
          )}
        </p>
      )}
      {trouble !== null && (
        <p role="alert">{words.source.unreadable(troubleText(trouble, words.problems))}</p>
      )}
    </div>
  );
}
