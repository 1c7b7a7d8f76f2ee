// What the rules say of the question: one verdict per part that the host would ask for, together, and what that rests on
// beside the rules. A line that is not split has no verdict and says why.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { RulesAnswer } from "@/lib/rules/ask-rules.ts";
import type { Evaluation } from "@/lib/rules/evaluate.ts";
import { type JudgedQuestion, ofParts } from "@/lib/rules/verdict.ts";
import type { ShownRule } from "./permission-model.ts";
import { VerdictWord } from "./verdict-word.tsx";

export function Answer({ answer }: { readonly answer: RulesAnswer<ShownRule> | null }) {
  const words = useWords().permissions;
  return (
    <div className="rules-answer" role="status">
      {answer === null ? <p className="text-ink-2">{words.askFirst}</p> : <Said answer={answer} />}
    </div>
  );
}

function Said({ answer }: { readonly answer: RulesAnswer<ShownRule> }) {
  const { permissions: words, common } = useWords();
  const { only } = useSession();
  if (answer.kind === "not-shown") return <p>{words.notShown}</p>;
  if (answer.kind === "not-split") {
    return (
      <>
        <p>
          <strong className="font-semibold">{words.notSplitTitle}</strong> {words.notSplit[answer.because]}
        </p>
        <p className="text-ink-2">{words.wholeLine}</p>
        <Verdict part={{ ...answer.whole, premise: null, other: null }} />
      </>
    );
  }
  // The parts are as inferred as what is said of them.
  if (only && answer.together.standing === "inferred") return <p className="text-ink-3">{common.hidden}</p>;
  return (
    <>
      {answer.parts.map((part) => (
        <Verdict
          key={`${part.question.action} ${part.question.resource} ${part.other?.resource}`}
          part={part}
        />
      ))}
      {answer.possible.map(({ action, resource }) => (
        <p className="text-ink-2" key={`${action} ${resource}`}>
          <SafeText text={words.possible(action, resource)} />
        </p>
      ))}
      {answer.parts.length + answer.possible.length !== 1 && (
        <p className="rules-verdict font-medium">
          {words.overall} <VerdictWord said={answer.together} />
        </p>
      )}
      {answer.isSplitByUs && <p className="text-ink-2 text-small">{words.splitByUs(answer.parts.length)}</p>}
    </>
  );
}

function Verdict({ part }: { readonly part: Evaluation<ShownRule> & JudgedQuestion<ShownRule> }) {
  const words = useWords().permissions;
  const { question, decided, premise, other } = part;
  return (
    <p className="rules-verdict">
      <code className="wrap-anywhere">
        <SafeText text={words.verdictOf(question.action, question.resource)} />
      </code>
      {other !== null && <SafeText className="text-ink-2" text={words.orResource(other.resource)} />}
      <span className="font-semibold">
        <VerdictWord said={ofParts([part])} />
      </span>
      {decided.by === "rule" && <span className="text-ink-2">{words.byRule(decided.index + 1)}</span>}
      {decided.by === "default" && <span className="text-ink-2">{words.byDefault}</span>}
      {premise !== null && premise !== "split" && (
        <span className="text-ink-2 text-small">{words.premise[premise]}</span>
      )}
    </p>
  );
}
