// What single calls show of the tools that could be called. Nothing is concluded from how a call ended beyond that: a refused or
// failed call shows that the tool was reached, which is a premise; a call of the host's or of a person shows nothing.

import { knownTool } from "../../knowledge/hosts/tool-names.ts";
import type { Doors, Reach } from "../../model/tool-surface.ts";
import type { Call } from "../call-index.ts";
import { flatName } from "./flat-name.ts";
import { hasReachedItsTool } from "./reached-tool.ts";

/** What a host says of a tool that it did not run: it has none, or has not sent it with this request. */
type Missing = "absent" | "removed-from-request";

export interface Sighting {
  /** Flat name. */
  readonly tool: string;
  /** As recorded. */
  readonly spelled: string;
  readonly doors: Doors;
  readonly reach: Extract<Reach, "direct" | "via-execute" | Missing>;
  /** `unknown`: it reads like a call that reached its tool and like one of a tool that is not there. */
  readonly standing: "observed" | "inferred" | "unknown";
  readonly call: Call;
  /** Place in the list of calls inside this one; null: the call itself. */
  readonly nested: number | null;
}

/** The tool under which 1.x records a call that could not be made: no tool that a model calls. */
const STAND_IN = "invalid";
/** What searches the catalogue inside `execute` is recorded like a call of a tool, and is none of the catalogue. */
const SANDBOX_SEARCH = "search";

export function sightingsOf(call: Call): readonly Sighting[] {
  const { event } = call;
  if (event.isByHost || isMadeByBatch(call)) return [];
  const own = ownSighting(call);
  const absent = absentSighting(call);
  return [...(own === null ? [] : [own]), ...(absent === null ? [] : [absent]), ...nestedSightings(call)];
}

/**
 * The tool `batch` of 1.x looks names up in the whole registry, also those that the model was not offered, and gives each call
 * the id of its part.
 */
function isMadeByBatch({ event }: Call): boolean {
  return event.call?.value.startsWith("prt_") === true;
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
  if (name === SANDBOX_SEARCH) return "unknown";
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
  const { unavailable, isTakenOut } = call.event;
  if (unavailable === null) return null;
  return {
    tool: unavailable.value,
    spelled: unavailable.value,
    // 1.x has no `execute`: what it says of a tool goes for all doors that there are.
    doors: call.source.format === "opencode-1" ? "both" : "direct",
    reach: isTakenOut ? "removed-from-request" : "absent",
    standing: "observed",
    call,
    nested: null,
  };
}

export function isMissing({ reach }: Pick<Sighting, "reach">): boolean {
  return reach === "absent" || reach === "removed-from-request";
}
