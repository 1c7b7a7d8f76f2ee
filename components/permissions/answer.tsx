// What the rules say of the question: one verdict per part that the host would ask for, together, and where the parts are
// ours. A line that is not split has no verdict and says why.
"use client";

import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { RulesAnswer, RulesVerdict } from "@/lib/rules/ask-rules.ts";
import type { Evaluation } from "@/lib/rules/evaluate.ts";
import type { ShownRule } from "./permission-model.ts";

export function Answer({ answer }: { readonly answer: RulesAnswer<ShownRule> | null }) {
  const words = useWords().permissions;
  return (
    <div className="rules-answer" role="status">
      {answer === null ? <p className="text-ink-2">{words.askFirst}</p> : <Said answer={answer} />}
    </div>
  );
}

function Said({ answer }: { readonly answer: RulesAnswer<ShownRule> }) {
  const words = useWords().permissions;
  if (answer.kind === "not-split") {
    return (
      <>
        <p>
          <strong className="font-semibold">{words.notSplitTitle}</strong> {words.notSplit[answer.because]}
        </p>
        <p className="text-ink-2">{words.wholeLine}</p>
        <Verdict part={answer.whole} />
      </>
    );
  }
  if (answer.kind === "not-shown") return <p>{words.notShown}</p>;
  if (answer.parts.length === 0 && answer.possible.length === 0) return <p>{words.nothingAsked}</p>;
  return (
    <>
      {answer.parts.map((part) => (
        <Verdict key={`${part.question.action} ${part.question.resource}`} part={part} />
      ))}
      {answer.possible.map(({ action, resource }) => (
        <p className="text-ink-2" key={`${action} ${resource}`}>
          <SafeText text={words.possible(action, resource)} />
        </p>
      ))}
      {answer.parts.length + answer.possible.length > 1 && (
        <p className="font-medium">
          {words.overall} <Effect effect={answer.effect} />
        </p>
      )}
      {answer.isSplitByUs && <p className="text-ink-2 text-small">{words.splitByUs(answer.parts.length)}</p>}
    </>
  );
}

function Verdict({ part }: { readonly part: Evaluation<ShownRule> }) {
  const words = useWords().permissions;
  const { question, effect, decided } = part;
  return (
    <p className="rules-verdict">
      <code className="wrap-anywhere">
        <SafeText text={words.verdictOf(question.action, question.resource)} />
      </code>
      <span className="font-semibold">
        <Effect effect={effect} />
      </span>
      <span className="text-ink-2">
        {decided.by === "rule" ? words.byRule(decided.index + 1) : words.byDefault}
      </span>
    </p>
  );
}

function Effect({ effect }: { readonly effect: RulesVerdict }) {
  const words = useWords().permissions;
  return <OutcomeWord isBad={effect === "deny"} text={words.verdict[effect ?? "none"]} />;
}
