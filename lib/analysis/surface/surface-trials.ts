// The premises about surfaces, put to the test where the records allow: does a tool that the registry offers answer when it is called,
// is one that a rule takes away found missing, does a tool that was reached stay within reach.

import { mayBeOneOf } from "../../knowledge/hosts/registry-versions.ts";
import { isSentByModel } from "../../knowledge/hosts/tools-by-model.ts";
import type { Session } from "../../model/analysis.ts";
import { isKnown } from "../../model/claim.ts";
import type { Reach, ToolReach, ToolSurface } from "../../model/tool-surface.ts";
import type { SessionSource } from "../session-source.ts";
import { knownHostTools, versionsOf } from "./known-host-tools.ts";
import { modelForm } from "./model-form.ts";

export interface SurfaceTrials {
  readonly registry: readonly boolean[];
  readonly models: readonly boolean[];
  readonly rules: readonly boolean[];
  readonly carried: readonly boolean[];
}

const OFFERED: ReadonlySet<string> = new Set(
  knownHostTools("opencode-2")
    .filter(({ name, isInCatalogue }) => !isInCatalogue && !isSentByModel(name))
    .map(({ name }) => name),
);
const OFFERED_ON = versionsOf({ isInCatalogue: false });

/** The registry is put to the test in sessions whose host may be one of the versions whose registry is known. */
export function surfaceTrials(
  surfaces: readonly ToolSurface[],
  sources: readonly SessionSource[],
  sessions: readonly Pick<Session, "id" | "host">[],
): SurfaceTrials {
  const ofHost = new Set(
    sessions.flatMap(({ id, host }) =>
      isKnown(host) && host.value.format === "opencode-2" && mayBeOneOf(host.value, OFFERED_ON) ? [id] : [],
    ),
  );
  const entries = surfaces.flatMap((surface) => surface.tools.map((entry) => ({ surface, entry })));
  return {
    registry: entries.flatMap(({ surface, entry }) =>
      ofHost.has(surface.session) ? offeredAndCalled(entry) : [],
    ),
    models: sources.flatMap((source) => (ofHost.has(source.id) ? sentAndCalled(source, surfaces) : [])),
    rules: entries.flatMap(({ entry }) => removedAndCalled(entry)),
    carried: carriedTrials(surfaces),
  };
}

/** Of the tools that one model is sent only some of, each that was completed: was it one of those? */
function sentAndCalled(source: SessionSource, surfaces: readonly ToolSurface[]): readonly boolean[] {
  const { form } = modelForm(source, 0);
  if (form.is !== "one") return [];
  const called = new Set(
    surfaces
      .filter(({ session }) => session === source.id)
      .flatMap(({ tools }) => tools)
      .filter(({ reach }) => isKnown(reach) && reach.warrant === "tool-call-completed")
      .flatMap(({ tools }) => tools.filter(isSentByModel)),
  );
  return [...called].map((tool) => form.tools.has(tool));
}

function offeredAndCalled({ tools, reach, removedBy }: ToolReach): readonly boolean[] {
  const [tool] = tools;
  if (!isKnown(reach) || tool === undefined || !OFFERED.has(tool) || removedBy !== null) return [];
  if (reach.warrant === "tool-call-completed") return [true];
  return reach.warrant === "tool-answered-unknown" || reach.warrant === "tool-taken-from-request"
    ? [false]
    : [];
}

function removedAndCalled({ reach, removedBy }: ToolReach): readonly boolean[] {
  if (!isKnown(reach)) return [];
  if (reach.value === "absent") return removedBy === null ? [] : [true];
  const isDenied = reach.rivals.some(({ value }) => value === "removed-by-rule");
  return isDenied && reach.standing === "observed" ? [false] : [];
}

/** A tool that a later surface of the session speaks of again, by the same door: the same reach, or another. */
function carriedTrials(surfaces: readonly ToolSurface[]): readonly boolean[] {
  const last = new Map<string, Reach>();
  return surfaces.flatMap(({ session, tools }) =>
    tools.flatMap((entry) => {
      const { reach, doors } = entry;
      const [tool] = entry.tools;
      if (!isKnown(reach) || reach.standing !== "observed" || entry.tools.length !== 1 || tool === undefined)
        return [];
      const key = JSON.stringify([session, tool, doors === "execute"]);
      const before = last.get(key);
      last.set(key, reach.value);
      return before === undefined ? [] : [before === reach.value];
    }),
  );
}
