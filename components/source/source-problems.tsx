// The problems of a document, worst first: what, where, what to do. Each leads to its place.

import { Icon } from "@/components/ui/icon.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import type { Problem, Severity } from "@/lib/model/problem.ts";
import { hintText, sentenceText } from "@/lib/words/sentence-text.ts";
import type { Place } from "./tree-model.ts";

const ORDER: readonly Severity[] = ["loss", "warning", "note"];

export interface SourceProblemsProps {
  readonly problems: readonly Problem[];
  readonly onShow: (place: Place) => void;
}

export function SourceProblems({ problems, onShow }: SourceProblemsProps) {
  const words = useWords();
  if (problems.length === 0) return <p className="p-3 text-ink-2">{words.source.noProblems}</p>;
  return ORDER.map((severity) => {
    const own = problems.filter((problem) => problem.severity === severity);
    if (own.length === 0) return null;
    return (
      <section aria-label={words.source.severity[severity]} key={severity}>
        <h2 className="px-3 pt-3 pb-1 text-small">
          <strong className={severity === "loss" ? "font-semibold text-danger" : "font-semibold"}>
            {severity === "loss" && <Icon className="mr-1 inline size-2.5!" name="cross" />}
            {words.source.severity[severity]}
          </strong>{" "}
          <span className="text-ink-3">{words.source.severityMeans[severity]}</span>
        </h2>
        <ul>
          {own.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one code may stand at one place twice; the list never moves.
            <li className="border-hairline border-b px-3 py-2" key={index}>
              <ProblemText onShow={onShow} problem={problem} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function ProblemText({
  problem,
  onShow,
}: {
  readonly problem: Problem;
  readonly onShow: (place: Place) => void;
}) {
  const words = useWords();
  const { line, at, bytes, document } = problem;
  const hint = hintText(problem.hint, words.problems);
  const hasPlace = at !== null || line !== null;
  return (
    <>
      <p className="wrap-anywhere">
        <MessageText text={sentenceText(problem, words.problems)} />
      </p>
      {hint !== null && (
        <p className="text-ink-2 text-small wrap-anywhere">
          <MessageText text={hint} />
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2 text-ink-3 text-micro">
        <code className="text-micro">{problem.code}</code>
        {document === null && words.source.problemInBundle}
        {line !== null && words.source.lineNumber(line)}
        {at !== null && at !== "" && (
          <code className="text-micro wrap-anywhere">
            <SafeText text={at} />
          </code>
        )}
        {bytes !== null && words.source.byteAt(bytes[0])}
        {hasPlace && (
          <button
            className="quiet-link min-h-6 text-ink-2 text-small"
            onClick={() => onShow({ line, at: at ?? ROOT })}
            type="button"
          >
            {words.source.showPlace}
          </button>
        )}
      </p>
    </>
  );
}
