// How each property of the analysis is said: its name (the card's title), the sentence that states it, and what is not
// known when it is not. `{who}` is the dispatch, the session or the call, `{value}` the value.

import type { Session, Totals } from "../../model/analysis.ts";
import type { Applicable } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";

export interface PropertyWords {
  readonly name: string;
  readonly states: string;
  readonly asks: string;
}

/** The keys of a record that hold claims. */
export type ClaimKey<Item> = {
  [Key in keyof Item]-?: NonNullable<Item[Key]> extends Applicable<unknown> ? Key : never;
}[keyof Item];

const property = (name: string, states: string, asks: string): PropertyWords => ({ name, states, asks });

export const dispatchProperties = {
  call: property(
    "call",
    "The call that dispatched {who} is {value}",
    "the id of the call that dispatched {who}",
  ),
  agent: property("agent", "The agent of dispatch {number} is {value}", "the agent of dispatch {number}"),
  description: property("task", "The task of dispatch {number} is {value}", "the task of dispatch {number}"),
  requestedBackground: property(
    "background asked for",
    "Background was asked for {who}: {value}",
    "whether background was asked for {who}",
  ),
  background: property("mode", "{who} ran in this mode: {value}", "whether {who} ran in the background"),
  child: property("child", "The child session of {who} is {value}", "the child session of {who}"),
  acknowledgement: property(
    "acknowledgement",
    "The call of {who} was answered with {value}",
    "with which status the call of {who} was answered",
  ),
  acknowledgementRaw: property(
    "recorded status",
    "The answer to the call of {who} carries the status word {value}, which is none of the known ones",
    "the status word in the answer to the call of {who}",
  ),
  requestedAt: property("requested", "{who} was requested {value}", "when {who} was requested"),
  startedAt: property(
    "call started",
    "The call of {who} began to run {value}",
    "when the call of {who} began to run",
  ),
  acknowledgedAt: property("acknowledged", "{who} was acknowledged {value}", "when {who} was acknowledged"),
  childStartedAt: property(
    "child started",
    "The child of {who} started {value}",
    "when the child of {who} started",
  ),
  childEndedAt: property("child ended", "The child of {who} ended {value}", "when the child of {who} ended"),
  injectedAt: property(
    "notice",
    "The notice about {who} was written {value}",
    "when a notice about {who} was written",
  ),
  settledBy: property("settled by", "What settled {who}: {value}", "what settled {who}"),
  settledAt: property("settled", "{who} settled {value}", "when {who} settled"),
  outcome: property("outcome", "The outcome of {who} is {value}", "the outcome of {who}"),
  stateRaw: property(
    "recorded state",
    "The notice about {who} carries the state word {value}, which is none of the known ones",
    "the state word in the notice about {who}",
  ),
  delivered: property(
    "delivered",
    "The answer of {who} reached the lead: {value}",
    "whether the answer of {who} reached the lead",
  ),
  emptyReply: property(
    "empty reply",
    "{who} answered without text: {value}",
    "whether {who} answered with text",
  ),
  episode: property(
    "episode",
    "{who} is episode {value} of its child",
    "which episode of its child {who} is",
  ),
  openBelow: property(
    "open below",
    "Dispatches of the child still open when {who} settled: {value}",
    "how many dispatches of the child were open when {who} settled",
  ),
  nextStepAt: property(
    "next lead step",
    "The lead's next step after {who} began {value}",
    "when the lead's next step after {who} began",
  ),
  error: property("error", "The call of {who} ended in the error {value}", "the error of the call of {who}"),
  acknowledgementLatency: property(
    "acknowledged after",
    "{who} was acknowledged {value} after the request",
    "how long after the request {who} was acknowledged",
  ),
  working: property("working", "The child of {who} worked {value}", "how long the child of {who} worked"),
  noticeDelay: property(
    "notice delay",
    "The notice about {who} came {value} after the child's end",
    "how long after the child's end the notice about {who} came",
  ),
  reaction: property(
    "reaction",
    "The lead's next step began {value} after the answer of {who}",
    "how long after the answer of {who} the lead's next step began",
  ),
  tokens: property("tokens", "The child of {who} used {value}", "how many tokens the child of {who} used"),
  cost: property(
    "cost",
    "The recorded cost of the child of {who} is {value}",
    "the cost of the child of {who}",
  ),
  childCalls: property(
    "calls of the child",
    "The child of {who} made {value} [tool call|tool calls]",
    "how many tool calls the child of {who} made",
  ),
} satisfies Record<ClaimKey<Dispatch>, PropertyWords>;

export const sessionProperties = {
  idClaim: property("session id", "The session's id is {value}", "the session's id"),
  parent: property("parent", "The parent of {who} is {value}", "the parent of {who}"),
  forkOf: property("fork of", "{who} is a fork of {value}", "whether {who} is a fork"),
  title: property("title", "The session's title is {value}", "the session's title"),
  agent: property("agent", "The agent of {who} is {value}", "the agent of {who}"),
  host: property("host version", "{who} was written by {value}", "which host version wrote {who}"),
  createdAt: property("created", "{who} was created {value}", "when {who} was created"),
  firstAt: property(
    "first record",
    "The first record of {who} is of {value}",
    "when the first record of {who} was made",
  ),
  lastAt: property(
    "last record",
    "The last record of {who} is of {value}",
    "when the last record of {who} was made",
  ),
  endedBy: property("end", "{who} ended with {value}", "how {who} ended"),
  steps: property(
    "model steps",
    "{who} has {value} [model step|model steps]",
    "how many model steps {who} has",
  ),
  prompts: property(
    "human prompts",
    "{who} has {value} [human prompt|human prompts]",
    "how many human prompts {who} has",
  ),
  calls: property("tool calls", "{who} has {value} [tool call|tool calls]", "how many tool calls {who} has"),
  tokens: property("tokens", "{who} used {value}", "how many tokens {who} used"),
  cost: property("cost", "The recorded cost of {who} is {value}", "the cost of {who}"),
} satisfies Record<ClaimKey<Session>, PropertyWords>;

export const totalProperties = {
  wall: property(
    "wall time",
    "From the first to the last record of the bundle: {value}",
    "the wall time of the bundle",
  ),
  work: property(
    "working time",
    "Model steps of all loaded sessions together: {value}",
    "the working time of the bundle",
  ),
  tokensOwn: property(
    "tokens of the leads",
    "The leads alone used {value}",
    "how many tokens the leads used",
  ),
  tokensLoaded: property(
    "tokens with loaded children",
    "The leads and the loaded children used {value}",
    "how many tokens the loaded sessions used",
  ),
  costOwn: property(
    "cost of the leads",
    "The recorded cost of the leads alone is {value}",
    "the cost of the leads",
  ),
  costLoaded: property(
    "cost with loaded children",
    "The recorded cost of the leads and the loaded children is {value}",
    "the cost of the loaded sessions",
  ),
  childrenNotLoaded: property(
    "children not loaded",
    "Children without a file here: {value}",
    "how many children have no file here",
  ),
  dispatches: property("dispatches", "Dispatches in the bundle: {value}", "how many dispatches there are"),
  completed: property("completed", "Dispatches that completed: {value}", "how many dispatches completed"),
  failed: property("failed", "Dispatches that failed: {value}", "how many dispatches failed"),
  cancelled: property(
    "cancelled",
    "Dispatches that were cancelled: {value}",
    "how many dispatches were cancelled",
  ),
  refused: property("refused", "Dispatches that were refused: {value}", "how many dispatches were refused"),
  open: property(
    "open at end",
    "Dispatches open at the end of the record: {value}",
    "how many dispatches were open at the end",
  ),
  undetermined: property(
    "outcome unknown",
    "Dispatches whose outcome the files cannot tell: {value}",
    "how many outcomes the files cannot tell",
  ),
  settledByInference: property(
    "ended, inferred",
    "Dispatches whose end is only inferred: {value}",
    "how many ends are only inferred",
  ),
  depth: property(
    "depth",
    "The longest chain of dispatches has {value} [level|levels]",
    "how deep dispatches go",
  ),
  mostOpen: property(
    "most open",
    "The most dispatches open at one moment: {value}",
    "how many dispatches were open at one moment",
  ),
  denials: property("denials", "Calls that were denied: {value}", "how many calls were denied"),
  idles: property("idles", "Idles in the bundle: {value}", "how many idles there are"),
} satisfies Record<ClaimKey<Totals>, PropertyWords>;
