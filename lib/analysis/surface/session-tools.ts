// What holds for a session's tools as a whole, whatever the moment: which of its own rules takes which tool away, which tools a
// call ever reached or found missing, and from where on the host's registry is that of this host.

import { groupBy } from "../../base/group-by.ts";
import { NAMES_GONE } from "../../knowledge/hosts/renames.ts";
import type { FormatId } from "../../model/ids.ts";
import type { SessionRule } from "../../model/session-log.ts";
import { removalOf } from "../../rules/removed-tool.ts";
import type { RuleSet } from "../../rules/rule-set.ts";
import type { SessionSource } from "../session-source.ts";
import type { DistinctSurface } from "./distinct.ts";
import { type KnownHostTool, knownHostTools } from "./known-host-tools.ts";
import { isMissing } from "./sightings.ts";
import { factKey } from "./stretches.ts";

export interface SessionTools {
  readonly known: readonly KnownHostTool[];
  readonly removals: ReadonlyMap<string, SessionRule>;
  /** Tools that a record of this session shows as reached, by whatever door. */
  readonly reached: ReadonlySet<string>;
  /** Keys of tool and door (`factKey`) that the host said are not there, at whatever moment. */
  readonly missing: ReadonlySet<string>;
  /** Of each tool the first surface under which a direct call of it was completed. */
  readonly firstCalled: ReadonlyMap<string, number>;
  /**
   * By surface, the tools of which it says that a rule takes them away. Each is said once; under a surface that has the tool as
   * missing, that is said already, and a tool that was ever reached is left to the record that shows it.
   */
  readonly ruled: ReadonlyMap<number, readonly string[]>;
  /** The surface at which the registry is applied; null: at none. */
  readonly registryAt: number | null;
}

export function sessionTools(
  source: SessionSource,
  surfaces: readonly DistinctSurface[],
  rules: RuleSet<SessionRule>,
): SessionTools {
  const reached = new Set<string>();
  const missing = new Set<string>();
  const absent = new Set<string>();
  // What the host took out of a request, no rule had taken away.
  const held = new Set<string>();
  const firstCalled = new Map<string, number>();
  surfaces.forEach(({ stretch }, index) => {
    for (const [key, { sighting }] of stretch.facts) {
      const { tool, reach, standing } = sighting;
      if (isMissing(sighting)) {
        missing.add(key);
        (reach === "absent" ? absent : held).add(tool);
      } else if (standing !== "unknown") reached.add(tool);
      if (reach === "direct" && standing === "observed" && !firstCalled.has(tool))
        firstCalled.set(tool, index);
    }
    for (const name of stretch.list?.names ?? []) reached.add(name);
  });
  const known = knownHostTools(source.format);
  const registry = registryAt(source, surfaces);
  const base = registry ?? 0;
  // Early 2.x engines have no known registry, and their rules no known effect on it.
  const removals =
    source.format === "opencode-2-preview"
      ? new Map<string, SessionRule>()
      : removalsOf(rules, source.format, [...reached, ...absent]);
  return {
    known,
    removals,
    reached,
    missing,
    firstCalled,
    ruled: groupBy(
      [...removals.keys()].filter((tool) => !reached.has(tool) && !held.has(tool)),
      (tool) => (absent.has(tool) ? firstWithout(tool, base, surfaces) : base),
    ),
    registryAt: registry,
  };
}

/** The first surface from `base` on under which the host did not say that there is no such tool. */
function firstWithout(tool: string, base: number, surfaces: readonly DistinctSurface[]): number {
  const key = factKey({ doors: "direct", tool });
  const found = surfaces.findIndex(
    ({ stretch }, index) => index >= base && stretch.facts.get(key)?.sighting.reach !== "absent",
  );
  return found < 0 ? surfaces.length : found;
}

function removalsOf(
  set: RuleSet<SessionRule>,
  format: FormatId,
  seen: readonly string[],
): ReadonlyMap<string, SessionRule> {
  const removals = new Map<string, SessionRule>();
  if (set.rules.length === 0) return removals;
  const byAction = new Map<string, SessionRule | null>();
  const ruleFor = (action: string): SessionRule | null => {
    const found = byAction.get(action);
    if (found !== undefined) return found;
    const { isRemoved, rule: last } = removalOf(set, action);
    const rule = isRemoved ? last : null;
    byAction.set(action, rule);
    return rule;
  };
  const remove = (tool: string, action: string) => {
    const rule = ruleFor(action);
    if (rule !== null) removals.set(tool, rule);
  };
  const taken = new Set<string>();
  for (const { name, action, isInCatalogue } of knownHostTools(format)) {
    remove(name, action);
    // Without `execute` there is no door to its catalogue.
    if (isInCatalogue && !removals.has(name)) remove(name, "execute");
    taken.add(name).add(action);
  }
  // A rule may name a tool that 2.x no longer has: nothing is there to be taken away.
  const named = set.rules
    .map(({ rule }) => rule.action)
    .filter((action) => !/[*?]/.test(action) && !(format === "opencode-2" && OLDER_NAMES.has(action)));
  for (const name of [...seen, ...named]) {
    if (!taken.has(name) && !NO_TOOLS.has(name)) remove(name, name);
  }
  return removals;
}

/** Actions of rules that stand for no tool. */
const NO_TOOLS: ReadonlySet<string> = new Set(["external_directory", "doom_loop", "edit", "invalid"]);

const OLDER_NAMES: ReadonlySet<string> = new Set(NAMES_GONE);

/**
 * The registry is known for 2.x alone. A session that was taken over from 1.x shows tools that 2.x does not have: until the
 * last of them the registry was another one.
 */
function registryAt(source: SessionSource, surfaces: readonly DistinctSurface[]): number | null {
  if (source.format !== "opencode-2") return null;
  const last = surfaces.findLastIndex(({ stretch }) =>
    [...stretch.facts.values()].some(
      ({ sighting }) => sighting.reach !== "absent" && OLDER_NAMES.has(sighting.tool),
    ),
  );
  return last + 1 < surfaces.length ? last + 1 : null;
}
