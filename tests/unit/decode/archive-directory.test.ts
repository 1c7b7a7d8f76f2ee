// Directories of ZIP files that say odd things: one name twice, one place twice, more or less than stands there.

import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { sourceOfDocument } from "@/lib/decode/member-source.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { messageOf } from "../../scenario/worded.ts";
import { bytesOf, decoded } from "./decoded.ts";

const CENTRAL = [0x50, 0x4b, 0x01, 0x02];
const END = [0x50, 0x4b, 0x05, 0x06];

function exportOf(id: string, rows: number): Uint8Array {
  const messages = Array.from({ length: rows }, (_, index) => ({
    id: `msg_${index}`,
    text: `${index * 7919}`,
  }));
  return bytesOf(JSON.stringify({ info: { id }, messages }));
}

/** An archive with each of the names replaced by another of its length, wherever it stands. */
function renamed(archive: Uint8Array, from: string, to: string): Uint8Array {
  const text = String.fromCharCode(...archive);
  return Uint8Array.from(text.replaceAll(from, to), (sign) => sign.charCodeAt(0));
}

function placeOf(bytes: Uint8Array, signature: readonly number[]): number {
  return bytes.findIndex((_, at) => signature.every((byte, index) => bytes[at + index] === byte));
}

/** An archive whose directory names its only member so many times. */
function repeated(archive: Uint8Array, count: number): Uint8Array {
  const [central, end] = [placeOf(archive, CENTRAL), placeOf(archive, END)];
  const entry = archive.slice(central, end);
  const tail = archive.slice(end);
  const view = new DataView(tail.buffer);
  for (const at of [8, 10]) view.setUint16(at, count, true);
  view.setUint32(12, entry.length * count, true);
  const entries = Array.from({ length: count }, () => [...entry]).flat();
  return Uint8Array.from([...archive.slice(0, central), ...entries, ...tail]);
}

test("members of one name are told apart, and each is shown from its own bytes", async () => {
  const two = zipSync({ "a.json": exportOf("ses_1", 1), "b.json": exportOf("ses_2", 2) });
  const archive = renamed(two, "b.json", "a.json");
  const { documents } = await decoded(archive, "run.zip");
  const names = documents.map(({ start }) => start.name);
  expect(names).toEqual(["run.zip!a.json", "run.zip!a (2).json"]);
  const source = await sourceOfDocument(sourceFromBytes(archive, "run.zip"), names[1] ?? "");
  expect(await source?.read(0, source.size)).toEqual(exportOf("ses_2", 2));
});

test("a number is not given twice, whatever names the archive holds", async () => {
  const three = zipSync({
    "a.json": exportOf("ses_1", 1),
    "a (2).json": exportOf("ses_2", 1),
    "b.json": exportOf("ses_3", 1),
  });
  const { documents } = await decoded(renamed(three, "b.json", "a.json"), "run.zip");
  expect(documents.map(({ start }) => start.name)).toEqual([
    "run.zip!a.json",
    "run.zip!a (2).json",
    "run.zip!a (3).json",
  ]);
});

test("a directory that names one place many times has it read once", async () => {
  const archive = repeated(zipSync({ "a.json": exportOf("ses_1", 1) }), 40);
  const { documents, problems, outcome } = await decoded(archive, "run.zip");
  expect(documents).toHaveLength(1);
  expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 39 }, () => "unsafe-archive"));
  expect(messageOf(problems[0])).toContain("“a (2).json” stands where another member stands");
  expect(outcome.bytesRead + outcome.bytesSkipped).toBe(archive.length);
});

test("a member of which a part inflates is counted as read up to there", async () => {
  const member = exportOf("ses_1", 400);
  const archive = zipSync({ "a.json": member });
  const cut = archive.slice(0, Math.floor(archive.length / 2));
  const { documents, outcome } = await decoded(cut, "run.zip");
  expect(documents[0]?.records.length).toBeGreaterThan(100);
  expect(outcome.bytesRead).toBeGreaterThan(cut.length / 2);
});

test("a member with another checksum was read all the same", async () => {
  const archive = zipSync({ "a.json": exportOf("ses_1", 3) });
  const damaged = archive.slice();
  const checksum = placeOf(archive, CENTRAL) + 16;
  damaged[checksum] = (damaged[checksum] ?? 0) ^ 0xff;
  const { documents, outcome, problems } = await decoded(damaged, "run.zip");
  expect(documents[0]?.records).toHaveLength(3);
  expect(messageOf(problems[0])).toContain("checksum differs");
  expect(outcome.bytesSkipped).toBe(0);
});

test("of a member that inflates too far, what follows in the archive counts as skipped", async () => {
  const bomb = new Uint8Array(8_000_000).fill(0x20);
  bomb.set(exportOf("ses_1", 1));
  const archive = zipSync({ "a.json": bomb });
  const { outcome, codes } = await decoded(archive, "run.zip");
  expect(codes).toContain("unsafe-archive");
  expect(outcome.bytesSkipped).toBeGreaterThan(0);
  expect(outcome.bytesRead + outcome.bytesSkipped).toBe(archive.length);
});
