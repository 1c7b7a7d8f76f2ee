// A ZIP of stored members, as the parts of a Blob: headers made here, and between them the members' own Blobs, of which no
// byte is read or copied. Sizes stand in front of each member, so that a cut archive can still be told apart; beyond 4 GiB
// or 65,535 members the 64-bit forms are used, and only then.

export interface ZipMember {
  readonly path: string;
  readonly blob: Blob;
  readonly checksum: number;
}

const MOST_32 = 0xffffffff;
const MOST_16 = 0xffff;
const UTF_8 = 0x0800;
/** 1 January 1980: the archive says when nothing of its members, its list does. */
const DATE = 0x0021;

interface Placed extends ZipMember {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly at: number;
}

export function zipParts(members: readonly ZipMember[]): readonly (Blob | Uint8Array<ArrayBuffer>)[] {
  const parts: (Blob | Uint8Array<ArrayBuffer>)[] = [];
  const placed: Placed[] = [];
  let at = 0;
  for (const member of members) {
    const name = new TextEncoder().encode(member.path);
    const header = localHeader(member, name);
    placed.push({ ...member, name, at });
    parts.push(header, member.blob);
    at += header.length + member.blob.size;
  }
  const directory = placed.map(centralHeader);
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  return [...parts, ...directory, endOf({ count: members.length, size, at })];
}

function localHeader({ blob, checksum }: ZipMember, name: Uint8Array): Uint8Array<ArrayBuffer> {
  const isWide = blob.size >= MOST_32;
  const { bytes, put } = record(30 + name.length + (isWide ? 20 : 0));
  put(4, 0x04034b50);
  common({ put, isWide, checksum, size: blob.size, nameLength: name.length, extraLength: isWide ? 20 : 0 });
  bytes.set(name, 30);
  if (isWide) {
    put.at = 30 + name.length;
    wideExtra(put, [blob.size, blob.size]);
  }
  return bytes;
}

function centralHeader({ blob, checksum, name, at }: Placed): Uint8Array<ArrayBuffer> {
  const wide = [...(blob.size >= MOST_32 ? [blob.size, blob.size] : []), ...(at >= MOST_32 ? [at] : [])];
  const extraLength = wide.length === 0 ? 0 : 4 + 8 * wide.length;
  const isWide = wide.length > 0;
  const { bytes, put } = record(46 + name.length + extraLength);
  put(4, 0x02014b50);
  put(2, isWide ? 45 : 20);
  common({ put, isWide, checksum, size: blob.size, nameLength: name.length, extraLength });
  put(2, 0); // comment
  put(2, 0); // disk
  put(2, 0);
  put(4, 0);
  put(4, Math.min(at, MOST_32));
  bytes.set(name, 46);
  put.at = 46 + name.length;
  if (isWide) wideExtra(put, wide);
  return bytes;
}

interface Put {
  (width: 2 | 4 | 8, value: number): void;
  at: number;
}

interface Common {
  readonly put: Put;
  readonly isWide: boolean;
  readonly checksum: number;
  readonly size: number;
  readonly nameLength: number;
  readonly extraLength: number;
}

/** What both headers of a member say: stored, when, checksum, sizes. */
function common({ put, isWide, checksum, size, nameLength, extraLength }: Common): void {
  put(2, isWide ? 45 : 20);
  put(2, UTF_8);
  put(2, 0);
  put(2, 0);
  put(2, DATE);
  put(4, checksum);
  put(4, Math.min(size, MOST_32));
  put(4, Math.min(size, MOST_32));
  put(2, nameLength);
  put(2, extraLength);
}

function wideExtra(put: Put, numbers: readonly number[]): void {
  put(2, 1);
  put(2, 8 * numbers.length);
  for (const number of numbers) put(8, number);
}

function endOf({ count, size, at }: { readonly count: number; readonly size: number; readonly at: number }) {
  const isWide = count >= MOST_16 || size >= MOST_32 || at >= MOST_32;
  const { bytes, put } = record(22 + (isWide ? 76 : 0));
  if (isWide) {
    put(4, 0x06064b50);
    put(8, 44);
    put(2, 45);
    put(2, 45);
    put(4, 0);
    put(4, 0);
    for (const number of [count, count, size, at]) put(8, number);
    put(4, 0x07064b50);
    put(4, 0);
    put(8, at + size);
    put(4, 1);
  }
  put(4, 0x06054b50);
  put(2, 0);
  put(2, 0);
  put(2, Math.min(count, MOST_16));
  put(2, Math.min(count, MOST_16));
  put(4, Math.min(size, MOST_32));
  put(4, Math.min(at, MOST_32));
  put(2, 0);
  return bytes;
}

function record(length: number): { readonly bytes: Uint8Array<ArrayBuffer>; readonly put: Put } {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  const put: Put = Object.assign(
    (width: 2 | 4 | 8, value: number) => {
      if (width === 2) view.setUint16(put.at, value, true);
      else if (width === 4) view.setUint32(put.at, value, true);
      else view.setBigUint64(put.at, BigInt(value), true);
      put.at += width;
    },
    { at: 0 },
  );
  return { bytes, put };
}
