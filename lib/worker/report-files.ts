// Reports that come back in: recognised when dropped, checked once, remembered by the digest of their bytes.

import { brand } from "../base/brand.ts";
import { documentId } from "../decode/digest.ts";
import { sourceFromBlob } from "../decode/sources.ts";
import type { FileId, KeptDocument } from "../model/library.ts";
import { type Problem, problem } from "../model/problem.ts";
import { ProblemError } from "../model/problem-error.ts";
import { say } from "../model/sentences.ts";
import type { SessionReport } from "../model/session-report.ts";
import { findReport } from "../pipeline/find-report.ts";
import { keptReport } from "../pipeline/kept-report.ts";
import { readReport } from "../pipeline/read-report.ts";
import { alterationsOf } from "../pipeline/weigh-report.ts";
import { boundedCache } from "./bounded-cache.ts";
import type { DroppedFile, KeptFile } from "./protocol.ts";

const CAPACITY_BYTES = 64 * 1024 * 1024;
const cache = boundedCache<SessionReport>(CAPACITY_BYTES);

export interface DroppedReport {
  readonly file: FileId | null;
  readonly documents: readonly KeptDocument[];
  readonly problems: readonly Problem[];
}

/** null: the file is no report of ours. */
export async function droppedReport({ name, blob }: DroppedFile): Promise<DroppedReport | null> {
  const source = sourceFromBlob(blob, name);
  const found = await findReport(source);
  if (found === null) return null;
  const read = readReport(found, name);
  if (!read.ok) return { file: null, documents: [], problems: [read.failure] };
  const id = await documentId(source);
  if (id === null)
    return { file: null, documents: [], problems: [problem("unreadable-document", say("file-gone", {}))] };
  const file = brand<FileId>(id);
  cache.set(file, read.value, blob.size);
  return { file, documents: [keptReport(id, name, read.value)], problems: alterationsOf(read.value) };
}

/** null: the file is no report; a report that no longer fits, after an update, says so. */
export async function reportOf({ id, name, blob }: KeptFile): Promise<SessionReport | null> {
  const known = cache.get(id);
  if (known !== undefined) return known;
  const found = await findReport(sourceFromBlob(blob, name));
  if (found === null) return null;
  const read = readReport(found, name);
  if (!read.ok) throw new ProblemError(read.failure);
  cache.set(id, read.value, blob.size);
  return read.value;
}
