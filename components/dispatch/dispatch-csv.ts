// The dispatch table as CSV: every shown column with its exact value and, beside it, its standing. A value that is not
// known is its reason, one that is hidden says that it is hidden; no cell is blank.

import type { EpochMs } from "@/lib/base/time.ts";
import type { Applicable, Claim } from "@/lib/model/claim.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { type Clock, formatDateTime } from "@/lib/words/clock.ts";
import { csvOf } from "@/lib/words/csv.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { measureText, usageText } from "@/lib/words/value-text.ts";
import type { ColumnId } from "./column-ids.ts";

type Cell = readonly [value: string, standing: string];

export function dispatchesAsCsv(
  rows: readonly Dispatch[],
  columns: readonly ColumnId[],
  words: Words,
  clock: Clock,
): string {
  const head = columns.flatMap((column) =>
    column === "number"
      ? [words.dispatch.columnNumber]
      : [words.dispatch.columns[column], words.dispatch.csvStanding(words.dispatch.columns[column])],
  );
  const body = rows.map((row) =>
    columns.flatMap((column) =>
      column === "number" ? [String(row.number)] : cellOf(row, column, words, clock),
    ),
  );
  return csvOf([head, ...body]);
}

function cellOf(row: Dispatch, column: Exclude<ColumnId, "number">, words: Words, clock: Clock): Cell {
  const text = (value: string) => value;
  const count = (value: number) => String(value);
  const measure = (claim: Dispatch["working"]) =>
    cell(claim, (value) => measureText(value, words.claim).exact, words);
  switch (column) {
    case "agent":
      return cell(row.agent, text, words);
    case "task":
      return cell(row.description, text, words);
    case "child":
      return cell(row.child, text, words);
    case "requested":
      return time(row.requestedAt, words, clock);
    case "acknowledged":
      return measure(row.acknowledgementLatency);
    case "settled":
      return time(row.settledAt, words, clock);
    case "outcome":
      return cell(row.outcome, (outcome) => outcomeText(row, outcome, words), words);
    case "working":
      return measure(row.working);
    case "noticeDelay":
      return measure(row.noticeDelay);
    case "reaction":
      return measure(row.reaction);
    case "tokens":
      return cell(row.tokens, (usage) => usageText(usage, words.claim).exact, words);
    case "cost":
      return cell(row.cost, count, words);
    case "calls":
      return cell(row.childCalls, count, words);
    case "episode":
      return cell(row.episode, count, words);
    case "openBelow":
      return cell(row.openBelow, count, words);
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

function time(claim: Claim<EpochMs>, words: Words, clock: Clock): Cell {
  return cell(claim, (at) => formatDateTime(at, clock), words);
}

function cell<Value>(claim: Applicable<Value>, write: (value: Value) => string, words: Words): Cell {
  if (claim.standing === "not-applicable") return [words.claim.notApplicable[claim.because], ""];
  if (claim.standing === "hidden") return [words.common.hidden, ""];
  if (!isKnown(claim)) return [words.claim.unknown[claim.reason], words.common.standing.unknown];
  return [write(claim.value), words.common.standing[claim.standing]];
}
