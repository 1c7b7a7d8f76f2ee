// The values of records, read from the bytes of their file again. Neighbours are asked for together: a stretch is read once
// for all of them.

import type { Json } from "../base/json.ts";
import { newUnits, type Units } from "../decode/units.ts";
import type { ByteSource } from "../model/raw-document.ts";
import { isReadable, type RecordPlace } from "../transcript/record-place.ts";
import { bytesOf } from "./located.ts";
import type { OpenedDocument } from "./opened-bundles.ts";

const STRETCH_BYTES = 1024 * 1024;

/** undefined where no record was read, or where it cannot be read again. */
export async function recordValue(
  holder: OpenedDocument,
  { list, record }: RecordPlace,
): Promise<Json | undefined> {
  const found = holder.document.lists[list];
  if (found === undefined || !isReadable(found, record)) return undefined;
  const units = await unitsOf(holder);
  if (units === null) return undefined;
  const text = await units.text(found.starts[record] ?? 0, found.ends[record] ?? 0);
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Said where it is shown: the record cannot be read, and where it stands.
  }
}

const known = new WeakMap<OpenedDocument, Promise<Units | null>>();

function unitsOf(holder: OpenedDocument): Promise<Units | null> {
  const units = known.get(holder) ?? open(holder);
  known.set(holder, units);
  return units;
}

async function open(holder: OpenedDocument): Promise<Units | null> {
  const source = await bytesOf(holder);
  return source === null ? null : newUnits(inStretches(source));
}

/** Reads ahead, and answers from what was read as long as it holds what is asked for. */
function inStretches(source: ByteSource): ByteSource {
  let start = 0;
  let stretch: Uint8Array = new Uint8Array(0);
  return {
    name: source.name,
    size: source.size,
    async read(from, to) {
      if (from < start || to > start + stretch.length) {
        const bytes = await source.read(from, Math.min(source.size, Math.max(to, from + STRETCH_BYTES)));
        [start, stretch] = [from, bytes];
        return bytes.subarray(0, to - from);
      }
      return stretch.subarray(from - start, to - start);
    },
  };
}
