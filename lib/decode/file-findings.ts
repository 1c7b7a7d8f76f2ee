// What is to be said of a file as a whole: its encoding, the text around its documents, that it holds several or none.

import { TEXT_ADVICE } from "../model/look.ts";
import { type Sentence, say } from "../model/sentences.ts";
import type { DetectedEncoding } from "./encodings.ts";
import type { FileReading } from "./file-reading.ts";
import { type Finding, finding, quoted } from "./findings.ts";
import { looksLike } from "./looks-like.ts";
import { endText } from "./text-stretch.ts";
import type { Transcoder } from "./utf16.ts";

const QUOTED_BYTES = 120;

interface Facts {
  readonly detected: DetectedEncoding;
  readonly head: Uint8Array;
  /** Bytes that arrived, and bytes that were announced. */
  readonly seen: number;
  readonly size: number;
  readonly failure: Finding | null;
  readonly transcoder: Transcoder | null;
}

/** Call once, when all is read. Counts what was not read as skipped. */
export function fileFindings(file: FileReading, facts: Facts): readonly Finding[] {
  const { detected, seen, size, failure, transcoder } = facts;
  const findings: Finding[] = [];
  if (detected.markBytes > 0) {
    findings.push(finding("byte-order-mark", say("byte-order-mark", {}), { bytes: [0, detected.markBytes] }));
  }
  if (transcoder) findings.push(finding("utf-16", sayUtf16(detected)));
  findings.push(
    ...file.findings,
    ...(file.documents.length === 0 ? withoutDocument(file, facts) : aroundDocuments(file)),
  );
  if (failure) findings.push(failure);
  if (seen < size) file.skipped.push([seen, size]);
  if (transcoder) findings.push(...halfCharacters(file, transcoder, seen));
  return findings;
}

function aroundDocuments(file: FileReading): readonly Finding[] {
  const count = file.documents.length;
  const after = endText(file);
  const findings: Finding[] = after ? [after] : [];
  if (count > 1) {
    const names = { first: `${file.name}@1`, last: `${file.name}@${count}` };
    findings.push(finding("concatenated-documents", say("several-documents", { count, ...names })));
  }
  return findings;
}

function withoutDocument(
  file: FileReading,
  { head, seen, size, detected, failure }: Facts,
): readonly Finding[] {
  if (detected.encoding === "utf-32") {
    file.skipped.push([0, size]);
    const place = { bytes: [0, size], hint: "save-as-utf-8" } as const;
    return [finding("unreadable-document", say("utf-32", {}), place)];
  }
  const { text } = file;
  if (!text && failure) return [];
  if (!text) {
    const told = seen === 0 ? say("file-empty", {}) : say("file-blank", { size: seen });
    return [finding("empty-file", told, { bytes: [0, size], hint: "export-again" })];
  }
  file.skipped.push([0, size]);
  const broken = text.broken.map((line) =>
    finding(
      "syntax-error",
      (spot) => say("text-begins-like-json", { from: line.start, byte: line.byte, at: line.at, spot }),
      { bytes: [line.start, line.end], spot: line.spot, hint: "repair-or-export" },
    ),
  );
  return [otherFile(head, size), ...broken];
}

/** A file without JSON. */
export function otherFile(head: Uint8Array, size: number): Finding {
  const excerpt = quoted(head.subarray(0, QUOTED_BYTES));
  const look = looksLike(head);
  const hint = TEXT_ADVICE[look] ?? "expected-files";
  return finding("unreadable-document", say("file-without-json", { look, excerpt }), {
    bytes: [0, size],
    hint,
  });
}

export function nestedArchive(name: string): Finding {
  return finding("unsafe-archive", say("archive-in-archive", { name }), { hint: "take-out-of-archive" });
}

function halfCharacters(file: FileReading, transcoder: Transcoder, seen: number): readonly Finding[] {
  const findings: Finding[] = [];
  const at = transcoder.invalidAt();
  if (at >= 0) {
    findings.push(finding("invalid-bytes", say("half-surrogate", { at }), { bytes: [at, at + 2] }));
  }
  if (transcoder.hasOddByte()) {
    file.skipped.push([seen - 1, seen]);
    findings.push(finding("invalid-bytes", say("half-unit", { at: seen }), { bytes: [seen - 1, seen] }));
  }
  return findings;
}

function sayUtf16({ encoding }: DetectedEncoding): Sentence {
  return say(encoding === "utf-16be" ? "utf-16-big-endian" : "utf-16-little-endian", {});
}
