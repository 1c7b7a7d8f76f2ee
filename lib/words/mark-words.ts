// What a reader sees where redaction left something out: the mark of a report in the words of a language.

import { type Mark, markedParts } from "../model/marks.ts";
import type { Words } from "./en/index.ts";

export function markWords(mark: Mark, words: Words["marks"]): string {
  switch (mark.kind) {
    case "left-out":
      return words.leftOut[mark.what];
    case "masked":
      return words.masked;
    case "task":
      return words.task(mark.number);
    case "name":
      return words.name(mark.number);
    case "document":
      return words.document(mark.number, mark.ending);
  }
}

/** A text with its marks said, where nothing can set them apart: a title, a label, a copy. */
export function withMarkWords(text: string, words: Words["marks"]): string {
  return markedParts(text)
    .map((part) => (part.kind === "mark" ? bareWords(part.mark, words) : part.text))
    .join("");
}

/** The same for every text of a value that is copied or saved. */
export function withMarkWordsIn<Value>(value: Value, words: Words["marks"]): Value {
  return JSON.parse(JSON.stringify(value), (_, member: unknown) =>
    typeof member === "string" ? withMarkWords(member, words) : member,
  );
}

/** In brackets where a secret was: right behind `password=` the words would read like one, and be searched out as one. */
function bareWords(mark: Mark, words: Words["marks"]): string {
  const said = markWords(mark, words);
  return mark.kind === "masked" ? `[${said}]` : said;
}
