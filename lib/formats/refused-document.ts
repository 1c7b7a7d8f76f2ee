// A document that cannot be read as a session: said as loss, with what it looks like and what to do instead.

import { type Problem, problem } from "../model/problem.ts";
import type { DocumentEnd, DocumentStart } from "../model/raw-document.ts";
import type { ReadDocument } from "../model/session-log.ts";
import type { DocumentSample } from "./format.ts";
import { SUPPORTED, whatItLooksLike } from "./lookalikes.ts";

export interface Refusal {
  readonly end: DocumentEnd;
  readonly fileName: string;
  readonly form: DocumentStart["form"];
  readonly size: number;
  readonly sample: DocumentSample;
  /** What each format missed. */
  readonly because: string;
}

type Frame = Pick<Refusal, "end" | "fileName" | "form" | "size">;

/** No format fits. */
export function refusedDocument(refusal: Refusal): ReadDocument {
  const { looksLike, advice } = whatItLooksLike(refusal.fileName, refusal.sample);
  return refused(refusal, `This looks like ${looksLike}, not like a session`, advice, refusal.because);
}

/** A format fits, but nothing is in it: neither a row nor the session's own record. */
export function refusedEmpty(frame: Frame, because: string): ReadDocument {
  return refused(
    frame,
    "This has the shape of an export but holds nothing: no message and no session",
    "Export the session again, and check that the command wrote to this file to the end.",
    because,
  );
}

function refused(
  { end, fileName, form, size }: Frame,
  message: string,
  advice: string,
  because: string,
): ReadDocument {
  const place = { document: end.name, bytes: end.bytes };
  const problems: Problem[] = [
    problem("not-a-session", message, { ...place, hint: advice }),
    problem("unreadable-document", `No session could be read from ${end.name}: ${because}`, {
      ...place,
      hint: `What can be read: ${SUPPORTED}.`,
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
