// A child that is dispatched again starts a new episode. Each episode owns the part of the child's document from its
// request to the next one's.

import { groupBy } from "../../base/group-by.ts";
import { type Claim, isKnown, knownValue } from "../../model/claim.ts";
import type { ClaimId, SessionId } from "../../model/ids.ts";
import { claimId, computed, unknown } from "../claims.ts";
import { areRowsLostBefore } from "../lost-rows.ts";
import type { Candidate } from "./candidates.ts";
import type { EpisodeWindow } from "./child-end.ts";

export interface Episode {
  readonly number: Claim<number>;
  readonly window: EpisodeWindow;
}

/** Candidates must come in order of request. */
export function episodesOf(
  candidates: readonly Candidate[],
  children: ReadonlyMap<ClaimId, Claim<SessionId>>,
): ReadonlyMap<ClaimId, Episode> {
  const byChild = groupBy(candidates, (candidate) => {
    const child = children.get(candidate.call.subject);
    return child ? knownValue(child) : null;
  });
  const episodes = new Map<ClaimId, Episode>();
  for (const candidate of candidates) {
    const { subject } = candidate.call;
    const child = children.get(subject);
    const id = claimId(subject, "episode");
    if (!child || !isKnown(child)) {
      episodes.set(subject, {
        number: unknown(id, child?.standing === "unknown" ? child.reason : "not recorded"),
        window: WHOLE,
      });
      continue;
    }
    const own = byChild.get(child.value) ?? [];
    const index = own.indexOf(candidate);
    const before = own
      .slice(Math.max(0, index - 1), index)
      .flatMap((earlier) => children.get(earlier.call.subject) ?? []);
    const { source, entry } = candidate.call;
    episodes.set(subject, {
      number: areRowsLostBefore(source, entry)
        ? unknown(id, "unreadable", { warrant: "order-of-requests" })
        : computed(id, index + 1, {
            warrant: "order-of-requests",
            grounds: [],
            from: [child, ...before],
          }),
      window: {
        from: index === 0 ? null : requestedAt(candidate),
        until: requestedAt(own.slice(index + 1).find((later) => isLater(later, candidate))),
      },
    });
  }
  return episodes;
}

const WHOLE: EpisodeWindow = { from: null, until: null };

/** A fork repeats a call of its origin at the same time: that begins nothing. */
function isLater(later: Candidate, candidate: Candidate): boolean {
  const [from, to] = [requestedAt(candidate), requestedAt(later)];
  return from === null || to === null || to > from;
}

function requestedAt(candidate: Candidate | undefined): number | null {
  return candidate?.call.event.requested?.value ?? null;
}
