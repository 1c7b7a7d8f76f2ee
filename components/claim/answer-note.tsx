// Why a value is not known, and which file would answer it.

import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { UnknownClaim } from "@/lib/model/claim.ts";
import type { FormatId, SessionId } from "@/lib/model/ids.ts";
import { CardSection } from "./card-section.tsx";
import { ExportSteps } from "./export-steps.tsx";

export interface AnswerNoteProps {
  readonly claim: UnknownClaim;
  readonly view: BundleView;
}

export function AnswerNote({ claim, view }: AnswerNoteProps) {
  const words = useWords();
  const { remedy } = claim;
  return (
    <CardSection title={words.claim.answer}>
      <p>{words.claim.remedy[remedy.kind]}</p>
      {remedy.kind !== "none" && (
        <ExportSteps format={formatOf(remedy.session, view)} session={remedy.session} />
      )}
    </CardSection>
  );
}

/** The host's line: that of the session's own document, of the one that names it, or of the only one there is. */
export function formatOf(session: SessionId, view: BundleView): FormatId | "unknown" | null {
  const own = view.sessions.find(({ id }) => id === session)?.document;
  const document = view.documents.find(({ id, sessions }) => id === own || sessions.includes(session));
  if (document !== undefined) return document.format;
  return view.missingSessions.find(({ id }) => id === session)?.format ?? null;
}
