// Problems as they are found while reading, before it is known how many documents a file holds and in which line a byte
// stands. `settle` turns them into the model's problems, in file order, and counts what goes beyond PROBLEMS_PER_CODE.

import type { Pointer } from "../base/json-pointer.ts";
import { type Problem, type ProblemCode, problem } from "../model/problem.ts";
import type { ByteRange } from "../model/raw-document.ts";
import type { ClassValues } from "../model/sentence.ts";
import { type Sentence, say } from "../model/sentences.ts";
import { PROBLEMS_PER_CODE } from "./limits.ts";

/** A place in the text, from 1. Columns count characters (code points). */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

type Told = Sentence | ((spot: ClassValues["spot"]) => Sentence);

export interface Finding {
  readonly code: ProblemCode;
  /** What is wrong; a function where it names the line and column of `spot`, which are known only at the end. */
  readonly told: Told;
  readonly hint: Problem["hint"];
  readonly at: Pointer | null;
  /** Line of a JSONL document; a finding in other documents gets the line of its spot. */
  readonly line: number | null;
  /** Byte range in the file as dropped. */
  readonly bytes: ByteRange | null;
  /** Stream offset whose line and column the message names; null when it names none. */
  readonly spot: number | null;
}

type Place = Partial<Pick<Finding, "hint" | "at" | "line" | "bytes" | "spot">>;

export function finding(code: ProblemCode, told: Told, place: Place = {}): Finding {
  return {
    code,
    told,
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
    const { told } = found;
    settled.push(
      problem(found.code, typeof told === "function" ? told(spot ? [spot.line, spot.column] : null) : told, {
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
    settled.push(problem(code, say("more-places", { rest, count }), { document }));
  }
  return settled;
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
