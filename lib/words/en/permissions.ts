// What the Permissions screen says: decisions, rules and how they were tried, waits. Also what the command line says of them.

import type { MissHow, NotSplit, RuleFault, RulePremise, VerdictLack } from "../../model/rule-words.ts";
import { formatCount } from "../format.ts";
import { many } from "./many.ts";

export const permissions = {
  heading: "Permissions",
  decisions: "Decisions",
  decisionCount: (denied: number, open: number) => {
    const refusals = denied === 0 ? "no refusal recorded" : many(denied, "refusal", "refusals");
    return open === 0 ? refusals : `${refusals}, ${formatCount(open)} possible`;
  },
  /** Three sentences: none seen, what is never written, what was not looked at. */
  none: "No refusal is recorded.",
  noneInPart:
    "No refusal is recorded in what is here. Part of a file is missing, and what it held is not known.",
  approvals: "Approvals leave no trace in such a file, so none is shown.",
  nestedNotAsked:
    "Calls inside execute are recorded without their errors: refusals among them are not looked for.",
  column: {
    call: "Call",
    decision: "Decision",
    turn: "The turn",
    retries: "Tried another way",
    session: "Session",
    at: "When",
    places: "Places",
  },
  depth: (depth: number) =>
    depth === 0 ? "at the lead" : many(depth, "dispatch below the lead", "dispatches below the lead"),
  noRetries: "none found",
  noRefusal: "not looked for: no sure refusal",
  retriesNote: "Of the calls that may be a refused one tried another way, the first three are named.",
  retry: "{call} with {shared}",
  retryOf: "{refused}, then {call} with {shared}",
  sameTurn: "same turn",
  nextTurn: "next turn",
  retryEnded: {
    completed: "went through",
    error: "failed",
    denied: "denied too",
    "not ended": "not ended",
    "not known": "its end is not known",
  },
  showRules: "rules",
  showRulesName: (tool: string) => `Ask the rules about this call of ${tool}`,
  timeline: "timeline",
  timelineName: (tool: string) => `Show this call of ${tool} on the timeline`,
  sourceName: (tool: string) => `this call of ${tool}`,
  rules: "Rules",
  recordedRules: "Rules of the sessions",
  rulesOf: (session: string) => `Rules of: ${session}`,
  session: "Session",
  ruleCount: (count: number) => many(count, "rule", "rules"),
  noRules: "The session has no rules of its own in this file.",
  otherRules:
    "Rules of the project, of the agent and saved answers are not in an export: this is what the session's own rules say.",
  lastWins: "Tried from the last to the first; the last that matches decides.",
  rulesStated: "Action, resource and effect are observed: the file states them.",
  ask: "What would be decided for",
  action: "Action",
  actionExample: "shell, edit, read …",
  resource: "Resource",
  resourceExample: "a command, a path, a URL, *",
  askButton: "Ask the rules",
  clear: "Clear",
  askFirst: "Write an action and a resource, or choose a call, to see each rule tried.",
  missing: {
    action: "The action is missing: write what is asked for, such as shell, edit or read.",
    resource: "The resource is missing: write what it is about, such as a command, a path, a URL or *.",
  },
  /** In place of a verdict. */
  lack: {
    "not-split": "not split, so no verdict",
    "in-text": "asked for the files in the patch's text, which is not in the form that is read here",
    "not-stated": "the input does not state what is asked",
    "not-known": "what such a tool asks is not known",
    "other-line": "a name of the other line of OpenCode: nothing asks by it in this session",
    effect: "no effect that a host knows",
    unread: "an entry that is not readable may decide",
    open: "depends on what no file here tells",
    unplaced: "what the path is seen from is not in the file",
    letters: "depends on upper and lower case, and the file does not name the system",
  } satisfies Record<VerdictLack, string>,
  premise: {
    split: "the line is split here",
    path: "the path is seen from the directory",
    host: "the host is known to ask so for such a call",
    mcp: "asked so if it is an MCP server's tool",
    patch: "the file is read out of the patch's text here",
  } satisfies Record<RulePremise, string>,
  verdictOf: (action: string, resource: string) => `${action} ${resource}`,
  inFolder: (path: string | null) => (path === null ? "in a folder that is not readable here" : `in ${path}`),
  orResource: (resource: string) => `or for ${resource}: which of the two is not in the file`,
  byRule: (number: number) => `by rule ${formatCount(number)}`,
  /** Known of the hosts, said by no file. */
  byDefault: "the host then asks",
  overall: "Together:",
  possible: (action: string, resource: string | null) =>
    resource === null
      ? `${action} may be asked for besides: the file does not show whether, nor for which folder.`
      : `${action} ${resource} may be asked for besides: the file does not show whether.`,
  moreParts: (count: number) =>
    count === 1
      ? "One more part is asked for and not listed."
      : `${formatCount(count)} more parts are asked for and not listed.`,
  splitByUs: (parts: number) =>
    `Split here into ${many(parts, "question", "questions")}; the host splits with tree-sitter and asks for each.`,
  notShown: "No verdict:",
  notSplitTitle: "Not split, so no verdict.",
  notSplit: {
    empty: "There is no command.",
    powershell: "The line reads like PowerShell, which is not split here.",
    "windows-shell": "The session ran on Windows, whose shell the file does not name.",
    case: "The line holds a case command.",
    function: "The line defines a function.",
    "arithmetic-command": "The line holds an arithmetic command.",
    array: "The line holds an array.",
    unclosed: "Something in the line is opened and not closed.",
    "nested-backticks": "The line nests backticks or has several pairs of them.",
    "redirected-assignment": "The line redirects an assignment.",
    "here-document-in-pipeline": "The line pipes a here-document on.",
    "pattern-or-function": "The line holds a pattern or a function with parentheses.",
    "other-cd":
      "The line changes the folder in a way that depends on the shell, which the file does not name.",
    "after-pipeline": "A line follows a pipeline, and the host reads the two as one command.",
    "stray-sign": "A sign stands where a command was due.",
    "too-long": "The line is too long.",
    "too-deep": "The line nests too deep.",
  } satisfies Record<NotSplit, string>,
  trace: "rules tried",
  traceName: (action: string, resource: string) => `Show how each rule was tried for ${action} ${resource}`,
  tracedFor: (action: string, resource: string) => `Tried for: ${action} ${resource}`,
  directoryUnknown: "The file does not hold the session's directory: what a path is asked as is not known.",
  ruleColumn: {
    number: "Rule",
    action: "Action",
    resource: "Resource",
    effect: "Effect",
    outcome: "Tried",
    place: "Place",
  },
  outcome: {
    decides: "matches last: decides",
    overruled: "matches, a later rule decides",
    "in-doubt": "matches, but an entry after it is not readable",
    open: "open: what it depends on is not in the file",
  },
  unread: (count: number) =>
    count === 1
      ? "One entry of the list is not readable as a rule; what stands before it may be overruled by it:"
      : `${formatCount(count)} entries of the list are not readable as rules; what stands before them may be overruled by them:`,
  unreadAfter: (before: number) =>
    before === 0 ? "the entry before rule 1" : `the entry after rule ${formatCount(before)}`,
  missAction: "action: ",
  missResource: "resource: ",
  miss: {
    differs: (_: string) => "is a different text",
    begins: (piece: string) => `does not begin with “${piece}”`,
    ends: (piece: string) => `does not end with “${piece}”`,
    lacks: (piece: string) => `has no “${piece}”`,
    shape: (_: string) => "has its pieces, not in this order",
  } satisfies Record<MissHow, (piece: string) => string>,
  caseAlone: ", by the case of letters alone",
  wholePath: "matched against the whole path",
  ruleSource: (number: number) => `rule ${formatCount(number)}`,
  calls: "Calls and the rules",
  callsNote:
    "Each distinct call of this session, and what its own rules say of it. What the host did is not in the file, unless it refused. Tool and resource are observed, the number of calls is computed.",
  noCalls: "No call of this session is recorded.",
  noResource: "no resource in its input",
  callColumn: {
    tool: "Tool",
    resource: "Resource",
    verdict: "The rules say",
    calls: "Calls",
    places: "Places",
  },
  edit: "Try other rules",
  editing: "Rules to try",
  editNote:
    "One rule a line: action, resource, effect. JSON of either host can be pasted. Kept in this page alone.",
  reset: "Back to the recorded rules",
  fault: {
    json: (_: number) => "This is not readable as JSON.",
    effect: (at: number) => `Rule or line ${formatCount(at)} has no effect that is allow, ask or deny.`,
    short: (at: number) => `Line ${formatCount(at)} has fewer than three words.`,
    shape: (at: number) => `Entry ${formatCount(at)} is no rule.`,
  } satisfies Record<RuleFault, (at: number) => string>,
  lastReadable: "Below, the last rules that could be read are tried.",
  tried: "Tried against rules written here, not those of the file.",
  waits: "Long calls",
  waitsNote:
    "From start to end, asking for permission included. An ask that was approved leaves no other trace.",
  noWaits:
    "No completed call of 30 s or more is recorded. Dispatches, and calls that failed, are not looked at here.",
  noWaitsInPart:
    "No completed call of 30 s or more is recorded in what is here; part of a file is missing. Dispatches, and calls that failed, are not looked at here.",
  waitsOf1: "OpenCode 1 does not write when a call began to run, so in its files none is looked for.",
  waitLine: "{tool} took {length}",
  waitCause: "may have had {cause}",
  cli: {
    session: (id: string) => `Session ${id}`,
    question: (action: string, resource: string) => `${action}  ${resource}`,
    verdict: (effect: string, by: readonly string[]) => `  => ${[effect, ...by].join(", ")}`,
    overall: (effect: string) => `Together: ${effect}`,
    decisions: (count: number) => many(count, "decision", "decisions"),
    noSession: (id: string) => `No session ${id} is in these files.`,
    bothNeeded: "--action and --resource go together.",
    rulesNeedQuestion: "--rules needs a question: give --action and --resource too.",
    rulesRefused: (path: string, fault: string) =>
      `${path}: ${fault} One rule a line (action, resource, effect), or JSON as either host keeps rules.`,
    triedRules: (path: string) => `Tried against the rules in ${path}, not those of the sessions.`,
  },
};
