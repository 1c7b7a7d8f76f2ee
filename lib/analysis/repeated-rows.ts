// Rows that share a message id. An identical copy is counted once and said; two different rows under one id are both
// kept and said.

import { groupBy } from "../base/group-by.ts";
import { type Problem, problem } from "../model/problem.ts";
import { say } from "../model/sentences.ts";
import { rowFingerprint } from "./row-fingerprint.ts";
import { type Entry, entriesByKind, type SessionSource } from "./session-source.ts";

export interface WithoutRepeats {
  readonly source: SessionSource;
  readonly problems: readonly Problem[];
}

export function withoutRepeatedRows(source: SessionSource): WithoutRepeats {
  if (!hasRepeatedMessage(source.entries)) return { source, problems: [] };
  const rows = groupBy(rowsOf(source.entries), (row) => row[0]?.event.message?.value ?? null);
  const dropped = new Set<Entry>();
  const problems: Problem[] = [];
  for (const [message, held] of rows) {
    const [first, ...others] = held;
    if (!first || others.length === 0) continue;
    const seen = new Set([fingerprint(first)]);
    for (const row of others) {
      const print = fingerprint(row);
      const isCopy = seen.has(print);
      seen.add(print);
      if (isCopy) for (const entry of row) dropped.add(entry);
      problems.push(repeatProblem(source, message, row, isCopy));
    }
  }
  if (dropped.size === 0) return { source, problems };
  const entries = source.entries
    .filter((entry) => !dropped.has(entry))
    .map((entry, order) => ({ ...entry, order }));
  return { source: { ...source, entries, byKind: entriesByKind(entries) }, problems };
}

/** The common case, told without grouping anything. */
function hasRepeatedMessage(entries: readonly Entry[]): boolean {
  const seen = new Set<string>();
  let last: Entry | null = null;
  for (const entry of entries) {
    const isSameRow = last !== null && last.doc === entry.doc && last.event.row === entry.event.row;
    last = entry;
    const message = isSameRow ? undefined : entry.event.message?.value;
    if (message === undefined) continue;
    if (seen.has(message)) return true;
    seen.add(message);
  }
  return false;
}

function repeatProblem(
  source: SessionSource,
  message: string,
  row: readonly Entry[],
  isCopy: boolean,
): Problem {
  const event = row[0]?.event;
  const told = say(isCopy ? "message-repeated" : "message-id-twice", { message });
  const document = source.documents.find(({ id }) => id === row[0]?.doc) ?? source.document;
  return problem("duplicate-id", told, {
    document: document.name,
    line: event?.line ?? null,
    at: event?.source ?? null,
  });
}

function rowsOf(entries: readonly Entry[]): readonly Entry[][] {
  const rows: Entry[][] = [];
  let last: Entry | null = null;
  for (const entry of entries) {
    if (last && last.doc === entry.doc && last.event.row === entry.event.row) rows.at(-1)?.push(entry);
    else rows.push([entry]);
    last = entry;
  }
  return rows;
}

function fingerprint(row: readonly Entry[]): string {
  return rowFingerprint(row.map((entry) => entry.event));
}
