// All values of a bundle, ready to be searched: their texts in blocks, as many as may stay in memory, and for each value
// its owner and kind in columns. A text that was let go is made again by whoever has the files.

import type { Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import type { ByteRange } from "../model/raw-document.ts";
import { TEXT_KINDS, type TextKind } from "../model/search.ts";
import type { OwnerKind, SearchOutline } from "../model/search-outline.ts";
import { OWNER_KINDS } from "../model/search-outline.ts";
import { type Block, blockCutter, weightOf } from "./blocks.ts";
import { growing } from "./growing.ts";
import { walkLeaves } from "./leaves.ts";
import { type OwnerPlace, ownersOfRecords, placeBelow, rootPlace } from "./record-owners.ts";
import { type UnreadNode, unreadBelow, unreadTree } from "./unread-tree.ts";

/** How kinds are told; the formats know (lib/formats/value-kind.ts). */
export interface KindRules<Standpoint> {
  readonly start: (kind: OwnerKind, record: Json) => Standpoint;
  readonly below: (here: Standpoint, key: string | number, value: Json) => Standpoint;
  readonly kind: (here: Standpoint, isUnread: boolean) => TextKind;
}

/** A record, or a member of a head, as it lies in the file. */
export interface RecordPiece {
  readonly record: number;
  readonly at: Pointer;
  readonly line: number | null;
  readonly bytes: ByteRange;
  readonly value: Json;
}

export interface CorpusBlock {
  readonly document: number;
  /** Number of its first value, and how many it holds. */
  readonly from: number;
  readonly count: number;
  /** null: let go. */
  readonly text: string | null;
}

/** Records and members of heads in the order of values; those of one document follow one another. */
export interface CorpusPieces {
  readonly from: Uint32Array;
  readonly document: Uint32Array;
  readonly line: Uint32Array;
  readonly start: Float64Array;
  readonly end: Float64Array;
  readonly at: readonly Pointer[];
}

export interface Corpus {
  readonly outline: SearchOutline;
  readonly blocks: readonly CorpusBlock[];
  readonly count: number;
  /** Of each value: where it begins in its block, who owns it, what it is. */
  readonly start: Uint32Array;
  readonly owner: Uint32Array;
  readonly kind: Uint8Array;
  readonly pieces: CorpusPieces;
  /** What the texts that stay take, in bytes. */
  readonly kept: number;
}

export interface CorpusBuilder {
  /** Documents come one after another, in the order of the outline. */
  readonly document: (index: number) => { readonly piece: (piece: RecordPiece) => void };
  readonly done: () => Corpus;
}

interface Walk<Standpoint> {
  readonly place: OwnerPlace;
  readonly standpoint: Standpoint;
  readonly unread: UnreadNode | null;
}

export function corpusBuilder<Standpoint>(
  outline: SearchOutline,
  rules: KindRules<Standpoint>,
  most: number,
): CorpusBuilder {
  const blocks: CorpusBlock[] = [];
  const owner = growing((length) => new Uint32Array(length));
  const start = growing((length) => new Uint32Array(length));
  const kind = growing((length) => new Uint8Array(length));
  const piece = {
    from: growing((length) => new Uint32Array(length)),
    document: growing((length) => new Uint32Array(length)),
    line: growing((length) => new Uint32Array(length)),
    start: growing((length) => new Float64Array(length)),
    end: growing((length) => new Float64Array(length)),
  };
  const pointers: Pointer[] = [];
  let current = 0;
  let kept = 0;
  const cutter = blockCutter(({ text, starts }: Block) => {
    const weight = weightOf(text);
    const isKept = kept + weight <= most;
    if (isKept) kept += weight;
    blocks.push({ document: current, from: start.length, count: starts.length, text: isKept ? text : null });
    for (const at of starts) start.push(at);
  });
  return {
    document(index) {
      cutter.flush();
      current = index;
      const document = outline.documents[index];
      if (document === undefined) return { piece: () => undefined };
      const ownersOf = ownersOfRecords(outline, document);
      const unread = unreadTree(document.unread);
      return {
        piece({ record, at, line, bytes, value }) {
          const owners = ownersOf(record);
          piece.from.push(owner.length);
          piece.document.push(index);
          piece.line.push(line ?? 0);
          piece.start.push(bytes[0]);
          piece.end.push(bytes[1]);
          pointers.push(at);
          const place = rootPlace(owners);
          const kindOfRoot = OWNER_KINDS[outline.owners.kind[place.owner] ?? 0] ?? "record";
          walkLeaves<Walk<Standpoint>>(
            value,
            { place, standpoint: rules.start(kindOfRoot, value), unread: nodeAt(unread, at, line, value) },
            {
              enter: (here, key, inner) => {
                const next = placeBelow(owners, here.place, key);
                const isOther = next.owner !== here.place.owner;
                const ownerKind = OWNER_KINDS[outline.owners.kind[next.owner] ?? 0] ?? "record";
                return {
                  place: next,
                  standpoint: isOther
                    ? rules.start(ownerKind, inner)
                    : rules.below(here.standpoint, key, inner),
                  unread: unreadBelow(here.unread, key, inner),
                };
              },
              leaf: (text, here) => {
                owner.push(here.place.owner);
                kind.push(TEXT_KINDS.indexOf(rules.kind(here.standpoint, here.unread?.isUnread === true)));
                cutter.add(text);
              },
            },
          );
        },
      };
    },
    done() {
      cutter.flush();
      return {
        outline,
        blocks,
        count: owner.length,
        start: start.values(),
        owner: owner.values(),
        kind: kind.values(),
        pieces: {
          from: piece.from.values(),
          document: piece.document.values(),
          line: piece.line.values(),
          start: piece.start.values(),
          end: piece.end.values(),
          at: pointers,
        },
        kept,
      };
    },
  };
}

/** A record shares its node with its like, a line with all lines; a member of a head has its own. */
function nodeAt(root: UnreadNode, at: Pointer, line: number | null, value: Json): UnreadNode | null {
  if (line !== null) return unreadBelow(root, 0, value);
  let node: UnreadNode | null = root;
  for (const segment of at.split("/").slice(1)) {
    const isIndex = /^\d+$/.test(segment);
    node = isIndex
      ? (node?.below.get(segment) ?? unreadBelow(node, 0, value))
      : (node?.below.get(segment) ?? null);
  }
  return node;
}
