// What is to be said of a file as a whole: its encoding, the text around its documents, that it holds several or none.

import type { DetectedEncoding } from "./encodings.ts";
import type { FileReading } from "./file-reading.ts";
import { type Finding, finding, nameOfByte, quoted } from "./findings.ts";
import { REPAIR_HINT } from "./hand-on.ts";
import { looksLike } from "./looks-like.ts";
import { endText } from "./text-stretch.ts";
import type { Transcoder } from "./utf16.ts";

const EXPECTED =
  "Expected: a session export (JSON), a log (one JSON object a line), or a ZIP or gzip archive of them.";
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
    findings.push(
      finding("byte-order-mark", "The file starts with a byte order mark. It was skipped.", {
        bytes: [0, detected.markBytes],
      }),
    );
  }
  if (transcoder)
    findings.push(
      finding("utf-16", `The file is ${nameOf(detected)}. Byte positions are those of the file.`),
    );
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
    const what = `The file holds ${count} JSON documents, named ${file.name}@1 to ${file.name}@${count}.`;
    findings.push(finding("concatenated-documents", what));
  }
  return findings;
}

function withoutDocument(
  file: FileReading,
  { head, seen, size, detected, failure }: Facts,
): readonly Finding[] {
  if (detected.encoding === "utf-32") {
    file.skipped.push([0, size]);
    const what = "The file is UTF-32, which is not read.";
    return [finding("unreadable-document", what, { bytes: [0, size], hint: "Save the file as UTF-8." })];
  }
  const { text } = file;
  if (!text && failure) return [];
  if (!text) {
    const what = seen === 0 ? "The file is empty." : `The file holds only white space (${seen} bytes).`;
    return [finding("empty-file", what, { bytes: [0, size], hint: "Export the session again." })];
  }
  file.skipped.push([0, size]);
  const broken = text.broken.map((line) =>
    finding(
      "syntax-error",
      `The text from byte ${line.start} begins like JSON and is none: ${nameOfByte(line.byte)} cannot stand at byte ${line.at} ({spot}).`,
      {
        bytes: [line.start, line.end],
        spot: line.spot,
        hint: REPAIR_HINT,
      },
    ),
  );
  return [otherFile(head, size), ...broken];
}

/** A file without JSON. */
export function otherFile(head: Uint8Array, size: number): Finding {
  const what = `No JSON document was found. The file looks like ${looksLike(head)}; it begins with ${quoted(head.subarray(0, QUOTED_BYTES))}.`;
  return finding("unreadable-document", what, { bytes: [0, size], hint: EXPECTED });
}

export function nestedArchive(name: string): Finding {
  const what = `${name} is an archive inside an archive. It was not opened.`;
  return finding("unsafe-archive", what, { hint: "Take it out of the outer archive and add it alone." });
}

function halfCharacters(file: FileReading, transcoder: Transcoder, seen: number): readonly Finding[] {
  const findings: Finding[] = [];
  const at = transcoder.invalidAt();
  if (at >= 0) {
    const what = `Half a surrogate pair stands at byte ${at}: no character. It was read as U+FFFD.`;
    findings.push(finding("invalid-bytes", what, { bytes: [at, at + 2] }));
  }
  if (transcoder.hasOddByte()) {
    file.skipped.push([seen - 1, seen]);
    const what = `The file ends in half a UTF-16 unit, at byte ${seen}.`;
    findings.push(finding("invalid-bytes", what, { bytes: [seen - 1, seen] }));
  }
  return findings;
}

function nameOf({ encoding }: DetectedEncoding): string {
  return encoding === "utf-16be" ? "UTF-16, big-endian" : "UTF-16, little-endian";
}
