// The UTF-8 text of a file in pieces, whatever its encoding. Made anew for each pass over the file.

import type { DetectedEncoding } from "./encodings.ts";
import { emptyFeed, type Feed } from "./feed.ts";
import type { Pieces } from "./pieces.ts";
import { newTranscoder, type Transcoder } from "./utf16.ts";

export interface TextPass {
  /** null for UTF-8. */
  readonly transcoder: Transcoder | null;
  each(): AsyncGenerator<Uint8Array, void, undefined>;
}

/** `feed` is the one that the pieces go to; a pass that asks for no byte of the file needs none. */
export function textPass(bytes: AsyncIterable<Uint8Array>, detected: DetectedEncoding, feed: Feed): TextPass {
  const { encoding, markBytes } = detected;
  const isWide = encoding === "utf-16le" || encoding === "utf-16be";
  const transcoder = isWide ? newTranscoder(feed, encoding === "utf-16le", markBytes) : null;
  async function* each(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const piece of bytes) {
      const text = transcoder ? transcoder.add(piece) : piece;
      if (text.length > 0) yield text;
    }
    const rest = transcoder?.finish();
    if (rest && rest.length > 0) yield rest;
  }
  return { transcoder, each };
}

/** Reads the text once more from its beginning. */
export function textAgain(
  pieces: Pieces,
  detected: DetectedEncoding,
): AsyncGenerator<Uint8Array, void, undefined> {
  return textPass(pieces.each(), detected, emptyFeed()).each();
}
