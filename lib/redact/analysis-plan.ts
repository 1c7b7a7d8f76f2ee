// The class of every text of an analysis. Compilation fails when the model gains a text that is not named here.

import type { Analysis } from "../model/analysis.ts";
import { CALL_RECORDS } from "./call-records-plan.ts";
import { DISPATCH, ORPHAN_NOTICE } from "./dispatch-plan.ts";
import {
  claimed,
  DOCUMENT,
  FILE,
  FIXED,
  ID,
  list,
  type MembersPlan,
  members,
  NAME,
  POINTER,
  SUBJECT,
  text,
  WORD,
} from "./plan.ts";
import { BECAUSE, PROBLEM } from "./problem-plan.ts";
import { TIMELINE } from "./timeline-plan.ts";
import { TOOL_SURFACES } from "./tool-surface-plan.ts";

const NUMBER = claimed("kept" as const);

const DOCUMENT_SUMMARY = members({
  id: DOCUMENT,
  name: FILE,
  fileName: FILE,
  form: "kept",
  size: "kept",
  format: "kept",
  because: BECAUSE,
  condition: members({ isComplete: "kept", isPartialPage: "kept", isSanitized: "kept" } as const),
  sessions: list(ID),
  rows: "kept",
  coverage: members({
    leaves: "kept",
    read: "kept",
    unread: list(members({ pattern: POINTER, leaves: "kept", isRead: "kept" } as const)),
  } as const),
} as const);

const USAGE = claimed(
  members({
    input: "kept",
    output: "kept",
    reasoning: "kept",
    cacheRead: "kept",
    cacheWrite: "kept",
  } as const),
);

const SESSION = members({
  id: ID,
  document: DOCUMENT,
  role: "kept",
  depth: "kept",
  idClaim: claimed(ID),
  parent: claimed(ID),
  forkOf: claimed(ID),
  title: claimed(text("titles")),
  agent: claimed(NAME),
  host: claimed(members({ format: "kept", from: WORD, to: WORD } as const)),
  createdAt: NUMBER,
  firstAt: NUMBER,
  lastAt: NUMBER,
  endedBy: claimed(WORD),
  steps: NUMBER,
  prompts: NUMBER,
  calls: NUMBER,
  tokens: USAGE,
  cost: NUMBER,
} as const);

const TOTALS = members({
  wall: NUMBER,
  work: NUMBER,
  tokensOwn: USAGE,
  tokensLoaded: USAGE,
  costOwn: NUMBER,
  costLoaded: NUMBER,
  childrenNotLoaded: NUMBER,
  dispatches: NUMBER,
  completed: NUMBER,
  failed: NUMBER,
  cancelled: NUMBER,
  refused: NUMBER,
  open: NUMBER,
  undetermined: NUMBER,
  settledByInference: NUMBER,
  depth: NUMBER,
  mostOpen: NUMBER,
  denials: NUMBER,
  idles: NUMBER,
} as const);

export const ANALYSIS: MembersPlan<Analysis> = members({
  version: "kept",
  bundle: SUBJECT,
  documents: list(DOCUMENT_SUMMARY),
  sessions: list(SESSION),
  missingSessions: list(
    members({
      id: ID,
      namedBy: list(SUBJECT),
      as: "kept",
      standing: "kept",
      format: "kept",
      agent: NAME,
    } as const),
  ),
  dispatches: list(DISPATCH),
  orphanNotices: list(ORPHAN_NOTICE),
  ...CALL_RECORDS,
  ...TOOL_SURFACES,
  totals: TOTALS,
  recordedOpenAtOnce: "kept",
  findings: list(members({ id: FIXED, rule: FIXED, kind: "kept", about: list(SUBJECT) } as const)),
  tallies: list(members({ warrant: FIXED, held: "kept", failed: "kept" } as const)),
  standings: members({ observed: "kept", computed: "kept", inferred: "kept", unknown: "kept" } as const),
  problems: list(PROBLEM),
  timeline: TIMELINE,
} as const);
