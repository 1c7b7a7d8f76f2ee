// Nothing recorded is left out of a transcript and nothing stands in it twice: neither an event nor a record nor a piece of
// a record, in exports of every host and in damaged ones.

import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gatherSessions } from "@/lib/analysis/gather-sessions.ts";
import { recordBlocks } from "@/lib/pipeline/record-blocks.ts";
import { isReadable, placeOfRecord } from "@/lib/transcript/record-place.ts";
import type { Opened } from "@/lib/worker/opened-bundles.ts";
import { recordValue } from "@/lib/worker/record-values.ts";
import { transcriptOf } from "@/lib/worker/transcripts.ts";
import { anyBundle, bytesOf } from "../scenario/generate/exports.ts";
import { openedFrom } from "../unit/worker/opened.ts";
import { allRows } from "../unit/worker/transcribed.ts";
import { byteDamage, damagedBytes } from "./mutate-bytes.ts";

const ROOT = "tests/fixtures";
const FIXTURES = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.jsonl?$/.test(name),
);

async function expectWhole(opened: Opened): Promise<void> {
  const documents = [...opened.documents.values()].map(({ document }) => document);
  const { sessions } = gatherSessions(documents);
  const shownRecords: string[] = [];
  let shownBlocks = 0;
  for (const { id, entries } of sessions) {
    const transcript = await transcriptOf(opened, id);
    const events = transcript?.rows.flatMap(({ event }) => event ?? []) ?? [];
    expect(new Set(events).size).toBe(events.length);
    expect(new Set(events)).toEqual(new Set(entries.map(({ event }) => event)));
    const records = transcript?.rows.filter(({ list, kind }) => list >= 0 && kind !== "lost") ?? [];
    shownRecords.push(...new Set(records.map((row) => `${row.document} ${row.list}.${row.record}`)));
    for (const { blockCount } of await allRows(opened, id)) shownBlocks += blockCount;
  }
  const all = await recordsOf(opened);
  // The same session in two documents is shown once; every other record is shown, and by one session alone.
  if (sessions.every(({ documents: held }) => held.length === 1)) {
    expect([...shownRecords].sort()).toEqual([...all.keys()].sort());
    expect(shownBlocks).toBe([...all.values()].reduce((sum, count) => sum + count, 0));
  }
}

/** Every record of documents that hold a session, with how many blocks it has. */
async function recordsOf(opened: Opened): Promise<ReadonlyMap<string, number>> {
  const records = new Map<string, number>();
  for (const holder of opened.documents.values()) {
    const { document } = holder;
    if (document.logs.length === 0) continue;
    for (const [list, { starts }] of document.lists.entries()) {
      for (let record = 0; record < starts.length; record += 1) {
        const isKept = isReadable(document.lists[list], record);
        if (!isKept && document.form === "jsonl") continue;
        const value = isKept ? await recordValue(holder, { list, record }) : undefined;
        const { at } = placeOfRecord(document, { list, record });
        const blocks = value === undefined ? [] : recordBlocks(document.format, { pointer: at, value });
        records.set(`${document.id} ${list}.${record}`, blocks.length);
      }
    }
  }
  return records;
}

describe("a transcript holds every record once", () => {
  test.each(FIXTURES)("%s", async (name) => {
    const opened = await openedFrom({ [name.replaceAll("/", "-")]: readFileSync(`${ROOT}/${name}`, "utf8") });
    await expectWhole(opened);
  });

  test("bundles of any host", async () => {
    await fc.assert(
      fc.asyncProperty(anyBundle(), async ({ exports }) => {
        const files = Object.fromEntries(
          exports.map((one) => [one.name, new TextDecoder().decode(bytesOf(one))]),
        );
        await expectWhole(await openedFrom(files));
      }),
      { numRuns: 25 },
    );
  });

  test("damaged files", async () => {
    await fc.assert(
      fc.asyncProperty(anyBundle(), byteDamage, async ({ exports }, damage) => {
        const [first] = exports;
        if (first === undefined) return;
        await expectWhole(await openedFrom({ "lead.json": damagedFile(bytesOf(first), damage) }));
      }),
      { numRuns: 150 },
    );
  });
});

function damagedFile(bytes: Uint8Array, damage: Parameters<typeof damagedBytes>[1]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(damagedBytes(bytes, damage));
}
