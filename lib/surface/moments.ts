// The moments that can be held against each other, of all sessions of a view: which two stand there at first, which are in a list of
// choices, and the lead and child of which the shown session is one. That one session is the child of another is a claim, and kept.

import type { Analysis } from "../model/analysis.ts";
import { type Claim, isKnown } from "../model/claim.ts";
import type { ClaimId, SessionId } from "../model/ids.ts";
import type { ToolSurface } from "../model/tool-surface.ts";
import type { Side } from "./differences.ts";
import type { SessionTools } from "./tools-model.ts";

export interface Moment extends Side {
  readonly id: ClaimId;
  readonly session: SessionId;
  readonly surface: ToolSurface;
}

export interface LeadAndChild {
  /** The last moment of the lead, and the first of the child. */
  readonly lead: ClaimId;
  readonly child: ClaimId;
  /** By which the two belong together; of the child. */
  readonly parent: Claim<SessionId>;
}

/** More than anybody chooses from. */
export const MOST_CHOICES = 400;

export function momentsOf(model: readonly SessionTools[]): readonly Moment[] {
  return model.flatMap(({ session, table, format }) =>
    table.surfaces.map((surface, place) => ({ id: surface.id, session, surface, table, format, place })),
  );
}

/** The pair of the shown session: as the child, or else as the lead of its first child; without one, the first of the view. */
export function leadAndChild(
  model: readonly SessionTools[],
  sessions: readonly Pick<Analysis["sessions"][number], "id" | "parent">[],
  shown: SessionId,
): LeadAndChild | null {
  const bySession = new Map(model.map((one) => [one.session, one.table.surfaces]));
  const pairs = sessions.flatMap(({ id, parent }) => {
    if (!isKnown(parent)) return [];
    const lead = bySession.get(parent.value)?.at(-1);
    const child = bySession.get(id)?.[0];
    return lead === undefined || child === undefined
      ? []
      : [{ lead: lead.id, child: child.id, parent, of: id, by: parent.value }];
  });
  const found = pairs.find(({ of }) => of === shown) ?? pairs.find(({ by }) => by === shown) ?? pairs[0];
  return found === undefined ? null : { lead: found.lead, child: found.child, parent: found.parent };
}

export interface WantedSides {
  readonly left: string | null;
  readonly right: string | null;
}

/** The two that are wanted, wherever they stand; in place of one that is not, what the shown session has. null: there is one moment. */
export function sidesOf(
  moments: readonly Moment[],
  shown: SessionId,
  wanted: WantedSides,
  pair: LeadAndChild | null,
): readonly [Moment, Moment] | null {
  const own = moments.filter(({ session }) => session === shown);
  const find = (id: string | null) => (id === null ? undefined : moments.find((one) => one.id === id));
  const left = find(wanted.left) ?? own[0] ?? moments[0];
  const right =
    find(wanted.right) ?? own[1] ?? find(pair?.child ?? null) ?? moments.find(({ id }) => id !== left?.id);
  return left === undefined || right === undefined ? null : [left, right];
}

export interface Choices {
  readonly listed: readonly Moment[];
  readonly leftOut: number;
}

/** What is chosen is always among them. */
export function choicesOf(moments: readonly Moment[], chosen: readonly Moment[]): Choices {
  const first = moments.slice(0, MOST_CHOICES);
  const beyond = moments.slice(MOST_CHOICES).filter((one) => chosen.some(({ id }) => id === one.id));
  return { listed: [...first, ...beyond], leftOut: moments.length - first.length - beyond.length };
}
