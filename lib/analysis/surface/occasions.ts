// The moments at which a surface may become another one, as the records show them. A row for a switch is taken at its word; where
// none stands, because the host writes none or the row is not in the file, the next step's own agent and model show it.

import type { SurfaceOccasion } from "../../model/tool-surface.ts";
import { type Entry, type EntryOf, isKind, type SessionSource } from "../session-source.ts";

export interface Occasion {
  readonly kind: SurfaceOccasion;
  /** The agent, the model, the description; null: none is recorded. */
  readonly names: string | null;
}

/** What was in force at the last model step, or by a row since; null: not known. */
interface InForce {
  agent: string | null;
  model: string | null;
}

/** Asks entry after entry, in document order. */
export function occasionsOf(source: SessionSource): (entry: Entry) => readonly Occasion[] {
  const inForce: InForce = { agent: null, model: null };
  return (entry) =>
    isKind(entry, "step")
      ? isModelStep(source, entry)
        ? stepOccasions(entry, inForce)
        : []
      : rowOccasions(entry, inForce);
}

/**
 * A step in which the model was at work. The summary of a compaction is none, nor is what carries out a person's shell command, nor
 * a step that only holds the call that the host made for a person.
 */
export function isModelStep(source: SessionSource, entry: Entry): entry is EntryOf<"step"> {
  if (!isKind(entry, "step") || entry.event.isSummary || entry.event.isUserShell) return false;
  const next = source.entries[entry.order + 1];
  return !(
    next !== undefined &&
    isKind(next, "tool-call") &&
    next.event.isByHost &&
    next.doc === entry.doc &&
    next.event.row === entry.event.row
  );
}

function rowOccasions({ event }: Entry, inForce: InForce): readonly Occasion[] {
  if (event.kind === "switch") {
    if (event.what === "location") return [];
    const to = event.to?.value ?? null;
    inForce[event.what] = to;
    return [{ kind: event.what === "agent" ? "agent-switch" : "model-switch", names: to }];
  }
  if (event.kind === "system") return [{ kind: "system-row", names: event.description?.value ?? null }];
  if (event.kind === "compaction") return [{ kind: "compaction", names: null }];
  return [];
}

function stepOccasions({ event }: EntryOf<"step">, inForce: InForce): readonly Occasion[] {
  const found: Occasion[] = [];
  const agent = event.agent?.value ?? inForce.agent;
  const model = event.model?.value ?? inForce.model;
  if (inForce.agent !== null && agent !== inForce.agent) found.push({ kind: "agent-switch", names: agent });
  if (inForce.model !== null && model !== inForce.model) found.push({ kind: "model-switch", names: model });
  inForce.agent = agent;
  inForce.model = model;
  return found;
}
