// What holds of a tool at one moment of a session, by door. A statement of an earlier moment goes on as an inference until another
// one, or a list that says all there is, takes its place. Nothing is made up: where no statement reaches, the cell is unknown.

import { type Claim, isKnown } from "../model/claim.ts";
import type { PresentEvidence } from "../model/evidence.ts";
import type { ClaimId, WarrantId } from "../model/ids.ts";
import type { KnownStanding } from "../model/standing.ts";
import type { Reach, ToolReach, ToolSurface } from "../model/tool-surface.ts";

export const DOORS = ["direct", "execute"] as const;
export type Door = (typeof DOORS)[number];

export interface CellPart {
  readonly door: Door;
  readonly reach: Reach;
  readonly standing: KnownStanding;
  /** What opens: the statement, the list that leaves the tool out, or the presumption that it goes on. */
  readonly claim: ClaimId;
  readonly isCarried: boolean;
  /** Calls that show it under this surface. */
  readonly calls: number;
  /** Other values that stand beside it. */
  readonly rivals: number;
  /** The rule by which it is known. */
  readonly warrant: WarrantId;
  /** The first place that shows it, of whatever moment; null: none does. */
  readonly ground: PresentEvidence | null;
}

/** Why nothing is known, and the record that leaves it undecided; without one no record speaks of the tool. */
export interface UnknownCell {
  readonly claim: ClaimId;
  /** The rule that speaks of the tool and leaves it undecided; null: none does. */
  readonly warrant: WarrantId | null;
  readonly ground: PresentEvidence | null;
}

export interface ToolCell {
  /** The strongest of each door; further ones of the same door that say something else follow it. */
  readonly parts: readonly CellPart[];
  /** null: something is known. */
  readonly unknown: UnknownCell | null;
  /** Something would be presumed to go on, and inferences are left out. */
  readonly isHidden: boolean;
}

export interface ToolTable {
  readonly surfaces: readonly ToolSurface[];
  /** Every tool that some statement names, in the order in which they are named. */
  readonly tools: readonly string[];
  /** Other spellings that the records use. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
  /** All statements about a tool, in the order of the surfaces. */
  readonly statements: (tool: string) => readonly Statement[];
  readonly cellAt: (tool: string, place: number) => ToolCell;
}

export interface Statement {
  readonly place: number;
  readonly entry: ToolReach;
}

/** `surfaces`: of one session, in their order. */
export function toolTable(surfaces: readonly ToolSurface[]): ToolTable {
  const byTool = new Map<string, Statement[]>();
  const aliases = new Map<string, readonly string[]>();
  const lastList: number[] = [];
  surfaces.forEach(({ tools, others }, place) => {
    lastList.push(isKnown(others) ? place : (lastList[place - 1] ?? -1));
    for (const entry of tools) {
      for (const tool of entry.tools) {
        const statements = byTool.get(tool);
        if (statements) statements.push({ place, entry });
        else byTool.set(tool, [{ place, entry }]);
      }
      const [only] = entry.tools;
      if (entry.aliases.length > 0 && only !== undefined)
        aliases.set(only, [...new Set([...(aliases.get(only) ?? []), ...entry.aliases])]);
    }
  });
  const statements = (tool: string): readonly Statement[] => byTool.get(tool) ?? [];
  return {
    surfaces,
    tools: [...byTool.keys()],
    aliases,
    statements,
    cellAt: (tool, place) => cellOf(statements(tool), place, surfaces, lastList[place] ?? -1),
  };
}

function cellOf(
  statements: readonly Statement[],
  place: number,
  surfaces: readonly ToolSurface[],
  list: number,
): ToolCell {
  const surface = surfaces[place];
  if (surface === undefined) return { parts: [], unknown: null, isHidden: false };
  const parts = DOORS.flatMap((door) => doorParts(door, statements, place, surface, list));
  if (parts.length > 0) return { parts, unknown: null, isHidden: false };
  if (list === place && isKnown(surface.others)) {
    return {
      parts: [partOf("direct", surface.others, 0, surface.others.id)],
      unknown: null,
      isHidden: false,
    };
  }
  const isHidden =
    surface.continues?.standing === "hidden" &&
    DOORS.some((door) => lastPlaceFor(door, statements, place) >= Math.max(list, 0));
  const unknown = undecided(statements, place) ?? { claim: surface.others.id, warrant: null, ground: null };
  return { parts: [], unknown, isHidden };
}

/** A statement that could not be decided explains itself better than the rule that nothing is known. */
function undecided(statements: readonly Statement[], place: number): UnknownCell | null {
  for (const { place: at, entry } of statements) {
    const { reach } = entry;
    if (at === place && reach.standing === "unknown")
      return { claim: reach.id, warrant: reach.warrant, ground: groundOf(reach) };
  }
  return null;
}

function groundOf(claim: Claim<unknown>): PresentEvidence | null {
  if (claim.standing === "hidden") return null;
  return claim.grounds.find((one) => one.kind === "present") ?? null;
}

function doorParts(
  door: Door,
  statements: readonly Statement[],
  place: number,
  surface: ToolSurface,
  list: number,
): readonly CellPart[] {
  const at = lastPlaceFor(door, statements, place);
  if (at < 0 || at < list) return [];
  const said = statements
    .filter((one) => one.place === at && speaksOf(one.entry, door))
    .map(({ entry }) => entry);
  const known = at < place ? said.filter(goesOn) : said;
  const { continues } = surface;
  const isCarried = at < place;
  if (isCarried && (continues === null || !isKnown(continues))) return [];
  const parts = known.flatMap(({ reach, calls }): readonly CellPart[] =>
    isKnown(reach)
      ? [
          isCarried && continues !== null && isKnown(continues)
            ? {
                ...partOf(door, reach, 0, continues.id),
                standing: "inferred",
                isCarried,
                warrant: continues.warrant,
              }
            : partOf(door, reach, calls, reach.id),
        ]
      : [],
  );
  return distinct(parts);
}

/**
 * The place of the last statement that holds at `place`. That a tool was not there is an answer to one request: it goes on to no
 * other one, and neither does what it contradicts.
 */
function lastPlaceFor(door: Door, statements: readonly Statement[], place: number): number {
  let isMissing = false;
  for (const one of statements.toReversed()) {
    if (one.place > place || !isKnown(one.entry.reach) || !speaksOf(one.entry, door)) continue;
    if (one.place === place) return place;
    if (!goesOn(one.entry)) isMissing = true;
    else if (!isMissing || isRemoved(one.entry)) return one.place;
  }
  return -1;
}

function goesOn({ reach }: ToolReach): boolean {
  return !isKnown(reach) || (reach.value !== "absent" && reach.value !== "removed-from-request");
}

function isRemoved({ reach }: ToolReach): boolean {
  return isKnown(reach) && reach.value === "removed-by-rule";
}

export function speaksOf({ doors }: Pick<ToolReach, "doors">, door: Door): boolean {
  return doors === "both" || doors === door;
}

function partOf(
  door: Door,
  claim: Extract<Claim<Reach>, { readonly value: Reach }>,
  calls: number,
  id: ClaimId,
): CellPart {
  const { value, standing, rivals, warrant } = claim;
  return {
    door,
    reach: value,
    standing,
    claim: id,
    isCarried: false,
    calls,
    rivals: rivals.length,
    warrant,
    ground: groundOf(claim),
  };
}

/** Strongest first; one that says the same as a stronger one is left out. */
function distinct(parts: readonly CellPart[]): readonly CellPart[] {
  const sorted = parts.toSorted((a, b) => RANKS[a.standing] - RANKS[b.standing]);
  return sorted.filter((part, index) => sorted.findIndex(({ reach }) => reach === part.reach) === index);
}

const RANKS: Readonly<Record<KnownStanding, number>> = { observed: 0, computed: 1, inferred: 2 };
