// What is done with one text, by its class. Whatever stays is searched for secrets, and can hold no forged mark.

import { type LeftOutKind, markedParts, markOf, markText, withoutForgedMarks } from "../model/marks.ts";
import { FREE_TEXT_KINDS, type FreeTextKind } from "../model/session-report.ts";
import { hostOpening } from "./host-sentences.ts";
import { isKnownWord } from "./known-words.ts";
import type { TextClass } from "./plan.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import { redactDocumentId, redactId, redactPointer, redactSubject } from "./redact-id.ts";
import { leftOutText, type RemovalLog } from "./removal-log.ts";
import { maskSecrets } from "./secrets/mask-secrets.ts";
import { isFigure, isIdShaped, isNameShaped, isOwnWord } from "./shapes.ts";

export interface RedactionState {
  readonly include: ReadonlySet<FreeTextKind>;
  readonly isRedacted: boolean;
  readonly names: Pseudonyms;
  readonly log: RemovalLog;
  /** Where the walk stands. */
  readonly at: (string | number)[];
  /** Ids and pointers stand in many places: each is looked at once. */
  readonly seen: Seen;
}

type IdClass = keyof typeof BY_PARTS;
/** By class, what became of each text. */
type Seen = Readonly<Record<IdClass | "part" | "segment", Map<string, string>>>;

export function seenNothing(): Seen {
  return {
    id: new Map(),
    subject: new Map(),
    document: new Map(),
    pointer: new Map(),
    part: new Map(),
    segment: new Map(),
  };
}

export function redactText(text: string, by: TextClass, state: RedactionState): string {
  if (text === "") return text;
  if (state.isRedacted && markOf(text) !== null) return text;
  switch (by.class) {
    case "fixed":
      return isOwnWord(text) ? text : leftOut("other", text, state);
    case "id":
    case "subject":
    case "document":
    case "pointer":
      return redactIdOnce(text, by.class, state);
    case "file":
      return redactFile(text, state);
    case "name":
      return redactName(text, state);
    case "word":
      return isKnownWord(text) || isFigure(text) ? text : leftOut("other", text, state);
    case "any":
      return FREE_TEXT_KINDS.every((kind) => state.include.has(kind))
        ? kept(text, null, state)
        : leftOut("other", text, state);
    case "text":
      return state.include.has(by.kind) ? kept(text, by.kind, state) : withoutWords(text, by.kind, state);
    case "value":
      return redactValue(text, by.kind, state);
    case "task":
      return redactTask(text, by.number, state);
  }
}

const BY_PARTS = {
  id: redactId,
  subject: redactSubject,
  document: redactDocumentId,
  pointer: redactPointer,
} as const;

function redactIdOnce(text: string, kind: IdClass, state: RedactionState): string {
  const seen = state.seen[kind];
  const known = seen.get(text);
  if (known !== undefined) return known;
  const after = BY_PARTS[kind](text, about(state));
  seen.set(text, after);
  return after;
}

/** Free text that was asked for: all of it but its secrets. */
function kept(text: string, kind: FreeTextKind | null, state: RedactionState): string {
  const { text: masked, kinds } = maskSecrets(unforged(text, state));
  if (kind !== null) state.log.kept(kind, state.at, masked);
  if (kinds.length > 0) state.log.masked(kinds, state.at, masked);
  return masked;
}

function unforged(text: string, { isRedacted }: RedactionState): string {
  if (!isRedacted) return withoutForgedMarks(text);
  return markedParts(text)
    .map((part) => (part.kind === "mark" ? markText(part.mark) : withoutForgedMarks(part.text)))
    .join("");
}

/** The host's own sentence at the start stays, what follows it goes. */
function withoutWords(text: string, kind: FreeTextKind, state: RedactionState): string {
  const opening = hostOpening(text);
  if (opening === null) return leftOut(kind, text, state);
  if (opening.rest.trim() === "" || /^[.)\]]+$/.test(opening.rest)) return text;
  if (state.isRedacted && markOf(opening.rest.trim()) !== null) return text;
  return `${opening.kept} ${leftOut(kind, opening.rest, state)}`;
}

function redactValue(text: string, kind: FreeTextKind, state: RedactionState): string {
  if (isFigure(text) || isKnownWord(text) || text === "*" || isIdShaped(text)) return text;
  return state.include.has(kind) ? kept(text, kind, state) : withoutWords(text, kind, state);
}

function redactTask(text: string, number: number | null, state: RedactionState): string {
  if (state.include.has("descriptions")) return kept(text, "descriptions", state);
  if (number === null) return leftOut("descriptions", text, state);
  const after = markText({ kind: "task", number });
  state.log.leftOut("descriptions", state.at, text, after);
  return after;
}

function redactName(text: string, state: RedactionState): string {
  const [secret, ...more] = maskSecrets(text).kinds;
  if (secret !== undefined) {
    const after = markText({ kind: "masked", secret });
    state.log.masked([secret, ...more], state.at, after);
    return after;
  }
  return isNameShaped(text) || text === "*" ? text : numberedName(text, state);
}

function numberedName(text: string, state: RedactionState): string {
  const after = markText({ kind: "name", number: state.names.name(text) });
  state.log.replaced("names", state.at, text, after);
  return after;
}

const ENDING = /\.(?:jsonl|json|ndjson|zip|gz|txt|html|md)$/;

function redactFile(text: string, state: RedactionState): string {
  if (state.include.has("paths")) return kept(text, "paths", state);
  const ending = ENDING.exec(text.replace(/@\d+$/, ""))?.[0] ?? "";
  const after = markText({ kind: "document", number: state.names.file(text), ending });
  state.log.leftOut("paths", state.at, text, after);
  return after;
}

function leftOut(kind: LeftOutKind, text: string, state: RedactionState): string {
  const after = leftOutText(kind);
  state.log.leftOut(kind, state.at, text, after);
  return after;
}

function about(state: RedactionState) {
  return {
    names: state.names,
    isRedacted: state.isRedacted,
    parts: state.seen.part,
    segments: state.seen.segment,
    replaced: (kind: "ids" | "keys", before: string, after: string) =>
      state.log.replaced(kind, state.at, before, after),
  };
}
