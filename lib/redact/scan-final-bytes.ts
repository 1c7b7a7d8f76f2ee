// The last look before saving: the finished file is searched again for secrets, as it is and as whoever opens it would read
// it, without regard to what redaction did. A hit blocks the saving; it names kind and place, never the secret.

import type { SecretKind } from "../model/secret-kinds.ts";
import { findSecrets } from "./secrets/find-secrets.ts";
import { type Meter, meter } from "./secrets/meter.ts";

export interface ScanHit {
  readonly kind: SecretKind;
  /** In the file, from 1. */
  readonly line: number;
  readonly column: number;
  /** Length of what was found, in characters. */
  readonly length: number;
  /** What stands before it on its line, when nothing of it looks secret. */
  readonly before: string;
}

/** So many hits are listed: one is enough to block. */
const MOST_HITS = 50;
const BEFORE_LENGTH = 40;

export function scanFinalBytes(text: string, counter: Meter = meter()): readonly ScanHit[] {
  const found = findSecrets(text, counter).slice(0, MOST_HITS);
  let line = 1;
  let lineStart = 0;
  let from = 0;
  return found.map(({ kind, start, end }, index) => {
    for (let at = text.indexOf("\n", from); at >= 0 && at < start; at = text.indexOf("\n", at + 1)) {
      line += 1;
      lineStart = at + 1;
    }
    from = start;
    const earlier = index === 0 ? 0 : (found[index - 1]?.end ?? 0);
    const before = text.slice(Math.max(lineStart, earlier, start - BEFORE_LENGTH), start);
    return { kind, line, column: start - lineStart + 1, length: end - start, before };
  });
}
