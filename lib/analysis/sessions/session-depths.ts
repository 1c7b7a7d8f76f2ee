// How many dispatches stand above a session: 0 for a lead. A parent that a session names counts, loaded or not.

import { isKnown } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import type { SessionSource } from "../session-source.ts";

export function sessionDepths(
  sources: readonly SessionSource[],
  dispatches: readonly Dispatch[],
): ReadonlyMap<SessionId, number> {
  const above = new Map<SessionId, SessionId>();
  for (const { child, caller } of dispatches) if (isKnown(child)) above.set(child.value, caller);
  for (const { id, record } of sources) if (record.parent) above.set(id, record.parent.value);
  return new Map(sources.map(({ id }) => [id, depthOf(id, above)]));
}

function depthOf(id: SessionId, above: ReadonlyMap<SessionId, SessionId>): number {
  const seen = new Set<SessionId>([id]);
  let depth = 0;
  for (let up = above.get(id); up !== undefined && !seen.has(up); up = above.get(up)) {
    seen.add(up);
    depth += 1;
  }
  return depth;
}
