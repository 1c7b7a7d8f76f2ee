// The statements of one surface: one per tool and door that calls show, one for a list as a whole, one for all that one rule takes
// away. So a surface holds few claims, however many tools there are. What a host offers by itself is offered.ts.

import { knownTool } from "../../knowledge/hosts/tool-names.ts";
import type { Claim, Rival } from "../../model/claim.ts";
import { escapedSegment } from "../../model/claim-subject.ts";
import type { EvidenceRef, PresentEvidence } from "../../model/evidence.ts";
import type { ClaimId } from "../../model/ids.ts";
import type { SessionRule } from "../../model/session-log.ts";
import type { Reach, ToolReach } from "../../model/tool-surface.ts";
import { claimId, inferred, observed, rival, unknown } from "../claims.ts";
import { recordPlace, refAt, showsPlace } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import { listPlace, placesOf } from "./places.ts";
import type { SessionTools } from "./session-tools.ts";
import type { Sighting } from "./sightings.ts";
import { type Fact, factKey, type StatedList, type Stretch } from "./stretches.ts";

/** What the calls of a stretch show; what its list says already is not said again. */
export function calledEntries(
  { subject, facts, list }: Stretch,
  index: number,
  source: SessionSource,
  tools: SessionTools,
): readonly ToolReach[] {
  return [...facts].flatMap(([key, fact]) => {
    const { sighting, spelled, calls } = fact;
    if (sighting.reach === "direct" && list?.names.has(sighting.spelled) === true) return [];
    const id = entryId(subject, key);
    const rule = tools.removals.get(sighting.tool);
    const entry: ToolReach = {
      id,
      tools: [sighting.tool],
      aliases: [...spelled].filter((name) => name !== sighting.tool),
      doors: sighting.doors,
      reach: seenReach(claimId(id, "reach"), sighting, source, rule),
      removedBy:
        sighting.reach === "absent" && rule !== undefined
          ? removedBy(claimId(id, "removedBy"), source, rule)
          : null,
      calls,
    };
    return [entry, ...closedEntry(fact, facts, subject, index, tools)];
  });
}

function entryId(subject: ClaimId, key: string): ClaimId {
  return claimId(subject, escapedSegment(key));
}

function seenReach(
  id: ClaimId,
  sighting: Sighting,
  source: SessionSource,
  rule: SessionRule | undefined,
): Claim<Reach> {
  const grounds = placesOf(sighting);
  const { reach, standing, nested } = sighting;
  if (reach === "absent") return observed<Reach>(id, reach, { warrant: "tool-answered-unknown", grounds });
  if (reach === "removed-from-request")
    return observed<Reach>(id, reach, { warrant: "tool-taken-from-request", grounds });
  if (standing === "unknown") return unknown(id, "ambiguous", { warrant: "tool-call-reached", grounds });
  const rivals: readonly Rival<Reach>[] =
    rule === undefined
      ? []
      : rival<Reach>("removed-by-rule", "removed-by-session-rule", rulePlace(source, rule));
  if (standing === "inferred")
    return inferred<Reach>(id, reach, { warrant: "tool-call-reached", grounds, rivals });
  const warrant = nested === null ? "tool-call-completed" : "nested-call-completed";
  return observed<Reach>(id, reach, { warrant, grounds, rivals });
}

/**
 * Answered as missing after it had been called directly, while a call inside `execute` was completed. The host's own tools with a
 * door of their own are not known to stand inside: what was called there is another tool of the name.
 */
function closedEntry(
  { sighting }: Fact,
  facts: Stretch["facts"],
  subject: ClaimId,
  index: number,
  { firstCalled, removals }: SessionTools,
): readonly ToolReach[] {
  if (sighting.reach !== "absent" || sighting.doors !== "direct" || removals.has(sighting.tool)) return [];
  if (knownTool("opencode-2", sighting.tool)?.door === "direct") return [];
  const inside = facts.get(factKey({ doors: "execute", tool: sighting.tool }))?.sighting;
  const called = firstCalled.get(sighting.tool);
  if (inside?.standing !== "observed" || called === undefined || called >= index) return [];
  const id = entryId(subject, `closed:${sighting.tool}`);
  return [
    {
      id,
      tools: [sighting.tool],
      aliases: [],
      doors: "direct",
      reach: inferred<Reach>(claimId(id, "reach"), "removed-from-request", {
        warrant: "direct-door-closed",
        grounds: [...placesOf(sighting), ...placesOf(inside)],
      }),
      removedBy: null,
      calls: 0,
    },
  ];
}

export function listedEntry(subject: ClaimId, list: StatedList): ToolReach {
  const id = claimId(subject, "listed");
  return {
    id,
    tools: [...list.names],
    aliases: [],
    doors: "direct",
    reach: observed<Reach>(claimId(id, "reach"), "direct", {
      warrant: "tool-in-stated-list",
      grounds: listPlace(list),
    }),
    removedBy: null,
    calls: 0,
  };
}

/** A tool that a record shows as reached is left to that record; one that was missing once is taken away at all moments. */
export function removedEntries(
  subject: ClaimId,
  index: number,
  source: SessionSource,
  { removals, ruled }: SessionTools,
): readonly ToolReach[] {
  const byRule = new Map<SessionRule, string[]>();
  for (const tool of ruled.get(index) ?? []) {
    const rule = removals.get(tool);
    if (rule === undefined) continue;
    const names = byRule.get(rule);
    if (names) names.push(tool);
    else byRule.set(rule, [tool]);
  }
  return [...byRule].map(([rule, names]) => {
    const id = claimId(subject, `rule-${source.record.rules.indexOf(rule)}`);
    return {
      id,
      tools: names,
      aliases: [],
      doors: "both",
      reach: inferred<Reach>(claimId(id, "reach"), "removed-by-rule", {
        warrant: "removed-by-session-rule",
        grounds: rulePlace(source, rule),
      }),
      removedBy: removedBy(claimId(id, "removedBy"), source, rule),
      calls: 0,
    };
  });
}

function removedBy(id: ClaimId, source: SessionSource, rule: SessionRule): Claim<EvidenceRef> {
  return inferred(id, refAt(recordPlace(source), rule.at), {
    warrant: "removed-by-session-rule",
    grounds: rulePlace(source, rule),
  });
}

function rulePlace(source: SessionSource, rule: SessionRule): readonly PresentEvidence[] {
  return showsPlace(recordPlace(source), rule.at, "session-rule");
}
