// What single calls show of the tools that could be called. Nothing is concluded from how a call ended beyond that: a refused or
// failed call shows that the tool was reached, which is a premise; a call of the host's or of a person shows nothing.

import { knownTool } from "../../knowledge/hosts/tool-names.ts";
import type { Doors, Reach } from "../../model/tool-surface.ts";
import type { Call } from "../call-index.ts";
import { flatName } from "./flat-name.ts";

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
  const inside = event.nested?.calls ?? [];
  if (inside.length === 0) return own === null ? [] : [own];
  return [
    ...(own === null ? [] : [own]),
    ...inside.map(
      ({ tool, status }, nested): Sighting => ({
        tool: flatName(tool.value, call.source.format),
        spelled: tool.value,
        doors: "execute",
        reach: "via-execute",
        standing: nestedStanding(tool.value, status?.value),
        call,
        nested,
      }),
    ),
  ];
}

/** Inside `execute` a wrong name fails like a call that failed, and the list holds no words of it. */
function nestedStanding(name: string, status: string | undefined): Sighting["standing"] {
  if (status === "completed") return "observed";
  return status === "running" || knownTool("opencode-2", name) !== null ? "inferred" : "unknown";
}

function ownSighting(call: Call): Sighting | null {
  const { unavailable, tool, phase, isCutByMigration } = call.event;
  if (unavailable !== null) return absent(call, unavailable.value);
  if (tool.value === STAND_IN || isCutByMigration) return null;
  // Arguments that still come in, or a state that nobody knows: the host has not answered yet.
  if (phase !== "completed" && phase !== "error" && phase !== "running") return null;
  return {
    tool: flatName(tool.value, call.source.format),
    spelled: tool.value,
    doors: "direct",
    reach: "direct",
    standing: phase === "completed" ? "observed" : "inferred",
    call,
    nested: null,
  };
}

function absent(call: Call, name: string): Sighting {
  const { format } = call.source;
  return {
    tool: flatName(name, format),
    spelled: name,
    // 1.x has no `execute`: what it says of a tool goes for all doors that there are.
    doors: format === "opencode-1" ? "both" : "direct",
    reach: "absent",
    standing: "observed",
    call,
    nested: null,
  };
}
