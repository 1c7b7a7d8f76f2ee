// What the rules say of the question: one verdict per part that the host would ask for, together, and what that rests on
// beside the rules. A line that is not split has no verdict and says why.
"use client";

import type { ReactNode } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { AskedOne, RulesAnswer } from "@/lib/rules/ask-rules.ts";
import { ofParts } from "@/lib/rules/verdict.ts";
import type { ShownRule } from "./permission-model.ts";
import type { MissingField } from "./question-box.tsx";
import { VerdictWord } from "./verdict-word.tsx";

export interface AnswerProps {
  readonly answer: RulesAnswer<ShownRule> | null;
  /** What the question lacks; the field that lacks it is described by the element of this id. */
  readonly missing: MissingField | null;
  readonly hint: string;
  /** The part whose trace is shown below. */
  readonly traced: number;
  readonly onTrace: (part: number) => void;
}

export function Answer({ answer, missing, hint, ...trace }: AnswerProps) {
  const words = useWords().permissions;
  return (
    <div className="rules-answer" role="status">
      {answer === null ? (
        <p className="ask-first" data-missing={missing !== null} id={hint}>
          {missing === null ? words.askFirst : words.missing[missing]}
        </p>
      ) : (
        <Said answer={answer} {...trace} />
      )}
    </div>
  );
}

/** More than anybody reads; a line may hold ten thousand commands. The part that decides is shown wherever it stands. */
const MOST_PARTS = 100;

type SaidProps = Omit<AnswerProps, "missing" | "hint"> & { readonly answer: RulesAnswer<ShownRule> };

function Said({ answer, traced, onTrace }: SaidProps) {
  const { permissions: words, common } = useWords();
  const { only } = useSession();
  const said = useSaidMarks();
  if (answer.kind === "not-shown")
    return (
      <p>
        <strong className="font-semibold">{words.notShown}</strong> {words.lack[answer.lack]}
      </p>
    );
  if (answer.kind === "not-split")
    return (
      <p>
        <strong className="font-semibold">{words.notSplitTitle}</strong> {words.notSplit[answer.because]}
      </p>
    );
  // The parts are as inferred as what is said of them.
  if (only && answer.together.standing === "inferred") return <p className="text-ink-3">{common.hidden}</p>;
  const { parts, possible, together } = answer;
  const shownParts = parts
    .map((part, index) => ({ part, index }))
    .filter(({ index }) => index < MOST_PARTS || index === together.part);
  const left = parts.length - shownParts.length;
  return (
    <>
      {shownParts.map(({ part, index }) => (
        <Verdict key={index} part={part}>
          {parts.length > 1 && (
            <Button
              aria-label={said(words.traceName(part.question.action, part.question.resource))}
              aria-pressed={index === traced}
              className="trace-button"
              kind="text"
              onClick={() => onTrace(index)}
            >
              {words.trace}
            </Button>
          )}
        </Verdict>
      ))}
      {left > 0 && <p className="text-ink-2">{words.moreParts(left)}</p>}
      {possible.map(({ action, resource }) => (
        <p className="text-ink-2" key={`${action} ${resource}`}>
          <SafeText text={words.possible(action, resource)} />
        </p>
      ))}
      {parts.length + possible.length !== 1 && (
        <p className="rules-verdict font-medium">
          {words.overall} <VerdictWord said={together} />
        </p>
      )}
      {answer.isSplitByUs && <p className="text-ink-2 text-small">{words.splitByUs(parts.length)}</p>}
    </>
  );
}

interface VerdictProps {
  readonly part: AskedOne<ShownRule>;
  readonly children?: ReactNode;
}

function Verdict({ part, children }: VerdictProps) {
  const words = useWords().permissions;
  const { question, decided, premise, other } = part;
  const said = ofParts([part]);
  return (
    <p className="rules-verdict">
      <code className="wrap-anywhere">
        <SafeText text={words.verdictOf(question.action, question.resource)} />
      </code>
      {other !== null && <SafeText className="text-ink-2" text={words.orResource(other.resource)} />}
      <span className="font-semibold">
        <VerdictWord said={said} />
      </span>
      {decided.by === "rule" && said.verdict !== null && (
        <span className="text-ink-2">{words.byRule(decided.index + 1)}</span>
      )}
      {said.verdict === "no-match" && <span className="text-ink-2">{words.byDefault}</span>}
      {premise !== null && premise !== "split" && (
        <span className="text-ink-2 text-small">{words.premise[premise]}</span>
      )}
      {children}
    </p>
  );
}
