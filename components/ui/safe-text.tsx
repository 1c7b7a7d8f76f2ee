// Text from a file, as text and nothing else: isolated in its own direction, with every invisible or reordering
// character shown as a mark. Never HTML, never a link, and never for a translator: it is evidence. In a report, what was
// left out is said in its place. A value may be as long as its file, and each character in it a mark of its own: only its
// beginning is drawn, and how much is not.
"use client";

import { markedParts } from "@/lib/model/marks.ts";
import { markWords } from "@/lib/words/mark-words.ts";
import { type InvisibleName, visibleParts } from "@/lib/words/visible-characters.ts";
import { useMarks } from "./marks-context.ts";
import { useNearWords } from "./use-words.ts";

/** More than anybody reads in a cell. Texts of lines come in chunks of their own. */
const MOST_CHARACTERS = 4_000;

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
      {hasMarks ? <Marked lines={lines} text={text} /> : <Shown lines={lines} text={text} />}
    </bdi>
  );
}

function Marked({ text, lines }: { readonly text: string; readonly lines: boolean }) {
  const words = useNearWords();
  return markedParts(text).map((part, index) =>
    part.kind === "text" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move.
      <Shown key={index} lines={lines} text={part.text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name and never move.
      <span className="left-out-mark" key={index}>
        {markWords(part.mark, words.marks)}
      </span>
    ),
  );
}

function Shown({ text, lines }: { readonly text: string; readonly lines: boolean }) {
  if (lines || text.length <= MOST_CHARACTERS) return visible(text, lines);
  // Never between the halves of one character.
  const cut = isLowHalf(text.charCodeAt(MOST_CHARACTERS)) ? MOST_CHARACTERS - 1 : MOST_CHARACTERS;
  return (
    <>
      {visible(text.slice(0, cut), lines)}
      <Rest count={text.length - cut} />
    </>
  );
}

function Rest({ count }: { readonly count: number }) {
  const { common } = useNearWords();
  return <span className="invisible-mark">{common.moreCharacters(count)}</span>;
}

function isLowHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
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
