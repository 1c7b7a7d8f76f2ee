// The ledger in one line: how many files came to which end, which of them somebody should look at, and what of a folder was
// not looked at.

import type { Words } from "@/lib/words/en/index.ts";
import type { ImportEntry, PassedOver } from "./use-import.ts";

type LibraryWords = Words["library"];
type Part = keyof LibraryWords["ledgerParts"];

export function sumOf(entries: readonly ImportEntry[], words: LibraryWords): readonly string[] {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(partOf(entry), (counts.get(partOf(entry)) ?? 0) + 1);
  return Object.entries(words.ledgerParts).flatMap(([part, say]) => {
    const count = counts.get(part) ?? 0;
    return count > 0 ? [say(count)] : [];
  });
}

/** A file that was not taken in, waits for a choice, or lost something on the way. */
export function isToLookAt({ result, problems }: ImportEntry): boolean {
  if (problems.some(({ severity }) => severity !== "note")) return true;
  switch (result?.kind) {
    case "choice":
    case "refused":
    case "failed":
    case "cancelled":
      return true;
    case "unpacked":
      return result.files < result.of;
    default:
      return false;
  }
}

function partOf({ stage, result }: ImportEntry): Part {
  if (stage !== "done") return stage;
  switch (result?.kind) {
    case "choice":
    case "refused":
    case "cancelled":
    case "failed":
      return result.kind;
    case "already-here":
      return "here";
    default:
      return "read";
  }
}

const MOST_ENDINGS = 4;

export function passedOverSentence({ count, endings }: PassedOver, words: LibraryWords): string {
  const named = endings.slice(0, MOST_ENDINGS).map((part) => words.passedEnding(part.ending, part.count));
  return words.passedOver(count, words.passedEndings(named, Math.max(0, endings.length - MOST_ENDINGS)));
}
