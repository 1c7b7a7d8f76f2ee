// How many dispatches stand above the session of a decision, so that a child's refusals can be shown at its lead. As well
// known as the weakest link above it; not known where the chain leads to a session whose own parent no file here states.

import type { Session } from "../../model/analysis.ts";
import type { Decision } from "../../model/call-records.ts";
import { type Claim, isKnown } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { claimId, computed, unknown } from "../claims.ts";
import { recordPlace, shows } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import type { PlainDecision } from "./decisions.ts";

interface Link {
  readonly above: SessionId;
  readonly claim: Claim<SessionId>;
}

export interface DepthContext {
  readonly sources: ReadonlyMap<SessionId, SessionSource>;
  readonly links: ReadonlyMap<SessionId, Link>;
  readonly roles: ReadonlyMap<SessionId, Session["role"]>;
}

export function depthContext(
  sources: readonly SessionSource[],
  sessions: readonly Session[],
  dispatches: readonly Dispatch[],
): DepthContext {
  const links = new Map<SessionId, Link>();
  for (const { child, caller } of dispatches)
    if (isKnown(child) && !links.has(child.value)) links.set(child.value, { above: caller, claim: child });
  for (const { id, parent } of sessions)
    if (isKnown(parent)) links.set(id, { above: parent.value, claim: parent });
  return {
    sources: new Map(sources.map((source) => [source.id, source])),
    links,
    roles: new Map(sessions.map(({ id, role }) => [id, role])),
  };
}

export function withDepths(
  decisions: readonly PlainDecision[],
  context: DepthContext,
): readonly Omit<Decision, "retried">[] {
  return decisions.map((decision) => ({
    ...decision,
    depth: decisionDepth(decision.id, decision.session, context),
  }));
}

function decisionDepth(decision: ClaimId, session: SessionId, context: DepthContext): Claim<number> {
  const id = claimId(decision, "depth");
  const from: Claim<SessionId>[] = [];
  const seen = new Set<SessionId>([session]);
  let top = session;
  for (let link = context.links.get(top); link && !seen.has(link.above); link = context.links.get(top)) {
    seen.add(link.above);
    from.push(link.claim);
    top = link.above;
  }
  const source = context.sources.get(top);
  if (!source)
    return unknown(id, "file not loaded", { warrant: "count", remedy: { kind: "export-of", session: top } });
  if (context.roles.get(top) !== "lead")
    return unknown(id, source.isComplete ? "not recorded" : "unreadable", { warrant: "count" });
  return computed(id, from.length, {
    warrant: "count",
    grounds: from.length === 0 ? shows(recordPlace(source), source.record.id, "session-id") : [],
    from,
  });
}
