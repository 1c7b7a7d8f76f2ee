// The Source screen: which document, and what to say when there is none or the link names another one.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import { DocumentChooser } from "./document-chooser.tsx";
import { SourceDocument } from "./source-document.tsx";
import type { Place } from "./tree-model.ts";

const WHOLE: Place = { line: null, at: ROOT };

export function SourceScreen() {
  const words = useWords();
  const { view, sourcePlace, openSource } = useSession();
  const lead = view.sessions.find((session) => session.role === "lead");
  const first = view.documents.find(({ id }) => id === lead?.document) ?? view.documents[0];
  if (first === undefined) return <p className="p-4 text-ink-2">{words.source.noDocument}</p>;
  const named = sourcePlace === null ? first : view.documents.find(({ id }) => id === sourcePlace.document);
  if (named === undefined) {
    return (
      <section className="flex flex-col items-start gap-3 p-4">
        <p role="alert">{words.source.documentMissing}</p>
        <DocumentChooser
          chosen={null}
          documents={view.documents}
          onChoose={(id) => openSource(id, null, ROOT)}
        />
      </section>
    );
  }
  return (
    <SourceDocument
      document={named}
      isArrival={sourcePlace !== null}
      key={named.id}
      place={sourcePlace ?? WHOLE}
    />
  );
}
