// "Only live-observed": the same view with every inference taken out before anything is drawn. An inferred claim becomes
// a hidden one that carries no value, so nothing inferred can leak into what is shown. Unknown stays unknown.

import type { BundleView } from "./bundle-view.ts";
import { type Claim, isKnown, knownValue } from "./claim.ts";
import { isClaim } from "./claim-index.ts";
import type { Dispatch } from "./dispatch.ts";
import { speaksOf } from "./problem.ts";
import type { Band, Lane } from "./timeline.ts";

export interface LiveObserved {
  readonly view: BundleView;
  /** How many inferred claims were taken out. */
  readonly hidden: number;
}

/** Facts with every inferred claim in them hidden, and how many those are. */
export function hiddenIn<Facts extends object>(
  facts: Facts,
): { readonly facts: Facts; readonly hidden: number } {
  let hidden = 0;
  const hide = (_: string, value: unknown): unknown => {
    if (!isClaim(value)) return value;
    if (value.standing === "inferred") {
      hidden += 1;
      return { id: value.id, standing: "hidden" };
    }
    if (!isKnown(value) || value.rivals.length === 0) return value;
    return { ...value, rivals: value.rivals.filter(isShown) };
  };
  // Facts are JSON-safe by law, so a round trip is a copy, and no claim in it can be forgotten.
  const copy: Facts = JSON.parse(JSON.stringify(facts), hide);
  return { facts: copy, hidden };
}

export function withoutInferred(view: BundleView): LiveObserved {
  const { facts: copy, hidden } = hiddenIn(view);
  const hiddenIds = view.missingSessions.filter((missing) => !isShown(missing)).map(({ id }) => id);
  const { timeline } = copy;
  const shown: BundleView = {
    ...copy,
    missingSessions: copy.missingSessions.filter(isShown),
    toolSurfaces: copy.toolSurfaces.map((surface) => ({
      ...surface,
      // A hidden statement would still tell of which tools it was made.
      tools: surface.tools.filter(({ reach }) => reach.standing !== "hidden"),
    })),
    deniedYetReachable: [],
    // That a call tried a refused one another way is an inference as a whole: tool and turn would give it away.
    retries: [],
    problems: copy.problems.filter((problem) => !hiddenIds.some((id) => speaksOf(problem, id))),
    timeline: {
      ...timeline,
      lanes: timeline.lanes.flatMap(shownLane),
      moments: timeline.moments.filter(isShown),
      links: timeline.links.filter(isShown),
      bands: timeline.bands.flatMap((band) => shownBand(band, copy.dispatches)),
    },
  };
  return { view: shown, hidden };
}

/** A session that is loaded keeps its lane; only its tie to a dispatch goes where that is inferred. */
function shownLane(lane: Lane): readonly Lane[] {
  if (isShown(lane)) return [lane];
  return lane.isLoaded ? [{ ...lane, dispatch: null, standing: "observed" }] : [];
}

/**
 * A child that is not loaded stays drawn as not loaded where only its end was inferred: from its request, which is
 * recorded, and without that end.
 */
export function shownBand(band: Band, dispatches: readonly Dispatch[]): readonly Band[] {
  if (isShown(band)) return [band];
  if (band.kind !== "not-loaded") return [];
  const dispatch = dispatches.find(({ childStartedAt }) => childStartedAt.id === band.claim);
  if (dispatch === undefined || shownValue(dispatch.child) === null) return [];
  const from = shownValue(dispatch.startedAt) ?? shownValue(dispatch.requestedAt);
  return from === null ? [] : [{ ...band, from, to: null, standing: "unknown" }];
}

function shownValue<Value>(claim: Claim<Value>): Value | null {
  return isShown(claim) ? knownValue(claim) : null;
}

function isShown({ standing }: { readonly standing: string }): boolean {
  return standing !== "inferred";
}
