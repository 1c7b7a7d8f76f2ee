// What became of a file: its size, what of it was read and what was not, its problems.

import type { DocumentId } from "../model/ids.ts";
import type { ByteRange, ByteSource, FileOutcome } from "../model/raw-document.ts";
import { say } from "../model/sentences.ts";
import { type Finding, finding, type Spot, settle } from "./findings.ts";
import type { Pieces } from "./pieces.ts";
import { baseName } from "./sources.ts";

interface Read {
  readonly ids: readonly DocumentId[];
  readonly skipped: readonly ByteRange[];
  readonly spots: ReadonlyMap<number, Spot>;
}

/** Without `read` nothing of the file was. `name` is that of its first document, or its own. */
export function outcomeOf(
  pieces: Pieces,
  seen: number,
  name: string,
  findings: readonly Finding[],
  read?: Read,
): FileOutcome {
  const size = pieces.size ?? seen;
  const bytesSkipped = read ? lengthOf(read.skipped, size) : size;
  return {
    name: pieces.name,
    size,
    documents: read?.ids ?? [],
    bytesRead: size - bytesSkipped,
    bytesSkipped,
    problems: settle(findings, name, read?.spots ?? new Map()),
    members: [],
  };
}

/** Reading was stopped from outside: no document is complete, none was ended. */
export function cancelled(
  pieces: Pieces,
  seen: number,
  name: string,
  skipped: readonly ByteRange[],
): FileOutcome {
  const size = pieces.size ?? seen;
  const stop = finding("reading-cancelled", say("reading-stopped", { at: seen, size }), {
    bytes: [seen, size],
    hint: "add-again-whole",
  });
  return outcomeOf(pieces, seen, name, [stop], {
    ids: [],
    skipped: [...skipped, [seen, size]],
    spots: new Map(),
  });
}

/** An archive: bytes of it that led to no inflated content count as skipped; the content's own count is the members'. */
export function archiveOutcome(
  source: ByteSource,
  members: readonly FileOutcome[],
  findings: readonly Finding[],
  skipped: readonly ByteRange[],
  signal: AbortSignal | undefined,
): FileOutcome {
  const isCancelled = signal?.aborted === true;
  const bytesSkipped = isCancelled ? source.size : lengthOf(skipped, source.size);
  const own = settle(findings, baseName(source.name), new Map());
  return {
    name: source.name,
    size: source.size,
    documents: members.flatMap(({ documents }) => documents),
    bytesRead: source.size - bytesSkipped,
    bytesSkipped,
    problems: [...own, ...members.flatMap(({ problems }) => problems)],
    members,
  };
}

/** Bytes within ranges that may overlap. */
function lengthOf(ranges: readonly ByteRange[], size: number): number {
  let length = 0;
  let past = 0;
  for (const [start, end] of [...ranges].sort((left, right) => left[0] - right[0])) {
    const from = Math.max(start, past);
    const to = Math.min(end, size);
    if (to > from) length += to - from;
    past = Math.max(past, to);
  }
  return length;
}
