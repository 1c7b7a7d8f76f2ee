// What the records of one session contradict: times against the order of rows, times inside one record, one call id on two
// calls, an end inside a turn.

import type { Stated } from "../../base/cursor.ts";
import type { EpochMs } from "../../base/time.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { type Sentence, say } from "../../model/sentences.ts";
import type { ToolCallEvent } from "../../model/tool-call.ts";
import type { Call } from "../call-index.ts";
import { documentName } from "../dispatch/acknowledge.ts";
import { type Entry, isKind, type SessionSource } from "../session-source.ts";

export function recordProblems(source: SessionSource, calls: readonly Call[]): readonly Problem[] {
  return [
    ...rowDisorder(source),
    ...source.entries.flatMap((entry) => recordDisorder(source, entry)),
    ...repeatedCallIds(source, calls),
    ...endInsideTurn(source),
  ];
}

function placeIn(source: SessionSource, entry: Entry, at = entry.event.source) {
  return { document: documentName(entry.doc, source), line: entry.event.line, at };
}

/** One problem per row whose time lies before that of the row above it. A call's own times may lie outside its row. */
function rowDisorder(source: SessionSource): readonly Problem[] {
  const problems: Problem[] = [];
  let before: Entry | null = null;
  let last: Entry | null = null;
  for (const entry of source.entries) {
    const isInside = last?.doc === entry.doc && last.event.row === entry.event.row;
    last = entry;
    if (isInside) continue;
    const at = entry.event.at?.value;
    const above: EpochMs | undefined = before?.event.at?.value;
    if (at !== undefined && above !== undefined && before && before.doc === entry.doc && at < above) {
      problems.push(
        problem("time-disorder", say("row-out-of-order", { at, above }), {
          ...placeIn(source, entry),
          hint: "nothing-reordered",
        }),
      );
    }
    if (at !== undefined) before = entry;
  }
  return problems;
}

/** Only created ≤ ran ≤ completed and start ≤ end count as an order inside one record. */
function recordDisorder(source: SessionSource, entry: Entry): readonly Problem[] {
  const { event } = entry;
  if (event.kind === "tool-call") {
    const { requested, started, ended } = event;
    return (
      disorderOf(source, entry, requested, started) ??
      disorderOf(source, entry, started ?? requested, ended) ??
      NONE
    );
  }
  if (event.kind !== "step" && event.kind !== "user-shell") return NONE;
  return disorderOf(source, entry, event.at, event.completed) ?? NONE;
}

const NONE: readonly Problem[] = [];

/** null where the later time is not the earlier one, or one of them is not recorded. */
function disorderOf(
  source: SessionSource,
  entry: Entry,
  earlier: Stated<EpochMs> | null,
  later: Stated<EpochMs> | null,
): readonly Problem[] | null {
  if (!earlier || !later || later.value >= earlier.value) return null;
  return [
    problem("time-disorder", say("ends-before-begins", { end: later.value, start: earlier.value }), {
      ...placeIn(source, entry, later.at),
      hint: "no-duration",
    }),
  ];
}

function repeatedCallIds(source: SessionSource, calls: readonly Call[]): readonly Problem[] {
  const seen = new Set<string>();
  return calls.flatMap((call) => {
    const id = call.event.call?.value;
    if (id === undefined) return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [problem("duplicate-call-id", say("call-id-twice", { call: id }), placeIn(source, call.entry))];
  });
}

/** The last step is unfinished, or one of its calls is, and nothing after it shows an end. */
function endInsideTurn(source: SessionSource): readonly Problem[] {
  const steps = source.entries.filter((entry) => isKind(entry, "step") && !entry.event.isUserShell);
  const step = steps.at(-1);
  if (!step || !isKind(step, "step")) return [];
  const isCut = source.documents.some(
    (document) => document.id === step.doc && !document.condition.isComplete,
  );
  if (isCut) return [];
  const after = source.entries.slice(step.order + 1);
  if (after.some((entry) => entry.event.kind === "idle")) return [];
  const open = after.find(
    (entry) =>
      isKind(entry, "tool-call") && entry.event.row === step.event.row && isOpenPhase(entry.event.phase),
  );
  if (!open && (step.event.completed || step.event.error)) return [];
  const told = open && isKind(open, "tool-call") ? sayOpen(open.event) : say("ends-in-message", {});
  return [problem("ends-inside-turn", told, { ...placeIn(source, open ?? step), hint: "export-once-idle" })];
}

function sayOpen({ call, tool, phase }: ToolCallEvent): Sentence {
  if (!isOpenPhase(phase)) return say("ends-in-message", {});
  return call
    ? say("ends-in-call", { call: call.value, phase })
    : say("ends-in-call-of", { tool: tool.value, phase });
}

function isOpenPhase(phase: string): phase is "running" | "streaming" | "pending" {
  return phase === "running" || phase === "streaming" || phase === "pending";
}
