// Text from a file, as text and nothing else: isolated in its own direction, with every invisible or reordering
// character shown as a mark. Never HTML, never a link, and never for a translator: it is evidence. In a report, what was
// left out is said in its place.
"use client";

import { markedParts } from "@/lib/model/marks.ts";
import { markWords } from "@/lib/words/mark-words.ts";
import { type InvisibleName, visibleParts } from "@/lib/words/visible-characters.ts";
import { useMarks } from "./marks-context.ts";
import { useNearWords } from "./use-words.ts";

export interface SafeTextProps {
  readonly text: string;
  /** Keep line ends and tabs as they are; else they are marks. */
  readonly lines?: boolean;
  readonly className?: string;
  /** A sentence of ours in which foreign text may stand. */
  readonly isOurs?: boolean;
}

export function SafeText({ text, lines = false, className, isOurs = false }: SafeTextProps) {
  const hasMarks = useMarks();
  return (
    <bdi className={className} dir="auto" translate={isOurs ? undefined : "no"}>
      {hasMarks ? <Marked lines={lines} text={text} /> : visible(text, lines)}
    </bdi>
  );
}

function Marked({ text, lines }: { readonly text: string; readonly lines: boolean }) {
  const words = useNearWords();
  return markedParts(text).map((part, index) =>
    part.kind === "text" ? (
      visible(part.text, lines)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move.
      <span className="left-out-mark" key={index}>
        {markWords(part.mark, words.marks)}
      </span>
    ),
  );
}

function visible(text: string, lines: boolean) {
  return visibleParts(text, { lines }).map((part, index) =>
    part.kind === "text" ? (
      part.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move.
      <InvisibleMark code={part.code} key={index} name={part.name} />
    ),
  );
}

function InvisibleMark({ code, name }: { readonly code: string; readonly name: InvisibleName }) {
  const words = useNearWords();
  return (
    <span className="invisible-mark" title={words.common.invisibleNames[name]}>
      {SHORT[code] ?? code}
    </span>
  );
}

/** Frequent ones that have a sign of their own; the title names them all the same. */
const SHORT: Readonly<Record<string, string>> = { "U+0009": "TAB", "U+000A": "LF", "U+000D": "CR" };
