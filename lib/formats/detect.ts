// Asks every format what it makes of a document's first records. The strongest verdict wins, and its reason is kept. Where
// a document mixes shapes, the format that owns more of its rows does. Two that fit equally well are refused: a reader
// is never picked by the order of a list.

import { isJsonObject } from "../base/json.ts";
import { type Reason, reason } from "../model/reason.ts";
import type { DocumentSample, Format, Verdict } from "./format.ts";
import { foreignLog } from "./lookalikes.ts";

export type Detection =
  | { readonly kind: "format"; readonly format: Format; readonly because: readonly Reason[] }
  | { readonly kind: "tie"; readonly because: readonly Reason[] }
  | { readonly kind: "none"; readonly because: readonly Reason[] };

interface Candidate {
  readonly format: Format;
  readonly verdict: Verdict;
  readonly owned: number;
}

const STRENGTH: Readonly<Record<Verdict["match"], number>> = { certain: 2, likely: 1, no: 0 };

/** How many records are looked at for marks of another program's log. */
const LOOKED_AT = 16;

/** The format of a document, or why it has none. */
export function detectFormat(sample: DocumentSample, formats: readonly Format[]): Detection {
  const foreign = foreignLog(sample.records.slice(0, LOOKED_AT).map(({ value }) => value));
  if (foreign !== null) return { kind: "none", because: [reason("foreign-records", { look: foreign })] };
  const asked = formats.map((format) => askOne(format, sample));
  const matching = asked.filter(({ verdict }) => verdict.match !== "no").sort(byFit);
  const [best, next] = matching;
  if (best === undefined) {
    return { kind: "none", because: asked.flatMap(saidOf) };
  }
  if (next !== undefined && byFit(best, next) === 0) {
    return { kind: "tie", because: [reason("fits-several", {}), ...matching.flatMap(saidOf)] };
  }
  return { kind: "format", format: best.format, because: best.verdict.because };
}

function askOne(format: Format, sample: DocumentSample): Candidate {
  const owned = sample.records.filter(({ value }) => isJsonObject(value) && format.owns(value)).length;
  return { format, verdict: format.detect(sample), owned };
}

/** What a format says of a document, under its name. */
function saidOf({ format, verdict }: Candidate): readonly Reason[] {
  return verdict.because.map((said) => ({ ...said, format: format.id }));
}

function byFit(left: Candidate, right: Candidate): number {
  return right.owned - left.owned || STRENGTH[right.verdict.match] - STRENGTH[left.verdict.match];
}
