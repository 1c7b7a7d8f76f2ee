// Tool lists that a host stated in an answer: one entry per session and distinct list, from the first call that shows it.

import type { StatedSurface } from "../../model/call-records.ts";
import { type Call, callIdClaim } from "../call-index.ts";
import { claimId, observed } from "../claims.ts";
import { placeOf, shows } from "../evidence.ts";

export function statedSurfaces(calls: readonly Call[]): readonly StatedSurface[] {
  const seen = new Set<string>();
  return calls.flatMap((call) => {
    const { statedTools } = call.event;
    if (!statedTools) return [];
    const key = JSON.stringify([call.session, [...statedTools.value].sort()]);
    if (seen.has(key)) return [];
    seen.add(key);
    const id = claimId(call.subject, "surface");
    const grounds = shows(placeOf(call.entry), { value: "", at: statedTools.at }, "tool-list");
    return [
      {
        id,
        session: call.session,
        from: callIdClaim(call),
        available: observed(claimId(id, "available"), statedTools.value, { warrant: "stated", grounds }),
      },
    ];
  });
}
