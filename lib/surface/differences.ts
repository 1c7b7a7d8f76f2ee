// What differs between two moments, of one session or of two. Both sides keep their standing. Something known against nothing known is
// no difference: that cannot be said, and is listed as such. Names of 1.x are joined to those of 2.x by the host's renames.

import { nameIn2 } from "../knowledge/hosts/tool-names.ts";
import type { FormatId } from "../model/ids.ts";
import type { Reach } from "../model/tool-surface.ts";
import { type CellPart, DOORS, type Door, type ToolTable } from "./tool-cells.ts";

export interface Side {
  readonly table: ToolTable;
  readonly format: FormatId | null;
  /** Of the surface in its session, from 0. */
  readonly place: number;
}

export interface ToolDifference {
  readonly tool: string;
  /** Its name on the right, where the host renamed it. */
  readonly renamed: string | null;
  /** Both, where both doors say the same. */
  readonly doors: readonly Door[];
  /** null: nothing is known there. */
  readonly left: CellPart | null;
  readonly right: CellPart | null;
}

export interface Differences {
  readonly differing: readonly ToolDifference[];
  /** Known on one side only. */
  readonly unsayable: readonly ToolDifference[];
  /** Tools and doors that are known on both sides, and alike. */
  readonly alike: number;
}

export function differencesBetween(left: Side, right: Side): Differences {
  const rename = left.format === "opencode-1" && right.format === "opencode-2";
  const renameBack = left.format === "opencode-2" && right.format === "opencode-1";
  const differing: ToolDifference[] = [];
  const unsayable: ToolDifference[] = [];
  let alike = 0;
  for (const [tool, other] of pairsOf(left, right, rename, renameBack)) {
    const onLeft = tool === null ? [] : partsOf(left, tool);
    const onRight = other === null ? [] : partsOf(right, other);
    const found: ToolDifference[] = [];
    for (const door of DOORS) {
      const [first, second] = [partAt(onLeft, door), partAt(onRight, door)];
      if (first === null && second === null) continue;
      if (first !== null && second !== null && first.reach === second.reach) {
        alike += 1;
        continue;
      }
      const name = tool ?? other ?? "";
      const renamed = tool !== null && other !== null && tool !== other ? other : null;
      found.push({ tool: name, renamed, doors: [door], left: first, right: second });
    }
    for (const one of joined(found)) {
      if (one.left === null || one.right === null) unsayable.push(one);
      else differing.push(one);
    }
  }
  return { differing, unsayable, alike };
}

type Pair = readonly [left: string | null, right: string | null];

function partsOf({ table, place }: Side, tool: string): readonly CellPart[] {
  return table.cellAt(tool, place).parts;
}

/** A tool without a partner of its name stands against the same name on the other side, of which nothing may be known. */
function pairsOf(left: Side, right: Side, rename: boolean, renameBack: boolean): readonly Pair[] {
  if (renameBack) return pairsOf(right, left, true, false).map(([other, tool]): Pair => [tool, other]);
  const pairs = left.table.tools.map((name): Pair => [name, rename ? nameOnRight(name, right) : name]);
  const taken = new Set(pairs.map(([, other]) => other));
  return [
    ...pairs,
    ...right.table.tools.filter((name) => !taken.has(name)).map((name): Pair => [rename ? null : name, name]),
  ];
}

/**
 * A tool that 2.x does not have is looked for under its own name; so is one of a session that was taken over from 1.x, as long as
 * its records know the older name alone.
 */
function nameOnRight(name: string, right: Side): string {
  const renamed = nameIn2(name) ?? name;
  return partsOf(right, renamed).length === 0 && partsOf(right, name).length > 0 ? name : renamed;
}

/** What stands first for a door is the strongest. */
function partAt(parts: readonly CellPart[], door: Door): CellPart | null {
  return parts.find((part) => part.door === door) ?? null;
}

/** Two doors of which the same is said on both sides are one difference. */
function joined(found: readonly ToolDifference[]): readonly ToolDifference[] {
  const [first, second] = found;
  if (first === undefined || second === undefined) return found;
  const isSame = isAlike(first.left, second.left) && isAlike(first.right, second.right);
  return isSame ? [{ ...first, doors: DOORS }] : found;
}

function isAlike(one: CellPart | null, other: CellPart | null): boolean {
  const said = (part: CellPart | null): Reach | null => part?.reach ?? null;
  return said(one) === said(other) && one?.claim === other?.claim;
}
