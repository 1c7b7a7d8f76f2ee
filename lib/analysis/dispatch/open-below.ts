// How many dispatches of a child were still open when the child's own dispatch settled. A cut file of the child cannot
// show all of them, so nothing is counted then.

import { type Claim, isKnown } from "../../model/claim.ts";
import type { Dispatch } from "../../model/dispatch.ts";
import type { SessionId } from "../../model/ids.ts";
import { claimId, computed, unknown } from "../claims.ts";
import { lookedFor } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import { closedByInference, isOpenAt, openSpanOf } from "./open-dispatches.ts";

type Lifecycle = Omit<Dispatch, "openBelow">;

export function openBelow(
  { id: subject, child, settledAt }: Lifecycle,
  byCaller: ReadonlyMap<SessionId, readonly Lifecycle[]>,
  bySession: ReadonlyMap<SessionId, SessionSource>,
): Claim<number> {
  const id = claimId(subject, "openBelow");
  if (!isKnown(child)) return unknown(id, "not recorded");
  const source = bySession.get(child.value);
  if (!source) return unknown(id, "file not loaded", { remedy: { kind: "export-of", session: child.value } });
  if (!isKnown(settledAt)) return unknown(id, "not ended");
  if (!source.isComplete)
    return unknown(id, "cut off", { remedy: { kind: "complete-export", session: source.id } });
  const own = byCaller.get(child.value) ?? [];
  const open = own.filter((other) => isOpenAt(openSpanOf(other), settledAt.value));
  const presumed = own.filter((other) => closedByInference(other, settledAt.value));
  return computed(id, open.length, {
    warrant: "count",
    grounds: lookedFor(source.document.id, "open-dispatches-of-child", source.rows),
    from: [
      child,
      settledAt,
      ...open.map((other) => other.acknowledgedAt),
      ...presumed.map((other) => other.settledBy),
    ],
  });
}
