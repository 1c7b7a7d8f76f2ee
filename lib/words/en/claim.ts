// What the claim card says, and the words that stand in place of a value: the reason of an unknown, what does not apply.

import type { NotApplicable, Remedy, UnknownReason } from "../../model/claim.ts";
import type { Sought } from "../../model/evidence.ts";
import type { Standing } from "../../model/standing.ts";
import type { AuthorityKind } from "../../model/warrant.ts";
import { COUNTED } from "../counted-sought.ts";
import { formatCount } from "../format.ts";
import { dispatchProperties, sessionProperties, totalProperties } from "./claim-properties.ts";
import { anyProperty, subjectProperties } from "./claim-subjects.ts";
import { exportSteps } from "./export-steps.ts";
import { says } from "./says.ts";
import { unknown } from "./unknown.ts";
import { values } from "./values.ts";
import { warrantClauses } from "./warrant-clauses.ts";
import { warrants } from "./warrants.ts";

const sought: Readonly<Record<Sought, string>> = {
  "counted-records": "records counted here",
  "human-prompts": "human prompts",
  "idle-row": "an idle row after it",
  "model-steps": "model steps",
  "notice-of-child": "a notice that names this child",
  "open-dispatches-of-child": "dispatches of the child still open",
  "result-error-or-notice": "a result, error or notice for this call",
  "result-or-notice": "a result or notice for this call",
  "tool-calls": "tool calls",
};

const inRecords = (looked: number) => (looked === 1 ? "1 record" : `${formatCount(looked)} records`);

export const claim = {
  /** In place of a value that is not known. Short: it stands in a cell. */
  unknown,
  /** The same as a sentence, on the card. */
  unknownSentence: {
    "not recorded": "Not recorded: the host does not write it into this file.",
    "not found": "Looked for and not found: the records searched are listed below.",
    unreadable: "Not readable: something is recorded, but not in a form that is known.",
    redacted: "Redacted: the value was removed before the file was exported.",
    ambiguous: "Ambiguous: it fits several equally, so it was joined to none.",
    "cut off": "Cut off: the file ends before the place where it would stand.",
    "file not loaded": "File not loaded: another session's file would hold it.",
    "not looked for": "Not looked for: nothing here searches for it in such a file.",
    "not ended": "Not ended: it was still open when the record ends.",
    contradicted: "Contradicted: the files speak against each other or against the rule that would give it.",
  } satisfies Record<UnknownReason, string>,
  notApplicable: {
    "no child": "no child",
    "with result": "with result",
    "no notice due": "no notice due",
    refused: "refused",
    "not a background call": "not a background call",
  } satisfies Record<NotApplicable["because"], string>,
  remedy: {
    "export-of": "The export of this session would answer it:",
    "complete-export": "A complete export of this session would answer it:",
    "unsanitized-export": "An export of this session without sanitising would answer it:",
    none: "No file that a host writes would answer it.",
  } satisfies Record<Remedy["kind"], string>,
  /** Read after the value by a screen reader. */
  standingAfter: (standing: Standing) => `, ${standing}`,
  rivalsBeside: (count: number) => (count === 1 ? "1 rival" : `${formatCount(count)} rivals`),

  card: "Claim",
  close: "Close the claim",
  previous: "The same of the previous dispatch",
  next: "The same of the next dispatch",
  opening: "Looking the claim up…",
  missing: "This bundle holds no such claim. It may have been made from other files, or by another version.",
  failed: "The claim could not be read.",
  hidden: "Inferred, hidden by Only live-observed.",
  show: "Show inferred values",
  /** The claim's sentence; `how` is the rule's clause. */
  known: (states: string) => `${states}, {standing}: {how}.`,
  notKnown: (asks: string) => `Not known: ${asks}.`,
  scale: "Standing",
  because: "Because",
  asked: "The rule that was asked",
  rule: "Rule",
  /** `how` is the authority, in words. */
  ruleLine: "Rule {id}, {how}: {cite}.",
  authority: {
    live: "measured on a running host",
    "host-source": "from the host's source",
    "plugin-source": "from a plugin's source",
    docs: "from documentation",
    report: "from a report",
    unknown: "a premise, on no authority",
  } satisfies Record<AuthorityKind, string>,
  /** Above the facts that the rule rests on. */
  knownOfHost: "It rests on what is known of the host:",
  factLine: "{fact}: {how}; {versions}.",
  seenOn: (versions: string) => `Seen on ${versions}.`,
  versionNotRecorded: "Host version not recorded in this file.",
  evidence: (count: number) => (count === 0 ? "Evidence" : `Evidence, ${formatCount(count)}`),
  /** Of a count: so many of what was counted stand among its places. */
  listed: (shown: number, of: number) =>
    shown === 0
      ? `None of the ${formatCount(of)} counted is listed here.`
      : `${formatCount(shown)} of the ${formatCount(of)} counted ${shown === 1 ? "is" : "are"} listed here.`,
  listedBelow: (named: number, of: number) =>
    named === of ? "Each is a claim below." : `${formatCount(named)} of them are claims below.`,
  listedInTranscript: "All of them in the transcript",
  evidenceNone: "No place in a file shows it.",
  lookedFor: (what: Sought, looked: number) =>
    COUNTED.has(what)
      ? `looked through ${inRecords(looked)} for ${sought[what]}`
      : `looked for ${sought[what]} in ${inRecords(looked)}, found 0`,
  bytes: (from: string, to: string) => `bytes ${from} to ${to}`,
  bytesNotLoaded: "the file is not loaded",
  wholeDocument: "the whole document",
  line: (line: number) => `line ${formatCount(line)}`,
  derivedFrom: (count: number) => `Derived from, ${formatCount(count)}`,
  ofSubject: (name: string, who: string) => `${name}, ${who}`,
  rivals: (count: number) => (count === 0 ? "Rivals" : `Rivals, ${formatCount(count)}`),
  rivalsNone: "none known",
  rivalValue: "Another source says {value}: {how}.",
  refute: "Would refute it",
  held: "How often the rule held",
  heldHere: "in this bundle",
  heldLibrary: "in this library",
  heldCount: (held: string, failed: string) => `${held} held, ${failed} failed`,
  heldCountIn: (held: string, failed: string, bundles: number) =>
    bundles === 1
      ? `${held} held, ${failed} failed, in 1 bundle`
      : `${held} held, ${failed} failed, in ${formatCount(bundles)} bundles`,
  heldNone: "not checked: no case lets it be checked",
  withdrawn: (count: number) => `Withdrawn, ${formatCount(count)}`,
  withdrawnBecause: (signs: number) =>
    signs === 1
      ? "An inference was drawn and taken back: {how}. This record took it back:"
      : "An inference was drawn and taken back: {how}. These records took it back:",
  answer: "What would answer it",
  copy: "Copy",
  copyText: "as text",
  copyMarkdown: "as Markdown",
  copyLink: "as link",
  standingWord: "standing",
  evidenceWord: "evidence",
  copied: {
    rule: (id: string, authority: string, because: string) => `${id} (${authority}): ${because}`,
    unknown: (sentence: string, reason: string) => `${sentence} ${reason}`,
    evidence: (what: string, place: string) => `${what}, ${place}`,
    evidenceBytes: (what: string, place: string, bytes: string) => `${what}, ${place} (${bytes})`,
  },
  dispatchWho: (agent: string, task: string) => `${agent} on ${task}`,
  dispatchNumber: (number: number) => `dispatch ${formatCount(number)}`,
  callWho: (tool: string) => (tool === "" ? "this call" : `the ${tool} call`),
  andMoreTools: (names: string, more: number) => `${names} and ${formatCount(more)} more`,
  lead: "the lead",
  child: "the child",
  bundle: "the bundle",
  tokensShort: (input: string, output: string) => `${input} in, ${output} out`,
  tokensOf: (input: string, output: string, reasoning: string, cacheRead: string, cacheWrite: string) =>
    `${input} in, ${output} out, ${reasoning} reasoning, ${cacheRead} from cache, ${cacheWrite} to cache`,
  says,
  warrantClauses,
  warrants,
  inferredRivalsHidden: (count: number) =>
    count === 1 ? "1 inferred rival hidden" : `${formatCount(count)} inferred rivals hidden`,
  properties: {
    dispatch: dispatchProperties,
    session: sessionProperties,
    totals: totalProperties,
    ...subjectProperties,
  },
  anyProperty,
  values,
  export: exportSteps,
};
