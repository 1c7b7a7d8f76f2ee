// The last net: long runs that look drawn by chance. Ids of hosts, digests in hexadecimal, UUIDs, words joined in camel case
// and integrity strings look otherwise, and are not taken.

import { BASE64_ANY } from "./alphabet.ts";
import type { Look, Span } from "./secret-rule.ts";

/** As long as nothing but a token, a digest or an id is. */
const LONG_RUN = 32;
/** Of a longer run so much decides; a run of base64 is as random at its end as at its start. */
const SAMPLE = 128;
/** Bits per character. Random base62 of 32 characters has 4.5; prose, names and paths stay below 4. */
const LEAST_ENTROPY = 4;
/** How often neighbours differ in kind (lower, upper, digit). Random text: over half. Camel case: a fifth. */
const LEAST_CHANGES = 0.3;

/** Also as the anchor of a claim in a report: `claim-ses_…`. */
const HOST_ID = /^(?:claim-)?(?:ses|msg|prt|call|toolu|tooluse|evt|per|que|pty|fc|rs|sh|wrk)_/;
const PLAIN = /^(?:[0-9a-fA-F-]+|[a-z0-9_-]+|[A-Z0-9_-]+)$/;

/** All such runs of a text, from left to right. */
export function highEntropyRuns({ text, meter }: Look): readonly Span[] {
  const found: Span[] = [];
  meter.steps += text.length;
  // A run so long stands on one of each so many characters: only there it is looked for.
  let before = 0;
  for (let at = LONG_RUN - 1; at < text.length; at += LONG_RUN) {
    if (BASE64_ANY[text.charCodeAt(at)] !== 1) continue;
    let start = at;
    while (start > before && BASE64_ANY[text.charCodeAt(start - 1)] === 1) start -= 1;
    let end = at + 1;
    while (end < text.length && BASE64_ANY[text.charCodeAt(end)] === 1) end += 1;
    if (end - start >= LONG_RUN && looksDrawn(text, start, end)) found.push({ start, end });
    before = end;
    at = end;
  }
  return found;
}

function looksDrawn(text: string, start: number, end: number): boolean {
  const run = text.slice(start, Math.min(end, start + SAMPLE));
  if (PLAIN.test(run) || HOST_ID.test(run) || /sha(?:1|256|384|512)-$/i.test(text.slice(start - 7, start)))
    return false;
  if (/^sha(?:1|256|384|512)-/i.test(run)) return false;
  // Ids of several sessions, joined: the id of a bundle.
  if (run.split("+").every((id) => PLAIN.test(id) || HOST_ID.test(id))) return false;
  // Paths and words joined by signs: one piece must look drawn by itself.
  return run.split(/[/_-]/).some((piece) => piece.length >= 20 && isMixed(piece));
}

function isMixed(piece: string): boolean {
  const digits = piece.replace(/\D/g, "").length;
  if (digits < 2 || !/[a-z]/.test(piece) || !/[A-Z]/.test(piece)) return false;
  let changes = 0;
  for (let at = 1; at < piece.length; at += 1) {
    if (kindOf(piece.charCodeAt(at)) !== kindOf(piece.charCodeAt(at - 1))) changes += 1;
  }
  return changes / piece.length >= LEAST_CHANGES && entropyOf(piece) >= LEAST_ENTROPY;
}

function kindOf(code: number): number {
  if (code >= 0x61) return 0;
  if (code >= 0x41) return 1;
  return code >= 0x30 ? 2 : 3;
}

function entropyOf(piece: string): number {
  const counts = new Map<string, number>();
  for (const character of piece) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) {
    const share = count / piece.length;
    bits -= share * Math.log2(share);
  }
  return bits;
}
