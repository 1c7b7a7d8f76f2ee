// What was taken out, counted, and a bounded list of examples for the person who decides. The list stays on the page; the
// report gets the counts.

import { startOf } from "../base/text.ts";
import { type LeftOutKind, markText } from "../model/marks.ts";
import type { SecretKind } from "../model/secret-kinds.ts";
import { FREE_TEXT_KINDS, type FreeTextKind, type Removals } from "../model/session-report.ts";
import { maskSecrets } from "./secrets/mask-secrets.ts";

export type RemovalKind = LeftOutKind | "ids" | "names" | "keys" | SecretKind;

/** One place, before and after. Secrets are masked in both. */
export interface RemovalExample {
  readonly kind: RemovalKind;
  /** Members and indices from the analysis down to the text. */
  readonly at: readonly (string | number)[];
  readonly before: string;
  readonly after: string;
}

/** So many examples of each kind are kept. */
const EXAMPLES = 40;
const SHOWN_LENGTH = 160;

/** What was asked for and stays, by kind. */
export interface Kept {
  readonly counts: Readonly<Record<FreeTextKind, number>>;
  readonly examples: readonly RemovalExample[];
}

export interface RemovalLog {
  kept(kind: FreeTextKind, at: Path, after: string): void;
  keptTexts(): Kept;
  leftOut(kind: LeftOutKind, at: Path, before: string, after: string): void;
  replaced(kind: "ids" | "names" | "keys", at: Path, before: string, after: string): void;
  masked(kinds: readonly SecretKind[], at: Path, after: string): void;
  counts(): Removals;
  examples(): readonly RemovalExample[];
}

type Path = readonly (string | number)[];

export function removalLog(): RemovalLog {
  const text = new Map<LeftOutKind, number>();
  const secrets = new Map<SecretKind, number>();
  const kept = new Map<FreeTextKind, RemovalExample[]>();
  const keptCounts = new Map<FreeTextKind, number>();
  const replacedBefore = { ids: new Set<string>(), names: new Set<string>(), keys: new Set<string>() };
  const examples = new Map<RemovalKind, RemovalExample[]>();

  function example(kind: RemovalKind, at: Path, before: string, after: string): void {
    const known = examples.get(kind) ?? [];
    if (known.length === 0) examples.set(kind, known);
    if (known.length >= EXAMPLES) return;
    const shown = maskSecrets(startOf(before, SHOWN_LENGTH)).text;
    known.push({ kind, at: [...at], before: shown, after: startOf(after, SHOWN_LENGTH) });
  }

  return {
    kept(kind, at, after) {
      keptCounts.set(kind, (keptCounts.get(kind) ?? 0) + 1);
      const shown = kept.get(kind) ?? [];
      if (shown.length === 0) kept.set(kind, shown);
      if (shown.length < EXAMPLES) {
        const start = startOf(after, SHOWN_LENGTH);
        shown.push({ kind, at: [...at], before: start, after: start });
      }
    },
    keptTexts: () => ({
      counts: countsOf((kind) => keptCounts.get(kind) ?? 0),
      examples: [...kept.values()].flat(),
    }),
    leftOut(kind, at, before, after) {
      text.set(kind, (text.get(kind) ?? 0) + 1);
      example(kind, at, before, after);
    },
    replaced(kind, at, before, after) {
      if (replacedBefore[kind].has(before)) return;
      replacedBefore[kind].add(before);
      example(kind, at, before, after);
    },
    masked(kinds, at, after) {
      for (const kind of kinds) {
        secrets.set(kind, (secrets.get(kind) ?? 0) + 1);
        example(kind, at, after, after);
      }
    },
    counts: () => ({
      text: countsOf((kind) => text.get(kind) ?? 0),
      other: text.get("other") ?? 0,
      ids: replacedBefore.ids.size,
      names: replacedBefore.names.size,
      keys: replacedBefore.keys.size,
      secrets: Object.fromEntries([...secrets].sort(([left], [right]) => (left < right ? -1 : 1))),
    }),
    examples: () => [...examples.values()].flat(),
  };
}

export function countsOf(count: (kind: FreeTextKind) => number): Readonly<Record<FreeTextKind, number>> {
  const [prompts, messages, toolInput, toolOutput, errors, paths, titles, descriptions] =
    FREE_TEXT_KINDS.map(count);
  return {
    prompts: prompts ?? 0,
    messages: messages ?? 0,
    "tool-input": toolInput ?? 0,
    "tool-output": toolOutput ?? 0,
    errors: errors ?? 0,
    paths: paths ?? 0,
    titles: titles ?? 0,
    descriptions: descriptions ?? 0,
  };
}

/** The text of the mark that stands for what was left out. */
export function leftOutText(kind: LeftOutKind): string {
  return markText({ kind: "left-out", what: kind });
}
