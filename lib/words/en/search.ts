// What the search over a bundle says: its field, its filters, how much was found and how much was looked at.

import type { Resting, TextKind } from "../../model/search.ts";
import { formatCount } from "../format.ts";
import { many } from "./many.ts";

const values = (count: number): string => (count === 1 ? "1 value" : `${formatCount(count)} values`);

export const search = {
  name: "Search",
  open: "Search everything",
  field: "Search all values of this bundle",
  placeholder: "Search all values",
  matchCase: "Match case",
  matchCaseSign: "Aa",
  regex: "Regular expression",
  regexSign: ".*",
  close: "Close the search",
  filters: "Filters",
  clearFilters: "Clear filters",
  filterName: {
    kinds: "Kind",
    agents: "Agent",
    tools: "Tool",
    states: "Status",
    resting: "Standing",
    sessions: "Session",
  },
  restingHint: "Of the claims that rest on the record",
  kind: {
    prompt: "prompt",
    text: "text",
    reasoning: "reasoning",
    "tool-input": "tool input",
    "tool-output": "tool output",
    error: "error",
    notice: "notice",
    host: "text of the host",
    session: "session record",
    detail: "detail",
    unread: "not read",
  } satisfies Record<TextKind, string>,
  resting: {
    observed: "observed",
    computed: "computed",
    inferred: "inferred",
    none: "no claim",
  } satisfies Record<Resting, string>,
  withCount: (label: string, count: number) => `${label} (${formatCount(count)})`,

  loading: (read: string, whole: string) => `Reading the values once: ${read} of ${whole}.`,
  searching: "Searching…",
  searchingSoFar: (count: number, searched: number, of: number) =>
    `At least ${values(count)} so far; ${formatCount(searched)} of ${formatCount(of)} were searched.`,
  none: "No value matches.",
  noneFiltered: (count: number) =>
    count === 0
      ? "No value matches with these filters."
      : `No value matches with these filters; ${values(count)} of other kinds or sessions do.`,
  found: (count: number, sessions: number) =>
    sessions === 1
      ? `${values(count)} in 1 session`
      : `${values(count)} in ${formatCount(sessions)} sessions`,
  listed: (count: number) => `The first ${formatCount(count)} are listed; filters show others.`,
  beyond: (count: number) =>
    count === 1
      ? "1 value was not searched: it is too long for this expression."
      : `${formatCount(count)} values were not searched: they are too long for this expression.`,
  start:
    "Prompts, text, reasoning, tool input and output, errors, notices, also of children and nested calls, and values that nobody read.",
  invalid: "This is not a regular expression.",
  invalidHint: (engine: string) => `The browser says: ${engine}`,
  stopped: (count: number, searched: number, of: number) =>
    `Stopped: the expression took too long on one value. ${
      of === 0
        ? "Nothing was searched"
        : `${formatCount(searched)} of ${many(of, "value was", "values were")} searched`
    }, at least ${values(count)} found; the rest was not looked at.`,
  stoppedHint:
    "Repetition inside of repetition, such as (a+)+, takes this long. Write it without, or search for plain text.",
  failed: (because: string) => `The search stopped: ${because}.`,
  again: "Search again",

  list: "Values found",
  groupCount: (count: number) => values(count),
  noSession: "in no session",
  noTime: "no time recorded",
  noAgent: "agent not recorded",
  rowReading: "reading…",
  rowFailed: "This value could not be read again.",
  position: (at: number, of: number) => `${formatCount(at)} of ${formatCount(of)}`,
  previous: "Previous value",
  next: "Next value",
  openIn: "Open this value",
  inTranscript: "Transcript",
  inTimeline: "Timeline",
  inSource: "Source",
  fold: "Fold the list away",
  unfold: "Show the list",

  marksName: (count: number) =>
    count === 1
      ? "1 bar or mark holds a value found"
      : `${formatCount(count)} bars and marks hold values found`,
  inRow: (count: number) => `${formatCount(count)} found`,
  onlyHits: "Only what was found",
};
