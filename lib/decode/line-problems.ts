// What is wrong with single lines of a log. A line that is left out counts as skipped and damages nothing else.

import type { Json } from "../base/json.ts";
import type { ProblemCode } from "../model/problem.ts";
import type { ByteRange } from "../model/raw-document.ts";
import type { ClassValues } from "../model/sentence.ts";
import { type Sentence, say } from "../model/sentences.ts";
import type { OpenDocument } from "./document.ts";
import { byteAt, view } from "./feed.ts";
import { type FileReading, skipBytes } from "./file-reading.ts";
import { finding, quoted } from "./findings.ts";
import { DEPTH_LIMIT, VALUE_BYTES_LIMIT } from "./limits.ts";
import { parseSlice } from "./parse-slice.ts";

export type LineFault = Extract<
  ProblemCode,
  "syntax-error" | "torn-line" | "non-object-line" | "too-deep" | "too-large"
>;

/** A line that was left out. */
export interface LineReport {
  /** null when only its spot is known. */
  readonly line: number | null;
  readonly bytes: ByteRange;
  /** Where it stops being what it should be: stream offset, byte of the file, and the byte there. */
  readonly spot: number;
  readonly atByte: number;
  readonly byte: number;
  readonly excerpt: string;
}

const EXCERPT_BYTES = 240;

/** Describes the line between two stream offsets, both in memory. */
export function lineReport(
  file: FileReading,
  line: number,
  start: number,
  end: number,
  at: number,
): LineReport {
  return {
    line,
    bytes: [file.toFile(start), file.toFile(end)],
    spot: at,
    atByte: file.toFile(at),
    byte: byteAt(file.feed, at),
    excerpt: quoted(view(file.feed, start, Math.min(end, start + EXCERPT_BYTES))),
  };
}

export function reportLine(
  file: FileReading,
  document: OpenDocument,
  fault: LineFault,
  report: LineReport,
): void {
  document.isDamaged = true;
  document.findings.push(
    finding(fault, (spot) => sayFault(fault, report, spot), {
      line: report.line,
      bytes: skipBytes(file, report.bytes),
      spot: report.spot,
      hint: fault === "non-object-line" ? null : "repair-or-export",
    }),
  );
}

function sayFault(fault: LineFault, report: LineReport, spot: ClassValues["spot"]): Sentence {
  const { line, atByte: at, byte, excerpt } = report;
  const [from, to] = report.bytes;
  switch (fault) {
    case "syntax-error":
      return say("line-no-json", { line, byte, at, spot, from, to, excerpt });
    case "torn-line":
      return say("line-cut", { line, from, to });
    case "non-object-line":
      return say("line-no-object", { line, from, to, excerpt });
    case "too-deep":
      return say("line-too-deep", { line, limit: DEPTH_LIMIT, at, spot, from, to });
    case "too-large":
      return say("line-too-large", { line, limit: VALUE_BYTES_LIMIT, from, to });
  }
}

/** Lines of text that no further JSON follows: text after the JSON, not broken lines. */
export function reportTextAfter(file: FileReading, texts: readonly LineReport[]): void {
  const [first, last] = [texts[0], texts.at(-1)];
  if (!first || !last) return;
  for (const text of texts) skipBytes(file, text.bytes);
  const [from, to] = [first.bytes[0], last.bytes[1]];
  const told = say("text-after", { count: to - from, from, to, excerpt: first.excerpt });
  file.findings.push(finding("text-after-json", told, { bytes: [from, to] }));
}

/** Lines before the first good one that were meant as lines: taken from the text, which stays when it holds other text. */
export function faultsBefore(file: FileReading): readonly (readonly [LineFault, LineReport])[] {
  const { text } = file;
  if (!text) return [];
  const bytes: ByteRange = [text.startByte, text.endByte];
  const start = Uint8Array.from(text.excerpt.slice(0, bytes[1] - bytes[0]));
  const [first, last] = [text.broken[0], text.broken.at(-1)];
  if (first && last) {
    if (first.start === bytes[0] && last.end === bytes[1]) file.text = null;
    return text.broken.map((broken) => [
      "syntax-error",
      {
        line: null,
        bytes: [broken.start, broken.end],
        spot: broken.spot,
        atByte: broken.at,
        byte: broken.byte,
        excerpt: quoted(start),
      },
    ]);
  }
  if (text.excerpt.length < bytes[1] - bytes[0] || !isLinesOfJson(start)) return [];
  file.text = null;
  return [
    [
      "non-object-line",
      { line: null, bytes, spot: text.spot, atByte: bytes[0], byte: text.firstByte, excerpt: quoted(start) },
    ],
  ];
}

function isLinesOfJson(bytes: Uint8Array): boolean {
  const lines: readonly string[] = new TextDecoder().decode(bytes).split("\n");
  const values = lines
    .filter((line) => line.trim() !== "")
    .map((line): Json | undefined => {
      const result = parseSlice(new TextEncoder().encode(line));
      return result.ok ? result.value.value : undefined;
    });
  return values.every((value) => value !== undefined);
}
