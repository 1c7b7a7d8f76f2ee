// Which encoding a file is in, by its byte order mark or by the zeros of its first characters. Only Unicode; a file in
// another encoding reads as UTF-8 with invalid bytes, which are reported where they stand.

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-32";

export interface DetectedEncoding {
  readonly encoding: Encoding;
  /** Length of the byte order mark; 0 for none. */
  readonly markBytes: number;
}

/** How many first bytes detection looks at. */
export const ENCODING_BYTES = 64;

export function detectEncoding(head: Uint8Array): DetectedEncoding {
  const [first = -1, second = -1, third = -1, fourth = -1] = head;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: "utf-8", markBytes: 3 };
  if (first === 0xff && second === 0xfe) {
    if (third === 0 && fourth === 0) return { encoding: "utf-32", markBytes: 4 };
    return { encoding: "utf-16le", markBytes: 2 };
  }
  if (first === 0xfe && second === 0xff) return { encoding: "utf-16be", markBytes: 2 };
  if (first === 0 && second === 0 && third === 0xfe && fourth === 0xff)
    return { encoding: "utf-32", markBytes: 4 };
  return { encoding: encodingByZeros(head.subarray(0, ENCODING_BYTES)), markBytes: 0 };
}

/** JSON and log lines begin with ASCII: in UTF-16 every other byte is zero, in UTF-32 three of four. */
function encodingByZeros(head: Uint8Array): Encoding {
  if (head.length < 2) return "utf-8";
  let even = 0;
  let odd = 0;
  head.forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even += 1;
    if (byte === 0 && index % 2 === 1) odd += 1;
  });
  const half = Math.floor(head.length / 2);
  const isFirstZero = head[0] === 0;
  if (even * 3 > half && odd * 3 > half) return "utf-8";
  if (!isFirstZero && head[1] === 0 && odd * 2 >= half && even === 0) return "utf-16le";
  if (isFirstZero && head[1] !== 0 && even * 2 >= half && odd === 0) return "utf-16be";
  return "utf-8";
}
