// A place as the command line writes it: file, line, pointer.

import type { Analysis } from "../model/analysis.ts";
import type { EvidenceRef } from "../model/evidence.ts";

export function placeText({ doc, line, at }: EvidenceRef, { documents }: Analysis): string {
  const name = documents.find(({ id }) => id === doc)?.name ?? doc;
  return `${name}${line === null ? "" : `:L${line}`}#${at}`;
}
