// The checksum of ZIP and gzip (CRC-32, reflected 0xEDB88320), byte by byte over a stream.

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** The checksum of what came before (0 for nothing) and these bytes. */
export function crc32(before: number, bytes: Uint8Array): number {
  let value = ~before;
  for (let index = 0; index < bytes.length; index += 1) {
    value = (TABLE[(value ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return ~value >>> 0;
}
