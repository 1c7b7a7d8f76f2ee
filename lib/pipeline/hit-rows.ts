// Hits with all that their rows show. The record of a hit is read from its file again: so its place is exact, and it does
// not matter whether its text stayed in memory.

import { brand } from "../base/brand.ts";
import type { Json } from "../base/json.ts";
import type { Pointer } from "../base/json-pointer.ts";
import { epochMs, isInstant } from "../base/time.ts";
import { sourceOfDocument } from "../decode/member-source.ts";
import { newUnits, type Units } from "../decode/units.ts";
import { SPAN_STATES } from "../model/bundle-view.ts";
import type { DocumentId } from "../model/ids.ts";
import type { ByteSource } from "../model/raw-document.ts";
import { type HitRow, TEXT_KINDS } from "../model/search.ts";
import type { Corpus } from "../search/corpus.ts";
import { leavesNumbered, type PlacedLeaf } from "../search/leaves.ts";
import type { Matcher } from "../search/matcher.ts";
import { snippetAround, snippetOfStart } from "../search/snippet.ts";

/** In the order asked for. A value whose record cannot be read any more has its record's place and no text. */
export async function hitRows(
  corpus: Corpus,
  files: readonly ByteSource[],
  values: readonly number[],
  matcher: Matcher,
): Promise<readonly HitRow[]> {
  const byPiece = new Map<number, number[]>();
  for (const value of values) {
    const piece = pieceOf(corpus, value);
    const held = byPiece.get(piece) ?? [];
    held.push(value);
    byPiece.set(piece, held);
  }
  const units = new Map<number, Promise<Units | null>>();
  const rows = new Map<number, HitRow>();
  for (const [piece, held] of byPiece) {
    const document = corpus.pieces.document[piece] ?? 0;
    const known = units.get(document) ?? unitsOf(corpus, files, document);
    units.set(document, known);
    const from = corpus.pieces.from[piece] ?? 0;
    const record = await recordOf(corpus, piece, await known);
    const leaves =
      record === undefined
        ? new Map<number, PlacedLeaf>()
        : leavesNumbered(record, new Set(held.map((value) => value - from)));
    for (const value of held) rows.set(value, rowOf(corpus, piece, value, leaves.get(value - from), matcher));
  }
  return values.flatMap((value) => rows.get(value) ?? []);
}

async function unitsOf(
  { outline }: Corpus,
  files: readonly ByteSource[],
  document: number,
): Promise<Units | null> {
  const known = outline.documents[document];
  const file = known === undefined ? undefined : files[known.file];
  if (known === undefined || file === undefined) return null;
  const source = await sourceOfDocument(file, known.fileName);
  return source === null ? null : newUnits(source);
}

async function recordOf({ pieces }: Corpus, piece: number, units: Units | null): Promise<Json | undefined> {
  if (units === null) return undefined;
  try {
    return JSON.parse(await units.text(pieces.start[piece] ?? 0, pieces.end[piece] ?? 0));
  } catch {
    return undefined; // Read once and not any more: the file changed. The row says so by having no text.
  }
}

function rowOf(
  { outline, owner, kind, pieces }: Corpus,
  piece: number,
  value: number,
  leaf: PlacedLeaf | undefined,
  matcher: Matcher,
): HitRow {
  const { owners, agents, tools, sessions, documents } = outline;
  const own = owner[value] ?? 0;
  const time = owners.at[own];
  const span = owners.span[own] ?? -1;
  const line = pieces.line[piece] ?? 0;
  const tool = tools[owners.tool[own] ?? 0] ?? "";
  const match = leaf === undefined ? null : matcher.find(leaf.text, 0);
  const at = `${pieces.at[piece] ?? ""}${leaf?.at ?? ""}`;
  return {
    value,
    document: documents[pieces.document[piece] ?? 0]?.id ?? brand<DocumentId>(""),
    line: line === 0 ? null : line,
    at: brand<Pointer>(at),
    session: sessions[owners.session[own] ?? 0] ?? null,
    kind: TEXT_KINDS[kind[value] ?? 0] ?? "detail",
    agent: agents[owners.agent[own] ?? 0] ?? "",
    tool: tool === "" ? null : tool,
    state: SPAN_STATES[owners.state[own] ?? 0] ?? null,
    time: isInstant(time) ? epochMs(time) : null,
    span: span < 0 ? null : span,
    snippet:
      leaf === undefined ? [] : match === null ? snippetOfStart(leaf.text) : snippetAround(leaf.text, match),
    chars: leaf?.text.length ?? 0,
  };
}

/** The record or head member that holds a value. */
function pieceOf({ pieces }: Corpus, value: number): number {
  let [low, high] = [0, pieces.from.length];
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((pieces.from[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}
