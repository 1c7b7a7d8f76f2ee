// What went wrong in reading or in the data, losses first: what, where, what to do.
"use client";

import { OpenInSource } from "@/components/claim/places.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Problem, Severity } from "@/lib/model/problem.ts";
import { hintText, sentenceText } from "@/lib/words/sentence-text.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

const SEVERITIES: readonly Severity[] = ["loss", "warning", "note"];

export function ProblemsList({ view }: { readonly view: BundleView }) {
  const words = useWords().overview;
  return (
    <OverviewSection title={words.problems}>
      {view.problems.length === 0 && <p className="text-ink-2">{words.noProblems}</p>}
      {SEVERITIES.map((severity) => {
        const problems = view.problems.filter((problem) => problem.severity === severity);
        if (problems.length === 0) return null;
        return (
          <div className="pb-2" key={severity}>
            <h4 className="text-ink-3 text-small">
              {severity === "loss" && <Icon className="mr-1 inline size-2.5! text-danger" name="cross" />}
              {words.severities[severity](problems.length)}
            </h4>
            <LongList
              items={problems.map((problem, index) => ({
                key: `${problem.code} ${problem.document} ${problem.line} ${problem.at} ${index}`,
                node: <ProblemItem problem={problem} view={view} />,
              }))}
            />
          </div>
        );
      })}
    </OverviewSection>
  );
}

function ProblemItem({ problem, view }: { readonly problem: Problem; readonly view: BundleView }) {
  const words = useWords().problems;
  const told = sentenceText(problem, words);
  const hint = hintText(problem.hint, words);
  const document = view.documents.find(({ name }) => name === problem.document);
  return (
    <>
      <span className="wrap-anywhere">
        <MessageText text={told} />
      </span>
      {hint !== null && (
        <span className="block text-ink-2 text-small">
          <MessageText text={hint} />
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 text-ink-3 text-small">
        <code className="text-micro">{problem.code}</code>
        {problem.document !== null && <SafeText text={problem.document} />}
        {document !== undefined && problem.at !== null && (
          <OpenInSource about={told} place={{ doc: document.id, line: problem.line, at: problem.at }} />
        )}
      </span>
    </>
  );
}
