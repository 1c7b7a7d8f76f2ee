// Writes a large file row by row, as JSON of an export or as lines, without ever holding it: rows go in until enough bytes are
// written. Parts that are long are given as they are, so that twenty megabytes are not escaped over and over.
import { once } from "node:events";
import { createWriteStream } from "node:fs";

/**
 * @param {string} path
 * @param {{ open: string, close: string, between: string, rows: Iterable<string>, bytes: number }} file
 *   `rows` may end before `bytes` are written
 */
export async function writeRows(path, { open, close, between, rows, bytes }) {
  const out = createWriteStream(path);
  let written = 0;
  let pending = open;
  let count = 0;
  const flush = async () => {
    written += Buffer.byteLength(pending);
    if (!out.write(pending)) await once(out, "drain");
    pending = "";
  };
  for (const row of rows) {
    pending += count === 0 ? row : between + row;
    count += 1;
    if (pending.length > 1 << 19) await flush();
    if (written + pending.length >= bytes) break;
  }
  pending += close;
  await flush();
  out.end();
  await once(out, "finish");
  return { bytes: written, rows: count };
}

/** A row as it stands in an export that was printed with an indent of two. */
export function indented(row) {
  return `    ${JSON.stringify(row, null, 2).replaceAll("\n", "\n    ")}`;
}
