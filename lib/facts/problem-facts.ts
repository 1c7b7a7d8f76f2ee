// Problems as facts, in English. Codes that the facts format does not know are told under the nearest code that it does know.

import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import type { FactsProblemCode, OwnProblemCode, Problem, ProblemCode } from "../model/problem.ts";
import { problems as words } from "../words/en/problems/index.ts";
import { sentenceText } from "../words/sentence-text.ts";

/** Codes of our own, and what they are called in the facts; null: not told there. */
const OWN_CODES: Readonly<Record<OwnProblemCode, FactsProblemCode | null>> = {
  "syntax-error": "malformed-item",
  "invalid-bytes": null,
  "duplicate-key": null,
  "too-deep": "malformed-item",
  "too-large": "malformed-item",
  "empty-file": "unreadable-document",
  "not-a-session": "unreadable-document",
  "unsafe-archive": "unreadable-document",
  "unreadable-archive": "unreadable-document",
  "same-bytes": null,
  "mixed-shapes": null,
  "unexpected-shape": null,
  "reading-cancelled": "truncated-document",
  "altered-report": null,
  "analysis-stopped": null,
};

export function problemFacts({ problems, documents }: Analysis): Json[] {
  const lines = new Set(documents.filter(({ form }) => form === "jsonl").map(({ name }) => name));
  const names = new Set(documents.map(({ name }) => name));
  return problems.flatMap((problem) => {
    const code = isOwn(problem.code) ? OWN_CODES[problem.code] : problem.code;
    if (code === null) return [];
    const document = problem.document !== null && names.has(problem.document) ? problem.document : null;
    return [
      {
        code,
        message: document === null ? withName(problem) : sentenceText(problem, words),
        document,
        pointer: pointerOf(problem, lines.has(document ?? "")),
      },
    ];
  });
}

/** A file without a document is named in the message: there is no document to name. */
function withName(problem: Problem): string {
  const text = sentenceText(problem, words);
  return problem.document === null ? text : `${problem.document}: ${text}`;
}

function isOwn(code: ProblemCode): code is OwnProblemCode {
  return code in OWN_CODES;
}

/** Lines count in a JSONL document only; in a JSON document a line is where damage stands, and the pointer says enough. */
function pointerOf({ line, at }: Problem, isLines: boolean): string | null {
  return isLines && line !== null ? `L${line}${at ?? ""}` : at;
}
