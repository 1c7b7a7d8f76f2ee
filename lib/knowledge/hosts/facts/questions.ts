// What the documents say is not known. A question stays open until another record answers it; then it says which.

import type { QuestionFact } from "../../../model/host-fact-names.ts";
import type { FactHead, Figures, QuestionRecord } from "../fact-record.ts";
import { cap } from "../tools/details.ts";
import { headsOf, NO_FIGURES, ON_2_0_16, ON_2_0_18 } from "./head.ts";

const page = headsOf("questions", "opencode-2", "v2-builtin-tools", ON_2_0_16);
const injection = headsOf("questions", "opencode-2", "host-subagent-injection", ON_2_0_18);
const OPEN = { isOpen: true } as const;

const QUESTIONS: Readonly<Record<QuestionFact, FactHead>> = {
  // `codemode` was tried on two versions; what becomes of `namespace` and `permission` was not.
  "question-1": page("9", ["unknown"], { partlyBy: "corrected-codemode", see: ["question-inside-host"] }),
  "question-2": page("9", ["unknown"], { ...OPEN, see: ["execute-errors"] }),
  "question-3": page("9", ["unknown"], { by: "native-names-in-execute" }),
  "question-4": page("9", ["unknown"], { ...OPEN, see: ["output-bound"] }),
  "question-5": page("9", ["unknown"], { ...OPEN, see: ["shell-background"] }),
  "question-6": page("9", ["unknown"], { ...OPEN, see: ["browser-shared-action", "corrected-evaluate"] }),
  "question-7": page("9", ["unknown"], {
    ...OPEN,
    see: ["managing-actions-in-source", "mcp-resource-actions-in-source"],
  }),
  "question-8": page("9", ["unknown"], OPEN),
  "question-9": page("9", ["unknown"], { ...OPEN, see: ["team-mode.tm_pty"] }),
  "injection-status-words": injection("7", ["unknown"], {
    ...OPEN,
    see: ["status-running-is-open", "status-words-in-source"],
  }),
  "injection-nesting": injection("7", ["unknown"], { ...OPEN, see: ["subagent-depth"] }),
  "codemode-experiment": page("8", ["unknown"], { by: "corrected-codemode" }),
};

const FIGURES: Readonly<Partial<Record<QuestionFact, Partial<Figures>>>> = {
  "question-1": { lists: [{ what: "settings", values: ["codemode", "namespace", "permission"] }] },
  "question-2": { lists: [{ what: "error-kinds", values: ["ToolCallLimitExceeded", "TimeoutExceeded"] }] },
  "question-8": { caps: [cap("cards-of-older-line", 14, "items")] },
  "codemode-experiment": { texts: ["options: { codemode: false }"] },
};

export const QUESTION_RECORDS: readonly QuestionRecord[] = records();

function records(): readonly QuestionRecord[] {
  const all: QuestionRecord[] = [];
  let id: QuestionFact;
  for (id in QUESTIONS) all.push({ kind: "question", id, ...QUESTIONS[id], ...NO_FIGURES, ...FIGURES[id] });
  return all;
}
