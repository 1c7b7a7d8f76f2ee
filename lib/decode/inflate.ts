// Inflates a stretch of a source piece by piece and watches over what comes out: a small file that would become a huge one
// is stopped while it inflates, not after.

import { Gunzip, Inflate } from "fflate";
import type { ByteRange, ByteSource } from "../model/raw-document.ts";
import { type Sentence, say } from "../model/sentences.ts";
import { crc32 } from "./crc32.ts";
import { type Finding, finding } from "./findings.ts";
import { INFLATED_BYTES_LIMIT, INFLATION_RATIO_LIMIT, RATIO_FLOOR_BYTES } from "./limits.ts";

/** What an archive has inflated to so far, all members together. */
export interface Budget {
  inflated: number;
  /** Of these, what members that were stopped had inflated to. */
  refused: number;
  readonly compressed: number;
}

export function newBudget(compressed: number): Budget {
  return { inflated: 0, refused: 0, compressed };
}

export interface Inflation {
  readonly kind: "stored" | "deflate" | "gzip";
  readonly range: ByteRange;
  readonly budget: Budget;
  /** Why it stopped before its end; null when it did not. */
  failure: Finding | null;
  length: number;
  checksum: number;
  /** Members of a gzip file beyond the first. */
  further: number;
}

/** Much may come out of little, and what a bad step gave is lost: only a little is put in at a time. */
const STEP_BYTES = 4 * 1024;
const READ_BYTES = 1024 * 1024;

export function newInflation(kind: Inflation["kind"], range: ByteRange, budget: Budget): Inflation {
  return { kind, range, budget, failure: null, length: 0, checksum: 0, further: 0 };
}

/** The inflated bytes. May be asked for again: a second pass is not counted against the budget. */
export async function* inflated(
  source: ByteSource,
  inflation: Inflation,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { range, budget } = inflation;
  const isFirst = inflation.length === 0 && inflation.failure === null;
  const stream = newStream(inflation.kind);
  let [length, checksum] = [0, 0];
  for (let start = range[0]; start < range[1]; ) {
    const read = await source.read(start, Math.min(range[1], start + READ_BYTES));
    for (let from = 0; from < read.length; from += STEP_BYTES) {
      const fault = stream.push(read.subarray(from, from + STEP_BYTES));
      for (const piece of stream.taken()) {
        length += piece.length;
        if (isFirst) budget.inflated += piece.length;
        const excess = excessOf(length, inflation);
        if (excess) {
          inflation.failure = finding("unsafe-archive", excess, {
            bytes: [Math.min(range[1], start + from + STEP_BYTES), range[1]],
            hint: "unpack-with-trusted-tool",
          });
          if (isFirst) budget.refused += length;
          return;
        }
        checksum = crc32(checksum, piece);
        inflation.length = length;
        inflation.checksum = checksum;
        if (piece.length > 0) yield piece;
      }
      if (fault === null) continue;
      inflation.failure = damaged(start + from, range[1], fault);
      return;
    }
    if (read.length === 0) break;
    start += read.length;
  }
  const fault = stream.finish();
  inflation.further = stream.further();
  if (fault !== null) inflation.failure = damaged(range[1], range[1], fault);
}

function damaged(at: number, end: number, error: string): Finding {
  const told = say("compressed-data-damaged", { at, error });
  return finding("unreadable-archive", told, { bytes: [at, end], hint: "pack-again" });
}

function excessOf(length: number, { range, budget }: Inflation): Sentence | null {
  if (budget.inflated > INFLATED_BYTES_LIMIT)
    return say("archive-inflates-beyond", { limit: INFLATED_BYTES_LIMIT });
  const pairs = [
    [length, range[1] - range[0]],
    [budget.inflated - budget.refused, budget.compressed],
  ] as const;
  const excess = pairs.find(([out, into]) => out >= RATIO_FLOOR_BYTES && out > into * INFLATION_RATIO_LIMIT);
  if (!excess) return null;
  const [out, into] = excess;
  return say("inflates-times", { times: INFLATION_RATIO_LIMIT, out, into });
}

/** Takes compressed bytes; `taken` empties what they inflated to. What is wrong with them comes back in words. */
interface Stream {
  push(bytes: Uint8Array): string | null;
  finish(): string | null;
  taken(): readonly Uint8Array[];
  further(): number;
}

function newStream(kind: Inflation["kind"]): Stream {
  const out: Uint8Array[] = [];
  let further = 0;
  const take = (bytes: Uint8Array): void => {
    out.push(bytes);
  };
  const inflate = kind === "stored" ? null : kind === "gzip" ? new Gunzip(take) : new Inflate(take);
  if (inflate instanceof Gunzip) {
    inflate.onmember = () => {
      further += 1;
    };
  }
  function attempt(bytes: Uint8Array, isLast: boolean): string | null {
    try {
      if (inflate) inflate.push(bytes, isLast);
      else take(bytes);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return {
    push: (bytes) => attempt(bytes, false),
    finish: () => attempt(new Uint8Array(0), true),
    taken: () => out.splice(0),
    further: () => further,
  };
}
