// The questions that were asked of the bundle, each with its outcome and the claims it rests on.
"use client";

import { useMemo } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Json } from "@/lib/base/json.ts";
import { byUrgency, type Finding } from "@/lib/model/analysis.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { claimsNamed } from "@/lib/model/claim-index.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { propertyWords } from "@/lib/words/claim-sentence.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
import { valueText } from "@/lib/words/value-text.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

export function FindingsList({ view }: { readonly view: BundleView }) {
  const words = useWords().overview;
  const claims = useMemo(() => claimsAbout(view), [view]);
  const findings = byUrgency(view.findings);
  return (
    <OverviewSection title={words.findings}>
      {findings.length === 0 ? (
        <p className="text-ink-2">{words.noFindings}</p>
      ) : (
        <ul className="overview-list">
          {findings.map((finding) => (
            <li key={finding.id}>
              <FindingItem claims={claims} finding={finding} view={view} />
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}

/** The claims that findings rest on. */
function claimsAbout({ findings, dispatches, decisions, orphanNotices, idles }: BundleView) {
  const wanted = new Set(findings.flatMap(({ about }) => about));
  return claimsNamed(wanted, [dispatches, decisions, orphanNotices, idles]);
}

interface FindingItemProps {
  readonly finding: Finding;
  readonly claims: ReadonlyMap<ClaimId, Claim<Json>>;
  readonly view: BundleView;
}

function FindingItem({ finding, claims, view }: FindingItemProps) {
  const words = useWords();
  const questions: Readonly<Record<string, string>> = words.overview.finding;
  const question = Object.hasOwn(questions, finding.rule) ? questions[finding.rule] : undefined;
  const about = finding.about.flatMap((id) => claims.get(id) ?? []);
  const isQuiet = finding.kind === "pass" || finding.kind === "notApplicable";
  const head = (
    <span className="overview-pair">
      <span>{question ?? finding.rule}</span>
      <span className={isQuiet ? "text-ink-3" : "font-medium"}>
        {words.overview.findingAnswer(words.overview.findingKind[finding.kind], about.length)}
      </span>
    </span>
  );
  if (about.length === 0) return <div className="pl-4.5">{head}</div>;
  return (
    <Fold summary={head}>
      <LongList
        items={about.map((claim) => ({ key: claim.id, node: <AboutClaim claim={claim} view={view} /> }))}
      />
    </Fold>
  );
}

function AboutClaim({ claim, view }: { readonly claim: Claim<Json>; readonly view: BundleView }) {
  const words = useWords();
  const clock = useClock();
  const subject = subjectOf(claim.id, view, words.claim);
  const { name } = propertyWords(subject, words.claim);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-small">
      <SafeText text={words.claim.ofSubject(name, subject.who)} />
      <ClaimValue
        claim={claim}
        format={(value) => <SafeText text={valueText(subject.property, value, words.claim, clock).text} />}
      />
    </span>
  );
}
