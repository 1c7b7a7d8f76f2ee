// What single calls show of the tools that could be called. Nothing is concluded from how a call ended beyond that: a refused or
// failed call shows that the tool was reached, which is a premise; a call of the host's or of a person shows nothing.

import { knownTool } from "../../knowledge/hosts/tool-names.ts";
import type { Doors, Reach } from "../../model/tool-surface.ts";
import type { Call } from "../call-index.ts";
import { flatName } from "./flat-name.ts";
import { hasReachedItsTool } from "./reached-tool.ts";

export interface Sighting {
  /** Flat name. */
  readonly tool: string;
  /** As recorded. */
  readonly spelled: string;
  readonly doors: Doors;
  readonly reach: Extract<Reach, "direct" | "via-execute" | "absent">;
  /** `unknown`: it reads like a call that reached its tool and like one of a tool that is not there. */
  readonly standing: "observed" | "inferred" | "unknown";
  readonly call: Call;
  /** Place in the list of calls inside this one; null: the call itself. */
  readonly nested: number | null;
}

/** The tool under which 1.x records a call that could not be made: no tool that a model calls. */
const STAND_IN = "invalid";

export function sightingsOf(call: Call): readonly Sighting[] {
  const { event } = call;
  if (event.isByHost) return [];
  const own = ownSighting(call);
  const absent = absentSighting(call);
  return [
    ...(own === null ? [] : [own]),
    ...(absent === null ? [] : [absent]),
    // What the host says of a name is more than that the list has it as failed.
    ...nestedSightings(call).filter(
      ({ tool, standing }) => standing === "observed" || tool !== absent?.tool || absent.doors !== "execute",
    ),
  ];
}

function nestedSightings(call: Call): readonly Sighting[] {
  const inside = call.event.nested?.calls ?? [];
  return inside.map(
    ({ tool, status }, nested): Sighting => ({
      tool: flatName(tool.value, call.source.format),
      spelled: tool.value,
      doors: "execute",
      reach: "via-execute",
      standing: nestedStanding(tool.value, status?.value),
      call,
      nested,
    }),
  );
}

/**
 * Inside `execute` a wrong name fails like a call that failed, and the list holds no words of it. The host's catalogue holds the
 * names that are known for it; its tools with a door of their own are no part of it.
 */
function nestedStanding(name: string, status: string | undefined): Sighting["standing"] {
  if (status === "completed") return "observed";
  return status === "running" || knownTool("opencode-2", name)?.door === "catalogue" ? "inferred" : "unknown";
}

/** A call of its own has its name from the host's list of definitions: it is no path, and stays as it is recorded. */
function ownSighting(call: Call): Sighting | null {
  const { unavailable, tool, phase, isCutByMigration } = call.event;
  if (tool.value === STAND_IN || isCutByMigration) return null;
  if (unavailable !== null && unavailable.value === tool.value) return null;
  // Arguments that still come in, or a state that nobody knows: the host has not answered yet.
  if (phase !== "completed" && phase !== "error" && phase !== "running") return null;
  const isReached = hasReachedItsTool(call.event, call.source.format);
  return {
    tool: tool.value,
    spelled: tool.value,
    doors: "direct",
    reach: "direct",
    standing: phase === "completed" ? "observed" : isReached ? "inferred" : "unknown",
    call,
    nested: null,
  };
}

function absentSighting(call: Call): Sighting | null {
  const { unavailable, tool } = call.event;
  if (unavailable === null) return null;
  const { format } = call.source;
  const isInside = unavailable.value !== tool.value && tool.value !== STAND_IN;
  return {
    tool: isInside ? flatName(unavailable.value, format) : unavailable.value,
    spelled: unavailable.value,
    // 1.x has no `execute`: what it says of a tool goes for all doors that there are.
    doors: isInside ? "execute" : format === "opencode-1" ? "both" : "direct",
    reach: "absent",
    standing: "observed",
    call,
    nested: null,
  };
}
