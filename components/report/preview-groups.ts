// The removals and the kept texts of a draft, in groups by kind, each with its name in the reader’s language. Secrets first,
// then free text, then what no kind includes.

import { SECRET_KINDS } from "@/lib/model/secret-kinds.ts";
import { FREE_TEXT_KINDS } from "@/lib/model/session-report.ts";
import type { RemovalExample, RemovalKind } from "@/lib/redact/removal-log.ts";
import type { Words } from "@/lib/words/en/index.ts";
import type { ReportDraft } from "./use-report-draft.ts";

export interface PreviewGroup {
  readonly name: string;
  readonly count: number;
  readonly examples: readonly RemovalExample[];
}

export interface PreviewGroups {
  readonly removed: readonly PreviewGroup[];
  readonly stays: readonly PreviewGroup[];
}

export function previewGroups({ made, examples, kept }: ReportDraft, words: Words): PreviewGroups {
  const { removals } = made;
  const group = (kind: RemovalKind, name: string, count: number): PreviewGroup => ({
    name,
    count,
    examples: examples.filter((example) => example.kind === kind),
  });
  const said = words.reportDialog;
  const removed = [
    ...SECRET_KINDS.map((kind) => group(kind, words.report.secret(kind), removals.secrets[kind] ?? 0)),
    ...FREE_TEXT_KINDS.map((kind) => group(kind, words.report.kinds[kind], removals.text[kind])),
    group("other", said.other, removals.other),
    group("ids", said.ids, removals.ids),
    group("names", said.names, removals.names),
    group("keys", said.keys, removals.keys),
  ];
  const stays = FREE_TEXT_KINDS.map((kind) => ({
    name: words.report.kinds[kind],
    count: kept.counts[kind],
    examples: kept.examples.filter((example) => example.kind === kind),
  }));
  const isThere = ({ count }: PreviewGroup) => count > 0;
  return { removed: removed.filter(isThere), stays: stays.filter(isThere) };
}
