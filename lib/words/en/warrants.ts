// Every rule in full: why it licenses a step, who vouches for it, and what would prove a claim under it wrong. Sentences that
// a reviewer can dispute. docs/evidence.md says the same, with an example; a test holds the two together.

import type { WarrantName, WarrantWords } from "../../model/warrant.ts";
import { surfaceWarrants } from "./warrants-surface.ts";

export const warrants: Readonly<Record<WarrantName, WarrantWords>> = {
  stated: {
    because: "The file states this value at the place shown.",
    cite: "the file itself",
    rebuttedBy: "The same place holding another value.",
  },
  "difference-of-times": {
    because: "It is the later recorded time minus the earlier one.",
    cite: "arithmetic",
    rebuttedBy: "Either of the two times being wrong.",
  },
  "upper-bound": {
    because: "The child can have worked no longer than from the request to the moment its end became known.",
    cite: "arithmetic",
    rebuttedBy: "A record of the child outside that span.",
  },
  count: {
    because: "It is how many such records were found.",
    cite: "arithmetic",
    rebuttedBy: "A record that was left out, or counted twice.",
  },
  sum: {
    because: "It is the sum of the recorded numbers, of which twelve at most are listed.",
    cite: "arithmetic",
    rebuttedBy: "A number that is missing from the sum or added twice.",
  },
  "same-id": {
    because: "Both records state the same id.",
    cite: "id join",
    rebuttedBy: "Two different things that carry one id.",
  },
  "time-in-id": {
    because: "The host builds an id from the time at which it makes it; decoded, this id gives another time.",
    cite: "decoded ids of 1.18.33 exports",
    rebuttedBy: "An id that a caller supplied instead of the host.",
  },
  "same-message-id": {
    because: "Another row carries the same message id and states another time.",
    cite: "the file itself",
    rebuttedBy: "One of the two rows being a copy.",
  },
  "row-order": {
    because:
      "The row stands after a row with a later time: the order of the rows and the recorded times disagree.",
    cite: "the file itself",
    rebuttedBy: "A host that writes rows out of order on purpose.",
  },
  "host-by-shape": {
    because: "The file names no host version; only certain versions are known to write rows of this shape.",
    cite: "OpenCode 2.x session schema, 2.0.12 and 2.0.16",
    rebuttedBy: "Another version found to write the same shape.",
  },
  "edge-of-what-was-read": {
    because:
      "It is the earliest or latest time among the records that could be read; records that are missing or tell no time may be earlier or later.",
    cite: "what is missing cannot be read; a premise of this analyzer",
    rebuttedBy: "A whole, undamaged export with an earlier or a later record.",
  },
  "row-after-loss": {
    because:
      "The row states it, and stands in the session's list. Rows of this format do not name their session, and bytes before this one were lost: they may have held the end of this export and the beginning of another.",
    cite: "the lost bytes cannot be read; a premise of this analyzer",
    rebuttedBy: "An undamaged export of this session without the row.",
  },
  "child-in-metadata": {
    because: "The metadata of the call names the child session.",
    cite: "call metadata of 1.18.33 and 2.0.18 exports",
    rebuttedBy: "A result of the same call that names another session.",
  },
  "child-in-result": {
    because: "The host's fixed sentence or envelope in the result of the call names the child session.",
    cite: "results of 1.18.33 and 2.0.18 exports",
    rebuttedBy: "Metadata of the same call that names another session.",
  },
  "child-resumed": {
    because: "The call asks to continue this session; that the host did so is not recorded.",
    cite: "subagent tool input `sessionID`, `task_id`",
    rebuttedBy: "A result of the call that refuses to continue or names another session.",
  },
  "child-by-description": {
    because: "Agent and description of the call fit this one child and no other, and no other call fits it.",
    cite: "no id links the two; a premise of this analyzer",
    rebuttedBy: "The child's export, or a second call with the same agent and description.",
  },
  acknowledged: {
    because: "The host's synchronous answer to the call states this.",
    cite: "call results of 1.18.33 and 2.0.18 exports",
    rebuttedBy: "Another status in the same answer.",
  },
  "answered-by-notice": {
    because: "A notice about this child answered the call, so its result was not the child's.",
    cite: "id join of call and notice",
    rebuttedBy: "A notice that belongs to another call of the same child.",
  },
  "settled-by-result": {
    because: "The result of the call is the child's own answer.",
    cite: "synchronous results of 1.18.33 exports; host source 2.0.12",
    rebuttedBy: "The child's export showing work after the result.",
  },
  "settled-by-error": {
    because: "The call ended in an error: it failed, was refused or was interrupted.",
    cite: "call errors of 1.18.33 exports",
    rebuttedBy: "A later notice that names the child of this call.",
  },
  "settled-by-injection": {
    because: "The host wrote a notice that names this child into the lead's conversation.",
    cite: "notices of 1.18.33 and 2.0.18 exports",
    rebuttedBy: "Work of the child after the notice that belongs to the same call.",
  },
  "settled-by-child-session": {
    because: "The child's own export shows its end; no notice of it reached the lead.",
    cite: "id join of call and child export",
    rebuttedBy: "A notice, or a longer export of the child that goes on.",
  },
  "settled-by-inferred-link": {
    because:
      "The settlement belongs to the child, and only agent and description link the child to this call.",
    cite: "no id links the two; a premise of this analyzer",
    rebuttedBy: "An id that links the child to another call.",
  },
  "settled-after-loss": {
    because:
      "It is the first notice about the child that can be read after the call; rows between the two that were lost or not understood may have held another, or a second dispatch of the child.",
    cite: "the lost rows cannot be read; a premise of this analyzer",
    rebuttedBy:
      "An undamaged export with an earlier notice, or another dispatch of the child before this one.",
  },
  "parent-idle": {
    because:
      "The lead went idle while this child was open, and no later record shows the child at work. Leads were seen to go idle when nothing was left to wait for.",
    cite: "settle source of a dispatch plugin, measured on 2.0.18",
    rebuttedBy: "A notice that names this child after that idle, or the child's own export with another end.",
  },
  "no-settlement": {
    because: "The files are complete and hold no result, notice or end for this call.",
    cite: "the files themselves",
    rebuttedBy: "A longer export of the lead, or the child's own export.",
  },
  "child-end": {
    because: "It is the last recorded end of a turn in the child's own export.",
    cite: "idle rows of 2.x, completed messages of 1.x",
    rebuttedBy: "A longer export of the child.",
  },
  "not-delivered": {
    because: "The child's export shows its end, and the lead's complete export holds no word of it.",
    cite: "the files themselves",
    rebuttedBy: "A longer export of the lead with the notice in it.",
  },
  "order-of-requests": {
    because: "Counted over the calls that name this child, in the order of their requests.",
    cite: "arithmetic",
    rebuttedBy: "An earlier call that names the child in a file not loaded.",
  },
  "idle-row": {
    because: "The host wrote an idle row; the next prompt, notice or step ends it.",
    cite: "idle rows of 2.0.18 exports",
    rebuttedBy: "Work of the session between the two rows.",
  },
  "idle-after-stop": {
    because:
      "This host writes no idle rows. The last step of a turn finished with `stop`, so nothing ran until the next message of the user.",
    cite: "1.18.33 exports",
    rebuttedBy: "A record of the session between the two messages.",
  },
  "denial-worded": {
    because: "The call's error is the host's own wording for a refusal.",
    cite: "error texts of 1.18.33 exports and 2.0.x hosts",
    rebuttedBy: "A tool that writes the same words for another reason.",
  },
  "denied-by-listed-rules": {
    because: "The error says that a rule prevents the call and lists rules.",
    cite: "rule denial on 1.18.33",
    rebuttedBy: "A rule list that does not match the call.",
  },
  "denied-by-session-rule": {
    because: "The session's own rules, evaluated for this call, deny it: the last rule that matches decides.",
    cite: "rule evaluation, 2.0.12",
    rebuttedBy: "Another resource than the one in the input being what was asked for.",
  },
  "denied-by-some-rule": {
    because:
      "The words `Permission denied: …` are what a rule's denial reads like; a plugin's guard can write them too.",
    cite: "permission errors, 2.0.12; reports up to 2.0.24",
    rebuttedBy: "A guard that is known to write this message.",
  },
  "declined-by-user": {
    because:
      "The error says that the user declined the call, or carries the user's words after the host's sentence.",
    cite: "refusals on 1.18.33; reports up to 2.0.24",
    rebuttedBy:
      "A host that writes the sentence without a person, as the source of 2.x does to asks that are open when it closes.",
  },
  "rejected-without-words": {
    because: "This host writes a person's wordless rejection and a run's automatic one alike.",
    cite: "both provoked on 1.18.33",
    rebuttedBy: "A mark that tells the two apart.",
  },
  "rejected-by-policy": {
    because: "The error says that nobody could be asked.",
    cite: "non-interactive run, 2.x",
    rebuttedBy: "A person who was asked all the same.",
  },
  "denied-by-guard-wording": {
    because: "The refusal names a rule or cap that this host does not have: the wording of a plugin's guard.",
    cite: "guards of dispatch plugins on 2.x",
    rebuttedBy: "A person who typed these words.",
  },
  "refused-by-somebody": {
    because: "The error's type says that the call was refused; its words name nobody.",
    cite: "error type `permission.rejected`",
    rebuttedBy: "A record of who refused.",
  },
  "failure-or-refusal": {
    because: "This build writes a rule's denial, a person's rejection and a failed start alike.",
    cite: "early 2.x engine in 1.18.33",
    rebuttedBy: "An event log of the same session that holds the permission request.",
  },
  ...surfaceWarrants,
  "denied-by-made-resource": {
    because:
      "The session's own rules deny what the call does not state as such: what this host is known to ask for the tool, a command split off the line, or a path seen from the directory. The split is ours; the host parses with tree-sitter.",
    cite: "rule evaluation and shell scan, 2.0.12 to 2.0.24",
    rebuttedBy: "A host that asked for another resource.",
  },
  "rules-for-recorded-call": {
    because:
      "The session's own rules, tried for the tool and the input as recorded: the last one that matches both decides.",
    cite: "rule evaluation, 1.18.33 and 2.0.12",
    rebuttedBy: "A version of the host that matches wildcards or orders rules otherwise.",
  },
  "rules-for-made-question": {
    because:
      "The session's own rules, tried for what a host asks of such a call. That is made here: commands split off a line, a path seen from the directory, files read out of a patch, the action of another tool.",
    cite: "rule evaluation and shell scan, 1.18.33 and 2.0.12 to 2.0.24",
    rebuttedBy: "A host that asked for something else.",
  },
  "turn-by-rows": {
    because:
      "The rows after the refused call show it: another step of the model, an idle row, or the next prompt without either.",
    cite: "order of the rows",
    rebuttedBy: "A row of the same turn that is missing here.",
  },
  "turn-by-decline": {
    because: "Nothing follows the refusal in a complete file, and this host ends the turn on such a refusal.",
    cite: "wordless refusals on 1.18.33; formats and reports up to 2.0.24",
    rebuttedBy: "A longer export in which the turn goes on.",
  },
  "retried-another-way": {
    because:
      "A later call of the same turn or the next shares a path, a server or a program with the refused one.",
    cite: "a premise of this analyzer",
    rebuttedBy: "A reason for the later call that has nothing to do with the refusal.",
  },
  "possible-ask": {
    because:
      "This host starts a call's clock before it asks for permission, so an ask may have been open in this time.",
    cite: "tool time `ran`, 2.x source",
    rebuttedBy: "A record that nobody was asked.",
  },
  "slow-command": {
    because: "The command itself may have taken the time.",
    cite: "a premise of this analyzer",
    rebuttedBy: "A record of how long the command ran.",
  },
};
