// The analysis as the facts format: one JSON object in which every value can be compared, with the places that show it.
// Chooses no words and draws no conclusion: it renames claims.

import type { Json, JsonObject } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { type Claim, isKnown, knownValue } from "../model/claim.ts";
import { problems } from "../words/en/problems/index.ts";
import { reasonsText } from "../words/sentence-text.ts";
import { callFacts } from "./call-facts.ts";
import { decisionFacts } from "./decision-facts.ts";
import { derivedFacts } from "./derived-facts.ts";
import { dispatchFacts } from "./dispatch-facts.ts";
import { makePlaces, type Places } from "./places.ts";
import { problemFacts } from "./problem-facts.ts";

const FACTS_VERSION = 1;

export function factsOf(analysis: Analysis): JsonObject {
  const places = makePlaces(analysis.documents);
  const body = {
    format: "groundline-facts",
    version: FACTS_VERSION,
    documents: analysis.documents.map(({ name, format, because }) => ({
      name,
      format,
      because: reasonsText(because, problems),
    })),
    sessions: sessionFacts(analysis, places),
    dispatches: dispatchFacts(analysis, places),
    idles: idleFacts(analysis, places),
    decisions: decisionFacts(analysis, places),
    tools: toolFacts(analysis),
    problems: problemFacts(analysis),
    ...derivedFacts(analysis),
    ...callFacts(analysis, places),
  } satisfies JsonObject;
  return { ...body, evidence: places.all() };
}

/** Sessions of the files' own naming; one that no file names has no id to state. */
function sessionFacts({ sessions }: Analysis, places: Places): Json[] {
  return sessions
    .filter(({ idClaim }) => idClaim.standing === "observed")
    .map(({ id, idClaim, parent, role }, index) => {
      places.put(`/sessions/${index}/id`, idClaim);
      places.put(`/sessions/${index}/parent`, parent);
      return { id, parent: knownValue(parent), role };
    });
}

function idleFacts({ idles, sessions }: Analysis, places: Places): Json[] {
  const named = new Map(sessions.map(({ id, idClaim }) => [id, idClaim]));
  return idles.map(({ session, from, to, outcome }, index) => {
    places.put(`/idles/${index}/session`, named.get(session) ?? null);
    places.put(`/idles/${index}/from`, from);
    places.put(`/idles/${index}`, outcome);
    if (to) places.put(`/idles/${index}/to`, to);
    return { session, from: knownValue(from), to: to ? knownValue(to) : null, standing: idleStanding(from) };
  });
}

/** Only a row of the host's own is an idle without a time: then the row is observed all the same. */
function idleStanding(from: Claim<unknown>): string {
  return isKnown(from) ? from.standing : "observed";
}

function toolFacts({ toolUse }: Analysis): JsonObject {
  const { called, nested, byUser, unavailable } = toolUse;
  return {
    called,
    nested,
    ...(Object.keys(byUser).length > 0 ? { byUser } : {}),
    ...(Object.keys(unavailable).length > 0 ? { unavailable } : {}),
  };
}
