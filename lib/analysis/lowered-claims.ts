// An analysis in which some claims stand lower than they did, and its timeline with them: a mark, a tie, a band or a lane
// stands no higher than the claims that it is drawn from.

import type { Analysis, MissingSession } from "../model/analysis.ts";
import { type Claim, isKnown, type KnownClaim } from "../model/claim.ts";
import type { WarrantId } from "../model/ids.ts";
import { isWithin, type KnownStanding, type Standing } from "../model/standing.ts";
import type { Timeline } from "../model/timeline.ts";
import { ceilingOf } from "./raised-claims.ts";

type Most = ReadonlyMap<KnownClaim<unknown>, KnownStanding>;

/** The rule under which some of the claims stand now. */
export interface NewWarrant {
  readonly of: ReadonlySet<unknown>;
  readonly warrant: WarrantId;
}

/** A copy, by way of its JSON: no claim in it can be forgotten. */
export function withLowered<Facts extends object>(
  facts: Facts,
  most: Most,
  by: NewWarrant | null = null,
): Facts {
  if (most.size === 0) return facts;
  const standings: ReadonlyMap<unknown, KnownStanding> = most;
  return JSON.parse(
    JSON.stringify(facts, (_, value: unknown) => {
      const standing = standings.get(value);
      if (standing === undefined || !isRivalled(value)) return value;
      const claim = lowered(value, standing);
      return by?.of.has(value) === true ? { ...claim, warrant: by.warrant } : claim;
    }),
  );
}

type Rivalled = Pick<KnownClaim<unknown>, "rivals">;

function isRivalled(value: unknown): value is Rivalled {
  return typeof value === "object" && value !== null && "rivals" in value;
}

function lowered(claim: Rivalled, standing: KnownStanding): object {
  return {
    ...claim,
    standing,
    rivals: claim.rivals.map((rival) => ({
      ...rival,
      standing: lower(rival.standing, ceilingOf(rival.warrant)),
    })),
  };
}

export interface LoweredTimeline {
  readonly timeline: Timeline;
  /** How many of its parts stood too high by themselves. */
  readonly count: number;
}

export function loweredTimeline(
  { timeline, dispatches }: Pick<Analysis, "timeline" | "dispatches">,
  claims: readonly Claim<unknown>[],
  most: Most,
): LoweredTimeline {
  const allowed = new Map<string, Standing>();
  const was = new Map<string, Standing>();
  for (const claim of claims) {
    if (!isKnown(claim)) continue;
    allowed.set(claim.id, most.get(claim) ?? claim.standing);
    was.set(claim.id, claim.standing);
  }
  const childOf = new Map<string, string>(dispatches.map(({ id, child }) => [id, child.id]));
  let count = 0;
  const held = <Part extends { readonly standing: Standing }>(
    part: Part,
    ids: readonly string[],
    ceiling: Standing = "observed",
  ): Part => {
    const limit = (by: ReadonlyMap<string, Standing>) =>
      ids.reduce<Standing>((least, id) => lower(least, by.get(id) ?? least), lower(part.standing, ceiling));
    const standing = limit(allowed);
    if (standing === part.standing) return part;
    if (limit(was) !== part.standing) count += 1;
    return { ...part, standing };
  };
  const child = (dispatch: string | null) => (dispatch === null ? "" : (childOf.get(dispatch) ?? ""));
  const drawn: Timeline = {
    ...timeline,
    lanes: timeline.lanes.map((lane) => held(lane, [child(lane.dispatch)])),
    moments: timeline.moments.map((moment) =>
      held(moment, [moment.claim ?? "", moment.id.slice(moment.id.indexOf(":") + 1)]),
    ),
    links: timeline.links.map((link) => held(link, [link.claim, child(link.dispatch)])),
    // Of a session that is not loaded nothing is seen.
    bands: timeline.bands.map((band) =>
      held(band, [band.claim], band.kind === "not-loaded" ? "inferred" : "observed"),
    ),
  };
  return { timeline: drawn, count };
}

/** A session that no file holds is known no better than by the claim that names it first. */
export function loweredMissing(
  missing: readonly MissingSession[],
  claims: readonly Claim<unknown>[],
  most: Most,
): { readonly missing: readonly MissingSession[]; readonly count: number } {
  const names = new Set<string>(missing.flatMap(({ namedBy }) => namedBy.slice(0, 1)));
  const named = new Map(
    claims.filter(isKnown).flatMap((claim) => (names.has(claim.id) ? [[claim.id, claim] as const] : [])),
  );
  let count = 0;
  const held = missing.map((session) => {
    const [first] = session.namedBy;
    const claim = first === undefined ? undefined : named.get(first);
    if (claim === undefined) return session;
    const standing = lower(session.standing, most.get(claim) ?? claim.standing);
    if (standing === session.standing) return session;
    if (lower(session.standing, claim.standing) !== session.standing) count += 1;
    return { ...session, standing };
  });
  return { missing: held, count };
}

function lower<Some extends Standing>(first: Some, second: Some): Some {
  return isWithin(first, second) ? first : second;
}
