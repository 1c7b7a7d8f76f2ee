// How much of each file was read, what was not, and what was not understood, each with the way to it in Source.
"use client";

import { OpenInSource } from "@/components/claim/places.tsx";
import { TabLink } from "@/components/session/tab-link.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import type { DocumentSummary } from "@/lib/model/analysis.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { notUnderstood } from "@/lib/model/not-understood.ts";
import { formatCount, formatShare } from "@/lib/words/format.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

const PATTERNS = 6;

export function Coverage({ view }: { readonly view: BundleView }) {
  const words = useWords().overview;
  return (
    <OverviewSection aside={<TabLink tab="source">{words.showInSource}</TabLink>} title={words.coverage}>
      <LongList
        items={view.documents.map((document) => ({
          key: document.id,
          node: <DocumentCoverage document={document} view={view} />,
        }))}
      />
    </OverviewSection>
  );
}

interface DocumentCoverageProps {
  readonly document: DocumentSummary;
  readonly view: BundleView;
}

function DocumentCoverage({ document, view }: DocumentCoverageProps) {
  const words = useWords().overview;
  const { leaves, read, unread } = document.coverage;
  const { condition } = document;
  const strange = notUnderstood(view.problems, document.name);
  const values = unread.reduce((sum, pattern) => sum + pattern.leaves, 0);
  return (
    <>
      <strong className="font-semibold wrap-anywhere">
        <SafeText text={document.name} />
      </strong>{" "}
      <span className="text-ink-2 text-small">{words.rows(document.rows)}</span>
      <span className="flex flex-wrap gap-x-3 text-small">
        <span>{words.coverageRead(formatShare(read, leaves), formatCount(read), formatCount(leaves))}</span>
        {!condition.isComplete && <span>{words.incomplete}</span>}
        {condition.isPartialPage && <span>{words.partialPage}</span>}
        {condition.isSanitized && <span>{words.sanitized}</span>}
        {strange.length > 0 && <span>{words.notUnderstood(strange.length)}</span>}
      </span>
      {unread.length === 0 ? (
        <span className="block text-ink-2 text-small">{words.coverageAll}</span>
      ) : (
        <Fold className="text-small" summary={words.unread(unread.length, values)}>
          <ul>
            {unread.slice(0, PATTERNS).map(({ pattern, leaves: count }) => (
              <li className="flex gap-3" key={pattern}>
                <code className="min-w-0 flex-1 text-micro wrap-anywhere">
                  <SafeText text={pattern} />
                </code>
                <span>{formatCount(count)}</span>
              </li>
            ))}
          </ul>
          {unread.length > PATTERNS && (
            <p className="text-ink-2">{words.moreUnread(unread.length - PATTERNS)}</p>
          )}
          <p>
            <OpenInSource about={document.name} place={{ doc: document.id, line: null, at: ROOT }} />
          </p>
        </Fold>
      )}
    </>
  );
}
