// Reads the files of a bundle once more for their values, as a search needs them: the same records as before, walked
// instead of read. Texts beyond what may stay in memory are made again from the files whenever they are asked.

import type { Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import { decode } from "../decode/decode.ts";
import { kindAt, standpointBelow, standpointOf } from "../formats/value-kind.ts";
import type { ByteRange, ByteSource, DocumentSink } from "../model/raw-document.ts";
import type { DocumentOutline, SearchOutline } from "../model/search-outline.ts";
import { type Block, blockCutter } from "../search/blocks.ts";
import { type Corpus, type CorpusBlock, corpusBuilder, type RecordPiece } from "../search/corpus.ts";
import { walkLeaves } from "../search/leaves.ts";
import { numbersOf } from "./record-numbers.ts";

export interface CorpusOptions {
  readonly signal?: AbortSignal;
  /** Bytes of all files read so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** `keep`: how many bytes of text may stay in memory. Stopped by its signal, it answers with null. */
export async function readCorpus(
  outline: SearchOutline,
  files: readonly ByteSource[],
  keep: number,
  options: CorpusOptions = {},
): Promise<Corpus | null> {
  const rules = { start: standpointOf, below: standpointBelow, kind: kindAt };
  const builder = corpusBuilder(outline, rules, keep);
  await eachPiece(outline, files, options, (index) => builder.document(index).piece);
  return options.signal?.aborted ? null : builder.done();
}

/** Makes the texts again that were let go, and hands each on with its block. */
export async function eachLostBlock(
  corpus: Corpus,
  files: readonly ByteSource[],
  options: CorpusOptions,
  onBlock: (block: CorpusBlock, text: string) => void,
): Promise<void> {
  const lost = new Set(corpus.blocks.filter(({ text }) => text === null).map(({ document }) => document));
  let number = 0;
  const cutter = blockCutter(({ text }: Block) => {
    const block = corpus.blocks[number];
    number += 1;
    if (block !== undefined && block.text === null) onBlock(block, text);
  });
  await eachPiece(corpus.outline, files, options, (index) => {
    cutter.flush();
    if (!lost.has(index)) return null;
    number = corpus.blocks.findIndex(({ document }) => document === index);
    return ({ value }) => walkLeaves(value, null, { enter: () => null, leaf: cutter.add });
  });
  if (options.signal?.aborted !== true) cutter.flush();
}

type OnPiece = (piece: RecordPiece) => void;

/** All records and head members of the outline's documents. `open` gives null for a document that is passed over. */
async function eachPiece(
  outline: SearchOutline,
  files: readonly ByteSource[],
  { signal, onProgress = () => undefined }: CorpusOptions,
  open: (document: number) => OnPiece | null,
): Promise<void> {
  let before = 0;
  for (const [file, source] of files.entries()) {
    if (signal?.aborted) return;
    const own = outline.documents.flatMap((document, index) =>
      document.file === file ? [{ document, index }] : [],
    );
    let opened = 0;
    if (own.length > 0)
      await decode(
        source,
        () => {
          const wanted = own.find(({ document }) => document.ordinal === opened);
          opened += 1;
          const onPiece = wanted === undefined ? null : open(wanted.index);
          return wanted === undefined || onPiece === null ? NO_SINK : sinkFor(wanted.document, onPiece);
        },
        { ...(signal ? { signal } : {}), onProgress: (bytes) => onProgress(before + bytes) },
      );
    before += source.size;
    onProgress(before);
  }
}

const NO_SINK: DocumentSink = { head: () => undefined, record: () => undefined, end: () => undefined };

function sinkFor(document: DocumentOutline, onPiece: OnPiece): DocumentSink {
  const numbers = numbersOf(document.lists, document.records);
  return {
    head: (at: Pointer, value: Json, bytes: ByteRange) =>
      onPiece({ record: document.records, at, line: null, bytes, value }),
    record: ({ pointer, line, bytes, value }) =>
      onPiece({ record: numbers.of(line, pointer).record, at: pointer, line, bytes, value }),
    end: () => undefined,
  };
}
