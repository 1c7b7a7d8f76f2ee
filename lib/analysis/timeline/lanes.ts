// One lane a session, leads first, children under the dispatch that made them, also those that are only named.

import { groupBy } from "../../base/group-by.ts";
import { isKnown, knownValue } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import type { Lane } from "../../model/timeline.ts";
import type { SessionSource } from "../session-source.ts";

export function lanesOf(sources: readonly SessionSource[], dispatches: readonly Dispatch[]): readonly Lane[] {
  const bySession = new Map(sources.map((source) => [source.id, source]));
  const byCaller = groupBy(dispatches, ({ caller }) => caller);
  const byParent = groupBy(sources, ({ record }) => record.parent?.value ?? null);
  const lanes: Lane[] = [];
  const placed = new Set<SessionId>();
  const place = (
    session: SessionId,
    depth: number,
    dispatch: Dispatch | null,
    parent: SessionId | null,
  ): void => {
    if (placed.has(session)) return;
    placed.add(session);
    const source = bySession.get(session) ?? null;
    lanes.push({
      session,
      isLoaded: source !== null,
      depth,
      parent,
      dispatch: dispatch?.id ?? null,
      standing: dispatch && isKnown(dispatch.child) ? dispatch.child.standing : "observed",
      agent: (dispatch ? knownValue(dispatch.agent) : null) ?? source?.record.agent?.value ?? null,
      title: source?.record.title?.value ?? (dispatch ? knownValue(dispatch.description) : null),
    });
    for (const next of byCaller.get(session) ?? []) {
      if (isKnown(next.child)) place(next.child.value, depth + 1, next, session);
    }
    for (const other of byParent.get(session) ?? []) place(other.id, depth + 1, null, session);
  };
  const children = new Set(dispatches.flatMap(({ child }) => (isKnown(child) ? [child.value] : [])));
  const byStart = [...sources].sort((a, b) => startOf(a) - startOf(b));
  for (const source of byStart)
    if (!source.record.parent && !children.has(source.id)) place(source.id, 0, null, null);
  for (const source of byStart) {
    const parent = source.record.parent?.value ?? null;
    if (!placed.has(source.id)) place(source.id, 0, null, parent);
  }
  return lanes;
}

function startOf(source: SessionSource): number {
  return (
    source.record.created?.value ??
    source.entries.find((entry) => entry.event.at)?.event.at?.value ??
    Number.MAX_SAFE_INTEGER
  );
}
