// One row per distinct surface of a session: what a model could call, by which door, as far as the records show it or a rule about
// the host allows to infer it. Unknown is the rule, said once per surface.

import type { EpochMs } from "../../base/time.ts";
import type { HostVersion, Session } from "../../model/analysis.ts";
import type { Claim } from "../../model/claim.ts";
import type { PresentEvidence } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import type { Reach, SurfaceOccasion, ToolReach, ToolSurface } from "../../model/tool-surface.ts";
import type { Call } from "../call-index.ts";
import { claimId, computed, inferred, observed, unknown } from "../claims.ts";
import { placeOf, recordPlace, shows, showsPlace } from "../evidence.ts";
import type { SessionRules } from "../permission/session-rules.ts";
import type { SessionSource } from "../session-source.ts";
import { rowTime, statedTimeClaim, type TimeContext } from "../times.ts";
import { changesClaim } from "./changes.ts";
import { type DistinctSurface, distinctSurfaces } from "./distinct.ts";
import { offeredEntries } from "./offered.ts";
import { listPlace } from "./places.ts";
import { type SessionTools, sessionTools } from "./session-tools.ts";
import { type Stretch, stretchesOf } from "./stretches.ts";
import { calledEntries, listedEntry, removedEntries } from "./tool-entries.ts";

interface Given {
  readonly sources: readonly SessionSource[];
  readonly sessions: readonly Session[];
  readonly callsBySession: ReadonlyMap<SessionId, readonly Call[]>;
  readonly times: ReadonlyMap<SessionId, TimeContext>;
  readonly rules: SessionRules;
}

export function toolSurfacesOf({
  sources,
  sessions,
  callsBySession,
  times,
  rules,
}: Given): readonly ToolSurface[] {
  const hosts = new Map(sessions.map(({ id, host }) => [id, host]));
  return sources.flatMap((source) => {
    const host = hosts.get(source.id);
    const context = times.get(source.id);
    const set = rules.get(source.id);
    if (host === undefined || context === undefined || set === undefined) return [];
    const surfaces = distinctSurfaces(stretchesOf(source, callsBySession.get(source.id) ?? []));
    const tools = sessionTools(source, surfaces, set);
    return surfaces.map((surface, index) => {
      const before = surfaces[index - 1]?.stretch.subject ?? null;
      return surfaceOf(surface, { index, before, source, tools, host, context });
    });
  });
}

interface Around {
  readonly index: number;
  readonly before: ClaimId | null;
  readonly source: SessionSource;
  readonly tools: SessionTools;
  readonly host: Claim<HostVersion>;
  readonly context: TimeContext;
}

function surfaceOf({ stretch, unchanged, changes }: DistinctSurface, around: Around): ToolSurface {
  const { subject, list, names } = stretch;
  const { index, source } = around;
  const rules = index === 0 && source.record.rules.length > 0 ? (["session-rules"] as const) : [];
  return {
    id: subject,
    session: source.id,
    number: index + 1,
    occasions: [...stretch.occasions, ...rules],
    names,
    at: beginning(stretch, around),
    tools: entriesOf(stretch, around),
    others:
      list === null
        ? unknown(claimId(subject, "others"), "not recorded", { warrant: "tools-not-exported" })
        : computed<Reach>(claimId(subject, "others"), "absent", {
            warrant: "not-in-stated-list",
            grounds: listPlace(list),
          }),
    complete:
      list === null
        ? unknown(claimId(subject, "complete"), "not recorded", { warrant: "tools-not-exported" })
        : observed(claimId(subject, "complete"), true, {
            warrant: "tool-in-stated-list",
            grounds: listPlace(list),
          }),
    changes: changesClaim(subject, changes),
    continues: continuing(stretch, around),
    unchanged: countsOf(unchanged),
  };
}

function entriesOf(stretch: Stretch, { index, source, tools, host }: Around): readonly ToolReach[] {
  const { subject, list } = stretch;
  const entries = [
    ...(list === null ? [] : [listedEntry(subject, list)]),
    ...calledEntries(stretch, index, source, tools),
  ];
  entries.push(...removedEntries(subject, index, source, tools));
  if (index === tools.registryAt) entries.push(...offeredEntries(stretch, source, host, tools));
  return entries;
}

/** A list says what there was; only where none stands may what was known before go on. */
function continuing({ subject, list, entry, call }: Stretch, { before }: Around): Claim<ClaimId> | null {
  if (before === null || list !== null || entry === null) return null;
  const at = call?.event.source ?? entry.event.source;
  return inferred(claimId(subject, "continues"), before, {
    warrant: "reach-carried-over",
    grounds: showsPlace(placeOf(entry), at, "record"),
  });
}

function beginning({ subject, entry, call }: Stretch, { source, context }: Around): Claim<EpochMs> {
  const id = claimId(subject, "at");
  if (call !== null) {
    const { ended, requested } = call.event;
    return ended === null
      ? statedTimeClaim(id, call.entry, requested, "request-time")
      : statedTimeClaim(id, call.entry, ended, "acknowledgement-time");
  }
  if (entry !== null) return rowTime(id, entry, context);
  const { created } = source.record;
  const grounds: readonly PresentEvidence[] = shows(recordPlace(source), created, "message-time");
  return created === null
    ? unknown(id, "not recorded")
    : observed(id, created.value, { warrant: "stated", grounds });
}

function countsOf(counts: ReadonlyMap<SurfaceOccasion, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}
