// The dispatch table as CSV: every shown column with its exact value and, beside it, its standing. Durations and counts are
// plain numbers, so that a spreadsheet can work with them. A value that is not known is its reason, one that is hidden says
// that it is hidden; no cell is blank.

import type { EpochMs } from "@/lib/base/time.ts";
import type { Applicable, Claim } from "@/lib/model/claim.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { Dispatch, Measure, Usage } from "@/lib/model/dispatch.ts";
import { type Clock, formatDateTime } from "@/lib/words/clock.ts";
import { csvOf } from "@/lib/words/csv.ts";
import type { Words } from "@/lib/words/en/index.ts";
import type { ColumnId } from "./column-ids.ts";

const DURATIONS: ReadonlySet<ColumnId> = new Set(["acknowledged", "working", "noticeDelay", "reaction"]);
const TOKENS = ["input", "output", "reasoning", "cacheRead", "cacheWrite"] as const satisfies (keyof Usage)[];

export function dispatchesAsCsv(
  rows: readonly Dispatch[],
  columns: readonly ColumnId[],
  words: Words,
  clock: Clock,
): string {
  const head = columns.flatMap((column) => headsOf(column, words));
  const body = rows.map((row) =>
    columns.flatMap((column) =>
      column === "number" ? [String(row.number)] : cellsOf(row, column, words, clock),
    ),
  );
  return csvOf([head, ...body]);
}

function headsOf(column: ColumnId, { dispatch }: Words): readonly string[] {
  if (column === "number") return [dispatch.columnNumber];
  const name = dispatch.columns[column];
  const values =
    column === "tokens"
      ? TOKENS.map((kind) => dispatch.csvTokens[kind])
      : [DURATIONS.has(column) ? dispatch.csvDuration(name) : name];
  return [...values, dispatch.csvStanding(name)];
}

/** The value and then its standing. */
function cellsOf(
  row: Dispatch,
  column: Exclude<ColumnId, "number">,
  words: Words,
  clock: Clock,
): readonly string[] {
  const text = (value: string) => [value];
  const count = (value: number) => [String(value)];
  switch (column) {
    case "agent":
      return cells(row.agent, text, words);
    case "task":
      return cells(row.description, text, words);
    case "child":
      return cells(row.child, text, words);
    case "requested":
      return time(row.requestedAt, words, clock);
    case "acknowledged":
      return measure(row.acknowledgementLatency, words);
    case "settled":
      return time(row.settledAt, words, clock);
    case "outcome":
      return cells(row.outcome, (outcome) => [outcomeText(row, outcome, words)], words);
    case "working":
      return measure(row.working, words);
    case "noticeDelay":
      return measure(row.noticeDelay, words);
    case "reaction":
      return measure(row.reaction, words);
    case "tokens":
      return cells(row.tokens, (usage) => TOKENS.map((kind) => String(usage[kind])), words, TOKENS.length);
    case "cost":
      return cells(row.cost, count, words);
    case "calls":
      return cells(row.childCalls, count, words);
    case "episode":
      return cells(row.episode, count, words);
    case "openBelow":
      return cells(row.openBelow, count, words);
  }
}

function outcomeText(
  row: Dispatch,
  outcome: keyof Words["claim"]["values"]["outcome"],
  words: Words,
): string {
  const { values } = words.claim;
  return row.isRefused && outcome === "error" ? values.refused : values.outcome[outcome];
}

function time(claim: Claim<EpochMs>, words: Words, clock: Clock): readonly string[] {
  return cells(claim, (at) => [formatDateTime(at, clock)], words);
}

/** A number of milliseconds. That it is only a bound is said beside it: in the cell it would be no number. */
function measure(claim: Applicable<Measure>, words: Words): readonly string[] {
  const [value = "", standing = ""] = cells(claim, ({ ms }) => [String(ms)], words);
  const isBound =
    claim.standing !== "not-applicable" && isKnown(claim) && claim.value.bound === "upper bound";
  return [value, isBound ? words.dispatch.csvUpperBound(standing) : standing];
}

function cells<Value>(
  claim: Applicable<Value>,
  write: (value: Value) => readonly string[],
  words: Words,
  width = 1,
): readonly string[] {
  const said = (text: string) => Array.from({ length: width }, () => text);
  if (claim.standing === "not-applicable") return [...said(words.claim.notApplicable[claim.because]), ""];
  if (claim.standing === "hidden") return [...said(words.common.hidden), ""];
  if (!isKnown(claim)) return [...said(words.claim.unknown[claim.reason]), words.common.standing.unknown];
  return [...write(claim.value), words.common.standing[claim.standing]];
}
