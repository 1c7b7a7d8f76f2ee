// Decodes one stream of bytes, a file's or an archive member's: drives the reading piece by piece, digests along the way,
// and tells the documents' ends once the whole is known.

import { brand } from "../base/brand.ts";
import type { DocumentId } from "../model/ids.ts";
import type { TextLook } from "../model/look.ts";
import type { DocumentSink, DocumentStart, FileOutcome } from "../model/raw-document.ts";
import { newDigester } from "./digest.ts";
import type { OpenDocument } from "./document.ts";
import { type DetectedEncoding, detectEncoding } from "./encodings.ts";
import { addPiece } from "./feed.ts";
import { fileFindings, nestedArchive, otherFile } from "./file-findings.ts";
import { type FileReading, newFileReading } from "./file-reading.ts";
import { type Spot, settle } from "./findings.ts";
import { isArchive, LOOK_BYTES, lookAround, otherFormat } from "./looks-like.ts";
import { headValue } from "./open-document.ts";
import { cancelled, outcomeOf } from "./outcome.ts";
import type { Pieces } from "./pieces.ts";
import { readFile } from "./read-file.ts";
import { newlinesBefore, spotsOf } from "./spots.ts";
import { textAgain, textPass } from "./text-of.ts";

export type OpenSink = (start: DocumentStart) => DocumentSink;

export interface ContentOptions {
  readonly signal: AbortSignal | undefined;
  /** Told the bytes taken so far. */
  readonly onBytes: (count: number) => void;
}

/** `name` is the one under which the documents are shown. */
export async function decodeContent(
  pieces: Pieces,
  name: string,
  open: OpenSink,
  options: ContentOptions,
): Promise<FileOutcome> {
  const digester = newDigester();
  let seen = 0;
  async function* taken(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const piece of pieces.each()) {
      if (options.signal?.aborted) return;
      await digester.add(piece);
      seen += piece.length;
      options.onBytes(seen);
      yield piece;
    }
  }

  const raw = taken();
  const { head, first } = await headOfPieces(raw);
  if (isArchive(head)) return outcomeOf(pieces, seen, name, [nestedArchive(name)]);
  if (otherFormat(head) !== null)
    return outcomeOf(pieces, seen, name, [otherFile(head, pieces.size ?? seen)]);

  const detected = detectEncoding(head);
  const file = newFileReading(name, open);
  const pass = textPass(inOrder(first, raw), detected, file.feed);
  const toFile = pass.transcoder?.toFile;
  if (toFile) file.toFile = toFile;
  if (detected.encoding !== "utf-32") await drive(file, pass.each(), pieces, detected);
  if (options.signal?.aborted) return cancelled(pieces, seen, name, file.skipped);

  const size = pieces.size ?? seen;
  const findings = fileFindings(file, {
    detected,
    head,
    seen,
    size,
    failure: pieces.failure,
    transcoder: pass.transcoder,
  });
  const all = [...findings, ...file.documents.flatMap((document) => document.findings)];
  const offsets = all.flatMap(({ spot }) => (spot === null ? [] : [spot]));
  const spots =
    offsets.length > 0 ? await spotsOf(textAgain(pieces, detected), offsets) : new Map<number, Spot>();
  const id = await digester.finish();
  const within = findings.some(({ code }) => code === "text-before-json") ? lookAround(head) : null;
  const ids = file.documents.map((document, index) =>
    endDocument(file, document, index, { fileId: id, spots, within }),
  );
  return outcomeOf(pieces, seen, ids.length > 1 ? `${name}@1` : name, findings, {
    ids,
    skipped: file.skipped,
    spots,
  });
}

async function drive(
  file: FileReading,
  text: AsyncGenerator<Uint8Array, void, undefined>,
  pieces: Pieces,
  detected: DetectedEncoding,
): Promise<void> {
  const reading = readFile(file);
  while (!reading.next().done) {
    if (file.uncounted !== null) {
      file.newlines = await newlinesBefore(textAgain(pieces, detected), file.uncounted);
      file.uncounted = null;
      continue;
    }
    const piece = await text.next();
    if (piece.done) file.feed.isEnded = true;
    else addPiece(file.feed, piece.value);
  }
}

interface Ended {
  readonly fileId: DocumentId;
  readonly spots: ReadonlyMap<number, Spot>;
  readonly within: TextLook | null;
}

function endDocument(
  file: FileReading,
  document: OpenDocument,
  index: number,
  { fileId, spots, within }: Ended,
): DocumentId {
  const isOnly = file.documents.length === 1;
  const id = isOnly ? fileId : brand<DocumentId>(`${fileId}@${index + 1}`);
  const name = isOnly ? file.name : `${file.name}@${index + 1}`;
  document.sink.end({
    id,
    name,
    lists: document.lists.map(({ at, starts, ends }) => ({ at, starts, ends })),
    head: headValue(document),
    bytes: document.bytes,
    isComplete: document.isClosed && !document.isDamaged,
    within,
    problems: settle(document.findings, name, spots),
  });
  return id;
}

/** The first bytes, and the pieces that hold them. */
async function headOfPieces(
  raw: AsyncGenerator<Uint8Array, void, undefined>,
): Promise<{ readonly head: Uint8Array; readonly first: readonly Uint8Array[] }> {
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < LOOK_BYTES) {
    const piece = await raw.next();
    if (piece.done) break;
    first.push(piece.value);
    length += piece.value.length;
  }
  const head = new Uint8Array(Math.min(length, LOOK_BYTES));
  let at = 0;
  for (const piece of first) {
    head.set(piece.subarray(0, head.length - at), at);
    at = Math.min(head.length, at + piece.length);
  }
  return { head, first };
}

async function* inOrder(
  first: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* first;
  yield* rest;
}
