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
  "opencode-2-clock-before-ask":
    "Of the three times of a call the first is when its arguments began, the second when it was started, and the third when it ended. It asks for permission after it was started: the time between the second and the third holds the asking and the answer too.",
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
    "A child gets the denials of its parent and the rules for folders outside, and is denied these two tools unless its agent speaks of them. Tools that a setting keeps for the lead are denied to it too.",
  "opencode-2-evaluation-order":
    "The rules of the agent and of the session are looked at first: if they deny one of the resources, no saved answer changes it. Only then do the saved answers follow as rules that allow; then a plugin may change what came out, with words of its own or without. So a denial without words is a rule's or a plugin's. Read in one commit of the source, which is not tied to a release.",
  "opencode-2-outside-in-source":
    "In the source these ask for a folder outside too, before their own permission. The research page does not say so of 2.0.16. Read in one commit of each file, not tied to a release.",
  "opencode-2-request":
    "What a host asks with, and what can be answered. Such a request is never exported. The HTTP field of the answer was renamed from `reply` to `decision` with 2.0.20 or later.",
  "opencode-2-error-types":
    "The types of errors that calls and steps were seen or are written to end with. `permission.rejected` is the name of an error, not of an event.",
  "opencode-2-question-answers":
    "A question that is answered is a completed call with the answers in its metadata. Dismissed, the call is aborted and the turn ends without an idle row; dismissed with words, the call fails with those words.",
  "opencode-1-wildcards":
    "Permission and pattern may hold wildcards: `*` stands for any text with its line ends, `?` for one character, and a `*` at the end after a space also for nothing at all. Both kinds of slashes are alike; capitals are alike on Windows only.",
  "opencode-1-agent-defaults":
    "Every agent starts with these rules, and its own follow. So where an export shows no rule for a call, the agent's rules have most often allowed it, and nobody was asked. They are not exported.",
  "opencode-1-saved-answers":
    "An answer of always holds until the program ends, for the whole project folder, and is written down nowhere. It can turn what would be asked into allowed; a later rule it is, so it also overrides an earlier denial of the same kind.",
  "opencode-1-listed-rules":
    "The rules that a denial lists are all rules about its permission, in their order, and not only the one that decided.",
  "opencode-1-request":
    "What the host asks with, and what can be answered. Such a request is never exported.",
  "opencode-1-question-dismissed":
    "A dismissed question ends the session's loop as a wordless rejection does. An answered one is a completed call whose output holds question and answer.",
  "opencode-1-aborted":
    "What a person's stop leaves: an error on the step, and for a command that ran a completed call with a note, for another call an error.",
  "opencode-1-child-waits":
    "While a child waits for an answer its own call stands as running and its step has no end; the lead shows the acknowledgement alone.",
  "opencode-1-doom-loop":
    "When so many calls of one step follow each other with the same input, the host asks before the last of them runs; the resource is the tool's name.",
  "opencode-1-paths-of-commands":
    "Of these commands, and of those that change the folder, the host looks at each path; one outside is asked for as `external_directory`, with its folder and `*`. A path with a variable or a substitution is not looked at.",
  "opencode-1-shell-words":
    "An answer of always covers the first words of a command and whatever follows. How many words is in a table by program; a program that is not in it counts with one. The lists are examples.",
  "opencode-2-always-in-source":
    "In the source an answer of always to one of these covers everything of its action. For a folder outside it covers the root of the project that the folder is in, or else the folder; for `question` there is nothing to save. The research page names it for few tools only. Read in one commit of each file, not tied to a release.",
  "opencode-2-refusal-prefixes":
    "In the source each tool puts words of its own before the reason for which a call was refused, and puts the same words before any other failure. So by these words alone a refusal is not told from a failure.",
};
