// How often an inferring rule's premise held and failed where this bundle lets it be checked. A rule that no record of this bundle,
// or no bundle at all, puts to the test says 0 and 0: not tested, which is not the same as never wrong.

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

/** Of each rule that something can put to the test, whether its premise held, case by case. docs/evidence.md lists them. */
const TRIED: ReadonlyMap<string, (trials: Trials) => readonly boolean[]> = new Map([
  ["parent-idle", ({ parentIdle }: Trials) => parentIdle.map(({ verdict }) => verdict === "held")],
  ["time-in-id", ({ sources }: Trials) => sources.flatMap(idTimes)],
  [
    "child-by-description",
    ({ dispatches, sources }: Trials) => dispatches.flatMap((dispatch) => descriptionFits(dispatch, sources)),
  ],
  ["child-resumed", ({ calls }: Trials) => calls.flatMap(resumptions)],
  ["idle-after-stop", ({ sources }: Trials) => sources.flatMap(idleRowsAfterStop)],
  ["offered-by-registry", ({ surfaces }: Trials) => surfaces.registry],
  ["offered-by-model", ({ surfaces }: Trials) => surfaces.models],
  ["removed-by-session-rule", ({ surfaces }: Trials) => surfaces.rules],
  ["reach-carried-over", ({ surfaces }: Trials) => surfaces.carried],
]);

/** Names of the rules that a bundle can put to the test. */
export const TRIED_WARRANTS: readonly string[] = [...TRIED.keys()];

export function warrantTallies(trials: Trials): readonly WarrantTally[] {
  return INFERRING_WARRANTS.map(({ id }) => ({ warrant: id, ...tally(TRIED.get(id)?.(trials) ?? []) }));
}

function tally(results: readonly boolean[]): Pick<WarrantTally, "held" | "failed"> {
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
