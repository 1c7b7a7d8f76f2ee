// What is removed, place by place with before and after, and what stays. Secrets are shown in neither.
"use client";

import { useId, useState } from "react";
import { Fold } from "@/components/ui/fold.tsx";
import { MarkedText } from "@/components/ui/marked-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { pointerFrom } from "@/lib/base/json-pointer.ts";
import { formatCount } from "@/lib/words/format.ts";
import { type PreviewGroup, previewGroups } from "./preview-groups.ts";
import type { ReportAsked, ReportDraft } from "./use-report-draft.ts";

export interface ReportPreviewProps {
  readonly asked: ReportAsked;
  readonly draft: ReportDraft | null;
  readonly isMaking: boolean;
}

export function ReportPreview({ draft, isMaking }: ReportPreviewProps) {
  const words = useWords();
  const { reportDialog: said } = words;
  const [shown, setShown] = useState<"removed" | "stays">("removed");
  const id = useId();
  const groups = draft === null ? null : previewGroups(draft, words);
  const count = (list: readonly PreviewGroup[] | undefined) =>
    formatCount((list ?? []).reduce((sum, group) => sum + group.count, 0));
  return (
    <section aria-busy={isMaking} aria-labelledby={id} className="report-preview">
      <h3 className="sr" id={id}>
        {said.preview}
      </h3>
      <fieldset className="report-sides">
        <legend className="sr">{said.preview}</legend>
        {(["removed", "stays"] as const).map((side) => (
          <label className="report-side" key={side}>
            <input
              checked={shown === side}
              className="sr"
              name={`${id}-side`}
              onChange={() => setShown(side)}
              type="radio"
            />
            <span>
              {groups === null
                ? said[side]
                : side === "removed"
                  ? said.removedCount(count(groups.removed))
                  : said.staysCount(count(groups.stays))}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="report-groups" data-old={isMaking}>
        {groups === null ? (
          <p className="p-3 text-ink-2">{said.making}</p>
        ) : (
          <Groups key={shown} groups={groups[shown]} side={shown} />
        )}
      </div>
    </section>
  );
}

function Groups({
  groups,
  side,
}: {
  readonly groups: readonly PreviewGroup[];
  readonly side: "removed" | "stays";
}) {
  const said = useWords().reportDialog;
  return (
    <>
      {side === "stays" && <p className="px-3 py-2 text-ink-2">{said.alwaysStays}</p>}
      {groups.length === 0 && (
        <p className="px-3 py-2 text-ink-2">
          {side === "removed" ? said.nothingRemoved : said.nothingIncluded}
        </p>
      )}
      {groups.map((group, index) => (
        <Fold
          className="report-group"
          key={group.name}
          open={index === 0}
          summary={
            <span className="flex items-baseline gap-2">
              <span className="first-letter:uppercase">{group.name}</span>
              <span className="text-ink-3 tabular-nums">{formatCount(group.count)}</span>
            </span>
          }
        >
          <ul>
            {group.examples.map(({ at, before, after }) => (
              <li className="report-example" key={pointerFrom(at)}>
                <code className="report-place" title={said.place}>
                  <SafeText text={pointerFrom(at)} />
                </code>
                {before !== after && (
                  <del className="report-before">
                    <MarkedText text={before} />
                  </del>
                )}
                <ins className="report-after">
                  {before !== after && <span className="sr">{said.becomes} </span>}
                  <MarkedText text={after} />
                </ins>
              </li>
            ))}
          </ul>
          {group.count > group.examples.length && (
            <p className="py-1 text-ink-3 text-small">
              {said.moreOfKind(group.count - group.examples.length)}
            </p>
          )}
        </Fold>
      ))}
    </>
  );
}
