// What the report says beside the words that it shares with the app: its head, its switch, what it leaves out, how to check it.

import type { SecretKind } from "../../model/secret-kinds.ts";
import type { FreeTextKind } from "../../model/session-report.ts";
import type { Standing } from "../../model/standing.ts";
import { formatCount } from "../format.ts";
import { many } from "./many.ts";
import { secretNames } from "./secret-names.ts";

const sessions = (count: number): string => (count === 1 ? "1 session" : `${formatCount(count)} sessions`);

export const report = {
  title: (name: string) => `Report: ${name}`,
  brand: (version: number) => `Groundline report ${version}`,
  promise: "One file. No script; nothing is asked of the network.",
  times: (zone: string) => `Times in ${zone}`,
  facts: "{host}. {day}, {from} to {to}, {wall}. {sessions}.",
  to: " to ",
  sessions: (loaded: number, missing: number) =>
    missing === 0
      ? `${sessions(loaded)} loaded`
      : `${sessions(loaded)} loaded, ${formatCount(missing)} not loaded`,
  source: "Source",
  valuesRead: (share: string, unread: string) =>
    unread === "0" ? "every value read" : `${share} of the values read, ${unread} not`,
  included: "Free text",
  includedNone: "not included",
  includedAll: "all of it included",
  kinds: {
    prompts: "prompts",
    messages: "messages",
    "tool-input": "tool input",
    "tool-output": "tool output",
    errors: "error texts",
    paths: "paths and file names",
    titles: "titles",
    descriptions: "task descriptions",
  } satisfies Record<FreeTextKind, string>,
  madeBy: "Made by",
  analyzer: (version: string, rules: number) => `Groundline ${version}, analysis ${rules}`,
  bar: "Filter and legend",
  contents: "Sections of this report",
  noneInferred: "Every known value is live-observed: there is nothing inferred to hide.",
  madeOnly: "Inferences were taken out when this report was made.",
  legendMeans: "what they mean",

  notes: "How each is known",
  by: (clause: string) => `: ${clause}`,
  endedDispatch: "{who}: outcome {outcome}, settled {settled}{how}.",
  openDispatch: "{who}: outcome {outcome}, settled {settled}.",
  moreToLookAt: (count: number) =>
    count === 1
      ? "1 more dispatch needs a look; it stands in the table."
      : `${formatCount(count)} more dispatches need a look; they stand in the table.`,
  liveObservedAs: (live: string, standing: string) => `${live}, ${standing}`,
  derivedFrom: "Derived from",
  rival: "Rival",
  asked: "asked of:",
  seeNote: (number: number) => `see note ${formatCount(number)}`,
  morePlaces: (count: number) =>
    count === 1
      ? "1 more place, in the data of this report"
      : `${formatCount(count)} more places, in the data of this report`,

  timelineCaption: (from: string, to: string, lanes: number) =>
    lanes === 1 ? `${from} to ${to}, one session.` : `${from} to ${to}, ${formatCount(lanes)} sessions.`,
  timelineKey: "Solid: live-observed. Dashed: inferred. Dotted: not known.",
  drawing: (caption: string) => `${caption} The same moments stand in the tables below.`,
  zoomLabel: (step: number) => (step === 1 ? "All" : `${step} ×`),
  zoomStep: (step: number) => (step === 1 ? "Timeline: show all" : `Timeline: ${step} times as wide`),
  zoomPane: (step: number) => (step === 1 ? "Timeline" : `Timeline, ${step} times as wide`),
  otherLanes: (count: number) => (count === 1 ? "1 more session" : `${formatCount(count)} more sessions`),
  density: "bars and moments, counted",
  manyBands: (count: number) =>
    count === 1
      ? "1 idle, too narrow to draw apart"
      : `${formatCount(count)} idles, too narrow to draw apart`,
  inColumn: (count: number) =>
    `${many(count, "bar or moment", "bars and moments")}, inferred ones not counted`,

  dispatchColumn: "Dispatch",
  recordEnds: "record ends",
  leftOutRows: (count: number) =>
    count === 1
      ? "1 dispatch is left out of this table to keep the file small; those that did not plainly complete are kept before others. It is in the data of this report: drop the file into Groundline to open it."
      : `${formatCount(count)} dispatches are left out of this table to keep the file small; those that did not plainly complete are kept before others. They are in the data of this report: drop the file into Groundline to open them.`,
  leftOutRecords: (count: number) =>
    count === 1
      ? "The claims of 1 more record are left out here to keep the file small. They are in the data of this report: drop the file into Groundline to open them."
      : `The claims of ${formatCount(count)} more records are left out here to keep the file small. They are in the data of this report: drop the file into Groundline to open them.`,
  calls: "Other calls",
  noCalls:
    "No question, unfinished, aborted or nested failing call, background shell, stated tool list, revert or orphan notice is recorded.",
  groups: {
    dispatches: "Dispatches",
    sessions: "Sessions",
    totals: "Totals",
    idles: "Idles",
    decisions: "Decisions",
    retries: "Tried another way",
    unfinished: "Calls without a recorded end",
    waits: "Calls that waited",
    questions: "Questions to the user",
    aborted: "Calls cancelled by the user",
    shells: "Background shells",
    nestedErrors: "Failures inside a call",
    surfaces: "Tool lists that the host stated",
    toolSurfaces: "What could be called",
    toolReaches: "Reach of tools",
    deniedYetReachable: "Denied yet reachable",
    reverts: "Staged reverts",
    orphanNotices: "Notices without a dispatch",
    ruleSets: "Directories of the sessions",
    ruleMatches: "What the sessions' own rules say of calls",
  },

  rules: "Rules",
  rulesMean:
    "Every claim names the rule that licensed it. These are the rules used here, each with what would prove it wrong.",
  ruleUsed: (count: number) => (count === 1 ? "1 claim" : `${formatCount(count)} claims`),
  atMost: (standing: string) => `At most ${standing}.`,
  /** Who vouches for a rule, and where that stands. */
  vouched: (authority: string, cite: string) => `${authority}, ${cite}.`,
  sentence: (text: string) => `${text}.`,
  /** Between the letter of an authority and what follows it. */
  ruleBreak: ". ",
  standingsMean:
    "Each value wears a mark for how it is known. Observed and computed together are live-observed: the files state the value, or arithmetic or an id join on what they state. Shape and word carry it; colour only helps.",
  standing: {
    observed: "The file states this value, at the place shown.",
    computed: "Arithmetic on observed values, or a join on an id that both sides state. No assumption.",
    inferred: "Needs a premise that no file states. The rule names it, its rivals, and what would refute it.",
    unknown: "Not determined. The reason is said in its place, and which file would answer it.",
  } satisfies Record<Standing, string>,
  notLoaded: "Sessions that are named and not loaded",

  removed: "Removed",
  removals: (count: string) => (count === "1" ? "1 removal, listed" : `${count} removals, listed`),
  nothingRemoved: "nothing",
  removedMeans:
    "Free text is left out unless whoever made this report asked for it; secrets are masked always. Ids of sessions, calls and messages are kept: they carry the links.",
  onlyMeans: "Only live-observed: every inference was taken out before this report was made.",
  otherText: "other text",
  idsReplaced: "ids that read like text, replaced",
  namesReplaced: "names that read like text, replaced",
  keysReplaced: "keys that read like text, replaced",
  secret: (kind: SecretKind) => secretNames[kind],

  check: "How to check",
  checkBy:
    "Each claim names its file and the place in it as a JSON pointer. Compare the id above with that of your own copy: groundline id FILE prints it. It is the SHA-256 of the SHA-256 digests of the file’s pieces of 8 MiB.",
  checkData:
    "This file holds the analysis as data too. Drop it into Groundline, or add the files it speaks of, to open every place.",
};
