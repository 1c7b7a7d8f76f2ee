// Which values a query is about. Prepared once per query for all owners, so that a hit costs a look into two columns.

import { SPAN_STATES } from "../model/bundle-view.ts";
import { RESTING, type Resting, type SearchQuery, TEXT_KINDS } from "../model/search.ts";
import { COMPUTED, INFERRED, OBSERVED, type SearchOutline } from "../model/search-outline.ts";

/** Why an owner is left out: by the choice of sessions, or by any other choice. */
export const OTHER_SESSION = 1;
export const LEFT_OUT = 2;

export interface FilterPlan {
  /** By owner: 0, OTHER_SESSION, LEFT_OUT, or both. */
  readonly owners: Uint8Array;
  /** By kind: 1 when it is chosen. */
  readonly kinds: Uint8Array;
}

export function filterPlan(outline: SearchOutline, query: SearchQuery): FilterPlan {
  const { owners, agents, tools, sessions } = outline;
  const isAgent = agents.map(chosenIn(query.agents));
  const isTool = tools.map(chosenIn(query.tools));
  const isState = SPAN_STATES.map(chosenIn(query.states));
  const isSession = sessions.map(chosenIn(query.sessions));
  const isResting = chosenIn<Resting>(query.resting);
  const passes = Array.from({ length: OBSERVED + COMPUTED + INFERRED + 1 }, (_, marks) =>
    isResting(restingOf(marks, query.isOnlyLiveObserved)),
  );
  const plan = new Uint8Array(owners.count);
  for (let owner = 0; owner < owners.count; owner += 1) {
    const isIn =
      isAgent[owners.agent[owner] ?? 0] === true &&
      isTool[owners.tool[owner] ?? 0] === true &&
      (query.states === null || isState[owners.state[owner] ?? 0] === true) &&
      passes[owners.resting[owner] ?? 0] === true;
    const isHere = query.sessions === null || isSession[owners.session[owner] ?? 0] === true;
    plan[owner] = (isIn ? 0 : LEFT_OUT) + (isHere ? 0 : OTHER_SESSION);
  }
  return {
    owners: plan,
    kinds: Uint8Array.from(TEXT_KINDS, (kind) => (chosenIn(query.kinds)(kind) ? 1 : 0)),
  };
}

/** The best standing among the claims that rest on a record. */
export function restingOf(marks: number, isOnlyLiveObserved: boolean): Resting {
  if ((marks & OBSERVED) !== 0) return "observed";
  if ((marks & COMPUTED) !== 0) return "computed";
  return (marks & INFERRED) !== 0 && !isOnlyLiveObserved ? "inferred" : "none";
}

/** The standings that can be chosen: nothing rests on an inference that is not shown. */
export function restingChoices(isOnlyLiveObserved: boolean): readonly Resting[] {
  return RESTING.filter((resting) => resting !== "inferred" || !isOnlyLiveObserved);
}

function chosenIn<Value>(chosen: readonly Value[] | null): (value: Value) => boolean {
  const set = chosen === null ? null : new Set(chosen);
  return (value) => set === null || set.has(value);
}
