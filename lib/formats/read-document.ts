// Reads one document as decode hands it over: holds the first records back, asks which format they are, then streams
// every record into that format's reader. Records of another format in the same document go to that one's reader. A
// document that no format fits is refused with what it looks like: never an empty success.

import {
  type CoverageNode,
  countLeaves,
  coveragePatterns,
  coverageRoot,
  memberNode,
} from "../base/coverage-tree.ts";
import { cursorAt } from "../base/cursor.ts";
import { isJsonArray, isJsonObject, type Json } from "../base/json.ts";
import { type Pointer, ROOT, resolvePointer, segmentsOf } from "../base/json-pointer.ts";
import type { FormatId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { DocumentEnd, DocumentSink, DocumentStart, RawRecord } from "../model/raw-document.ts";
import { say } from "../model/sentences.ts";
import type { ReadDocument } from "../model/session-log.ts";
import { type Detection, detectFormat } from "./detect.ts";
import { documentBody } from "./document-body.ts";
import type { Format } from "./format.ts";
import { FORMATS } from "./index.ts";
import { listedExports } from "./listed-exports.ts";
import { type MixedReaders, mixedReaders } from "./mixed-readers.ts";
import { type ProblemList, problemList } from "./problem-list.ts";
import { recordCursor } from "./record-cursor.ts";
import { type Refusal, refusedDocument, refusedEmpty } from "./refused-document.ts";
import { SAMPLE_SIZES, sampleBuffer } from "./sample.ts";

/**
 * A sink for one document. `done` is called once, when the document has ended.
 * `size` is that of the file; `formats` is for tests.
 */
export function documentReader(
  start: DocumentStart,
  fileName: string,
  size: number,
  done: (document: ReadDocument) => void,
  formats: readonly Format[] = FORMATS,
): DocumentSink {
  const buffer = sampleBuffer();
  const coverage = coverageRoot();
  let found: Extract<Detection, { kind: "format" }> | null = null;
  let readers: MixedReaders | null = null;
  let seen = 0;
  let isHopeless = false;
  const listed = listedExports((each) => documentReader(start, fileName, size, each, formats));

  const detect = (whole: Json | null): Detection => {
    const detection = detectFormat(buffer.sample(start.form, whole), formats);
    if (detection.kind === "format") {
      found = detection;
      readers = mixedReaders(detection.format, formats, start, coverage);
      for (const record of buffer.take()) read(record, readers);
    }
    return detection;
  };

  const read = (record: RawRecord, into: MixedReaders): void => {
    countLeaves(recordCursor(record, coverage).node, record.value);
    into.record(record);
  };

  return {
    head(pointer, value) {
      if (readers === null) buffer.head(pointer, value);
    },
    record(record) {
      seen += 1;
      if (readers !== null) read(record, readers);
      else if (!isHopeless && !listed.add(record)) {
        buffer.record(record);
        if (SAMPLE_SIZES.some((count) => count === seen)) detect(null);
        isHopeless = readers === null && seen >= (SAMPLE_SIZES.at(-1) ?? 0);
      }
    },
    end(end) {
      const frame = { end, fileName, size, form: start.form };
      const detection = found ?? detect(end.head);
      if (found === null || readers === null) {
        const sample = buffer.sample(start.form, end.head);
        const list = listed.end(end, sample.records);
        if (list !== null) {
          done(list);
          return;
        }
        done(refusedDocument({ ...frame, sample, because: detection.because }));
        return;
      }
      done(readDocument(frame, found, readers, coverage, start));
    },
  };
}

function readDocument(
  frame: Omit<Refusal, "sample" | "because">,
  found: Extract<Detection, { kind: "format" }>,
  readers: MixedReaders,
  coverage: CoverageNode,
  start: DocumentStart,
): ReadDocument {
  const { end, fileName, size } = frame;
  const result = readers.end(end);
  if (result.logs.every((log) => log.events.length === 0 && log.session.id === null)) {
    return refusedEmpty(frame, found.because);
  }
  const problems = problemList(start.name);
  reportWrappers(end.head, coverage, problems);
  countHead(end, start.form, coverage);
  return {
    id: end.id,
    name: end.name,
    fileName,
    form: start.form,
    size,
    format: formatOf(found.format.id, result.guests),
    because: [...found.because, ...result.mixed],
    versionsByShape: result.versionsByShape,
    condition: { isComplete: end.isComplete, ...result.condition },
    logs: result.logs,
    lists: end.lists,
    coverage: coveragePatterns(coverage),
    problems: [
      ...end.problems,
      ...[...problems.all(), ...result.problems].map((one) => named(one, start, end)),
    ],
  };
}

/** Rows of 2.x are one format; one row of the early shape, however late, makes the document early. */
function formatOf(found: FormatId, guests: readonly FormatId[]): FormatId {
  const early = "opencode-2-preview";
  return found === "opencode-2" && guests.includes(early) ? early : found;
}

/** Only at its end is it known whether a document is the first of several: `name@1`. */
function named(one: Problem, start: DocumentStart, end: DocumentEnd): Problem {
  return one.document === start.name && start.name !== end.name ? { ...one, document: end.name } : one;
}

/** Says what an API wrapped around the export, and that other pages exist. */
function reportWrappers(head: Json, coverage: CoverageNode, problems: ProblemList): void {
  const { wrappers, neighbours } = documentBody(cursorAt(head, ROOT, coverage));
  for (const at of wrappers) {
    const told = say("wrapped-in", { place: at });
    problems.add("wrapped-document", told, { at, line: null }, "read-from-wrapper");
  }
  for (const at of neighbours) {
    problems.add("partial-page", say("one-page", { place: at }), { at, line: null }, "export-whole-session");
  }
}

/** Counts the head. A list of records stands in it as an empty array, which is no value of the file. */
function countHead(end: DocumentEnd, form: DocumentStart["form"], coverage: CoverageNode): void {
  if (form === "jsonl") return;
  countLeaves(coverage, end.head);
  for (const list of end.lists) {
    const node = nodeAt(coverage, list.at);
    node.isRead = true;
    const stand = resolvePointer(end.head, list.at);
    const isHollow = isJsonArray(stand)
      ? stand.length === 0
      : isJsonObject(stand) && Object.keys(stand).length === 0;
    if (isHollow && list.starts.length > 0) node.leaves -= 1;
  }
}

function nodeAt(root: CoverageNode, at: Pointer): CoverageNode {
  return segmentsOf(at).reduce(memberNode, root);
}
