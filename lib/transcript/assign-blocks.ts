// Which row of a record shows which of its blocks. A record of one row shows all in it. In a record of several, a block at
// which an event stands begins that event's row, and what follows stays there until the next: so all is shown once, in order.
// A person's words go to the row of the prompt, wherever the host's own texts stand between them.

import type { Pointer } from "../base/json-pointer.ts";
import type { Block } from "../model/transcript-block.ts";
import type { Row } from "./row.ts";

/** For each row of the record, in order, its blocks. */
export function assignBlocks(rows: readonly Row[], blocks: readonly Block[]): readonly (readonly Block[])[] {
  if (rows.length <= 1) return [blocks];
  const assigned: Block[][] = rows.map(() => []);
  const rowAt = new Map(rows.map(({ at }, index) => [at, index]));
  const prompt = rows.findIndex(({ kind }) => kind === "prompt" || kind === "lead-prompt");
  let current = 0;
  for (const block of blocks) {
    const isPersons = block.by === "person" && prompt >= 0;
    if (!isPersons) current = rowAt.get(block.at) ?? current;
    assigned[isPersons ? prompt : current]?.push(block);
  }
  return assigned;
}

/** True for a place at a value or inside it. */
export function isWithin(at: Pointer, value: Pointer): boolean {
  return at === value || at.startsWith(`${value}/`);
}

/** The row of a record that a place belongs to: that of the innermost block or event around it, else the first. */
export function rowOfPlace(
  rows: readonly Row[],
  assigned: readonly (readonly Block[])[],
  at: Pointer,
): number {
  let found = 0;
  let depth = -1;
  const look = (value: Pointer, row: number, isBlock: boolean) => {
    if (!isWithin(at, value)) return;
    const isDeeper = value.length > depth || (isBlock && value.length === depth);
    if (isDeeper) [found, depth] = [row, value.length];
  };
  for (const [index, row] of rows.entries()) look(row.at, index, false);
  for (const [index, blocks] of assigned.entries()) for (const block of blocks) look(block.at, index, true);
  return found;
}
