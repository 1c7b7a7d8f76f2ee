// Searches the text of one document, in the bytes of its file: names, values and structure alike, letters of ASCII in either
// case. A text is also found where JSON writes it with escapes. Stops at the limit, and when nobody waits any more.

import { detectEncoding, ENCODING_BYTES } from "../decode/encodings.ts";
import { newUnits } from "../decode/units.ts";
import type { SourceHit } from "../model/bundle-view.ts";
import type { ByteRange, ByteSource } from "../model/raw-document.ts";
import { type BytePattern, bytePattern } from "./byte-pattern.ts";
import { bytesOf } from "./located.ts";
import type { Opened } from "./opened-bundles.ts";
import { placeOfByte } from "./pointer-at.ts";
import type { Request } from "./protocol.ts";

const PIECE_BYTES = 4 * 1024 * 1024;
/** Bytes shown on each side of a match. */
const AROUND_BYTES = 96;

export async function searchSource(
  opened: Opened,
  { document, text, limit }: Extract<Request, { kind: "search-source" }>,
  signal: AbortSignal,
): Promise<readonly SourceHit[]> {
  const holder = opened.documents.get(document);
  const source = holder === undefined ? null : await bytesOf(holder);
  if (holder === undefined || source === null || text === "" || limit <= 0) return [];
  const units = await newUnits(source);
  const { encoding } = detectEncoding(await source.read(0, Math.min(source.size, ENCODING_BYTES)));
  const hits: SourceHit[] = [];
  for await (const match of matchesIn(source, holder.frame.bytes, bytePattern(text, encoding))) {
    if (signal.aborted) break;
    hits.push({
      ...match,
      ...(await placeOfByte(units, holder.frame, holder.document.lists, match.bytes[0])),
    });
    if (hits.length === limit) break;
  }
  return hits;
}

type Match = Pick<SourceHit, "bytes" | "before" | "match" | "after">;

/** Pieces overlap by what a match and its surroundings take, so that none is lost or told twice. */
async function* matchesIn(
  source: ByteSource,
  [from, to]: ByteRange,
  pattern: BytePattern,
): AsyncGenerator<Match, void, undefined> {
  let told = from;
  for (let start = from; start < to; start += PIECE_BYTES) {
    const begin = Math.max(from, start - AROUND_BYTES);
    const end = Math.min(to, start + PIECE_BYTES + pattern.longest + AROUND_BYTES);
    const bytes = await source.read(begin, end);
    for (const [at, past] of pattern.matchesIn(bytes, begin)) {
      if (begin + at < told || begin + at < start || begin + at >= start + PIECE_BYTES) continue;
      told = begin + past;
      yield {
        bytes: [begin + at, told],
        before: pattern.textOf(bytes.subarray(Math.max(0, at - AROUND_BYTES), at)),
        match: pattern.textOf(bytes.subarray(at, past)),
        after: pattern.textOf(bytes.subarray(past, past + AROUND_BYTES)),
      };
    }
  }
}
