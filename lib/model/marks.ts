// What stands in a redacted text for what was taken out. A mark is data, not prose: `⟦left-out:prompts⟧`, and the dictionaries
// say it in either language. Foreign text cannot forge one: its own brackets are doubled before marks are put in.
//
//   ⟦left-out:prompts⟧    text, not included          ⟦masked:github-token⟧   a secret was here
//   ⟦task:3⟧              the third dispatch          ⟦document:1.json⟧       the first document
//   ⟦name:1⟧              a name that reads like text

import { SECRET_KINDS, type SecretKind } from "./secret-kinds.ts";
import { FREE_TEXT_KINDS, type FreeTextKind } from "./session-report.ts";

/** `other`: no known word and of no kind. */
export type LeftOutKind = FreeTextKind | "other";

export type Mark =
  | { readonly kind: "left-out"; readonly what: LeftOutKind }
  | { readonly kind: "masked"; readonly secret: SecretKind }
  | { readonly kind: "task"; readonly number: number }
  | { readonly kind: "name"; readonly number: number }
  /** `ending` is that of the file's form, such as `.json`. */
  | { readonly kind: "document"; readonly number: number; readonly ending: string };

export type MarkedPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "mark"; readonly mark: Mark };

const OPEN = "⟦";
const CLOSE = "⟧";

export function markText(mark: Mark): string {
  switch (mark.kind) {
    case "left-out":
      return `${OPEN}left-out:${mark.what}${CLOSE}`;
    case "masked":
      return `${OPEN}masked:${mark.secret}${CLOSE}`;
    case "document":
      return `${OPEN}document:${mark.number}${mark.ending}${CLOSE}`;
    case "task":
    case "name":
      return `${OPEN}${mark.kind}:${mark.number}${CLOSE}`;
  }
}

/** Foreign text in which nothing can be taken for a mark any more. */
export function withoutForgedMarks(text: string): string {
  return text.includes(OPEN) ? text.replaceAll(OPEN, `${OPEN}${OPEN}`) : text;
}

const MARK =
  /⟦⟦|⟦(?:left-out:([a-z-]{1,20})|masked:([a-z-]{1,30})|(task|name):(\d{1,9})|document:(\d{1,9})((?:\.[a-z]{1,8})?))⟧/g;

/** A text in runs, for whoever shows it. Text without marks is one run. */
export function markedParts(text: string): readonly MarkedPart[] {
  if (!text.includes(OPEN)) return [{ kind: "text", text }];
  const parts: MarkedPart[] = [];
  let run = "";
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    run += text.slice(from, match.index);
    from = match.index + match[0].length;
    const mark = markFrom(match);
    if (mark === null) run += match[0] === OPEN + OPEN ? OPEN : match[0];
    else {
      if (run !== "") parts.push({ kind: "text", text: run });
      run = "";
      parts.push({ kind: "mark", mark });
    }
  }
  run += text.slice(from);
  if (run !== "") parts.push({ kind: "text", text: run });
  return parts;
}

/** The mark that a text consists of; null for any other text. */
export function markOf(text: string): Mark | null {
  const [part, ...more] = markedParts(text);
  return part?.kind === "mark" && more.length === 0 ? part.mark : null;
}

function markFrom(match: RegExpExecArray): Mark | null {
  const [, leftOut, masked, counted, number, document, ending = ""] = match;
  if (leftOut !== undefined) {
    const what = leftOut === "other" ? leftOut : FREE_TEXT_KINDS.find((kind) => kind === leftOut);
    return what === undefined ? null : { kind: "left-out", what };
  }
  if (masked !== undefined) {
    const secret = SECRET_KINDS.find((kind) => kind === masked);
    return secret === undefined ? null : { kind: "masked", secret };
  }
  if (counted !== undefined) return { kind: counted === "task" ? "task" : "name", number: Number(number) };
  if (document !== undefined) return { kind: "document", number: Number(document), ending };
  return null;
}
