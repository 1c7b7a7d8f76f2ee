// How hosts say that a step, a turn or a session ended. Data; analysis asks by meaning and knows no spelling. Sources: exports
// of 1.18.33 (`finish`, error types) and 2.0.18 (`finish`, `outcome` of idle rows).

import type { Outcome } from "../model/dispatch.ts";

type Ended = Exclude<Outcome, "open">;

/** `outcome` of an idle row of 2.x. A word that is not here has no known meaning. */
const IDLE_OUTCOMES: ReadonlyMap<string, Ended> = new Map<string, Ended>([
  ["succeeded", "completed"],
  ["failed", "error"],
  ["interrupted", "cancelled"],
]);

export function outcomeOfIdle(word: string): Ended | null {
  return IDLE_OUTCOMES.get(word) ?? null;
}

/** The model had no more to say: the turn ends with this step. */
export function isFinalFinish(finish: string | null | undefined): boolean {
  return finish === "stop";
}

/** The step asked for tools: another step follows. No word says the same. */
export function isGoingOn(finish: string | null): boolean {
  return finish === null || finish === "tool-calls";
}

/** The error type by which 1.x marks a step that somebody aborted. */
export function isAbortion(errorType: string | null): boolean {
  return errorType === "MessageAbortedError";
}
