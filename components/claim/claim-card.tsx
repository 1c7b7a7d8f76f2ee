// The claim card: what is claimed, how well it is known, by which rule, on which places, against what. Pure: it paints
// the detail it is given. What it is for is to let a reader check a value without believing us.

import { useClock } from "@/components/ui/clock-context.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Json } from "@/lib/base/json.ts";
import { warrantOf } from "@/lib/knowledge/warrants.ts";
import type { Session } from "@/lib/model/analysis.ts";
import type { BundleView, ClaimDetail } from "@/lib/model/bundle-view.ts";
import { isKnown, type KnownClaim, knownValue, type UnknownClaim } from "@/lib/model/claim.ts";
import { sessionSubject } from "@/lib/model/claim-subject.ts";
import type { ClaimId, SessionId } from "@/lib/model/ids.ts";
import { listedRecords } from "@/lib/model/listed-records.ts";
import { clauseOf, sentenceOf, warrantWords } from "@/lib/words/claim-sentence.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
import { AnswerNote } from "./answer-note.tsx";
import { Because } from "./because.tsx";
import { CardSection } from "./card-section.tsx";
import { ClaimSentenceLine } from "./claim-sentence-line.tsx";
import { DerivedFrom } from "./derived-from.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { Held, type LibraryTallies } from "./held.tsx";
import { ListedNote } from "./listed-note.tsx";
import { Rivals } from "./rivals.tsx";
import { StandingScale } from "./standing-scale.tsx";
import { Withdrawn } from "./withdrawn.tsx";

export interface ClaimCardProps {
  readonly detail: ClaimDetail & { readonly claim: KnownClaim<Json> | UnknownClaim };
  readonly view: BundleView;
  /** Rivals left out by "Only live-observed". */
  readonly rivalsHidden?: number;
  readonly library?: LibraryTallies | null;
}

export function ClaimCard({ detail, view, rivalsHidden = 0, library = null }: ClaimCardProps) {
  const words = useWords();
  const clock = useClock();
  const { claim } = detail;
  const subject = subjectOf(claim.id, view, words.claim, detail.subject);
  const rule = warrantWords(claim.warrant, words.claim);
  const how = isKnown(claim) ? clauseOf(claim.warrant, words.claim) : words.claim.unknown[claim.reason];
  const sentence = sentenceOf(claim, subject, how, words.claim, clock);
  const listed = isKnown(claim) ? listedRecords(claim, subject.property) : null;
  const withdrawn = isKnown(claim) ? [] : claim.withdrawn;
  return (
    <>
      <ClaimSentenceLine sentence={sentence} standing={claim.standing} subject={subject} />
      {!isKnown(claim) && <p className="px-4 pb-1 text-ink-2">{words.claim.unknownSentence[claim.reason]}</p>}
      <StandingScale standing={claim.standing} />
      {(isKnown(claim) || claim.grounds.length > 0 || isReasonOfItsOwn(claim)) && (
        <Because isLicence={isKnown(claim)} session={sessionOf(claim.id, view)} warrant={claim.warrant} />
      )}
      <CardSection title={words.claim.evidence(detail.evidence.length)}>
        <EvidenceList evidence={detail.evidence} />
        {listed !== null && (
          <ListedNote
            listed={listed}
            named={detail.derivedFrom.length}
            session={countedSession(claim.id, view)}
          />
        )}
      </CardSection>
      <Withdrawn view={view} withdrawn={withdrawn} />
      <DerivedFrom claims={detail.derivedFrom} view={view} />
      {isKnown(claim) && (claim.standing === "inferred" || claim.rivals.length > 0) && (
        <Rivals evidence={detail.rivalEvidence} property={subject.property} rivals={claim.rivals} />
      )}
      {rivalsHidden > 0 && (
        <p className="px-4 pb-2 text-ink-3">{words.claim.inferredRivalsHidden(rivalsHidden)}</p>
      )}
      {rule !== null && isKnown(claim) && (
        <CardSection title={words.claim.refute}>
          <p>
            <MessageText text={rule.rebuttedBy} />
          </p>
        </CardSection>
      )}
      <Held
        library={library}
        tallies={view.tallies}
        warrants={[claim.warrant, ...withdrawn.map((withdrawal) => withdrawal.warrant)]}
      />
      {!isKnown(claim) && <AnswerNote claim={claim} view={view} />}
    </>
  );
}

/** Some rules only ever say why a value cannot be known. */
function isReasonOfItsOwn({ warrant }: UnknownClaim): boolean {
  return warrantOf(warrant)?.ceiling === "unknown";
}

/** Whose records a count is of: a session's own, or those of a dispatch's child. */
function countedSession(id: ClaimId, view: BundleView): SessionId | null {
  const dispatch = view.dispatches.find(({ childCalls }) => "id" in childCalls && childCalls.id === id);
  return dispatch === undefined ? (sessionOf(id, view)?.id ?? null) : knownValue(dispatch.child);
}

/** The session whose id begins the claim's id. */
function sessionOf(id: ClaimId, view: BundleView): Session | null {
  return view.sessions.find((session) => id.startsWith(`${sessionSubject(session.id)}/`)) ?? null;
}
