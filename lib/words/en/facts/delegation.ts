// How OpenCode 2 dispatches a child, acknowledges it and brings its answer, in sentences.

import type { DelegationFact } from "../../../model/host-fact-names.ts";

export const delegation: Readonly<Record<DelegationFact, string>> = {
  "dispatch-event":
    "Before a call of `subagent` runs, a plugin sees it with the model's arguments under `input`; session and agent of the event are those of the caller.",
  "acknowledgement-names-child":
    "The result of a dispatch in the background is short and names the child twice: in its metadata and in its sentence. A form is what a new version of a host changes, so the metadata is read first.",
  "status-running-is-open":
    "The metadata always names child and status. `running` means that the work is open, `completed` that the reply is already in the result; a missing id says neither.",
  "answer-is-a-message":
    "The reply of a child in the background is no result of a tool: the host writes a row of its own into the lead's session, whose metadata names the source, the child, its agent and its state.",
  "keys-of-two-moments":
    "The two moments spell the same thing differently: the acknowledgement says `sessionID` and `status`, the notice `childID` and `state`.",
  "answer-seen-at-context":
    "A plugin sees the notice only when the lead's next request is put together. It can observe it there and cannot change what was already written.",
  "injection-before-idle":
    "Measured once, to the millisecond: the notice was injected, then the lead's next step streamed, then the lead went idle. That order is all that licenses the presumption that a child is settled when its lead goes idle.",
  "live-pairing":
    "Tried on a running host before and after a mistake was mended: the acknowledgement was seen and the child registered both times, first without its role and then with it.",
  "processes-count-alone":
    "One start of the command line runs several processes, each with counts of its own. A zero of one of them says nothing about the others.",
  "no-child-idle":
    "A plugin never hears that a child which the host dispatched went idle. Only the notice tells it.",
  "idle-rows":
    "The end of a turn is a row with its outcome. One that the host interrupts for its own shutdown, a wordless decline among them, leaves none.",
  "acknowledgement-size": "How long an acknowledgement was on an earlier build; which, was not written down.",
  "no-hook-before-notice":
    "1.x handed a plugin the message before it was stored; 2.x has no such place, so a plugin cannot change what the model is about to receive.",
  "status-words-in-source":
    "In the source the status of a result has these two words; a child that failed or was cancelled is an error of the call and no acknowledgement. Read in one commit, not tied to a release.",
  "inbox-unasked":
    "Text that one session puts into another arrives there as if a person had written it, and no rule is asked for it. It steers a turn that runs, or waits for its end.",
  "event-names-seen":
    "Names that a plugin saw on a running host. An idle of a session is not among them; the success of an execution would tell as much.",
};
