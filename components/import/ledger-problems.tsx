// Problems of one file: losses in full, warnings and notes behind their count. Each says what, where, what to do.
"use client";

import { useState } from "react";
import { Fold } from "@/components/ui/fold.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { LongList } from "@/components/ui/long-list.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Problem, Severity } from "@/lib/model/problem.ts";
import { formatCount } from "@/lib/words/format.ts";
import { hintText, sentenceText } from "@/lib/words/sentence-text.ts";

const SEVERITIES: readonly Severity[] = ["loss", "warning", "note"];
/** Losses told without a click: the first says what the file is or where it breaks; a torn archive can hold hundreds. */
const OPEN_LOSSES = 1;
const WHOLE_UP_TO = 40;

export function LedgerProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords().library;
  const losses = problems.filter(({ severity }) => severity === "loss");
  const open = losses.slice(0, OPEN_LOSSES);
  const folded = problems.filter((problem) => !open.includes(problem));
  const counts = SEVERITIES.flatMap((severity) => {
    const count = folded.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [words.problem(severity, count)];
  });
  return (
    <>
      {open.map((problem) => (
        <ProblemLine key={keyOf(problem)} problem={problem} />
      ))}
      {folded.length > 0 && <Folded problems={folded} summary={words.problems(counts)} />}
    </>
  );
}

interface FoldedProps {
  readonly problems: readonly Problem[];
  readonly summary: string;
}

/** Few are in the page, for its search; of many only those in sight, and only once somebody asks. */
function Folded({ problems, summary }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  const isMany = problems.length > WHOLE_UP_TO;
  return (
    <Fold
      className="text-ink-2 text-small"
      onToggle={({ newState }) => setOpen(newState === "open")}
      summary={summary}
    >
      {!isMany && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        <ul className="flex max-h-80 flex-col gap-1.5 overflow-y-auto" tabIndex={0}>
          {problems.map((problem) => (
            <li key={keyOf(problem)}>
              <ProblemLine hasWord problem={problem} />
            </li>
          ))}
        </ul>
      )}
      {isMany && isOpen && (
        <LongList
          count={problems.length}
          item={(index) => {
            const problem = problems[index];
            return problem === undefined ? null : <ProblemLine hasWord problem={problem} />;
          }}
          name={summary}
        />
      )}
    </Fold>
  );
}

export interface ProblemLineProps {
  readonly problem: Problem;
  /** The severity is said in a word: the line stands among others. */
  readonly hasWord?: boolean;
}

export function ProblemLine({ problem, hasWord = false }: ProblemLineProps) {
  const { library: words, problems } = useWords();
  const where = placesOf(problem, words);
  const hint = hintText(problem.hint, problems);
  return (
    <div className="wrap-anywhere">
      <p>
        {problem.severity === "loss" && <Icon className="inline-block mr-1 text-danger" name="cross" />}
        {hasWord && <span className="mr-1.5 text-ink-3">{words.problemWord[problem.severity]}</span>}
        <MessageText text={sentenceText(problem, problems)} />
      </p>
      {where.length > 0 && (
        <p className="text-ink-3 text-micro">
          <code className="text-micro">
            <SafeText text={where.join(" · ")} />
          </code>
        </p>
      )}
      {hint !== null && (
        <p className="text-ink-2 text-small">
          <MessageText text={hint} />
        </p>
      )}
    </div>
  );
}

type LibraryWords = ReturnType<typeof useWords>["library"];

function placesOf(problem: Problem, words: LibraryWords): readonly string[] {
  const { document, line, at, bytes } = problem;
  return [
    ...(document === null ? [] : [document]),
    ...(line === null ? [] : [words.problemLine(formatCount(line))]),
    ...(at === null || at === "" ? [] : [at]),
    ...(bytes === null ? [] : [words.problemBytes(formatCount(bytes[0]), formatCount(bytes[1]))]),
  ];
}

function keyOf({ code, document, line, at, bytes, says, values }: Problem): string {
  return [code, document, line, at, bytes?.join("-"), says, JSON.stringify(values)].join("|");
}
