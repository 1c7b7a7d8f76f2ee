// Warrants for the lifecycle of a dispatch: who the child is, how it was acknowledged, what settled it.

import { defineWarrant } from "./define.ts";

const BOTH_LINES = [
  { format: "opencode-1", from: "1.0.0", to: "1.18.33" },
  { format: "opencode-2", from: "2.0.0", to: "2.0.18" },
] as const;

export const DISPATCH_WARRANTS = [
  defineWarrant({
    id: "child-in-metadata",
    ceiling: "observed",
    because: "The metadata of the call names the child session.",
    authority: { kind: "live", cite: "call metadata of 1.18.33 and 2.0.18 exports" },
    seenOn: null,
    rebuttedBy: "A result of the same call that names another session.",
  }),
  defineWarrant({
    id: "child-in-result",
    ceiling: "observed",
    because: "The host's fixed sentence or envelope in the result of the call names the child session.",
    authority: { kind: "live", cite: "results of 1.18.33 and 2.0.18 exports" },
    seenOn: null,
    rebuttedBy: "Metadata of the same call that names another session.",
  }),
  defineWarrant({
    id: "child-resumed",
    ceiling: "inferred",
    because: "The call asks to continue this session; that the host did so is not recorded.",
    authority: { kind: "host-source", cite: "subagent tool input `sessionID`, `task_id`" },
    seenOn: [...BOTH_LINES],
    rebuttedBy: "A result of the call that refuses to continue or names another session.",
  }),
  defineWarrant({
    id: "child-by-description",
    ceiling: "inferred",
    because: "Agent and description of the call fit this one child and no other, and no other call fits it.",
    authority: { kind: "unknown", cite: "no id links the two; a premise of this analyzer" },
    seenOn: null,
    rebuttedBy: "The child's export, or a second call with the same agent and description.",
  }),
  defineWarrant({
    id: "acknowledged",
    ceiling: "observed",
    because: "The host's synchronous answer to the call states this.",
    authority: { kind: "live", cite: "call results of 1.18.33 and 2.0.18 exports" },
    seenOn: null,
    rebuttedBy: "Another status in the same answer.",
  }),
  defineWarrant({
    id: "answered-by-notice",
    ceiling: "computed",
    because: "A notice about this child answered the call, so its result was not the child's.",
    authority: { kind: "live", cite: "id join of call and notice" },
    seenOn: null,
    rebuttedBy: "A notice that belongs to another call of the same child.",
  }),
  defineWarrant({
    id: "settled-by-result",
    ceiling: "observed",
    because: "The result of the call is the child's own answer.",
    authority: { kind: "live", cite: "synchronous results of 1.18.33 exports; host source 2.0.12" },
    seenOn: null,
    rebuttedBy: "The child's export showing work after the result.",
  }),
  defineWarrant({
    id: "settled-by-error",
    ceiling: "observed",
    because: "The call ended in an error: it failed, was refused or was interrupted.",
    authority: { kind: "live", cite: "call errors of 1.18.33 exports" },
    seenOn: null,
    rebuttedBy: "A later notice that names the child of this call.",
  }),
  defineWarrant({
    id: "settled-by-injection",
    ceiling: "observed",
    because: "The host wrote a notice that names this child into the lead's conversation.",
    authority: { kind: "live", cite: "notices of 1.18.33 and 2.0.18 exports" },
    seenOn: null,
    rebuttedBy: "Work of the child after the notice that belongs to the same call.",
  }),
  defineWarrant({
    id: "settled-by-child-session",
    ceiling: "computed",
    because: "The child's own export shows its end; no notice of it reached the lead.",
    authority: { kind: "live", cite: "id join of call and child export" },
    seenOn: null,
    rebuttedBy: "A notice, or a longer export of the child that goes on.",
  }),
  defineWarrant({
    id: "settled-by-inferred-link",
    ceiling: "inferred",
    because:
      "The settlement belongs to the child, and only agent and description link the child to this call.",
    authority: { kind: "unknown", cite: "no id links the two; a premise of this analyzer" },
    seenOn: null,
    rebuttedBy: "An id that links the child to another call.",
  }),
  defineWarrant({
    id: "settled-after-loss",
    ceiling: "inferred",
    because:
      "It is the first notice about the child that can be read after the call; rows lost between the two may have held another, or a second dispatch of the child.",
    authority: { kind: "unknown", cite: "the lost rows cannot be read; a premise of this analyzer" },
    seenOn: null,
    rebuttedBy:
      "An undamaged export with an earlier notice, or another dispatch of the child before this one.",
  }),
  defineWarrant({
    id: "parent-idle",
    ceiling: "inferred",
    because:
      "The lead went idle while this child was open, and no later record shows the child at work. Leads were seen to go idle when nothing was left to wait for.",
    authority: { kind: "plugin-source", cite: "settle source of a dispatch plugin, measured on 2.0.18" },
    seenOn: [...BOTH_LINES],
    rebuttedBy: "A notice that names this child after that idle, or the child's own export with another end.",
  }),
  defineWarrant({
    id: "no-settlement",
    ceiling: "computed",
    because: "The files are complete and hold no result, notice or end for this call.",
    authority: { kind: "live", cite: "the files themselves" },
    seenOn: null,
    rebuttedBy: "A longer export of the lead, or the child's own export.",
  }),
  defineWarrant({
    id: "child-end",
    ceiling: "computed",
    because: "It is the last recorded end of a turn in the child's own export.",
    authority: { kind: "live", cite: "idle rows of 2.x, completed messages of 1.x" },
    seenOn: null,
    rebuttedBy: "A longer export of the child.",
  }),
  defineWarrant({
    id: "not-delivered",
    ceiling: "computed",
    because: "The child's export shows its end, and the lead's complete export holds no word of it.",
    authority: { kind: "live", cite: "the files themselves" },
    seenOn: null,
    rebuttedBy: "A longer export of the lead with the notice in it.",
  }),
  defineWarrant({
    id: "order-of-requests",
    ceiling: "computed",
    because: "Counted over the calls that name this child, in the order of their requests.",
    authority: { kind: "live", cite: "arithmetic" },
    seenOn: null,
    rebuttedBy: "An earlier call that names the child in a file not loaded.",
  }),
] as const;
