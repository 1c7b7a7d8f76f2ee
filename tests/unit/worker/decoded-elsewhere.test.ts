// A file decoded at the other end of a port gives what decoding it here gives; where it cannot, it gives up and says so.

import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { sourceFromBlob } from "@/lib/decode/sources.ts";
import { fileReader, type ReadFile, readFile } from "@/lib/pipeline/read-files.ts";
import { decodeFor } from "@/lib/worker/decode-for.ts";
import { type Decoder, decoderAt } from "@/lib/worker/decoded-elsewhere.ts";
import { idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

function newDecoder(): Decoder {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  decodeFor(port1);
  return decoderAt(port2);
}

async function readElsewhere(
  text: string | Uint8Array<ArrayBuffer>,
  name = "lead.json",
  decoder = newDecoder(),
): Promise<ReadFile | null> {
  const blob = new Blob([text]);
  const reader = fileReader({ name, size: blob.size });
  const outcome = await decoder.decode(name, blob, reader.open, {});
  return outcome === null ? null : reader.readWith(outcome);
}

const readHere = (text: string | Uint8Array<ArrayBuffer>, name = "lead.json") =>
  readFile(sourceFromBlob(new Blob([text]), name));

/** More records than are learned from, so that most come as text. */
const rows = Array.from({ length: 900 }, (_, turn) => [
  prompt(turn * 10 + 1),
  step(turn * 10 + 2, []),
  idle(turn * 10 + 9),
]).flat();
const long = session("ses_lead", rows);
const lines = rows.map((row) => JSON.stringify(row)).join("\n");

test.each([
  ["an export on many lines", JSON.stringify(long, null, 2), "lead.json"],
  ["an export on one line", JSON.stringify(long), "lead.json"],
  ["a log", `${lines}\n`, "lead.jsonl"],
  ["a log with blank lines", lines.replaceAll(/\n(?=.{40,60}prompt)/g, "\n\n\n"), "lead.jsonl"],
  ["an export that is cut", JSON.stringify(long, null, 2).slice(0, -5000), "lead.json"],
  [
    "an export with a damaged row",
    JSON.stringify(long, null, 2).replace('"id": "msg_500', '"id" "msg_500'),
    "lead.json",
  ],
  ["two exports", `${JSON.stringify(long)}\n${JSON.stringify(session("ses_other", rows))}`, "both.json"],
  ["text", "no session at all", "notes.txt"],
])("%s is read as in one thread", async (_, text, name) => {
  expect(await readElsewhere(text, name)).toEqual(await readHere(text, name));
});

test("every fixture is read as in one thread", async () => {
  for (const name of [
    "opencode-1/1.18.33/foreground-tasks.json",
    "opencode-1/1.18.33/run.jsonl",
    "opencode-2/2.0.16/damaged.json",
    "opencode-2/2.0.16/every-row.json",
    "opencode-2-preview/beta/events.json",
  ]) {
    const text = readFileSync(`tests/fixtures/${name}`, "utf8");
    expect(await readElsewhere(text, name)).toEqual(await readHere(text, name));
  }
});

test("UTF-16 keeps the byte ranges of the file", async () => {
  const bytes = new Uint8Array(Buffer.from(`\ufeff${JSON.stringify(long)}`, "utf16le"));
  expect(await readElsewhere(bytes)).toEqual(await readHere(bytes));
});

test.each([
  ["a key that repeats", '"type":"idle","type":"idle"'],
  ["no JSON", '"type":"\\q"'],
])("%s in a late record makes it give up", async (_, instead) => {
  const text = JSON.stringify(long);
  const last = text.lastIndexOf('"type":"idle"');
  const odd = text.slice(0, last) + instead + text.slice(last + '"type":"idle"'.length);
  expect(await readElsewhere(odd)).toBeNull();
});

test("a whole document in a late line makes it give up", async () => {
  expect(await readElsewhere(`${lines}\n${JSON.stringify(long)}\n`, "log.jsonl")).toBeNull();
});

test("one that nobody answers is given up, and so is one that was lost", async () => {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  expect(await readElsewhere("{}", "lead.json", decoderAt(port2))).toBeNull();

  const decoder = newDecoder();
  const reading = readElsewhere(JSON.stringify(long), "lead.json", decoder);
  decoder.lose();
  expect(await reading).toBeNull();
  expect(await readElsewhere("{}", "lead.json", decoder)).toBeNull();
});

test("a reading that nobody waits for any more is not begun", async () => {
  const open = () => {
    throw new Error("begun");
  };
  const signal = AbortSignal.abort();
  expect(await newDecoder().decode("lead.json", new Blob(["{}"]), open, { signal })).toBeNull();
});

test("a sink's own mistake is heard", async () => {
  const decoding = newDecoder().decode(
    "lead.json",
    new Blob([JSON.stringify(long)]),
    () => {
      throw new Error("ours");
    },
    {},
  );
  await expect(decoding).rejects.toThrow("ours");
});
