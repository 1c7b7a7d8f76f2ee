// The moments at which a surface may become another one, as the records show them. A host that writes rows for a switch is
// taken at its word; 1.x writes none, so there the next step's own agent and model are what shows it.

import type { SurfaceOccasion } from "../../model/tool-surface.ts";
import { type Entry, isKind, type SessionSource } from "../session-source.ts";

export interface Occasion {
  readonly kind: SurfaceOccasion;
  /** The agent, the model, the description; null: none is recorded. */
  readonly names: string | null;
}

/** What was in force at the last model step. */
interface InForce {
  agent: string | null;
  model: string | null;
}

/** Asks entry after entry, in document order. */
export function occasionsOf(source: SessionSource): (entry: Entry) => readonly Occasion[] {
  const inForce: InForce = { agent: null, model: null };
  return (entry) => {
    if (source.format === "opencode-1" && isKind(entry, "step")) return stepOccasions(entry.event, inForce);
    return rowOccasions(entry);
  };
}

function rowOccasions({ event }: Entry): readonly Occasion[] {
  if (event.kind === "switch") {
    if (event.what === "location") return [];
    return [
      { kind: event.what === "agent" ? "agent-switch" : "model-switch", names: event.to?.value ?? null },
    ];
  }
  if (event.kind === "system") return [{ kind: "system-row", names: event.description?.value ?? null }];
  if (event.kind === "compaction") return [{ kind: "compaction", names: null }];
  return [];
}

interface Step {
  readonly agent: { readonly value: string } | null;
  readonly model: { readonly value: string } | null;
  readonly isSummary: boolean;
  readonly isUserShell: boolean;
}

/** The summary of a compaction and the step that carries a person's shell command are no steps of the model at work. */
function stepOccasions(step: Step, inForce: InForce): readonly Occasion[] {
  if (step.isSummary || step.isUserShell) return [];
  const found: Occasion[] = [];
  const agent = step.agent?.value ?? inForce.agent;
  const model = step.model?.value ?? inForce.model;
  if (inForce.agent !== null && agent !== inForce.agent) found.push({ kind: "agent-switch", names: agent });
  if (inForce.model !== null && model !== inForce.model) found.push({ kind: "model-switch", names: model });
  inForce.agent = agent;
  inForce.model = model;
  return found;
}
