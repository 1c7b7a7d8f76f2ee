// How OpenCode decides whether a call may run, and what of that an export shows, in sentences.

import type { PermissionFact } from "../../../model/host-fact-names.ts";

export const permissions: Readonly<Record<PermissionFact, string>> = {
  "opencode-2-last-rule": "Of all rules that match action and resource the last one decides.",
  "opencode-2-no-rule": "Where no rule matches, the person is asked.",
  "opencode-2-wildcards":
    "Action and resource may hold wildcards: `*` stands for any text, `?` for one character, and a `*` at the end after a space also for nothing at all.",
  "opencode-2-saved-answers":
    "Answers of always are kept in the project's own storage and are not exported. So the rules in an export are not all that decided.",
  "opencode-2-approval-traceless":
    "Requests and answers are passing events: neither the log nor an export holds them. A call that was allowed looks like one that was never asked for, save that it waited.",
  "opencode-2-wordless-decline":
    "Declined without words, the turn ends with an interrupted step and without an idle row; the host may take it up again at its next start.",
  "opencode-2-decline-with-words":
    "Declined with words, the call fails with those words and the turn goes on. Earlier builds give such an error another type.",
  "opencode-2-run-cannot-ask":
    "A run without a person rejects what it would have to ask, says so in the error, and goes on.",
  "opencode-2-siblings-declined":
    "When one call is declined, calls of the same step that are still waiting are declined too, and those that run are cut off.",
  "opencode-1-last-rule":
    "Of all rules that match permission and pattern the last one decides; where none matches, the person is asked. What is called action there is the effect of a rule.",
  "opencode-1-denied-vanish":
    "A tool whose permission the last matching rule denies for `*` is not offered to the model at all. A call of it is answered by `invalid`.",
  "opencode-1-invalid":
    "A name that is not offered is answered with a sentence that lists all names that are: there an export does state the list. Arguments that do not fit are answered by `invalid` too, and then name a tool that is offered.",
  "opencode-1-approval-traceless": "A call that was asked for and allowed leaves no trace but a longer time.",
  "opencode-1-wordless-reject":
    "Rejected without words, the session stops without a sign: the step keeps the finish of one that goes on, nothing follows, and no error says why. All other requests of the session are rejected with it.",
  "opencode-1-reject-with-words": "Rejected with words, the call fails with them and the turn goes on.",
  "opencode-1-run-rejects":
    "`opencode run` rejects what it would have to ask. The export shows the same text as when a person rejects, so the two cannot be told apart.",
  "opencode-1-run-denies": "`opencode run` adds rules that deny these tools to its session.",
  "opencode-1-child-rules":
    "A child gets the denials of its parent and the rules for folders outside, and is denied these two tools unless its agent speaks of them.",
};
