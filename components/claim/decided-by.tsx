// What became of a call and who decided it, each with its own claim. One line wherever a decision is told.
"use client";

import { Filled } from "@/components/ui/filled.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Decision } from "@/lib/model/call-records.ts";
import { ClaimValue } from "./claim-value.tsx";
import { WordValue } from "./values.tsx";

export function DecidedBy({ effect, by }: Pick<Decision, "effect" | "by">) {
  const words = useWords();
  const { values } = words.claim;
  return (
    <>
      <ClaimValue
        claim={effect}
        format={(value) => <OutcomeWord isBad={value === "deny"} text={values.effect[value]} />}
      />
      <span>
        <Filled
          parts={{ by: <WordValue claim={by} write={(value) => values.decider[value]} /> }}
          template={words.overview.decidedBy}
        />
      </span>
    </>
  );
}
