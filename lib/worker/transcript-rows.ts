// What rows of a transcript hold, for the few that come into view: their records are read again, told apart into blocks and
// given to their rows, with the claims and problems that rest there.

import { brand } from "../base/brand.ts";
import type { Json } from "../base/json.ts";
import type { ClaimId, SessionId } from "../model/ids.ts";
import { MAX_ROW_CLAIMS, type RestingClaim, type TranscriptRow } from "../model/transcript.ts";
import type { Block } from "../model/transcript-block.ts";
import { recordBlocks, recordNames } from "../pipeline/record-blocks.ts";
import { assignBlocks, rowOfPlace } from "../transcript/assign-blocks.ts";
import { withAuthor } from "../transcript/message-authors.ts";
import { recordOfProblem } from "../transcript/other-rows.ts";
import { type Row, recordKey } from "../transcript/row.ts";
import { boundedCache } from "./bounded-cache.ts";
import { locateIn } from "./located.ts";
import type { Opened } from "./opened-bundles.ts";
import type { Request } from "./protocol.ts";
import { recordValue } from "./record-values.ts";
import { claimsByRecord, type Transcript, transcriptOf } from "./transcripts.ts";

type Asked = Extract<Request, { kind: "transcript-rows" }>;

export async function transcriptRowsOf(
  opened: Opened,
  { session, from, to, blocks }: Asked,
): Promise<readonly TranscriptRow[]> {
  const transcript = await transcriptOf(opened, session);
  if (transcript === null) return [];
  const { rows } = transcript;
  const found: TranscriptRow[] = [];
  let index = Math.max(0, from);
  while (index < Math.min(to, rows.length)) {
    const group = groupAround(rows, index);
    const held = await groupOf(opened, transcript, group);
    for (; index < Math.min(to, group[1]); index += 1) {
      found.push(rowWith(transcript, session, index, held[index - group[0]], blocks));
    }
  }
  return found;
}

/** Rows of one record stand together: the first of them, and the one past the last. */
function groupAround(rows: readonly Row[], index: number): readonly [number, number] {
  const own = rows[index];
  if (own === undefined || own.kind === "lost") return [index, index + 1];
  const key = recordKey(own);
  const isSame = (row: Row | undefined) => row !== undefined && row.kind !== "lost" && recordKey(row) === key;
  let [from, to] = [index, index + 1];
  while (isSame(rows[from - 1])) from -= 1;
  while (isSame(rows[to])) to += 1;
  return [from, to];
}

interface Held {
  readonly blocks: readonly Block[];
  readonly claims: readonly RestingClaim[];
  readonly problems: TranscriptRow["problems"];
}

const NOTHING: Held = { blocks: [], claims: [], problems: [] };

/** Records of many rows are looked at again and again while one scrolls through them. */
const groups = new WeakMap<Transcript, ReturnType<typeof boundedCache<Promise<readonly Held[]>>>>();
const REMEMBERED_ROWS = 2000;

function groupOf(
  opened: Opened,
  transcript: Transcript,
  [from, to]: readonly [number, number],
): Promise<readonly Held[]> {
  const cache = groups.get(transcript) ?? boundedCache<Promise<readonly Held[]>>(REMEMBERED_ROWS);
  groups.set(transcript, cache);
  const known = cache.get(String(from));
  if (known !== undefined) return known;
  const reading = readGroup(opened, transcript, transcript.rows.slice(from, to));
  cache.set(String(from), reading, to - from);
  reading.catch(() => cache.delete(String(from)));
  return reading;
}

async function readGroup(
  opened: Opened,
  { authors }: Transcript,
  rows: readonly Row[],
): Promise<readonly Held[]> {
  const [first] = rows;
  const holder = first === undefined ? undefined : opened.documents.get(first.document);
  if (first === undefined || holder === undefined) return rows.map(() => NOTHING);
  if (first.lost !== null) return [{ ...NOTHING, problems: [first.lost] }];
  const value = await valueFor(opened, first);
  const pointer = recordPointer(first, holder.document.lists[first.list]?.at ?? null);
  const { format } = holder.document;
  const blocks =
    value === undefined
      ? []
      : withAuthor(recordBlocks(format, { pointer, value }), () =>
          authors.get(recordNames(format, { pointer, value }).message ?? ""),
        );
  const assigned = assignBlocks(rows, blocks);
  const claims = rows.map(() => new Map<ClaimId, RestingClaim>());
  for (const { id, standing, at } of claimsByRecord(opened).get(recordKey(first)) ?? []) {
    claims[rowOfPlace(rows, assigned, at)]?.set(id, { id, standing });
  }
  const problems = rows.map((): TranscriptRow["problems"][number][] => []);
  for (const problem of opened.analysis.problems) {
    const isHere = problem.document === holder.document.name;
    const place = isHere ? recordOfProblem(holder.document, problem) : null;
    if (place === null || place.list !== first.list || place.record !== first.record) continue;
    problems[problem.at === null ? 0 : rowOfPlace(rows, assigned, problem.at)]?.push(problem);
  }
  return rows.map((_, index) => ({
    blocks: assigned[index] ?? [],
    claims: [...(claims[index]?.values() ?? [])],
    problems: problems[index] ?? [],
  }));
}

function recordPointer({ at, line, record }: Row, list: Row["at"] | null): Row["at"] {
  if (line !== null) return brand<Row["at"]>("");
  return list === null ? at : brand<Row["at"]>(`${list}/${record}`);
}

async function valueFor(opened: Opened, row: Row): Promise<Json | undefined> {
  const holder = opened.documents.get(row.document);
  if (holder === undefined) return undefined;
  if (row.list >= 0) return recordValue(holder, row);
  return (await locateIn(holder, row.line, row.at))?.value;
}

function rowWith(
  { rows, dispatches, source, subjects }: Transcript,
  session: SessionId,
  index: number,
  held: Held = NOTHING,
  most: number,
): TranscriptRow {
  const row = rows[index];
  if (row === undefined) throw new Error(`invariant: no row ${index}`);
  const { kind, flags, document, line, at, time, event } = row;
  const reverted = source.record.revert?.value ?? null;
  return {
    index,
    kind,
    flags,
    document,
    line,
    at,
    time,
    timeClaim: timeClaimOf(row, session, subjects),
    revert:
      (flags & 1) === 0 ? null : event !== null && event.message?.value === reverted ? "named" : "after",
    blocks: held.blocks.slice(0, most),
    blockCount: held.blocks.length,
    claims: held.claims.slice(0, MAX_ROW_CLAIMS),
    claimCount: held.claims.length,
    dispatch: dispatches.byRow.get(index) ?? null,
    child: childOf(row),
    problems: held.problems,
  };
}

/** The claim about the time of a bar or a mark; made when it is asked for (span-claims.ts, row-claims.ts). */
function timeClaimOf(
  { event, time }: Row,
  session: SessionId,
  subjects: Transcript["subjects"],
): ClaimId | null {
  if (event === null || time === null) return null;
  const subject = subjects.get(event);
  if (subject !== undefined) return brand<ClaimId>(`${subject}/start`);
  if (event.kind === "step" && !event.isUserShell)
    return brand<ClaimId>(`${session}/step-${event.row}/start`);
  if (event.kind === "user-shell") return brand<ClaimId>(`${session}/user-shell-${event.row}/start`);
  return brand<ClaimId>(`${session}/row-${event.row}/at`);
}

/** Named by the record itself; a child that only a rule links is told by the claims of the dispatch. */
function childOf({ event }: Row): SessionId | null {
  if (event?.kind === "notice" && event.about === "subagent" && event.subject !== null) {
    return brand<SessionId>(event.subject.value);
  }
  return event?.kind === "tool-call" ? (event.delegation?.childInMetadata?.value ?? null) : null;
}
