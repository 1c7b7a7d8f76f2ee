// What is not known, as questions.

import type { QuestionFact } from "../../../model/host-fact-names.ts";

export const questions: Readonly<Record<QuestionFact, string>> = {
  "question-1":
    "Are the options of a plugin's registration (`codemode`, `namespace`, `permission`) handed on to the registry, or does only the host's own registration have them?",
  "question-2":
    "How many calls, and how much time, does `execute` allow a program? The kinds of errors exist; the numbers come from a setting that was not read.",
  "question-3":
    "Is a nested call of `read`, `grep` or `shell` inside `execute` evaluated by the rules as a direct one is?",
  "question-4":
    "With which words, and from which size on, does the host replace the output of `webfetch`, `shell` and read resources by a preview?",
  "question-5":
    "What happens when a command in the background needs a folder outside, and can a plugin intercept the row that tells of its end?",
  "question-6": "Can the action of the browser tools be asked at all?",
  "question-7": "Which actions do the five tools that manage OpenCode answer to?",
  "question-8":
    "Does the desktop app draw a card for a plugin's tool that is sent as a definition? The list of cards was read on an older line.",
  "question-9":
    "May the plugin give up its own terminal tool? The host can do what it did; who then keeps watch over commands is for people to decide.",
  "injection-status-words":
    "Which words can the status of an acknowledgement hold, and does `error` ever reach one?",
  "injection-nesting": "Is a child of a child ever dispatched?",
  "codemode-experiment":
    "Does a plugin's tool become a definition when it is registered with `codemode` set to false?",
};
