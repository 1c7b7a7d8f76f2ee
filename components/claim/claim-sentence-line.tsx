// The claim's sentence, with the value underlined as its standing asks.

import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Standing } from "@/lib/model/standing.ts";
import type { ClaimSentence, SubjectNames } from "@/lib/words/claim-sentence.ts";
import type { ValueText } from "@/lib/words/value-text.ts";

export interface ClaimSentenceLineProps {
  readonly sentence: ClaimSentence;
  readonly subject: SubjectNames;
  readonly standing: Standing;
}

export function ClaimSentenceLine({ sentence, subject, standing }: ClaimSentenceLineProps) {
  const words = useWords();
  return (
    <p className="px-4 pt-3 pb-1 text-lead wrap-anywhere">
      <Filled
        parts={{
          who: (
            <strong className="font-semibold">
              <SafeText text={subject.who} />
            </strong>
          ),
          number: subject.number === null ? "" : String(subject.number),
          standing: words.common.standing[standing],
          how: sentence.how,
          ...(sentence.value === null
            ? {}
            : { value: <ValueInSentence isInferred={standing === "inferred"} value={sentence.value} /> }),
        }}
        template={sentence.template}
      />
    </p>
  );
}

/** Recorded text stands in quotes, so that it never reads as ours. */
export function ValueInSentence({
  value,
  isInferred,
}: {
  readonly value: ValueText;
  readonly isInferred: boolean;
}) {
  const said = useSaidMarks();
  const text = <SafeText text={value.text} />;
  return (
    <span className={isInferred ? "inferred-text" : ""} title={said(value.exact)}>
      {value.kind === "id" ? <code>{text}</code> : value.kind === "recorded" ? <q>{text}</q> : text}
    </span>
  );
}
