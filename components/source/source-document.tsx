// One document: a bar with search and path, the tree of its values, and beside it what is known of the chosen value.
"use client";

import "./source.css";
import "./source-side.css";
import { useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import type { DocumentSummary } from "@/lib/model/analysis.ts";
import { DocumentChooser } from "./document-chooser.tsx";
import { placeText } from "./place-text.ts";
import { PointerBreadcrumb } from "./pointer-breadcrumb.tsx";
import { SearchField } from "./search-field.tsx";
import { SearchHits } from "./search-hits.tsx";
import { type SidePart, SideParts } from "./side-parts.tsx";
import { SourceProblems } from "./source-problems.tsx";
import { SourceTree } from "./source-tree.tsx";
import type { Place } from "./tree-model.ts";
import { UnreadValues } from "./unread-values.tsx";
import { useSourceSearch } from "./use-source-search.ts";
import { useSourceTree } from "./use-source-tree.ts";
import { ValuePanel } from "./value-panel.tsx";

export interface SourceDocumentProps {
  readonly document: DocumentSummary;
  readonly place: Place;
  /** The address names the place: the tree takes the focus. */
  readonly isArrival: boolean;
}

export function SourceDocument({ document, place, isArrival }: SourceDocumentProps) {
  const words = useWords();
  const { view, details, openSource } = useSession();
  const tree = useSourceTree(details, document.id);
  const search = useSourceSearch(details, document.id);
  const field = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<SidePart>("value");
  const problems = view.problems.filter(
    (problem) => problem.document === document.name || problem.document === null,
  );
  const show = (next: Place) => openSource(document.id, next.line, next.at);
  const showAndTell = (next: Place) => {
    setPart("value");
    show(next);
  };
  const searchFor = (text: string) => {
    search.ask(text);
    setPart(text === "" ? "value" : "hits");
  };
  return (
    <div className="source-screen">
      <div className="source-bar">
        <DocumentChooser
          chosen={document.id}
          documents={view.documents}
          onChoose={(id) => openSource(id, null, ROOT)}
        />
        <SearchField field={field} onAsk={searchFor} text={search.text} />
      </div>
      <PointerBreadcrumb documentName={document.name} onShow={show} place={place} />
      <div className="source-body">
        <SourceTree
          isArrival={isArrival}
          name={document.name}
          onShow={showAndTell}
          place={place}
          tree={tree}
        />
        <SideParts
          labels={{
            value: words.source.value,
            hits: search.text === "" ? null : words.source.searchTab,
            problems: words.source.problemCount(problems.length),
            unread: words.source.unreadCount(document.coverage.unread.length),
          }}
          onChoose={setPart}
          part={part}
        >
          {part === "value" && <ValuePanel document={document} place={place} />}
          {part === "hits" && <SearchHits onShow={show} place={place} search={search} />}
          {part === "problems" && <SourceProblems onShow={showAndTell} problems={problems} />}
          {part === "unread" && <UnreadValues coverage={document.coverage} onFind={searchFor} />}
        </SideParts>
      </div>
      <StatusSlot>
        <span className="truncate">
          <SafeText text={placeText(document.name, place)} />
        </span>
      </StatusSlot>
    </div>
  );
}
