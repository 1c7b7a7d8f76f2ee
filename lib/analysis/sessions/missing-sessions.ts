// Sessions that the files name as parent or child and of which no document is here. Each says who names it, so that a
// person knows what to export.

import { byCodeUnits } from "../../base/order.ts";
import type { MissingSession } from "../../model/analysis.ts";
import { isKnown } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";
import { claimId } from "../claims.ts";
import { documentName } from "../dispatch/acknowledge.ts";
import type { SessionSource } from "../session-source.ts";

export function missingSessions(
  sources: readonly SessionSource[],
  dispatches: readonly Dispatch[],
): readonly MissingSession[] {
  const here = new Set(sources.map((source) => source.id));
  const missing = new Map<SessionId, MissingSession>();
  for (const { child, agent, caller } of dispatches) {
    if (!isKnown(child) || here.has(child.value)) continue;
    const known = missing.get(child.value);
    if (known) missing.set(child.value, { ...known, namedBy: [...known.namedBy, child.id] });
    else {
      missing.set(child.value, {
        id: child.value,
        namedBy: [child.id],
        as: "child",
        standing: child.standing,
        format: sources.find((source) => source.id === caller)?.format ?? null,
        agent: isKnown(agent) ? agent.value : null,
      });
    }
  }
  for (const source of sources) {
    const parent = source.record.parent?.value;
    if (!parent || here.has(parent) || missing.has(parent)) continue;
    const namedBy = [claimId(claimId(sessionSubject(source.id), "session"), "parent")];
    missing.set(parent, {
      id: parent,
      namedBy,
      as: "parent",
      standing: "observed",
      format: source.format,
      agent: null,
    });
  }
  return [...missing.values()].sort((a, b) => byCodeUnits(a.id, b.id));
}

export function missingSessionProblems(
  missing: readonly MissingSession[],
  sources: readonly SessionSource[],
): readonly Problem[] {
  return missing.flatMap((session) => [...asChild(session), ...asParent(session, sources)]);
}

function asChild({ id, as, agent }: MissingSession): readonly Problem[] {
  if (as !== "child") return [];
  const told = agent
    ? say("child-of-agent-not-loaded", { session: id, agent })
    : say("child-not-loaded", { session: id });
  return [problem("missing-child-export", told, { hint: "export-child" })];
}

/** A session in the middle of a chain is missed twice: as the child of one, as the parent of another. */
function asParent({ id }: MissingSession, sources: readonly SessionSource[]): readonly Problem[] {
  const child = sources.find((source) => source.record.parent?.value === id);
  if (!child) return [];
  return [
    problem("missing-parent-export", say("parent-not-loaded", { session: id, child: child.id }), {
      document: documentName(child.document.id, child),
      at: child.record.parent?.at ?? null,
      hint: "export-lead",
    }),
  ];
}
