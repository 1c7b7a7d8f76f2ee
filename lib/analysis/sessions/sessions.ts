// What is known of each session itself: who it is, who dispatched it, which host wrote it, when, how it ended, what it
// spent.

import { ROOT } from "../../base/json-pointer.ts";
import type { EpochMs } from "../../base/time.ts";
import { epochMs } from "../../base/time.ts";
import { timeInId } from "../../knowledge/id-time.ts";
import { warrantId } from "../../knowledge/warrants.ts";
import type { HostVersion, Session, SessionRole } from "../../model/analysis.ts";
import { type Claim, isKnown, type UnknownClaim, type UnknownReason } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { Usage } from "../../model/dispatch.ts";
import type { Sought } from "../../model/evidence.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { claimId, computed, inferred, observed, rival, unknown } from "../claims.ts";
import { costOf, modelSteps, tokensOf } from "../dispatch/child-usage.ts";
import type { LeadPrompts } from "../dispatch/dispatched-prompts.ts";
import { lookedFor, type Place, placeOf, recordPlace, shows, showsPlace } from "../evidence.ts";
import { areRowsLostBefore, isRowUnreadBetween } from "../lost-rows.ts";
import { type Entry, entriesOf, isKind, type SessionSource } from "../session-source.ts";
import { rowTime, type TimeContext } from "../times.ts";

export function sessionsOf(
  sources: readonly SessionSource[],
  times: ReadonlyMap<SessionId, TimeContext>,
  depths: ReadonlyMap<SessionId, number>,
  leadPrompts: LeadPrompts,
): readonly Session[] {
  return sources.map((source) =>
    sessionOf(source, times.get(source.id), depths.get(source.id) ?? 0, leadPrompts),
  );
}

function sessionOf(
  source: SessionSource,
  times: TimeContext | undefined,
  depth: number,
  leadPrompts: LeadPrompts,
): Session {
  const { record } = source;
  const place = recordPlace(source);
  const lack: UnknownReason = isRecordLost(source) ? "unreadable" : "not recorded";
  const subject = claimId(sessionSubject(source.id), "session");
  const name = (property: string): ClaimId => claimId(subject, property);
  const stated = <Value extends string>(
    property: string,
    value: { value: Value; at: typeof ROOT } | null,
    says: Parameters<typeof shows>[2],
  ): Claim<Value> =>
    value
      ? observed(name(property), value.value, { warrant: "stated", grounds: shows(place, value, says) })
      : unknown(name(property), lack);
  const prompts = entriesOf(source, "prompt");
  const humanPrompts = prompts.filter((entry) => !leadPrompts.has(entry));
  const isFirstUnclear = prompts.some((entry) => leadPrompts.get(entry) === "inferred");
  const timed = source.entries.filter((entry) => entry.event.at !== null);
  const timeAt = (property: string, entry: Entry | undefined): Claim<EpochMs> =>
    entry && times ? rowTime(name(property), entry, times) : unknown(name(property), "not recorded");
  return {
    id: source.id,
    document: source.document.id,
    role: roleOf(source),
    depth,
    idClaim: stated("id", record.id, "session-id"),
    parent: stated("parent", record.parent, "parent-link"),
    forkOf: stated("forkOf", record.forkOf, "parent-link"),
    title: stated("title", record.title, "session-title"),
    agent: stated("agent", record.agent, "document-head"),
    host: hostOf(source, name("host"), place),
    createdAt: createdAt(source, name("createdAt"), place),
    firstAt: firstMoment(source, timeAt("firstAt", earliest(timed)), earliest(timed)),
    lastAt: lastMoment(source, name("lastAt"), timeAt("lastAt", latest(timed))),
    endedBy: endedBy(source, name("endedBy"), place),
    steps: counted(source, name("steps"), modelSteps(source.entries), "model-steps"),
    prompts: isFirstUnclear
      ? unknown(name("prompts"), "ambiguous", { warrant: "count" })
      : counted(source, name("prompts"), humanPrompts, "human-prompts"),
    calls: counted(source, name("calls"), entriesOf(source, "tool-call"), "tool-calls"),
    tokens: ownTokens(source, name("tokens"), place),
    cost: record.cost
      ? observed(name("cost"), record.cost.value, {
          warrant: "stated",
          grounds: shows(place, record.cost, "cost"),
        })
      : summed(source, name("cost"), costOf),
  };
}

/** A record without a parent is that of a lead; no record says nothing. */
function roleOf({ record }: SessionSource): SessionRole {
  if (record.parent) return "child";
  return hasRecord(record) ? "lead" : "unknown";
}

/** Rows may name their session; only the session's own record has these. */
function hasRecord({ title, created, updated, version, directory }: SessionSource["record"]): boolean {
  return [title, created, updated, version, directory].some((stated) => stated !== null);
}

function isRecordLost(source: SessionSource): boolean {
  return !source.isComplete && !hasRecord(source.record);
}

function hostOf(source: SessionSource, id: ClaimId, place: Place): Claim<HostVersion> {
  const { version } = source.record;
  const { format } = source;
  if (version) {
    const host = { format, from: version.value, to: version.value };
    return observed(id, host, { warrant: "stated", grounds: shows(place, version, "host-version") });
  }
  const shape = source.document.versionsByShape;
  const whole = { doc: source.document.id, line: null };
  if (!shape)
    return unknown(id, "not recorded", {
      warrant: "host-by-shape",
      grounds: showsPlace(whole, ROOT, "shape"),
    });
  return inferred<HostVersion>(
    id,
    { format, from: shape.from, to: shape.to },
    { warrant: "host-by-shape", grounds: showsPlace(whole, ROOT, "shape") },
  );
}

function createdAt(source: SessionSource, id: ClaimId, place: Place): Claim<EpochMs> {
  const { created, id: own } = source.record;
  if (!created) return unknown(id, isRecordLost(source) ? "unreadable" : "not recorded");
  const decoded = own ? timeInId(own.value, created.value) : null;
  const rivals =
    own && decoded !== null && Math.abs(decoded - created.value) > 1000
      ? rival(epochMs(decoded), "time-in-id", shows(place, own, "id-time"))
      : [];
  return observed(id, created.value, {
    warrant: "stated",
    grounds: shows(place, created, "message-time"),
    rivals,
  });
}

/** The first of what could be read: another may have stood before it where rows are missing or tell no time. */
function firstMoment(source: SessionSource, claim: Claim<EpochMs>, first: Entry | undefined): Claim<EpochMs> {
  if (first === undefined) return claim;
  const isSeen =
    !source.documents.some(({ condition }) => condition.isPartialPage) &&
    !areRowsLostBefore(source, first) &&
    !source.entries.some(({ order, event }) => order < first.order && event.at === null);
  return isSeen ? claim : ofWhatWasRead(claim);
}

function ofWhatWasRead(claim: Claim<EpochMs>): Claim<EpochMs> {
  if (!isKnown(claim)) return claim;
  return { ...claim, standing: "inferred", warrant: warrantId("edge-of-what-was-read") };
}

/** The latest recorded instant: a row's own time, or the recorded end of its step or call. */
function lastMoment(source: SessionSource, id: ClaimId, byRow: Claim<EpochMs>): Claim<EpochMs> {
  let last: { readonly entry: Entry; readonly at: NonNullable<Entry["event"]["at"]> } | null = null;
  for (const entry of source.entries) {
    for (const at of [entry.event.at, endOf(entry)]) {
      if (at && (!last || at.value > last.at.value)) last = { entry, at };
    }
  }
  const found: Claim<EpochMs> =
    !last || (byRow.standing === "observed" && byRow.value >= last.at.value)
      ? byRow
      : observed(id, last.at.value, {
          warrant: "stated",
          grounds: shows(placeOf(last.entry), last.at, "message-time"),
        });
  const end = source.entries.at(-1);
  const isSeen = source.isComplete && end !== undefined && (end.event.at ?? endOf(end)) !== null;
  return isSeen ? found : ofWhatWasRead(found);
}

function endOf(entry: Entry): Entry["event"]["at"] {
  if (isKind(entry, "step")) return entry.event.completed;
  return isKind(entry, "tool-call") ? entry.event.ended : null;
}

/** The host's own word for how the session last ended, else the finish of its last step. */
function endedBy(source: SessionSource, id: ClaimId, place: Place): Claim<string> {
  if (!source.isComplete) return cutOff(source, id);
  const idle = entriesOf(source, "idle").at(-1);
  const step = modelSteps(source.entries).at(-1);
  const latest = step && (!idle || step.order > idle.order) ? step : (idle ?? null);
  if (isRowUnreadBetween(source, latest, null)) return unknown(id, "unreadable");
  if (step && (!idle || step.order > idle.order)) {
    const { finish, completed } = step.event;
    if (!completed && !step.event.error) return unknown(id, "not ended");
    if (finish)
      return observed(id, finish.value, {
        warrant: "stated",
        grounds: shows(placeOf(step), finish, "finish"),
      });
  }
  if (idle?.event.outcome) {
    return observed(id, idle.event.outcome.value, {
      warrant: "stated",
      grounds: shows(placeOf(idle), idle.event.outcome, "idle-row"),
    });
  }
  const { outcome } = source.record;
  if (outcome)
    return observed(id, outcome.value, {
      warrant: "stated",
      grounds: shows(place, outcome, "document-head"),
    });
  return unknown(id, "not recorded");
}

function counted(
  source: SessionSource,
  id: ClaimId,
  entries: readonly Entry[],
  sought: Sought,
): Claim<number> {
  if (!source.isComplete) return cutOff(source, id);
  const shown = entries.slice(0, 3).flatMap((entry) => shows(placeOf(entry), entry.event.message, "record"));
  return computed(id, entries.length, {
    warrant: "count",
    grounds: [...shown, ...lookedFor(source.document.id, sought, source.rows)],
  });
}

function ownTokens(source: SessionSource, id: ClaimId, place: Place): Claim<Usage> {
  const { tokens } = source.record;
  if (tokens)
    return observed<Usage>(id, tokens.value, { warrant: "stated", grounds: shows(place, tokens, "tokens") });
  return summed(source, id, tokensOf);
}

/** A sum over the rows of a session; of a file that may lack some, none. */
function summed<Value>(
  source: SessionSource,
  id: ClaimId,
  sum: (id: ClaimId, entries: readonly Entry[]) => Claim<Value>,
): Claim<Value> {
  return source.isComplete ? sum(id, source.entries) : cutOff(source, id);
}

function cutOff(source: SessionSource, id: ClaimId): UnknownClaim {
  return unknown(id, "cut off", { remedy: { kind: "complete-export", session: source.id } });
}

function earliest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (first, entry) => (!first || timeOf(entry) < timeOf(first) ? entry : first),
    undefined,
  );
}

function latest(entries: readonly Entry[]): Entry | undefined {
  return entries.reduce<Entry | undefined>(
    (last, entry) => (!last || timeOf(entry) > timeOf(last) ? entry : last),
    undefined,
  );
}

function timeOf(entry: Entry): number {
  return entry.event.at?.value ?? 0;
}
