// Texts of single calls and of a session's rules.

import type { Decision, RecordedRule, Retry, RuleMatch, SessionRuleSet } from "../model/call-records.ts";
import { knownValue } from "../model/claim.ts";
import { REF } from "./evidence-plan.ts";
import { claimed, ID, list, type MembersPlan, members, NAME, SUBJECT, text, value, WORD } from "./plan.ts";
import { resourceClass } from "./resource-class.ts";

const NUMBER = claimed("kept" as const);
const ABOUT = { id: SUBJECT, session: ID } as const;
const COUNTS = { keys: NAME } as const;

const DECISION: MembersPlan<Decision> = members({
  ...ABOUT,
  call: claimed(ID),
  tool: NAME,
  effect: NUMBER,
  by: NUMBER,
  resource: claimed({ classOf: ({ tool }: Decision) => resourceClass(tool) }),
  at: NUMBER,
  words: claimed(text("errors")),
  depth: NUMBER,
  turn: NUMBER,
  retried: NUMBER,
} as const);

const RETRY: MembersPlan<Retry> = members({
  ...ABOUT,
  decision: SUBJECT,
  call: claimed(ID),
  tool: NAME,
  by: NUMBER,
  shared: claimed({ classOf: ({ by }: Retry) => value(knownValue(by) === "path" ? "paths" : "tool-input") }),
  turn: "kept",
  ended: "kept",
} as const);

const RULE_SET: MembersPlan<SessionRuleSet> = members({
  ...ABOUT,
  host: "kept",
  directory: claimed(value("paths")),
  root: claimed(value("paths")),
  unread: list(members({ ref: REF, before: "kept" } as const)),
} as const);

const RULE: MembersPlan<RecordedRule> = members({
  session: ID,
  ref: REF,
  action: NAME,
  resource: { classOf: ({ action }: RecordedRule) => resourceClass(action) },
  effect: WORD,
} as const);

const RULE_MATCH: MembersPlan<RuleMatch> = members({
  ...ABOUT,
  tool: NAME,
  action: NAME,
  resource: { classOf: ({ action }: RuleMatch) => resourceClass(action) },
  folder: members({ path: value("paths") } as const),
  files: list(members({ path: value("paths"), movesTo: value("paths") } as const)),
  verdict: NUMBER,
  lack: "kept",
  asItStands: members({ rule: REF, effect: WORD } as const),
  place: REF,
  calls: list(ID),
} as const);

export const CALL_RECORDS = {
  idles: list(
    members({
      ...ABOUT,
      from: NUMBER,
      to: NUMBER,
      length: NUMBER,
      outcome: claimed(WORD),
      openChildren: NUMBER,
    } as const),
  ),
  decisions: list(DECISION),
  retries: list(RETRY),
  unfinished: list(members({ ...ABOUT, call: claimed(ID), tool: NAME, state: NUMBER } as const)),
  waits: list(members({ ...ABOUT, call: claimed(ID), tool: NAME, length: NUMBER, cause: NUMBER } as const)),
  shells: list(
    members({
      ...ABOUT,
      call: claimed(ID),
      shell: claimed(ID),
      settledAt: NUMBER,
      state: claimed(WORD),
      exit: claimed(WORD),
    } as const),
  ),
  nestedErrors: list(members({ ...ABOUT, call: claimed(ID), tool: claimed(NAME) } as const)),
  questions: list(
    members({
      ...ABOUT,
      call: claimed(ID),
      state: NUMBER,
      answers: claimed(list(list(text("prompts")))),
    } as const),
  ),
  aborted: list(members({ ...ABOUT, call: claimed(ID), bodyStarted: NUMBER } as const)),
  ruleSets: list(RULE_SET),
  rules: list(RULE),
  ruleMatches: list(RULE_MATCH),
  surfaces: list(members({ ...ABOUT, from: claimed(ID), available: claimed(list(NAME)) } as const)),
  reverts: list(members({ ...ABOUT, message: claimed(ID) } as const)),
  toolUse: members({ called: COUNTS, nested: COUNTS, byUser: COUNTS, unavailable: COUNTS } as const),
} as const;
