// Whose words a piece of a message holds, where message and piece are records of their own: those of the message that the
// piece names, as the message's own record tells.

import type { Author, Block } from "../model/transcript-block.ts";
import type { Row } from "./row.ts";

export function messageAuthors(rows: readonly Row[]): ReadonlyMap<string, Author> {
  const authors = new Map<string, Author>();
  for (const { kind, event } of rows) {
    const id = event?.message?.value;
    if (id === undefined || authors.has(id)) continue;
    if (kind === "prompt" || kind === "lead-prompt") authors.set(id, "person");
    if (kind === "step") authors.set(id, "model");
  }
  return authors;
}

/** A message of which nothing is known leaves its pieces without an author. */
export function withAuthor(blocks: readonly Block[], authorOf: () => Author | undefined): readonly Block[] {
  if (!blocks.some(({ by }) => by === "unstated")) return blocks;
  const author = authorOf();
  if (author === undefined) return blocks;
  return blocks.map((block) => (block.by === "unstated" ? { ...block, by: author } : block));
}
