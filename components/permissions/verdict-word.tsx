// What rules say, with how well that is known. For verdicts that are made here of a question or of rules that a reader wrote;
// those on the session's recorded calls are claims of the analysis.
"use client";

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { RuleVerdict } from "@/lib/model/rule-words.ts";
import type { CallVerdict } from "@/lib/rules/verdict.ts";

export function VerdictWord({ said }: { readonly said: CallVerdict }) {
  const words = useWords();
  const { only } = useSession();
  const { verdict, lack, standing } = said;
  if (only && standing === "inferred") return <span className="text-ink-3">{words.common.hidden}</span>;
  return (
    <span className="verdict-word" data-standing={standing}>
      <StandingMark standing={standing} />
      <span>
        {verdict !== null ? <VerdictText verdict={verdict} /> : words.permissions.lack[lack ?? "effect"]}
      </span>
      <span className="sr">{words.claim.standingAfter(standing)}</span>
    </span>
  );
}

export function VerdictText({ verdict }: { readonly verdict: RuleVerdict }) {
  const words = useWords();
  return <OutcomeWord isBad={verdict === "deny"} text={words.claim.values.ruleVerdict[verdict]} />;
}
