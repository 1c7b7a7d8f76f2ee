// The table of contents of a ZIP file: from its central directory, or, when the file is cut before that, from the headers
// in front of each member. Reads the directory only; members are read where they stand.

import type { ByteRange, ByteSource } from "../model/raw-document.ts";
import { ARCHIVE_MEMBER_LIMIT } from "./limits.ts";
import { withDistinctPaths } from "./member-paths.ts";

export interface ZipMember {
  /** Of members with one path, the further ones are numbered. */
  readonly path: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  /** As announced; null when nothing announces it. */
  readonly size: number | null;
  readonly checksum: number | null;
  /** Where its own header stands. */
  readonly header: number;
  /** Length of the compressed data; null when it is up to the next header or the end of the file. */
  readonly compressed: number | null;
}

export interface ZipDirectory {
  readonly members: readonly ZipMember[];
  /** False when the central directory is missing: the file is cut. */
  readonly isWhole: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DESCRIPTOR = 0x08074b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY_LIMIT = 64 * 1024 * 1024;
const SEARCH_BYTES = 1024 * 1024;
const IN_EXTRA = 0xffffffff;

export async function zipDirectory(source: ByteSource): Promise<ZipDirectory> {
  const end = await endOfDirectory(source);
  const members = end ? await centralMembers(source, end) : null;
  return {
    members: withDistinctPaths(members ?? (await localMembers(source))),
    isWhole: members !== null,
  };
}

/** Where the data of a member stands; null when its header is not where the directory says. */
export async function dataRange(source: ByteSource, member: ZipMember): Promise<ByteRange | null> {
  const view = viewOf(await source.read(member.header, Math.min(source.size, member.header + LOCAL_BYTES)));
  if (view.byteLength < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL) return null;
  const start = member.header + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  const end = member.compressed === null ? await nextSignature(source, start) : start + member.compressed;
  return [start, Math.min(source.size, end)];
}

async function endOfDirectory(
  source: ByteSource,
): Promise<{ readonly start: number; readonly end: number } | null> {
  const from = Math.max(0, source.size - END_BYTES - LONGEST_COMMENT);
  const view = viewOf(await source.read(from, source.size));
  for (let at = view.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    let size = view.getUint32(at + 12, true);
    let end = from + at;
    const locator = at - 20;
    if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
      end = Number(view.getBigUint64(locator + 8, true));
      const wide = viewOf(await source.read(end, Math.min(source.size, end + 56)));
      if (wide.byteLength < 56 || wide.getUint32(0, true) !== END_64) return null;
      size = Number(wide.getBigUint64(40, true));
    }
    return size <= Math.min(DIRECTORY_LIMIT, end) ? { start: end - size, end } : null;
  }
  return null;
}

async function centralMembers(
  source: ByteSource,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<readonly ZipMember[] | null> {
  const bytes = await source.read(start, end);
  const view = viewOf(bytes);
  const members: ZipMember[] = [];
  for (let at = 0; at + CENTRAL_BYTES <= bytes.length && members.length <= ARCHIVE_MEMBER_LIMIT; ) {
    if (view.getUint32(at, true) !== CENTRAL) return null;
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const nameEnd = at + CENTRAL_BYTES + (nameBytes ?? 0);
    const extraEnd = nameEnd + (extraBytes ?? 0);
    const flags = view.getUint16(at + 8, true);
    const short = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
    const [size, compressed, header] = wideNumbers(bytes.subarray(nameEnd, extraEnd), short);
    members.push({
      path: nameOf(bytes.subarray(at + CENTRAL_BYTES, nameEnd)),
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      size: size ?? 0,
      checksum: view.getUint32(at + 16, true),
      header: header ?? 0,
      compressed: compressed ?? 0,
    });
    at = extraEnd + (commentBytes ?? 0);
  }
  return members;
}

/** Sizes that do not fit 32 bits stand in an extra field, in order, only those that do not fit. */
function wideNumbers(extra: Uint8Array, numbers: readonly number[]): readonly number[] {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== IN_EXTRA || next + 8 > extra.length) return number;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return numbers;
}

/** Without a directory: header after header, each member's end taken from its header or from where the next one begins. */
async function localMembers(source: ByteSource): Promise<readonly ZipMember[]> {
  const members: ZipMember[] = [];
  for (let header = 0; header + LOCAL_BYTES <= source.size && members.length <= ARCHIVE_MEMBER_LIMIT; ) {
    const view = viewOf(await source.read(header, Math.min(source.size, header + LOCAL_BYTES)));
    if (view.byteLength < LOCAL_BYTES || view.getUint32(0, true) !== LOCAL) break;
    const flags = view.getUint16(6, true);
    const hasSize = (flags & 8) === 0;
    const nameStart = header + LOCAL_BYTES;
    const start = nameStart + view.getUint16(26, true) + view.getUint16(28, true);
    const compressed = hasSize ? view.getUint32(18, true) : null;
    members.push({
      path: nameOf(await source.read(nameStart, Math.min(source.size, nameStart + view.getUint16(26, true)))),
      method: view.getUint16(8, true),
      isEncrypted: (flags & 1) !== 0,
      size: hasSize ? view.getUint32(22, true) : null,
      checksum: hasSize ? view.getUint32(14, true) : null,
      header,
      compressed,
    });
    header = compressed === null ? await nextHeader(source, start) : start + compressed;
  }
  return members;
}

async function nextHeader(source: ByteSource, from: number): Promise<number> {
  const at = await nextSignature(source, from);
  const view = viewOf(await source.read(at, Math.min(source.size, at + 4)));
  if (view.byteLength === 4 && view.getUint32(0, true) === DESCRIPTOR) return nextSignature(source, at + 4);
  return at;
}

/** The next place at which a header, a descriptor or the directory may begin; the size when there is none. */
async function nextSignature(source: ByteSource, from: number): Promise<number> {
  for (let start = from; start < source.size; start += SEARCH_BYTES) {
    const bytes = await source.read(start, Math.min(source.size, start + SEARCH_BYTES + 3));
    const view = viewOf(bytes);
    for (let at = bytes.indexOf(0x50); at >= 0 && at + 4 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
      const signature = view.getUint32(at, true);
      if (signature === LOCAL || signature === CENTRAL || signature === DESCRIPTOR) return start + at;
    }
  }
  return source.size;
}

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
