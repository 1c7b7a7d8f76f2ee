// Decisions as facts: at most one per call, with who decided and how well that is known.

import type { Json } from "../base/json.ts";
import type { Analysis } from "../model/analysis.ts";
import { knownValue } from "../model/claim.ts";
import type { Places } from "./places.ts";

export function decisionFacts({ decisions }: Analysis, places: Places): Json[] {
  return decisions.map((decision, index) => {
    const at = `/decisions/${index}`;
    places.put(`${at}/call`, decision.call);
    places.put(`${at}/effect`, decision.effect);
    places.put(`${at}/by`, decision.by);
    places.put(`${at}/tool`, decision.effect);
    return {
      session: decision.session,
      call: knownValue(decision.call),
      tool: decision.tool,
      effect: knownValue(decision.effect),
      standing: decision.effect.standing,
      by: knownValue(decision.by) ?? "unknown",
      byStanding: decision.by.standing,
      verdictStanding: null,
      note: knownValue(decision.words) ?? "",
    };
  });
}
