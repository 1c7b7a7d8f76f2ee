// Ids, and the pointers and claim ids that are made of several. Each part is looked at by itself, so that an id stays the
// beginning of the ids that are built on it.

import { escapeSegment } from "../base/json-pointer.ts";
import { isKnownKey } from "./known-keys.ts";
import { isKnownWord, isOwnSegment, isOwnSubject } from "./known-words.ts";
import { isPseudonym, type Pseudonyms } from "./pseudonyms.ts";
import { findSecrets } from "./secrets/find-secrets.ts";
import { isDigest, isIdShaped } from "./shapes.ts";

export interface Replacements {
  readonly names: Pseudonyms;
  /** The data were redacted before: what an earlier redaction put in is kept. */
  readonly isRedacted: boolean;
  /** What became of parts that stood before: an id is the beginning of all claims about it. */
  readonly parts: Map<string, string>;
  readonly segments: Map<string, string>;
  replaced(kind: "ids" | "keys", before: string, after: string): void;
}

/** An id as it was recorded. */
export function redactId(id: string, about: Replacements): string {
  if (id === "" || (isIdShaped(id) && !holdsSecret(id))) return id;
  if (about.isRedacted && isPseudonym(id)) return id;
  const [kind = "", own = ""] = id.split(":", 2);
  if (kind === "document" && id === `document:${own}` && isIdShaped(own)) return id;
  const after = about.names.id(id);
  about.replaced("ids", id, after);
  return after;
}

/** `ses_a/call_1/child`, `prompt:ses_a/3.0`, `ses_a+ses_b`: parts between `/` and `+`, each kept or numbered. */
export function redactSubject(text: string, about: Replacements): string {
  return byParts(text, isBetweenIds, about.parts, (part) => redactPart(part, about));
}

const SLASH = 0x2f;
const PLUS = 0x2b;
const isBetweenIds = (code: number): boolean => code === SLASH || code === PLUS;
const isSlash = (code: number): boolean => code === SLASH;

/** The same text where no part of it changes. */
function byParts(
  text: string,
  isBetween: (code: number) => boolean,
  known: Map<string, string>,
  change: (part: string) => string,
): string {
  let made = "";
  let written = 0;
  for (let from = 0; from <= text.length; ) {
    let to = from;
    while (to < text.length && !isBetween(text.charCodeAt(to))) to += 1;
    const part = text.slice(from, to);
    let after = known.get(part);
    if (after === undefined) {
      after = change(part);
      known.set(part, after);
    }
    if (after !== part) {
      made += text.slice(written, from) + after;
      written = to;
    }
    from = to + 1;
  }
  return written === 0 ? text : made + text.slice(written);
}

/** A part is an id with its slashes written as in lib/model/claim-subject.ts, perhaps behind a kind and before `~2`. */
function redactPart(part: string, about: Replacements): string {
  if (part === "" || isOwnSegment(part)) return part;
  const colon = part.indexOf(":");
  if (colon > 0 && colon < part.length - 1 && isOwnSubject(part.slice(0, colon)))
    return `${part.slice(0, colon + 1)}${redactPart(part.slice(colon + 1), about)}`;
  const repeated = /~\d{1,6}$/.exec(part)?.[0] ?? "";
  const id = repeated === "" ? part : part.slice(0, -repeated.length);
  if (isOwnSegment(id)) return part;
  return `${redactId(id.replaceAll("%2F", "/").replaceAll("%25", "%"), about)}${repeated}`;
}

function holdsSecret(id: string): boolean {
  return findSecrets(id).some(({ kind }) => kind !== "high-entropy");
}

export function redactDocumentId(text: string, about: Replacements): string {
  if (isDigest(text) || (about.isRedacted && isPseudonym(text))) return text;
  const after = about.names.document(text);
  about.replaced("ids", text, after);
  return after;
}

/** A pointer, or a pattern of pointers: `/messages/3/parts/*[tool]/state/input/key-1`. */
export function redactPointer(text: string, about: Replacements): string {
  return byParts(text, isSlash, about.segments, (segment) => redactSegment(segment, about));
}

function redactSegment(segment: string, about: Replacements): string {
  if (segment === "" || segment === "*" || /^L?\d{1,12}$/.test(segment)) return segment;
  if (segment.split(".").every(isKnownKey)) return segment;
  const type = /^\*\[(.*)\]$/s.exec(segment)?.[1];
  if (type !== undefined) return isKnownWord(type) ? segment : `*[${numbered(type, about)}]`;
  return escapeSegment(numbered(segment, about));
}

function numbered(key: string, about: Replacements): string {
  if (about.isRedacted && isPseudonym(key)) return key;
  const after = about.names.key(key);
  about.replaced("keys", key, after);
  return after;
}
