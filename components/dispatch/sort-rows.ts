// Orders and filters the rows of the dispatch table by what is shown in them. A value that is not known, or hidden, goes
// to the end in either direction: it is neither large nor small.

import { type Applicable, isKnown, knownValue } from "@/lib/model/claim.ts";
import type { Dispatch, Usage } from "@/lib/model/dispatch.ts";
import { isLiveObserved } from "@/lib/model/standing.ts";
import type { ColumnId, SortOrder } from "./column-ids.ts";

export const STANDING_CHOICES = ["all", "live-observed", "inferred", "unknown"] as const;
export type StandingChoice = (typeof STANDING_CHOICES)[number];

export const OUTCOME_CHOICES = [
  "all",
  "completed",
  "failed",
  "cancelled",
  "refused",
  "open",
  "unknown",
] as const;
export type OutcomeChoice = (typeof OUTCOME_CHOICES)[number];

export interface DispatchFilters {
  readonly text: string;
  readonly standing: StandingChoice;
  readonly outcome: OutcomeChoice;
  /** null: all; an empty string: those whose agent is not known. */
  readonly agent: string | null;
}

export const NO_FILTERS: DispatchFilters = { text: "", standing: "all", outcome: "all", agent: null };

export function filterRows(rows: readonly Dispatch[], filters: DispatchFilters): readonly Dispatch[] {
  const text = filters.text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      hasStanding(row, filters.standing) &&
      (filters.outcome === "all" || outcomeOf(row) === filters.outcome) &&
      (filters.agent === null || (knownValue(row.agent) ?? "") === filters.agent) &&
      (text === "" || searched(row).some((value) => value?.toLowerCase().includes(text))),
  );
}

export function sortRows(rows: readonly Dispatch[], order: SortOrder): readonly Dispatch[] {
  const keyed = rows.map((row) => ({ row, key: keyOf(row, order.column) }));
  const sign = order.isDescending ? -1 : 1;
  return keyed
    .sort((left, right) => {
      if (left.key === null || right.key === null) {
        return Number(left.key === null) - Number(right.key === null) || left.row.number - right.row.number;
      }
      if (left.key === right.key) return left.row.number - right.row.number;
      return left.key < right.key ? -sign : sign;
    })
    .map(({ row }) => row);
}

function hasStanding({ settledAt, settledBy }: Dispatch, choice: StandingChoice): boolean {
  const { standing } = isKnown(settledBy) || settledBy.standing === "hidden" ? settledBy : settledAt;
  if (choice === "all") return true;
  if (choice === "live-observed") return isLiveObserved(standing);
  if (choice === "inferred") return standing === "inferred" || standing === "hidden";
  return standing === "unknown";
}

function outcomeOf(row: Dispatch): OutcomeChoice | null {
  if (!isKnown(row.outcome)) return row.outcome.standing === "unknown" ? "unknown" : null;
  if (row.isRefused && row.outcome.value === "error") return "refused";
  return row.outcome.value === "error" ? "failed" : row.outcome.value;
}

function searched(row: Dispatch): readonly (string | null | undefined)[] {
  return [
    knownValue(row.agent),
    knownValue(row.description),
    knownValue(row.child),
    knownValue(row.call),
    row.error === null ? null : knownValue(row.error),
    row.caller,
  ];
}

function keyOf(row: Dispatch, column: ColumnId): number | string | null {
  switch (column) {
    case "number":
      return row.number;
    case "agent":
      return lower(knownValue(row.agent));
    case "task":
      return lower(knownValue(row.description));
    case "child":
      return knownValue(row.child);
    case "requested":
      return knownValue(row.requestedAt);
    case "acknowledged":
      return milliseconds(row.acknowledgementLatency);
    case "settled":
      return knownValue(row.settledAt);
    case "outcome":
      return outcomeOf(row);
    case "working":
      return milliseconds(row.working);
    case "noticeDelay":
      return milliseconds(row.noticeDelay);
    case "reaction":
      return milliseconds(row.reaction);
    case "tokens":
      return allTokens(knownValue(row.tokens));
    case "cost":
      return knownValue(row.cost);
    case "calls":
      return knownValue(row.childCalls);
    case "episode":
      return knownValue(row.episode);
    case "openBelow":
      return knownValue(row.openBelow);
  }
}

function milliseconds(claim: Applicable<{ readonly ms: number }>): number | null {
  return knownValue(claim)?.ms ?? null;
}

/** Only for the order of rows: the sum itself is shown nowhere, for no file states it. */
function allTokens(usage: Usage | null): number | null {
  if (usage === null) return null;
  return usage.input + usage.output + usage.reasoning + usage.cacheRead + usage.cacheWrite;
}

function lower(text: string | null): string | null {
  return text === null ? null : text.toLowerCase();
}
