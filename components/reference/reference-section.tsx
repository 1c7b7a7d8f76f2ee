// One section of the Reference: a heading that stays in sight, and its entries.
"use client";

import { MessageText } from "@/components/ui/message-text.tsx";
import { formatCount } from "@/lib/words/format.ts";
import { ActionTable } from "./action-table.tsx";
import { EntryRow } from "./entry-row.tsx";
import { useFactWords } from "./fact-words-context.ts";
import type { FoundItem } from "./find-items.ts";
import type { SectionName } from "./reference-items.ts";
import { RenameTable } from "./rename-table.tsx";
import { sectionText, sectionTitle } from "./section-title.ts";
import type { OpenEntries } from "./use-open-entries.ts";

export interface ReferenceSectionProps {
  readonly section: SectionName;
  readonly found: readonly FoundItem[];
  readonly entries: OpenEntries;
}

export function ReferenceSection({ section, found, entries }: ReferenceSectionProps) {
  const { page } = useFactWords();
  const text = sectionText(section, page);
  const id = `section-${section}`;
  const actions = found.flatMap(({ item }) => (item.of.kind === "action" ? [item.of.action] : []));
  const renamed = found.flatMap(({ item }) => (item.of.kind === "rename" ? [item.of.renamed] : []));
  return (
    <section aria-labelledby={`${id}-title`} className="reference-section" id={id}>
      <h2 className="reference-heading" id={`${id}-title`}>
        <span>
          <MessageText text={sectionTitle(section, page)} />
        </span>
        <span className="font-normal text-ink-3">{formatCount(found.length)}</span>
      </h2>
      {text !== null && (
        <p className="max-w-200 px-4 py-1 text-ink-2">
          <MessageText text={text} />
        </p>
      )}
      {actions.length > 0 && <ActionTable actions={actions} />}
      {renamed.length > 0 && <RenameTable renamed={renamed} />}
      {found
        .filter(({ item }) => item.of.kind === "fact" || item.of.kind === "warrant")
        .map(({ item, where }) => (
          <EntryRow
            isOpen={entries.isOpen(item.anchor)}
            item={item}
            key={item.anchor}
            onToggle={entries.setOpen}
            where={where}
          />
        ))}
    </section>
  );
}
