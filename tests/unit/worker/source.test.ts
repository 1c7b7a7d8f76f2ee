// Values of a document shown from its bytes, and texts found in them, whatever the encoding and the wrapping.

import { readFileSync } from "node:fs";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { Json } from "@/lib/base/json.ts";
import { type Pointer, ROOT, resolvePointer } from "@/lib/base/json-pointer.ts";
import type { Opened } from "@/lib/worker/opened-bundles.ts";
import { searchSource } from "@/lib/worker/search-source.ts";
import { sourceBytes, sourceNode } from "@/lib/worker/source-node.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { bundleId } from "../library/sample-rows.ts";
import { onlyDocument, openedFrom } from "./opened.ts";

const rows = [
  prompt(1, 'Schau nach: 发布 „Ärger“ "quoted"\nnext line'),
  step(2, [acknowledged("call_a", "ses_child", [2, 3])]),
  notice(20, "ses_child"),
  idle(23),
];
const exported = session("ses_lead", rows, { title: "A title" });
const text = JSON.stringify(exported, null, 2);

const at = (pointer: string) => brand<Pointer>(pointer);

function node(opened: Opened, pointer: string, from = 0, line: number | null = null) {
  const document = onlyDocument(opened).id;
  return sourceNode(opened, { kind: "source", bundle: FILES, document, line, at: at(pointer), from });
}

/** Only the document of a request is looked at here. */
const FILES = { bundle: bundleId("b"), files: [], documents: [] };

function search(opened: Opened, sought: string, limit = 100) {
  const document = onlyDocument(opened).id;
  const request = { kind: "search-source", bundle: FILES, document, text: sought, limit } as const;
  return searchSource(opened, request, new AbortController().signal);
}

describe("a value at a pointer", () => {
  test("an object by its members, containers among them by their size and what tells them apart", async () => {
    const opened = await openedFrom({ "a.json": text });

    expect((await node(opened, "/messages/0"))?.value).toMatchObject({
      kind: "object",
      size: 4,
      hint: "user",
      members: [
        { key: "id" },
        { key: "type", value: { kind: "string", text: "user", chars: 4 } },
        { key: "time", value: { kind: "object", size: 1, members: [] } },
        { key: "text" },
      ],
    });
  });

  test("the whole document names its list of records and how many there are", async () => {
    const opened = await openedFrom({ "a.json": text });

    expect((await node(opened, ""))?.value).toMatchObject({
      kind: "object",
      members: [
        { key: "info", value: { kind: "object" } },
        { key: "messages", value: { kind: "array", size: 4 } },
      ],
    });
    expect((await node(opened, "/messages", 2))?.value).toMatchObject({
      kind: "array",
      size: 4,
      from: 2,
      members: [
        { key: "2", value: { hint: "synthetic" } },
        { key: "3", value: { hint: "idle" } },
      ],
    });
  });

  test("its bytes are exactly the value in the file", async () => {
    const opened = await openedFrom({ "a.json": text });
    const found = await node(opened, "/messages/0/text");

    const document = onlyDocument(opened).id;
    const range = found?.bytes ?? [0, 0];
    expect(
      JSON.parse(await sourceBytes(opened, { kind: "source-bytes", bundle: FILES, document, range })),
    ).toBe(rows[0]?.text);
  });

  test("claims that rest on it or inside it are named", async () => {
    const opened = await openedFrom({ "a.json": text });
    const found = await node(opened, "/messages/2/metadata");

    expect(found?.claims.some((id) => id.endsWith("/outcome"))).toBe(true);
    expect((await node(opened, ""))?.claimCount).toBeGreaterThan(found?.claimCount ?? 0);
  });

  test("a number keeps its own spelling", async () => {
    const long = text.replace('"cost": 0.02', '"cost": 0.12345678901234567890');
    const opened = await openedFrom({ "a.json": long });

    expect((await node(opened, "/info/cost"))?.value).toEqual({
      kind: "number",
      text: "0.12345678901234567890",
    });
  });

  test("nothing where nothing stands", async () => {
    const opened = await openedFrom({ "a.json": text });

    expect(await node(opened, "/messages/99")).toBeNull();
    expect(await node(opened, "/info/nothing")).toBeNull();
  });
});

describe("a text in the bytes", () => {
  const utf16 = new Uint8Array(
    new Uint16Array([...`\ufeff${text}`].map((unit) => unit.charCodeAt(0))).buffer,
  );
  const zipped = zipSync({ "deep/a.json": strToU8(text), "other.txt": strToU8("nothing") });
  const ascii = text.replace(
    /[^\x20-\x7e\n]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

  test.each([
    ["UTF-8", text],
    ["UTF-16", utf16],
    ["a ZIP", new Uint8Array(zipped)],
    ["escapes", ascii],
    ["a text before it", `log line one\nlog line two\n${text}`],
  ])("is found in %s, with the pointer of the value it stands in", async (_, content) => {
    const opened = await openedFrom({ [content === zipped ? "a.zip" : "a.json"]: content });

    for (const sought of ["发布", "schau nach", '"quoted"\nnext']) {
      const [hit, ...others] = await search(opened, sought);
      expect(hit).toMatchObject({ at: "/messages/0/text", line: null });
      expect(others).toEqual([]);
    }
  });

  test("is found in the head and in names of members, too", async () => {
    const opened = await openedFrom({ "a.json": text });

    expect(await search(opened, "A title")).toMatchObject([{ at: "/info/title", match: "A title" }]);
    expect(await search(opened, "projectID")).toMatchObject([{ at: "/info/projectID" }]);
  });

  test("is told once each, in order, up to the limit", async () => {
    const opened = await openedFrom({ "a.json": text });
    const all = await search(opened, "ses_child");
    const starts = all.map(({ bytes }) => bytes[0]);

    expect(all.length).toBeGreaterThan(2);
    expect(starts).toEqual([...new Set(starts)].sort((left, right) => left - right));
    expect(await search(opened, "ses_child", 2)).toEqual(all.slice(0, 2));
    const inFile = Buffer.from(text);
    for (const { bytes } of all) expect(inFile.subarray(...bytes).toString()).toBe("ses_child");
  });

  test("that is nowhere is found nowhere", async () => {
    const opened = await openedFrom({ "a.json": text });

    expect(await search(opened, "no such words")).toEqual([]);
    expect(await search(opened, "")).toEqual([]);
  });
});

test("every value of the samples is shown as JSON reads it", async () => {
  for (const name of ["two-background-children.json", "refusal-by-rule.json"]) {
    const content = readFileSync(`public/samples/${name}`, "utf8");
    const whole: Json = JSON.parse(content);
    const opened = await openedFrom({ [name]: content });
    const pending: Pointer[] = [ROOT];
    let shown = 0;
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const found = await node(opened, next);
      const value = resolvePointer(whole, next);
      shown += 1;
      if (found?.value.kind === "object" || found?.value.kind === "array") {
        expect(found.value.members.map(({ key }) => key)).toEqual(Object.keys(Object(value)));
        pending.push(
          ...found.value.members.map(({ key }) =>
            at(`${next}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`),
          ),
        );
      } else if (found?.value.kind === "string") expect(found.value.text).toBe(value);
      else expect(found?.value).toMatchObject({ text: String(value) });
    }
    expect(shown).toBeGreaterThan(200);
  }
});

describe("a document of lines", () => {
  const lines = `{"type":"a","n":1}\n\n{"type":"b","inner":{"word":"needle"}}\nnot json\n{"type":"c"}\n`;

  test("shows the lines that were read, by their numbers", async () => {
    const opened = await openedFrom({ "log.jsonl": lines });
    const whole = await node(opened, "");

    expect(whole?.value).toMatchObject({
      kind: "lines",
      size: 3,
      members: [
        { key: "1", value: { hint: "a" } },
        { key: "3", value: { hint: "b" } },
        { key: "5", value: { hint: "c" } },
      ],
    });
    expect((await node(opened, "/inner/word", 0, 3))?.value).toMatchObject({ text: "needle" });
  });

  test("gives a hit its line", async () => {
    const opened = await openedFrom({ "log.jsonl": lines });

    expect(await search(opened, "NEEDLE")).toMatchObject([{ line: 3, at: "/inner/word", match: "needle" }]);
  });
});
