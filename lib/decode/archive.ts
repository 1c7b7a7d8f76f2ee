// Files inside ZIP and gzip files, each decoded like a file of its own. Nothing is unpacked to disk, nothing is trusted:
// paths, sizes and checksums are checked, and one bad member does not hinder the others.

import type { ByteRange, ByteSource, FileOutcome } from "../model/raw-document.ts";
import { say } from "../model/sentences.ts";
import { type ContentOptions, decodeContent, type OpenSink } from "./content.ts";
import { type Finding, finding } from "./findings.ts";
import { type Budget, type Inflation, inflated, newBudget, newInflation } from "./inflate.ts";
import { ARCHIVE_MEMBER_LIMIT, INFLATED_BYTES_LIMIT } from "./limits.ts";
import { archiveOutcome } from "./outcome.ts";
import type { Pieces } from "./pieces.ts";
import { baseName } from "./sources.ts";
import { dataRange, type ZipMember, zipDirectory } from "./zip-directory.ts";

const STORED = 0;
const DEFLATED = 8;
const AGAIN = "pack-again";
const UNPACK = "unpack-yourself";

/** The members of a ZIP file, in the directory's order, named `archive.zip!path`. */
export async function decodeZip(
  source: ByteSource,
  open: OpenSink,
  options: ContentOptions,
): Promise<FileOutcome> {
  const { members, isWhole } = await zipDirectory(source);
  const findings: Finding[] = [];
  const skipped: ByteRange[] = [];
  const outcomes: FileOutcome[] = [];
  const budget = newBudget(source.size);
  const headers = new Set<number>();
  if (!isWhole) {
    const told = say("archive-without-directory", { members: members.length });
    findings.push(finding("unreadable-archive", told, { hint: AGAIN }));
  }
  if (members.length > ARCHIVE_MEMBER_LIMIT) {
    const told = say("archive-with-many-members", { limit: ARCHIVE_MEMBER_LIMIT });
    findings.push(finding("unsafe-archive", told, { hint: UNPACK }));
  }
  for (const member of members.slice(0, ARCHIVE_MEMBER_LIMIT)) {
    if (isIncidental(member.path)) continue;
    if (headers.has(member.header)) {
      findings.push(secondAtOnePlace(member));
      continue;
    }
    headers.add(member.header);
    const range = await dataRange(source, member);
    const refusal = refusalOf(member, range, budget);
    if (!range || refusal) {
      if (range) skipped.push(range);
      if (refusal) findings.push(refusal);
      continue;
    }
    const inflation = newInflation(member.method === STORED ? "stored" : "deflate", range, budget);
    const name = `${baseName(source.name)}!${member.path}`;
    const pieces = memberPieces(source, `${source.name}!${member.path}`, inflation, () =>
      faultOf(member, inflation),
    );
    const onBytes = (): void => options.onBytes(range[1]);
    const outcome = await decodeContent(pieces, name, open, { ...options, onBytes });
    outcomes.push(outcome);
    const unread = unreadOf(outcome, range, inflation);
    if (unread) skipped.push(unread);
    if (options.signal?.aborted) break;
  }
  if (outcomes.length === 0 && findings.length === 0) {
    const told = say("archive-without-sessions", {});
    findings.push(finding("unreadable-document", told, { bytes: [0, source.size] }));
    skipped.push([0, source.size]);
  }
  return archiveOutcome(source, outcomes, findings, skipped, options.signal);
}

/** The one file in a gzip file, under the name without `.gz`. */
export async function decodeGzip(
  source: ByteSource,
  open: OpenSink,
  options: ContentOptions,
): Promise<FileOutcome> {
  const inflation = newInflation("gzip", [0, source.size], newBudget(source.size));
  const name = source.name.replace(/\.gz$/i, "");
  const trailer = await source.read(Math.max(0, source.size - 8), source.size);
  const pieces = memberPieces(source, name, inflation, () => trailerFault(trailer, inflation));
  const onBytes = (): void => options.onBytes(Math.min(source.size, inflation.length));
  const outcome = await decodeContent(pieces, baseName(name), open, { ...options, onBytes });
  const unread = unreadOf(outcome, [0, source.size], inflation);
  const skipped = unread ? [unread] : [];
  return archiveOutcome(source, [outcome], [], skipped, options.signal);
}

/** Where no document came of the compressed bytes: all of them, or from where inflating stopped. */
function unreadOf(outcome: FileOutcome, range: ByteRange, { failure }: Inflation): ByteRange | null {
  return outcome.documents.length === 0 ? range : (failure?.bytes ?? null);
}

/** A directory may name one place very often: reading it each time would be much work for a small file. */
function secondAtOnePlace({ path }: ZipMember): Finding {
  return finding("unsafe-archive", say("member-twice-in-place", { member: path }), { hint: UNPACK });
}

/** Files that archivers and desktops add by themselves. */
function isIncidental(path: string): boolean {
  const name = baseName(path);
  return (
    /[/\\]$/.test(path) ||
    /(^|\/)__MACOSX\//.test(path) ||
    name.startsWith("._") ||
    /^(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(name)
  );
}

function refusalOf(member: ZipMember, range: ByteRange | null, budget: Budget): Finding | null {
  const name = member.path;
  const place = { bytes: range, hint: UNPACK } as const;
  const path = member.path.replaceAll("\\", "/");
  if (
    path.startsWith("/") ||
    /^[a-z]:/i.test(path) ||
    path.split("/").includes("..") ||
    path.includes("\0")
  ) {
    return finding("unsafe-archive", say("member-outside", { member: name }), place);
  }
  if (member.isEncrypted) {
    return finding("unreadable-archive", say("member-encrypted", { member: name }), place);
  }
  if (member.method !== STORED && member.method !== DEFLATED) {
    const told = say("member-of-method", { member: name, method: member.method });
    return finding("unreadable-archive", told, place);
  }
  if (!range)
    return finding("unreadable-archive", say("member-misplaced", { member: name }), { hint: AGAIN });
  if (budget.inflated > INFLATED_BYTES_LIMIT) {
    const told = say("member-beyond-limit", { member: name, limit: INFLATED_BYTES_LIMIT });
    return finding("unsafe-archive", told, place);
  }
  return null;
}

function memberPieces(
  source: ByteSource,
  name: string,
  inflation: Inflation,
  fault: () => Finding | null,
): Pieces {
  const pieces: Pieces = { name, size: null, failure: null, each };
  async function* each(): AsyncGenerator<Uint8Array, void, undefined> {
    yield* inflated(source, inflation);
    inflation.failure ??= fault();
    pieces.failure = inflation.failure;
  }
  return pieces;
}

/** What inflated without complaint is still not what was packed. */
function faultOf(member: ZipMember, inflation: Inflation): Finding | null {
  const isCut = member.size !== null && inflation.length < member.size;
  const isOther = member.checksum !== null && inflation.checksum !== member.checksum;
  return isCut || isOther ? mismatch(isCut, inflation) : null;
}

function trailerFault(trailer: Uint8Array, inflation: Inflation): Finding | null {
  if (inflation.further > 0) return null;
  if (trailer.length < 8) return mismatch(true, inflation);
  const view = new DataView(trailer.buffer, trailer.byteOffset, trailer.byteLength);
  const isCut = view.getUint32(4, true) !== inflation.length % 2 ** 32;
  return isCut || view.getUint32(0, true) !== inflation.checksum ? mismatch(isCut, inflation) : null;
}

function mismatch(isCut: boolean, inflation: Inflation): Finding {
  const told = isCut
    ? say("inflated-data-ends-early", { length: inflation.length })
    : say("inflated-data-differs", {});
  return finding("unreadable-archive", told, { hint: AGAIN });
}
