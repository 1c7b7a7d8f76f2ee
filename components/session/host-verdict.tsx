// Which host wrote the session, as a claim with its mark; on hover, what in the file shows the format.
"use client";

import { HostValue } from "@/components/claim/host-value.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Session } from "@/lib/model/analysis.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { reasonsText } from "@/lib/words/sentence-text.ts";

export function HostVerdict({ session, view }: { readonly session: Session; readonly view: BundleView }) {
  const words = useWords();
  const document = view.documents.find(({ id }) => id === session.document);
  const because =
    document === undefined ? "" : words.session.hostBecause(reasonsText(document.because, words.problems));
  return (
    <span className="min-w-0 text-small" title={because}>
      <HostValue claim={session.host} format={document?.format} />
    </span>
  );
}
