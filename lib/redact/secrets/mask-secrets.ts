// A text with a mark in the place of every secret.

import { markText } from "../../model/marks.ts";
import type { SecretKind } from "../../model/secret-kinds.ts";
import { findSecrets } from "./find-secrets.ts";

export interface Masked {
  readonly text: string;
  readonly kinds: readonly SecretKind[];
}

export function maskSecrets(text: string): Masked {
  const found = findSecrets(text);
  if (found.length === 0) return { text, kinds: [] };
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, kind } of found) {
    pieces.push(text.slice(from, start), markText({ kind: "masked", secret: kind }));
    from = end;
  }
  pieces.push(text.slice(from));
  return { text: pieces.join(""), kinds: found.map(({ kind }) => kind) };
}
