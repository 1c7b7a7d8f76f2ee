// A rule takes a plugin's tool away, and the host's own tools for the same use go by an action that no rule takes away. Both rules
// are shown; rules of the project and the agent are not in an export, so this is never more than inferred.

import { PLUGIN_DOORS, type PluginDoor, warrantOfDoor } from "../../knowledge/plugin-doors.ts";
import { escapedSegment, sessionSubject } from "../../model/claim-subject.ts";
import type { SessionRule } from "../../model/session-log.ts";
import type { DeniedYetReachable } from "../../model/tool-surface.ts";
import { removalOf } from "../../rules/removed-tool.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import { claimId, inferred } from "../claims.ts";
import { recordPlace, refAt, showsPlace } from "../evidence.ts";
import type { SessionRules } from "../permission/session-rules.ts";
import type { SessionSource } from "../session-source.ts";
import { knownHostTools } from "./known-host-tools.ts";

export function deniedDoors(
  sources: readonly SessionSource[],
  rules: SessionRules,
): readonly DeniedYetReachable[] {
  return sources.flatMap((source) => {
    const set = rules.get(source.id);
    return source.format !== "opencode-2" || set === undefined || set.rules.length === 0
      ? []
      : PLUGIN_DOORS.flatMap((door) => deniedDoor(source, set, door));
  });
}

function deniedDoor(
  source: SessionSource,
  set: RuleSet<SessionRule>,
  door: PluginDoor,
): readonly DeniedYetReachable[] {
  const { plugin, action } = door;
  const { isRemoved, rule: denied } = removalOf(set, plugin);
  const { isRemoved: isOwnRemoved, rule: named, isInDoubt } = removalOf(set, action);
  // A rule that denies everything, and one that opens the host's action again, are no slip: they say what they do.
  if (!isRemoved || denied === null || isOwnRemoved || isInDoubt || /^[*?]+$/.test(denied.action)) return [];
  const place = recordPlace(source);
  const tools = knownHostTools(source.format)
    .filter((tool) => tool.action === action)
    .map(({ name }) => name);
  const names = [plugin, action].map(escapedSegment).join(":");
  const id = claimId(claimId(sessionSubject(source.id), "tools"), `denied:${names}`);
  const isOutOfReach = tools.every(isCatalogued) && removalOf(set, "execute").isRemoved;
  if (tools.length === 0 || isOutOfReach) return [];
  return [
    {
      id,
      session: source.id,
      denied: plugin,
      rule: refAt(place, denied.at),
      open: inferred(claimId(id, "open"), action, {
        warrant: warrantOfDoor(door),
        grounds: [denied, ...(named === null ? [] : [named])].flatMap((rule) =>
          showsPlace(place, rule.at, "session-rule"),
        ),
      }),
      openRule: named === null ? null : refAt(place, named.at),
      tools,
    },
  ];
}

const CATALOGUED: ReadonlySet<string> = new Set(
  knownHostTools("opencode-2")
    .filter(({ isInCatalogue }) => isInCatalogue)
    .map(({ name }) => name),
);

function isCatalogued(tool: string): boolean {
  return CATALOGUED.has(tool);
}
