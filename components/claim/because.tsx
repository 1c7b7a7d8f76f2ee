// The rule that licenses a claim: its sentence, its id, on whose authority, and the versions it was seen on.

import { lazy, Suspense } from "react";
import { Filled } from "@/components/ui/filled.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { warrantOf } from "@/lib/knowledge/warrants.ts";
import type { Session } from "@/lib/model/analysis.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { WarrantId } from "@/lib/model/ids.ts";
import { AUTHORITY_LETTERS, type HostVersionRange, warrantName } from "@/lib/model/warrant.ts";
import { warrantWords } from "@/lib/words/claim-sentence.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { CardSection } from "./card-section.tsx";

const ClaimFacts = lazy(async () => ({ default: (await import("./claim-facts.tsx")).ClaimFacts }));

export interface BecauseProps {
  readonly warrant: WarrantId;
  /** The session that the claim is of; null for one about the whole bundle. */
  readonly session: Session | null;
  /** False: the rule was asked and gave no value. */
  readonly isLicence: boolean;
}

export function Because({ warrant: id, session, isLicence }: BecauseProps) {
  const words = useWords();
  const warrant = warrantOf(id);
  const said = warrantWords(id, words.claim);
  const name = warrantName(id);
  return (
    <CardSection title={isLicence ? words.claim.because : words.claim.asked}>
      {said !== null && (
        <p>
          <MessageText text={said.because} />
        </p>
      )}
      <p className="text-ink-2 text-small">
        {warrant === undefined || said === null ? (
          <code>{id}</code>
        ) : (
          <Filled
            parts={{
              id: <code>{id}</code>,
              how: (
                <span>
                  [{AUTHORITY_LETTERS[warrant.authority]}] {words.claim.authority[warrant.authority]}
                </span>
              ),
              cite: <MessageText text={said.cite} />,
            }}
            template={words.claim.ruleLine}
          />
        )}
        {warrant !== undefined && warrant.seenOn !== null && (
          <>
            {words.common.sentenceGap}
            {seenOn(warrant.seenOn, words)}
          </>
        )}
        {warrant?.seenOn != null && session !== null && !isVersionRecorded(session) && (
          <>
            {words.common.sentenceGap}
            {words.claim.versionNotRecorded}
          </>
        )}
      </p>
      {name !== null && (
        <Suspense fallback={null}>
          <ClaimFacts warrant={name} />
        </Suspense>
      )}
    </CardSection>
  );
}

function seenOn(versions: readonly HostVersionRange[], words: Words): string {
  const { values } = words.claim;
  const ranges = versions.map(({ format, from, to }) => values.hostVersions(values.format[format], from, to));
  return words.claim.seenOn(values.longList(ranges));
}

function isVersionRecorded(session: Session): boolean {
  return isKnown(session.host) && session.host.standing === "observed";
}
