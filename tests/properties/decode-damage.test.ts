// Damage anywhere: nothing crashes, no record before it is lost, every byte is accounted for, and what is said to have been
// read is what the bytes hold.

import fc from "fast-check";
import { expect, test } from "vitest";
import { addPiece } from "@/lib/decode/feed.ts";
import { newFileReading } from "@/lib/decode/file-reading.ts";
import { readFile } from "@/lib/decode/read-file.ts";
import { bytesOf, decoded, slice } from "../unit/decode/decoded.ts";
import { writtenExport } from "./decode-exports.ts";
import { byteDamage, damagedBytes } from "./mutate-bytes.ts";

test("damaged anywhere, a file loses no record that ends before the damage", async () => {
  await fc.assert(
    fc.asyncProperty(
      writtenExport,
      byteDamage,
      fc.integer({ min: 1, max: 99 }),
      async ({ text }, damage, pieceBytes) => {
        const whole = bytesOf(text);
        const damaged = damagedBytes(whole, damage);
        const before = await decoded(whole);
        const after = await decoded(damaged);
        const { outcome, documents } = after;
        expect(outcome.bytesRead + outcome.bytesSkipped).toBe(damaged.length);
        expect(Math.min(outcome.bytesRead, outcome.bytesSkipped)).toBeGreaterThanOrEqual(0);

        const kept = new Set(documents.flatMap(({ records }) => records.map(({ bytes }) => bytes.join("-"))));
        const first = firstDifference(whole, damaged);
        for (const { bytes } of before.documents.flatMap(({ records }) => records)) {
          if (bytes[1] <= first) expect(kept).toContain(bytes.join("-"));
        }
        for (const { bytes, value } of documents.flatMap(({ records, heads }) => [...records, ...heads])) {
          expect(JSON.parse(slice(damaged, bytes))).toEqual(value);
        }
        for (const list of documents.flatMap(({ ends }) => ends.flatMap(({ lists }) => lists))) {
          expect(list.starts).toEqual(list.starts.toSorted((left, right) => left - right));
        }
        expect(await decoded(damaged, "e-f.json", { pieceBytes })).toEqual(after);
      },
    ),
    { numRuns: 600 },
  );
});

test("bytes of any kind crash nothing", async () => {
  const pieces = fc.constantFrom(
    '{"',
    '":',
    "[",
    "]",
    "{",
    "}",
    ",",
    '"',
    "\\",
    "\n",
    "messages",
    "info",
    "1",
    "é",
    "\0",
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(pieces, { maxLength: 60 }),
      fc.uint8Array({ maxLength: 8 }),
      async (parts, noise) => {
        const bytes = Uint8Array.of(...bytesOf(parts.join("")), ...noise, ...bytesOf(parts.join("")));
        const { outcome } = await decoded(bytes);
        expect(outcome.bytesRead + outcome.bytesSkipped).toBe(bytes.length);
      },
    ),
    { numRuns: 1_000 },
  );
});

function firstDifference(left: Uint8Array, right: Uint8Array): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return at;
}

const ROWS = Array.from({ length: 40 }, (_, index) => ({
  id: `msg_${index}`,
  type: index % 3 ? "assistant" : "user",
  content: [
    { type: "text", text: `会话 ${"x".repeat(1_500)} "{[` },
    { type: "tool", input: { n: -1.5e-7 } },
  ],
}));

test.each([
  ["any byte", "indented", 1, JSON.stringify({ info: { id: "ses_1" }, messages: ROWS }, null, 2)],
  ["every fifth byte", "on one line", 5, JSON.stringify({ info: { id: "ses_1" }, messages: ROWS })],
])(
  "cut at %s, an export of 64 KB %s keeps each complete record",
  { timeout: 600_000 },
  (_, __, step, text) => {
    const bytes = bytesOf(text).subarray(0, 65_536);
    const ends = recordsIn(bytes).map(([, end]) => end);
    expect(ends.length).toBeGreaterThan(30);
    let complete = 0;
    for (let cut = 1; cut <= bytes.length; cut += step) {
      while ((ends[complete] ?? bytes.length + 1) <= cut) complete += 1;
      const kept = recordsIn(bytes.subarray(0, cut));
      if (kept.length !== complete) expect.fail(`cut at ${cut}: ${kept.length} records, not ${complete}`);
    }
  },
);

/** Byte ranges of the records in one piece. The reading alone: no digest for each of 65,536 cuts. */
function recordsIn(bytes: Uint8Array): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const file = newFileReading("e-f.json", () => ({
    head: () => undefined,
    record: (record) => found.push(record.bytes),
    end: () => undefined,
  }));
  addPiece(file.feed, bytes);
  const reading = readFile(file);
  while (!reading.next().done) file.feed.isEnded = true;
  return found;
}
