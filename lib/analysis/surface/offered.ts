// What the host offers by itself: one statement for all that its registry gives one door, and one or two for the tools of which a
// model is sent only some. The registry is applied to versions of which it is known, and to no other.

import { mayBeOneOf } from "../../knowledge/hosts/registry-versions.ts";
import { isSentByModel } from "../../knowledge/hosts/tools-by-model.ts";
import type { HostVersion } from "../../model/analysis.ts";
import { type Claim, isKnown } from "../../model/claim.ts";
import type { ClaimId } from "../../model/ids.ts";
import type { Doors, Reach, ToolReach } from "../../model/tool-surface.ts";
import { claimId, inferred, unknown } from "../claims.ts";
import type { SessionSource } from "../session-source.ts";
import { versionsOf } from "./known-host-tools.ts";
import { modelForm } from "./model-form.ts";
import type { SessionTools } from "./session-tools.ts";
import { factKey, type Stretch } from "./stretches.ts";

export function offeredEntries(
  stretch: Stretch,
  source: SessionSource,
  host: Claim<HostVersion>,
  tools: SessionTools,
): readonly ToolReach[] {
  const { subject, facts, list } = stretch;
  if (list !== null || !isKnown(host)) return [];
  // A tool that was missing at the other door was called by the wrong one.
  const offered = tools.known.filter((tool) => {
    const key = factKey({ doors: tool.isInCatalogue ? "execute" : "direct", tool: tool.name });
    return (
      mayBeOneOf(host.value, versionsOf(tool)) &&
      !tools.removals.has(tool.name) &&
      !tools.missing.has(key) &&
      !facts.has(key)
    );
  });
  const own = offered.filter(({ isInCatalogue }) => !isInCatalogue).map(({ name }) => name);
  const inside = offered.filter(({ isInCatalogue }) => isInCatalogue).map(({ name }) => name);
  const byRegistry = (names: readonly string[], doors: "direct" | "execute", reach: Reach) =>
    entryOf(subject, `registry-${doors}`, names, doors, (id) =>
      inferred<Reach>(id, reach, { warrant: "offered-by-registry", grounds: [], from: [host] }),
    );
  return [
    ...byRegistry(
      own.filter((name) => !isSentByModel(name)),
      "direct",
      "direct",
    ),
    ...byRegistry(inside, "execute", "via-execute"),
    ...byModel(stretch, own.filter(isSentByModel), source, host, tools),
  ];
}

/** One model is never sent all three; with which it was asked is recorded, and what it called outweighs what it should be sent. */
function byModel(
  { subject, entry }: Stretch,
  names: readonly string[],
  source: SessionSource,
  host: Claim<HostVersion>,
  { reached }: SessionTools,
): readonly ToolReach[] {
  const { form, grounds } = modelForm(source, entry?.order ?? 0);
  const isContradicted =
    form.is === "one" && [...reached].some((name) => isSentByModel(name) && !form.tools.has(name));
  if (form.is !== "one" || isContradicted) {
    const reason = isContradicted ? "contradicted" : form.is === "none" ? "not recorded" : "ambiguous";
    return entryOf(subject, "by-model", names, "direct", (id) =>
      unknown(id, reason, { warrant: "offered-by-model", grounds }),
    );
  }
  const said = (property: string, isSent: boolean, reach: Reach) =>
    entryOf(
      subject,
      property,
      names.filter((name) => form.tools.has(name) === isSent),
      "direct",
      (id) => inferred<Reach>(id, reach, { warrant: "offered-by-model", grounds, from: [host] }),
    );
  return [...said("by-model", true, "direct"), ...said("by-model-out", false, "removed-from-request")];
}

function entryOf(
  subject: ClaimId,
  property: string,
  tools: readonly string[],
  doors: Doors,
  reach: (id: ClaimId) => Claim<Reach>,
): readonly ToolReach[] {
  if (tools.length === 0) return [];
  const id = claimId(subject, property);
  return [{ id, tools, aliases: [], doors, reach: reach(claimId(id, "reach")), removedBy: null, calls: 0 }];
}
