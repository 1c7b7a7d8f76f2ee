// One entry of the Reference: a line with its name, what it says, and whose word it is; below it, once opened, all that is known.
"use client";

import { memo } from "react";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { FactRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import type { Warrant } from "@/lib/model/warrant.ts";
import { warrantWords } from "@/lib/words/claim-sentence.ts";
import { FactBody } from "./fact-body.tsx";
import { versionsText } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import type { FoundItem } from "./find-items.ts";
import { isSeen } from "./item-part.ts";
import type { ReferenceItem } from "./reference-items.ts";
import { Tags } from "./tags.tsx";
import { WarrantBody } from "./warrant-body.tsx";

export interface EntryRowProps {
  readonly item: ReferenceItem;
  readonly where: FoundItem["where"];
  readonly isOpen: boolean;
  readonly onToggle: (anchor: string, isOpen: boolean) => void;
}

export const EntryRow = memo(function EntryRow({ item, where, isOpen, onToggle }: EntryRowProps) {
  const { of, anchor } = item;
  return (
    <details
      className="fact"
      data-status={item.status}
      id={anchor}
      onToggle={(event) => onToggle(anchor, event.currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <Icon className="fold-sign" name="right" />
        <code className="fact-name">{item.name}</code>
        {of.kind === "fact" && <FactLine record={of.record} where={where} />}
        {of.kind === "warrant" && <WarrantLine warrant={of.warrant} />}
        <span className="fact-tags">
          <Tags authority={item.authority} />
        </span>
      </summary>
      {isOpen && of.kind === "fact" && <FactBody record={of.record} />}
      {isOpen && of.kind === "warrant" && <WarrantBody warrant={of.warrant} />}
    </details>
  );
});

function FactLine({ record, where }: { readonly record: FactRecord; readonly where: FoundItem["where"] }) {
  const words = useWords();
  const { page, says, corrected } = useFactWords();
  const state = record.status.is === "holds" ? null : page.status[record.status.is];
  return (
    <>
      <span className="fact-says">
        <span className="fact-sentence">
          {state !== null && <strong className="fact-state">{state}</strong>}
          <MessageText text={record.kind === "correction" ? corrected[record.id].later : says[record.id]} />
        </span>
        {where !== null && !isSeen(where.what) && (
          <span className="fact-where">
            <MessageText text={page.foundIn(page.where[where.what], whereText(where.what, where.text))} />
          </span>
        )}
      </span>
      <span className="fact-action">
        {record.kind === "tool" && record.tool.action !== null && <code>{record.tool.action}</code>}
        {record.kind === "verdict" && page.verdict[record.verdict]}
      </span>
      <span className="fact-versions">
        <span className="inline-block">{words.claim.values.factHost[record.host]}</span>{" "}
        <span className="inline-block">{versionsText(record, page)}</span>
      </span>
    </>
  );
}

/** A sentence of another language speaks for itself, a name of the wire is set as code. */
function whereText(what: string, text: string): string {
  return what === "other-language" || text.includes("`") ? text : `\`${text}\``;
}

function WarrantLine({ warrant }: { readonly warrant: Warrant }) {
  const words = useWords();
  const said = warrantWords(warrant.id, words.claim);
  return (
    <>
      <span className="fact-says">
        <span className="fact-sentence">{said !== null && <MessageText text={said.because} />}</span>
      </span>
      <span className="fact-action">
        <StandingMark className="mr-1.5" standing={warrant.ceiling} />
        {words.common.standing[warrant.ceiling]}
      </span>
      <span className="fact-versions" />
    </>
  );
}
