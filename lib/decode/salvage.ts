// Goes on after damage: finds the next landmark, sets the reading there, names what was skipped. Only what is damaged is
// lost; nothing is repaired and nothing is guessed.

import { appendTo, type Pointer } from "../base/json-pointer.ts";
import { say } from "../model/sentences.ts";
import { COMMA } from "./bytes.ts";
import { type Container, type DocumentReading, isDocument, type OpenDocument } from "./document.ts";
import { arrived, byteAt, endOf, nextByte, type Reading, view } from "./feed.ts";
import { type FileReading, skipBytes } from "./file-reading.ts";
import { finding } from "./findings.ts";
import { handOn } from "./hand-on.ts";
import { closersBefore, findLandmark, type Landmark } from "./landmark.ts";
import { decide } from "./open-document.ts";
import { parseSlice } from "./parse-slice.ts";
import { enter, readDocument } from "./read-document.ts";
import type { Ending } from "./read-value.ts";
import {
  BEGINNING_BYTES,
  beginsLikeRecord,
  learnBeginning,
  learnFromPart,
  learnIndent,
} from "./record-shape.ts";
import { tornLineEnd } from "./torn-line.ts";

type Failed = Extract<Ending, { kind: "failed" }>;

export type Outcome =
  | Exclude<Ending, Failed>
  /** No document: text, or a broken line. */
  | Failed
  /** No document: a line of a log that breaks off at the line break `at`. */
  | { readonly kind: "torn"; readonly at: number }
  /** Damage up to the end of the file, or up to `at`, where another document begins. */
  | { readonly kind: "lost"; readonly at: number; readonly isClosed: boolean };

/** Reads a document through all its damage. */
export function* readThrough(
  file: FileReading,
  reading: DocumentReading,
  isInline: boolean,
): Reading<Outcome> {
  for (;;) {
    const ending = yield* readDocument(file, reading);
    const unseen = yield* failedUnseen(reading, ending);
    const failed = unseen ?? (ending.kind === "failed" ? ending : null);
    const torn = isInline ? -1 : tornLineEnd(reading, failed ? failed.at : endOf(file.feed));
    if (torn >= 0 && ending.kind !== "closed") return { kind: "torn", at: torn };
    if (!failed) return ending;

    const damage = damageAt(file, reading, failed);
    if (!isWorthSaving(reading, isInline)) {
      const isLine = reading.isCommitted && !reading.isMultiline && !isInline;
      const landmark = isLine ? yield* findLandmark(reading, failed.from + 1, true) : null;
      if (landmark?.kind === "list" || (landmark?.kind === "member" && landmark.isTelling)) {
        resumeAt(file, reading, decide(file, reading), damage, landmark);
        continue;
      }
      return failed;
    }
    const document = decide(file, reading);
    handOn(file, reading, document);
    learnFromDamage(reading, failed);
    const landmark = yield* findLandmark(
      reading,
      failed.from === failed.at ? failed.from : failed.from + 1,
      false,
    );
    if (!landmark || landmark.kind === "document")
      return giveUp(file, reading, document, damage, landmark?.at ?? endOf(file.feed));
    resumeAt(file, reading, document, damage, landmark);
  }
}

interface Damage {
  readonly pointer: Pointer;
  readonly fromByte: number;
  readonly atByte: number;
  readonly spot: number;
  readonly byte: number;
  /** A record of this list is damaged. */
  readonly inElement: Container | null;
}

/** Damage that shows only later: the root closed too early, or a record has swallowed those after it. */
function* failedUnseen(reading: DocumentReading, ending: Ending): Reading<Failed | null> {
  if (ending.kind === "closed") return yield* closedTooEarly(reading);
  const { feed } = reading;
  const { pos } = feed;
  const list = reading.open.at(-1)?.list;
  const last = reading.pending.at(-1);
  let swallowed: Failed | null = null;
  if (reading.expects !== "after") {
    if (ending.kind === "cut" && ending.from >= feed.base)
      swallowed = yield* swallow(reading, ending.from, endOf(feed));
  } else if (list && last?.kind === "record" && last.list === list) {
    swallowed = yield* swallow(reading, last.start, last.end);
    if (swallowed) {
      reading.pending.pop();
      list.next -= 1;
      reading.expects = "element";
      reading.gap = last.start;
    }
  }
  feed.pos = pos;
  return swallowed;
}

/** Another record begins inside one: its brackets do not close where they should. */
function* swallow(reading: DocumentReading, from: number, end: number): Reading<Failed | null> {
  const list = reading.open.at(-1)?.list;
  if (!list || list.next === 0) return null;
  const landmark = yield* findLandmark(reading, from + 1, false);
  return landmark?.kind === "record" && landmark.at < end ? { kind: "failed", from, at: landmark.at } : null;
}

/** After the root has closed, a comma and one more record show that damage closed it too early. */
function* closedTooEarly(reading: DocumentReading): Reading<Failed | null> {
  const { feed } = reading;
  const list = reading.listContainers.at(-1)?.list;
  if (!list || list.next === 0) return null;
  const end = feed.pos;
  feed.mark = end;
  const comma = yield* nextByte(feed);
  const at = feed.pos;
  let isEarly = false;
  if (comma === COMMA) {
    feed.pos += 1;
    yield* nextByte(feed);
    yield* arrived(feed, feed.pos, BEGINNING_BYTES);
    isEarly = beginsLikeRecord(list.shape, feed, feed.pos);
  }
  feed.pos = end;
  return isEarly ? { kind: "failed", from: at, at } : null;
}

function isWorthSaving(reading: DocumentReading, isInline: boolean): boolean {
  if (reading.document || isDocument(reading)) return reading.document !== null || reading.isCommitted;
  return reading.hasObjects && !reading.isTagged && !isInline && reading.lists.some((list) => list.next > 0);
}

function damageAt(file: FileReading, reading: DocumentReading, { from, at }: Failed): Damage {
  const container = reading.open.at(-1);
  const inElement = container?.list && reading.expects !== "after" ? container : null;
  const pointer = inElement?.list
    ? appendTo(inElement.at, inElement.list.next)
    : (container?.at ?? reading.root.at);
  const byte = byteAt(file.feed, at);
  return { pointer, fromByte: file.toFile(from), atByte: file.toFile(at), spot: at, byte, inElement };
}

function learnFromDamage(reading: DocumentReading, { from }: Failed): void {
  const { feed, scan, root } = reading;
  const container = reading.open.at(-1);
  const list = container?.list;
  if (!list || list.shape.beginnings.length > 0) return;
  learnBeginning(list.shape, feed, reading.gap, from);
  if (container.parent) learnIndent(list.shape, container.parent.gap, root.gap);
  if (scan.lastComma <= from) return;
  const part = view(feed, from, scan.lastComma + 1).slice();
  part[part.length - 1] = 0x7d;
  const result = parseSlice(part);
  if (result.ok) learnFromPart(list.shape, result.value.value);
}

function resumeAt(
  file: FileReading,
  reading: DocumentReading,
  document: OpenDocument,
  damage: Damage,
  landmark: Exclude<Landmark, { kind: "document" }>,
): void {
  const { feed } = reading;
  const { container, at } = landmark;
  handOn(file, reading, document);
  const bytes = skipBytes(file, [damage.fromByte, file.toFile(at)]);
  report(document, damage, bytes, false);
  leaveGap(damage);
  reading.open.splice(0, reading.open.length, ...chainTo(container));
  feed.pos = at;
  reading.gap = at;
  if (landmark.kind === "list") enter(reading, container, landmark.key, true);
  else
    reading.expects =
      landmark.kind === "record" ? "element" : landmark.kind === "member" ? "member" : "after";
}

function giveUp(
  file: FileReading,
  reading: DocumentReading,
  document: OpenDocument,
  damage: Damage,
  at: number,
): Outcome {
  const closers = closersBefore(reading, at);
  const bytes = skipBytes(file, [damage.fromByte, file.toFile(closers < 0 ? at : closers)]);
  report(document, damage, bytes, true);
  leaveGap(damage);
  return { kind: "lost", at, isClosed: closers >= 0 };
}

function report(
  document: OpenDocument,
  damage: Damage,
  bytes: readonly [number, number],
  isToEnd: boolean,
): void {
  const { pointer, atByte: at, spot, byte } = damage;
  const [from, to] = bytes;
  document.isDamaged = true;
  document.findings.push(
    finding(
      "syntax-error",
      (spot) => {
        const values = { byte, at, spot, from, to };
        return pointer === ""
          ? say(isToEnd ? "document-damaged-to-end" : "document-damaged", values)
          : say(isToEnd ? "place-damaged-to-end" : "place-damaged", { place: pointer, ...values });
      },
      { at: pointer, bytes, spot, hint: "repair-or-export" },
    ),
  );
}

function leaveGap({ inElement, fromByte }: Damage): void {
  const list = inElement?.list;
  if (!list) return;
  list.next += 1;
  list.starts.push(fromByte);
  list.ends.push(fromByte);
}

function chainTo(container: Container): readonly Container[] {
  return container.parent ? [...chainTo(container.parent), container] : [container];
}
