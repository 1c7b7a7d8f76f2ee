// How hosts word a refusal, and what each wording says and leaves unsaid.

import type { DenialFact } from "../../../model/host-fact-names.ts";

export const denials: Readonly<Record<DenialFact, string>> = {
  "denial.rule-with-list":
    "A rule denied the call; the rules about its permission stand in the text as JSON.",
  "denial.user-with-words": "A person rejected the call and said why; the words follow.",
  "denial.wordless":
    "The call was rejected without words, by a person or by a run that could ask nobody: both are written alike.",
  "denial.unable-to-execute":
    "The preview's text for a call that failed. A refusal by a rule, a rejection by a person and a plain failure are worded alike, so it is called none of them.",
  "denial.user-declined-plainly": "A person declined the call; the text begins with it.",
  "denial.user-declined": "A person declined the call; the tool's own line may stand before the text.",
  "denial.nobody-to-ask-plainly": "A run without a person had to ask and could not; the text begins with it.",
  "denial.nobody-to-ask":
    "A run without a person had to ask and could not; the tool's own line may stand before the text.",
  "denial.permission-denied":
    "The action that the text names was denied. Which rule did it is not said; and a plugin's guard that denies without words of its own is worded alike.",
  "denial.refused-in-other-words":
    "The error's type says that the call was refused, and the words are somebody's own: a person's reason, or a plugin's guard.",
};
