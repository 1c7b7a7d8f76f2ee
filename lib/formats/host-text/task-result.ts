// How 1.x before the `<task …>` envelope ended a task's output: a line that names the child and a bare block with its
// words, or a metadata block after them. Kept in documents that were migrated to 2.x as well.

import { detached } from "./detached.ts";

export interface TaskResult {
  readonly id: string;
  /** The child's words. */
  readonly body: string;
}

const ID_LINE = /^\s*task_id: ?(\S+)[^\n]*(?:\n|$)/;
const BLOCK = /<task_result>(?:\r?\n)?([\s\S]*?)(?:\r?\n)?<\/task_result>\s*$/;
const TRAILER = /<task_metadata>\s*(?:session_id|task_id): ?(\S+)\s*<\/task_metadata>\s*$/;

/** The child and its words in an output of that age; null for any other text. */
export function readTaskResult(text: string): TaskResult | null {
  const line = ID_LINE.exec(text);
  if (line?.[1] !== undefined) {
    const rest = text.slice(line[0].length);
    return { id: detached(line[1]), body: BLOCK.exec(rest)?.[1] ?? rest.trim() };
  }
  const trailer = TRAILER.exec(text);
  if (trailer?.[1] === undefined) return null;
  return { id: detached(trailer[1]), body: text.slice(0, trailer.index).trimEnd() };
}
