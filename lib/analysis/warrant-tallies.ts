// How often each inferring rule's premise held and failed where this bundle lets it be checked. A rule that was never put
// to the test says 0 and 0: not tested, which is not the same as never wrong.

import { descriptionInTitle } from "../knowledge/child-wording.ts";
import { isFinalFinish, outcomeOfIdle } from "../knowledge/endings.ts";
import { timeInId } from "../knowledge/id-time.ts";
import { INFERRING_WARRANTS } from "../knowledge/warrants.ts";
import { isKnown, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { WarrantTally } from "../model/warrant.ts";
import type { Call } from "./call-index.ts";
import type { RuleTrial } from "./dispatch/presume.ts";
import { type EntryOf, isKind, type SessionSource } from "./session-source.ts";
import type { SurfaceTrials } from "./surface/surface-trials.ts";

export interface Trials {
  readonly parentIdle: readonly RuleTrial[];
  readonly calls: readonly Call[];
  readonly sources: readonly SessionSource[];
  readonly dispatches: readonly Dispatch[];
  readonly surfaces: SurfaceTrials;
}

export function warrantTallies(trials: Trials): readonly WarrantTally[] {
  return INFERRING_WARRANTS.map(({ id }) => ({ warrant: id, ...countFor(id, trials) }));
}

interface Count {
  readonly held: number;
  readonly failed: number;
}

function countFor(id: string, trials: Trials): Count {
  switch (id) {
    case "parent-idle":
      return tally(trials.parentIdle.map((trial) => trial.verdict === "held"));
    case "time-in-id":
      return tally(trials.sources.flatMap(idTimes));
    case "child-by-description":
      return tally(trials.dispatches.flatMap((dispatch) => descriptionFits(dispatch, trials.sources)));
    case "child-resumed":
      return tally(trials.calls.flatMap(resumptions));
    case "idle-after-stop":
      return tally(trials.sources.flatMap((source) => idleRowsAfterStop(source)));
    case "offered-by-registry":
      return tally(trials.surfaces.registry);
    case "offered-by-model":
      return tally(trials.surfaces.models);
    case "removed-by-session-rule":
      return tally(trials.surfaces.rules);
    case "reach-carried-over":
      return tally(trials.surfaces.carried);
    default:
      return { held: 0, failed: 0 };
  }
}

function tally(results: readonly boolean[]): Count {
  const held = results.filter(Boolean).length;
  return { held, failed: results.length - held };
}

/** Each message id against its row's recorded time. */
function idTimes(source: SessionSource): readonly boolean[] {
  let row = -1;
  return source.entries.flatMap((entry) => {
    const { message, at } = entry.event;
    if (!message || !at || entry.event.row === row) return [];
    row = entry.event.row;
    const decoded = timeInId(message.value, at.value);
    return decoded === null ? [] : [Math.abs(decoded - at.value) <= 1000];
  });
}

/** Where an id links call and child, the child's title must be the description for the rule to have found it. */
function descriptionFits(dispatch: Dispatch, sources: readonly SessionSource[]): readonly boolean[] {
  const description = knownValue(dispatch.description);
  if (!isKnown(dispatch.child) || dispatch.child.standing === "inferred" || description === null) return [];
  const child = sources.find((source) => source.id === knownValue(dispatch.child));
  const title = child?.record.title?.value;
  return title === undefined ? [] : [descriptionInTitle(title) === description];
}

/** Where a call asks to continue a child and its answer names one: was it the one asked for? */
function resumptions({ event }: Call): readonly boolean[] {
  const { resumes, childInMetadata, childInText } = event.delegation ?? {};
  const named = childInMetadata ?? childInText;
  return resumes && named ? [named.value === resumes.value] : [];
}

/** Where a host writes idle rows: does a step that finished with `stop` stand right before each? */
function idleRowsAfterStop(source: SessionSource): readonly boolean[] {
  if (!source.hasIdleRows) return [];
  let step: EntryOf<"step"> | null = null;
  return source.entries.flatMap((entry) => {
    if (isKind(entry, "step")) step = entry;
    if (!isKind(entry, "idle") || !step || !isCompleted(entry.event.outcome?.value)) return [];
    return [isFinalFinish(step.event.finish?.value)];
  });
}

function isCompleted(word: string | undefined): boolean {
  return word !== undefined && outcomeOfIdle(word) === "completed";
}
