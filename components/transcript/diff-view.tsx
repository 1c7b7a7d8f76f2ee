// A change as lines. What was added and what was removed is told by a sign and a word, and by colour only beside them.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { DiffLine } from "./diff-lines.ts";

const SIGNS: Readonly<Record<DiffLine["kind"], string>> = { added: "+", removed: "−", kept: " ", head: " " };

export function DiffView({ lines }: { readonly lines: readonly DiffLine[] }) {
  const words = useWords().transcript;
  return (
    <ul className="diff">
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one change have no other name and never move.
        <li className="diff-line" data-kind={kind} key={index}>
          <span aria-hidden="true" className="diff-sign">
            {SIGNS[kind]}
          </span>
          {(kind === "added" || kind === "removed") && (
            <span className="sr">{kind === "added" ? words.added : words.removed} </span>
          )}
          <SafeText className="min-w-0" text={text} />
        </li>
      ))}
    </ul>
  );
}
