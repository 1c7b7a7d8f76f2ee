// What a person reads of a problem, its advice and a verdict, in English; and what no language may show of any.

import type { Problem } from "@/lib/model/problem.ts";
import type { Reason } from "@/lib/model/reason.ts";
import type { SentenceValue } from "@/lib/model/sentence.ts";
import { LANGUAGES, wordsOf } from "@/lib/words/language.ts";
import { hintText, reasonsText, sentenceText } from "@/lib/words/sentence-text.ts";

const english = wordsOf("en").problems;

/** Empty where there is no problem: no expectation of a text holds then. */
export function messageOf(problem: Problem | undefined): string {
  return problem === undefined ? "" : sentenceText(problem, english);
}

export function adviceOf(problem: Problem | undefined): string {
  return problem === undefined ? "" : (hintText(problem.hint, english) ?? "");
}

export function verdictOf(because: readonly Reason[]): string {
  return reasonsText(because, english);
}

/** Values that were not written, places that were not filled. */
const BROKEN = /\[object |NaN|\bundefined\b|\{\w+(?:\|[^{}]*)?\}|: \.|: 。| {2}|（）|\(\)/;

/** The sentences, in any language, that show what no reader should see. */
export function brokenWords(problems: readonly Problem[]): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const words = wordsOf(language).problems;
    return problems.flatMap((problem) => {
      const { values } = problem;
      const bare = { ...problem, values: Object.fromEntries(Object.entries(values).map(harmless)) };
      const texts = [sentenceText(bare, words), hintText(problem.hint, words) ?? "advice"];
      const isSaid = sentenceText(problem, words).length > 0;
      return isSaid ? texts.filter((text) => text.trim() === "" || BROKEN.test(text)) : [problem.says];
    });
  });
}

const PLAIN = /^(?:[\w./*[\]-]*|\[…\]|\{…\})$/;

/** Strings of the file may hold anything: what could look like a mistake of ours is put aside. */
function harmless([name, value]: readonly [string, SentenceValue]): readonly [string, SentenceValue] {
  return [name, typeof value === "string" && !PLAIN.test(value) ? "text" : value];
}
