// A document that cannot be read as a session: said as loss, with what it looks like and what to do instead.

import type { HintKey } from "../model/hint.ts";
import { type Problem, problem } from "../model/problem.ts";
import type { DocumentEnd, DocumentStart } from "../model/raw-document.ts";
import type { Reason } from "../model/reason.ts";
import { type Sentence, say } from "../model/sentences.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { DocumentSample } from "./format.ts";
import { whatItLooksLike } from "./lookalikes.ts";

export interface Refusal {
  readonly end: DocumentEnd;
  readonly fileName: string;
  readonly form: DocumentStart["form"];
  readonly size: number;
  readonly sample: DocumentSample;
  /** What each format missed. */
  readonly because: readonly Reason[];
}

type Frame = Pick<Refusal, "end" | "fileName" | "form" | "size">;

/** No format fits. */
export function refusedDocument(refusal: Refusal): ReadDocument {
  const { told, advice } = whatItLooksLike(refusal.fileName, refusal.sample, refusal.end.within);
  return refused(refusal, told, advice, refusal.because);
}

/** A format fits, but nothing is in it: neither a row nor the session's own record. */
export function refusedEmpty(frame: Frame, because: readonly Reason[]): ReadDocument {
  return refused(frame, say("shape-without-content", {}), "check-export-command", because);
}

function refused(
  { end, fileName, form, size }: Frame,
  told: Sentence,
  advice: HintKey,
  because: readonly Reason[],
): ReadDocument {
  const place = { document: end.name, bytes: end.bytes };
  const problems: Problem[] = [
    problem("not-a-session", told, { ...place, hint: advice }),
    problem("unreadable-document", say("no-session-read", { name: end.name, reasons: because }), {
      ...place,
      hint: "readable-formats",
    }),
  ];
  return {
    id: end.id,
    name: end.name,
    fileName,
    form,
    size,
    format: "unknown",
    because,
    versionsByShape: null,
    condition: { isComplete: end.isComplete, isPartialPage: false, isSanitized: false },
    logs: [],
    lists: end.lists,
    coverage: [],
    problems: [...end.problems, ...problems],
  };
}
