// Problems as they are found while reading, before it is known how many documents a file holds and in which line a byte
// stands. `settle` turns them into the model's problems, in file order, and counts what goes beyond PROBLEMS_PER_CODE.

import type { Pointer } from "../base/json-pointer.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { ByteRange } from "../model/raw-document.ts";
import { PROBLEMS_PER_CODE } from "./limits.ts";

/** A place in the text, from 1. Columns count characters (code points). */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface Finding {
  readonly code: ProblemCode;
  /** What is wrong; `{spot}` stands for the line and column of `spot`. */
  readonly message: string;
  readonly hint: string | null;
  readonly at: Pointer | null;
  /** Line of a JSONL document; a finding in other documents gets the line of its spot. */
  readonly line: number | null;
  /** Byte range in the file as dropped. */
  readonly bytes: ByteRange | null;
  /** Stream offset whose line and column the message names; null when it names none. */
  readonly spot: number | null;
}

type Place = Partial<Pick<Finding, "hint" | "at" | "line" | "bytes" | "spot">>;

export function finding(code: ProblemCode, message: string, place: Place = {}): Finding {
  return {
    code,
    message,
    hint: place.hint ?? null,
    at: place.at ?? null,
    line: place.line ?? null,
    bytes: place.bytes ?? null,
    spot: place.spot ?? null,
  };
}

/** `document` is the name under which the problems are shown. */
export function settle(
  findings: readonly Finding[],
  document: string,
  spots: ReadonlyMap<number, Spot>,
): readonly Problem[] {
  const counts = new Map<ProblemCode, number>();
  const settled: Problem[] = [];
  for (const found of findings) {
    const count = (counts.get(found.code) ?? 0) + 1;
    counts.set(found.code, count);
    if (count > PROBLEMS_PER_CODE) continue;
    const spot = found.spot === null ? undefined : spots.get(found.spot);
    const place = spot ? `line ${spot.line}, column ${spot.column}` : "line not known";
    settled.push(
      problem(found.code, found.message.replace("{spot}", place), {
        document,
        line: found.line ?? spot?.line ?? null,
        at: found.at,
        bytes: found.bytes,
        hint: found.hint,
      }),
    );
  }
  for (const [code, count] of counts) {
    if (count <= PROBLEMS_PER_CODE) continue;
    const rest = count - PROBLEMS_PER_CODE;
    settled.push(
      problem(code, `${rest} more places like this are not listed (${count} in all).`, { document }),
    );
  }
  return settled;
}

/** `1 byte`, `2 bytes`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** A byte as a person would name it. */
export function nameOfByte(byte: number): string {
  if (byte < 0) return "the end of the file";
  if (byte === 0x0a) return "a line break";
  if (byte > 0x20 && byte < 0x7f) return `the character ${String.fromCharCode(byte)}`;
  return `the byte 0x${byte.toString(16).padStart(2, "0")}`;
}

const QUOTED_CHARS = 80;

/** The start of foreign bytes in quotes, with control characters spelled out, on one line. */
export function quoted(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  let shown = "";
  for (const character of text) {
    const longer = shown + character;
    if (JSON.stringify(longer).length > QUOTED_CHARS) return `${JSON.stringify(shown)}…`;
    shown = longer;
  }
  return JSON.stringify(shown);
}
