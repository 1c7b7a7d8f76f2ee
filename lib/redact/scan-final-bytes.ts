// The last look before saving: the finished file is searched again for secrets, as it is and as whoever opens it would read
// it, without regard to what redaction did, and once more for the plainest forms of tokens wherever they stand, within words
// and ids too. A hit blocks the saving; it names kind and place, never the secret.

import type { SecretKind } from "../model/secret-kinds.ts";
import { type FoundSecret, findSecrets } from "./secrets/find-secrets.ts";
import { type Meter, meter } from "./secrets/meter.ts";

export interface ScanHit {
  readonly kind: SecretKind;
  /** In the file, from 1. */
  readonly line: number;
  readonly column: number;
  /** Length of what was found, in characters. */
  readonly length: number;
}

/** So many hits are listed: one is enough to block. */
export const MOST_HITS = 50;

/** Each of a fixed length or bounded, so that one pass over the text is enough. */
const PLAIN_FORMS: readonly (readonly [SecretKind, RegExp])[] = [
  ["aws-access-key", /A(?:KIA|SIA)[A-Z0-9]{16}/g],
  ["github-token", /gh[opsur]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{40}/g],
  ["gitlab-token", /glpat-[A-Za-z0-9_-]{20}/g],
  ["slack-token", /xox[abceprs]-[A-Za-z0-9-]{20}/g],
  ["stripe-key", /[rs]k_live_[A-Za-z0-9]{20}/g],
  ["anthropic-key", /sk-ant-[A-Za-z0-9_-]{30}/g],
  ["openai-key", /sk-proj-[A-Za-z0-9_-]{30}/g],
  ["google-key", /AIza[A-Za-z0-9_-]{35}/g],
  ["npm-token", /npm_[A-Za-z0-9]{36}/g],
  ["jwt", /eyJ[A-Za-z0-9_-]{12,2000}\.eyJ[A-Za-z0-9_-]{4}/g],
  ["private-key", /-----BEGIN [A-Z ]{0,24}PRIVATE KEY/g],
];

/** `text`: of a finished page, or of JSON. */
export function scanFinalBytes(text: string, counter: Meter = meter()): readonly ScanHit[] {
  return hitsIn(text, findSecrets(inPieces(text), counter));
}

/** Texts as they were before anything was written around them. */
export function scanTexts(texts: Iterable<string>): readonly ScanHit[] {
  const all = [...texts];
  const lines = all.filter(isOneLine).join("\n");
  const others = all.filter((text) => !isOneLine(text)).join("\n");
  return [...hitsIn(lines, findSecrets(lines, meter(), false)), ...hitsIn(others, findSecrets(others))].slice(
    0,
    MOST_HITS,
  );
}

/** Nothing in it is parted by the end of a line, written plainly or coded: joined with what follows it would be another text. */
function isOneLine(text: string): boolean {
  return !/[\n\r\\&]/.test(text);
}

function hitsIn(text: string, secrets: readonly FoundSecret[]): readonly ScanHit[] {
  const found = [...secrets, ...plainForms(text)]
    .sort((left, right) => left.start - right.start || right.end - left.end)
    .filter(
      ({ start, end }, index, all) => all.findIndex((one) => one.start <= start && one.end >= end) === index,
    )
    .slice(0, MOST_HITS);
  let line = 1;
  let lineStart = 0;
  return found.map(({ kind, start, end }) => {
    for (let at = text.indexOf("\n", lineStart); at >= 0 && at < start; at = text.indexOf("\n", at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    return { kind, line, column: start - lineStart + 1, length: end - start };
  });
}

/**
 * What stands on either side of a tag, or of the quotes around a string of JSON, says nothing of the other side: `password:`
 * at the end of a title is no name for the next word of ours. Of the same length, so that places stay. Text of a page has
 * its quotes and brackets escaped, text in JSON its quotes: what is replaced here is markup alone.
 */
function inPieces(text: string): string {
  const markup = text.startsWith("<!doctype html>") ? /\\[\\"]|["<>]/g : /\\[\\"]|"/g;
  return text.replace(markup, (found) => (found.length === 1 ? "\n" : found));
}

function plainForms(text: string): readonly FoundSecret[] {
  return PLAIN_FORMS.flatMap(([kind, form]) =>
    [...text.matchAll(form)].slice(0, MOST_HITS).map(({ 0: match, index }) => ({
      kind,
      start: index,
      end: index + match.length,
    })),
  );
}
