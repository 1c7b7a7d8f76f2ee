// Reads one whole value: a record, or a member of the head. What is too deep or too long to hand on is passed over without
// being kept in memory, reported, and counted as skipped.

import type { Pointer } from "../base/json-pointer.ts";
import { say } from "../model/sentences.ts";
import type { DocumentReading } from "./document.ts";
import { endOf, more, type Reading } from "./feed.ts";
import { type FileReading, skipBytes } from "./file-reading.ts";
import { finding } from "./findings.ts";
import { handOn } from "./hand-on.ts";
import { DEPTH_LIMIT, VALUE_BYTES_LIMIT } from "./limits.ts";
import { decide } from "./open-document.ts";
import { scanValue, startScan } from "./scan-value.ts";

/** How reading a document, or a value, ended. */
export type Ending =
  | { readonly kind: "closed" }
  /** The file ends; what begins at `from` is incomplete. */
  | { readonly kind: "cut"; readonly from: number }
  /** `at` cannot stand where it does; what begins at `from` is damaged. */
  | { readonly kind: "failed"; readonly from: number; readonly at: number };

export type Unfinished = Exclude<Ending, { kind: "closed" }>;
export type ValueStep = Unfinished | { readonly kind: "read" } | { readonly kind: "lost" };

/** Scans the value at `start`. Values too deep or too long are not kept in memory, reported and counted as skipped. */
export function* readValue(
  file: FileReading,
  reading: DocumentReading,
  start: number,
  pointer: () => Pointer,
): Reading<ValueStep> {
  const { feed, scan } = reading;
  let fromByte = -1;
  startScan(scan, start);
  for (;;) {
    const status = scanValue(scan, feed);
    const isTooMuch = scan.tooDeepAt >= 0 || scan.at - start > VALUE_BYTES_LIMIT;
    if (isTooMuch && fromByte < 0) {
      fromByte = file.toFile(start);
      handOn(file, reading, decide(file, reading));
    }
    if (isTooMuch) {
      feed.pos = Math.min(scan.at, endOf(feed));
      feed.mark = feed.pos;
    }
    if (status === "bad") {
      reading.isCommitted ||= scan.keys > 1;
      if (isTooMuch) skipBytes(file, [fromByte, file.toFile(feed.pos)]);
      return { kind: "failed", from: isTooMuch ? feed.pos : start, at: scan.at };
    }
    if (status === "done") {
      feed.pos = scan.at;
      reading.gap = scan.at;
      reading.expects = "after";
      if (!isTooMuch) return { kind: "read" };
      reportTooMuch(file, reading, pointer(), fromByte);
      return { kind: "lost" };
    }
    if (!(yield* more(feed))) {
      if (isTooMuch) skipBytes(file, [fromByte, file.toFile(feed.pos)]);
      return { kind: "cut", from: isTooMuch ? feed.pos : start };
    }
  }
}

function reportTooMuch(
  file: FileReading,
  reading: DocumentReading,
  pointer: Pointer,
  fromByte: number,
): void {
  const { scan, feed } = reading;
  const bytes = skipBytes(file, [fromByte, file.toFile(feed.pos)]);
  if (reading.document) reading.document.isDamaged = true;
  const isDeep = scan.tooDeepAt >= 0;
  const [from, to] = bytes;
  const told = isDeep
    ? say("value-too-deep", { place: pointer, limit: DEPTH_LIMIT, from, to })
    : say("value-too-large", { place: pointer, limit: VALUE_BYTES_LIMIT, from, to });
  const code = isDeep ? "too-deep" : "too-large";
  reading.findings.push(finding(code, told, { at: pointer, bytes, hint: "remove-value" }));
}
