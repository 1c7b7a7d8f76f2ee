// What the Overview says. Sentences with places are filled with marked values; nothing here is free prose about a session.

import type { Finding } from "../../model/analysis.ts";
import { formatCount } from "../format.ts";
import { common } from "./common.ts";
import { many } from "./many.ts";

const OUTCOME_NAMES = {
  completed: "completed",
  failed: "failed",
  cancelled: "were cancelled",
  refused: "were refused",
  settledByInference: "settled by inference",
  open: "stayed open",
  undetermined: "cannot be told",
};

export const overview = {
  heading: "Overview",
  happened: "What happened",
  ran: "{title} ran on {host} from {from} to {to}, {wall} from first to last record.",
  untitled: "A session without a recorded title",
  /** Counts choose the number of a noun; null is a count that is not known, which stands after its name. */
  holds: (prompts: number | null, steps: number | null) => {
    if (prompts === null || steps === null) return "Human prompts: {prompts}; model steps: {steps}.";
    return `It holds ${prompts === 1 ? "{prompts} human prompt" : "{prompts} human prompts"} and ${steps === 1 ? "{steps} model step" : "{steps} model steps"}.`;
  },
  dispatched: (count: number | null) =>
    count === 1 ? "{dispatches} dispatch was made:" : "{dispatches} dispatches were made:",
  outcome: {
    completed: "{count} completed",
    failed: "{count} failed",
    cancelled: "{count} cancelled",
    refused: "{count} refused",
    settledByInference: "{count} settled, inferred",
    open: "{count} open at the end of the record",
    undetermined: "{count} with an outcome that the files cannot tell",
  },
  /** Counts that share one reason for not being known. */
  outcomesUnknown: (outcomes: readonly (keyof typeof OUTCOME_NAMES)[]) =>
    `how many ${outcomes.map((outcome) => OUTCOME_NAMES[outcome]).join(", ")}: {reason}`,
  hiddenOutcome: "those only inferred to have settled are hidden",
  noDispatches: "No dispatch is recorded: {dispatches}.",
  mostOpen: (most: number | null, depth: number | null) => {
    if (most === null || depth === null) return "Most open at one moment: {count}; levels: {depth}.";
    return `At most ${most === 1 ? "{count} was" : "{count} were"} open in the background at one moment; the longest chain has ${depth === 1 ? "{depth} level" : "{depth} levels"}.`;
  },
  rest: (idles: number | null, denials: number | null, missing: number | null) => {
    if (idles === null || denials === null || missing === null)
      return "Idles: {idles}; denied calls: {denials}; children that are not loaded: {missing}.";
    return `There ${idles === 1 ? "is {idles} idle" : "are {idles} idles"}, ${denials === 1 ? "{denials} denied call" : "{denials} denied calls"} and ${missing === 1 ? "{missing} child that is not loaded" : "{missing} children that are not loaded"}.`;
  },
  sentenceGap: common.sentenceGap,
  separator: common.separator,
  end: ".",

  dispatches: "Dispatches",
  allDispatches: (count: number, shown: number) =>
    count > shown ? `All ${formatCount(count)} in Dispatches` : "Show in Dispatches",

  waits: "Who waited for whom",
  waitedFor: (open: number | null) =>
    `{who} idle {length} while ${open === 1 ? "{count} child" : "{count} children"} open`,
  waitedToEnd: (open: number | null) =>
    `{who} idle to the end of the record while ${open === 1 ? "{count} child" : "{count} children"} open`,
  waitBetween: "{from} to {to}",
  waitFrom: "from {from}",
  waitHidden: "{who}, an idle: inferred, hidden",
  noWaitsShown: "No idle that is live-observed began while a dispatch of that session was open.",
  noWaits: (idles: number) =>
    idles === 0
      ? "No idle is recorded or concluded, so nobody is seen to wait."
      : "No idle began while a dispatch of that session was open.",

  unanswered: "Unanswered children",
  noUnanswered: "Every dispatch is seen to be answered.",
  unansweredNone: "No dispatch, so nothing to answer.",
  delivered: "Answer reached the lead",
  withdrawn: (count: number) =>
    count === 1 ? "1 inference withdrawn" : `${formatCount(count)} inferences withdrawn`,

  denials: "Denials and possible denials",
  noDenials: "No call is seen to have been denied. Approvals leave no trace in such a file.",
  decidedBy: "by {by}",

  endings: "Unusual endings",
  noEndings:
    "None: no dispatch that failed or was cancelled, no call that the user cut off or that has no recorded end, no staged revert, no orphan notice. Other calls that failed stand on the timeline and in the transcript.",
  noEndingsInPart:
    "None among the records that are here. Part of a file is missing, and what it held is not known.",
  aborted: "cancelled by the user",
  bodyStarted: "body started: {value}",
  unfinished: "last recorded state: {value}",
  revert: "a revert to {value} is staged",
  orphan: "notice about {value}, which no dispatch here started",
  failed: "failed",

  missing: "Children not loaded",
  missingParents: "Parents not loaded",
  noMissing: "Every session that these files name is loaded.",
  howToExport: "how to export it",
  howToExportAgent: (agent: string) => `${agent}: how to export it`,

  totals: "Totals",
  total: {
    wall: "First to last record",
    work: "Model steps, all loaded sessions",
    tokensOwn: "Tokens, leads alone",
    tokensLoaded: "Tokens, with loaded children",
    costOwn: "Cost, leads alone",
    costLoaded: "Cost, with loaded children",
    childrenNotLoaded: "Children not loaded, not in these sums",
    mostOpen: "Most dispatches open at once",
    depth: "Levels of dispatches",
    idles: "Idles",
    denials: "Calls denied",
  },
  costNote: "Costs as recorded; the files name no currency.",

  sessions: "Sessions",
  session: {
    title: "Session",
    agent: "Agent",
    endedBy: "Ended",
    prompts: "Prompts",
    steps: "Steps",
    calls: "Calls",
    tokens: "Tokens",
    cost: "Cost",
  },
  role: { lead: "lead", child: "child", unknown: "lead or child: not known" },

  coverage: "Coverage",
  coverageRead: (share: string, read: string, all: string) =>
    `${share} of the values read: ${read} of ${all}`,
  coverageAll: "Every value is read.",
  unread: (patterns: number, values: number) =>
    `${many(patterns, "pattern", "patterns")} not read, ${many(values, "value", "values")}`,
  moreUnread: (count: number) =>
    count === 1 ? "1 more pattern in Source" : `${formatCount(count)} more patterns in Source`,
  rows: (count: number) => many(count, "record", "records"),
  notUnderstood: (count: number) =>
    count === 1 ? "1 row or item not understood" : `${formatCount(count)} rows or items not understood`,
  incomplete: "cut off",
  partialPage: "one page of several",
  sanitized: "linkage removed by sanitising",
  showInSource: "Show in Source",

  findings: "Findings",
  noFindings: "No question was asked of this bundle.",
  findingKind: {
    pass: "nothing found",
    fail: "found",
    review: "to be looked at",
    open: "open",
    informational: "for information",
    notApplicable: "does not apply",
  } satisfies Record<Finding["kind"], string>,
  finding: {
    "unanswered-dispatch": "Was a dispatch left without an answer?",
    "presumed-settlement": "Does the end of a dispatch rest on a presumption?",
    "undelivered-completion": "Did a child finish without the lead being told?",
    "failed-dispatch": "Did a dispatch fail or get cancelled?",
    "empty-reply": "Did a child answer without text?",
    "orphan-notice": "Is there a notice about a child that nobody here dispatched?",
    "denied-call": "Was a call denied?",
  },
  findingAnswer: (kind: string, claims: number) =>
    claims === 0 ? kind : claims === 1 ? `${kind}, 1 claim` : `${kind}, ${formatCount(claims)} claims`,

  problems: "Problems",
  noProblems: "None was found in reading or in the data.",
  severities: {
    loss: (count: number) => (count === 1 ? "1 loss" : `${formatCount(count)} losses`),
    warning: (count: number) => (count === 1 ? "1 warning" : `${formatCount(count)} warnings`),
    note: (count: number) => (count === 1 ? "1 note" : `${formatCount(count)} notes`),
  },
  more: (count: number) => `${formatCount(count)} more`,
};
