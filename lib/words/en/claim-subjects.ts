// The same for what is neither a dispatch nor a session: idles, decisions, single calls, spans, notices.

import type { PropertyWords } from "./claim-properties.ts";

const property = (name: string, states: string, asks: string): PropertyWords => ({ name, states, asks });

export const subjectProperties = {
  idle: {
    from: property("idle", "{who} went idle {value}", "when {who} went idle"),
    to: property("end of idle", "{who} went on {value}", "when {who} went on"),
    outcome: property(
      "outcome of the turn",
      "The turn of {who} ended with {value}",
      "how the turn of {who} ended",
    ),
    length: property("length of the idle", "{who} was idle for {value}", "how long {who} was idle"),
    openChildren: property(
      "open children",
      "When {who} went idle, this many of its dispatches were open: {value}",
      "how many dispatches of {who} were open when it went idle",
    ),
  },
  decision: {
    call: property("call", "The call's id is {value}", "the id of the call"),
    effect: property("decision", "The decision on {who}: {value}", "whether {who} was denied"),
    by: property("decided by", "What decided on {who}: {value}", "what decided on {who}"),
    resource: property("resource", "What {who} was about: {value}", "what {who} was about"),
    at: property("decided", "The decision on {who} was made {value}", "when the decision on {who} was made"),
    words: property(
      "the host's words",
      "The host wrote about {who}: {value}",
      "what the host wrote about {who}",
    ),
    depth: property(
      "depth",
      "Dispatches above the session of {who}: {value}",
      "how many dispatches stand above the session of {who}",
    ),
    turn: property(
      "the turn",
      "After the refusal of {who} {value}",
      "what became of the turn after the refusal of {who}",
    ),
    retried: property(
      "tried another way",
      "After the refusal, {who} was tried another way: {value}",
      "whether {who} was tried another way after the refusal",
    ),
  },
  retry: {
    call: property(
      "tried another way",
      "{who} was tried another way by {value}",
      "what tried {who} another way",
    ),
    by: property(
      "shared",
      "The later call shares with {who} {value}",
      "what the later call shares with {who}",
    ),
    shared: property(
      "what is shared",
      "Shared with {who}: {value}",
      "what exactly the later call shares with {who}",
    ),
  },
  ruleMatch: {
    verdict: property(
      "what the rules say",
      "The session's own rules say of {who}: {value}",
      "what the session's own rules say of {who}",
    ),
  },
  rules: {
    directory: property("directory", "The directory of {who} is {value}", "which directory {who} ran in"),
    root: property(
      "project root",
      "The root of the project of {who} is {value}",
      "which folder is the root of the project of {who}",
    ),
  },
  call: {
    call: property("call", "The call's id is {value}", "the id of the call"),
    state: property("last state", "The last recorded state of {who} is {value}", "the state of {who}"),
    length: property(
      "wait",
      "From start to end {who} took {value}, asking for permission included",
      "how long {who} took",
    ),
    cause: property(
      "what the wait may be",
      "In the time of {who} there may have been {value}",
      "what {who} waited for",
    ),
    bodyStarted: property(
      "body started",
      "The body of {who} had started: {value}",
      "whether the body of {who} had started",
    ),
    tool: property(
      "tool",
      "The call inside {who} that failed used {value}",
      "which call inside {who} failed",
    ),
    answers: property("answers", "The answers to {who} were {value}", "what was answered to {who}"),
  },
  shell: {
    call: property("call", "The call's id is {value}", "the id of the call"),
    shell: property(
      "shell",
      "The background shell of {who} is {value}",
      "the id of the background shell of {who}",
    ),
    settledAt: property(
      "shell ended",
      "The background shell of {who} ended {value}",
      "when the background shell of {who} ended",
    ),
    state: property(
      "shell state",
      "The background shell of {who} ended as {value}",
      "how the background shell of {who} ended",
    ),
    exit: property(
      "exit code",
      "The exit code of the background shell of {who} is {value}",
      "the exit code of the background shell of {who}",
    ),
  },
  orphan: {
    child: property(
      "orphan notice",
      "A notice names {value}, which no dispatch here started",
      "which child the notice names",
    ),
    at: property("orphan notice", "The notice was written {value}", "when the notice was written"),
    state: property("state of the notice", "The notice says {value}", "what the notice says"),
  },
  surface: {
    from: property(
      "first stated",
      "The list was first stated by {value}",
      "which call first stated the list",
    ),
    available: property(
      "tools stated",
      "The host stated these tools: {value}",
      "which tools the host stated",
    ),
  },
  reach: {
    reach: property("reach", "The reach of {who} under this surface: {value}", "the reach of {who}"),
    removedBy: property(
      "taken away by",
      "The rule that took {who} away stands at {value}",
      "which rule took {who} away",
    ),
  },
  toolSurface: {
    at: property("surface from", "This surface of {who} began {value}", "when this surface of {who} began"),
    others: property(
      "every other tool",
      "The reach of every tool that is not named for {who}: {value}",
      "by which door, if by any, a tool that is not named for {who} could be called",
    ),
    complete: property(
      "whole",
      "The tools named are all that {who} had: {value}",
      "whether the tools named are all that {who} had",
    ),
    changes: property(
      "differs from before",
      "Tools of {who} whose reach differs from what was known before: {value}",
      "whether the reach of a tool of {who} differs from before",
    ),
    continues: property(
      "goes on",
      "What was known of the surface before goes on in {who}: {value}",
      "whether what was known of the surface before goes on in {who}",
    ),
  },
  deniedDoor: {
    open: property(
      "denied yet reachable",
      "{who} is denied, and this action of the host stays open: {value}",
      "which action of the host stays open while {who} is denied",
    ),
  },
  revert: {
    message: property(
      "staged revert",
      "A revert to the message {value} is staged in {who}",
      "which message the staged revert of {who} names",
    ),
  },
  span: {
    start: property("start", "The start of {who}: {value}", "when {who} began"),
    end: property("end", "The end of {who}: {value}", "when {who} ended"),
    state: property("state", "The recorded state of {who} is {value}", "the state of {who}"),
    name: property("name", "The record names {value}", "the name of {who}"),
  },
} satisfies Record<string, Record<string, PropertyWords>>;

/** For a property that has no words of its own. */
export const anyProperty = (name: string): PropertyWords => property(name, `${name}: {value}`, name);
