// What the documents say is not known. A question stays open until another record answers it; then it says which.

import type { QuestionFact } from "../../../model/host-fact-names.ts";
import type { FactHead, QuestionRecord } from "../fact-record.ts";
import { headsOf, ON_2_0_16, ON_2_0_18 } from "./head.ts";

const page = headsOf("questions", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const injection = headsOf("questions", "opencode-2", "host-subagent-injection", ON_2_0_18);
const OPEN = { isOpen: true } as const;

const QUESTIONS: Readonly<Record<QuestionFact, FactHead>> = {
  "question-1": page("9", ["unknown"], { by: "corrected-codemode" }),
  "question-2": page("9", ["unknown"], { ...OPEN, see: ["execute-errors"] }),
  "question-3": page("9", ["unknown"], { by: "native-names-in-execute" }),
  "question-4": page("9", ["unknown"], { ...OPEN, see: ["output-bound"] }),
  "question-5": page("9", ["unknown"], { ...OPEN, see: ["shell-background"] }),
  "question-6": page("9", ["unknown"], { ...OPEN, see: ["browser-shared-action", "corrected-evaluate"] }),
  "question-7": page("9", ["unknown"], OPEN),
  "question-8": page("9", ["unknown"], OPEN),
  "question-9": page("9", ["unknown"], { ...OPEN, see: ["team-mode.tm_pty"] }),
  "injection-status-words": injection("7", ["unknown"], { ...OPEN, see: ["status-running-is-open"] }),
  "injection-nesting": injection("7", ["unknown"], { ...OPEN, see: ["subagent-depth"] }),
  "codemode-experiment": page("8", ["unknown"], { by: "corrected-codemode" }),
};

export const QUESTION_RECORDS: readonly QuestionRecord[] = records();

function records(): readonly QuestionRecord[] {
  const all: QuestionRecord[] = [];
  let id: QuestionFact;
  for (id in QUESTIONS) all.push({ kind: "question", id, ...QUESTIONS[id] });
  return all;
}
