// Texts of dispatches and orphan notices. A description that is not included is the number of its dispatch.

import type { Dispatch, OrphanNotice } from "../model/dispatch.ts";
import { claimed, ID, type MembersPlan, members, NAME, SUBJECT, text, WORD } from "./plan.ts";

const NUMBER = claimed("kept" as const);
const MEASURE = claimed(members({ ms: "kept", bound: "kept" } as const));

export const DISPATCH: MembersPlan<Dispatch> = members({
  id: SUBJECT,
  number: "kept",
  caller: ID,
  depth: "kept",
  call: claimed(ID),
  agent: claimed(NAME),
  description: claimed({ classOf: ({ number }: Dispatch) => ({ class: "task" as const, number }) }),
  requestedBackground: NUMBER,
  background: NUMBER,
  child: claimed(ID),
  acknowledgement: NUMBER,
  acknowledgementRaw: claimed(WORD),
  requestedAt: NUMBER,
  startedAt: NUMBER,
  acknowledgedAt: NUMBER,
  childStartedAt: NUMBER,
  childEndedAt: NUMBER,
  injectedAt: NUMBER,
  settledBy: NUMBER,
  settledAt: NUMBER,
  outcome: NUMBER,
  stateRaw: claimed(WORD),
  delivered: NUMBER,
  emptyReply: NUMBER,
  episode: NUMBER,
  openBelow: NUMBER,
  nextStepAt: NUMBER,
  error: claimed(text("errors")),
  isRefused: "kept",
  acknowledgementLatency: MEASURE,
  working: MEASURE,
  noticeDelay: MEASURE,
  reaction: MEASURE,
  tokens: claimed(
    members({
      input: "kept",
      output: "kept",
      reasoning: "kept",
      cacheRead: "kept",
      cacheWrite: "kept",
    } as const),
  ),
  cost: NUMBER,
  childCalls: NUMBER,
} as const);

export const ORPHAN_NOTICE: MembersPlan<OrphanNotice> = members({
  id: SUBJECT,
  session: ID,
  child: claimed(ID),
  at: NUMBER,
  state: claimed(WORD),
} as const);
